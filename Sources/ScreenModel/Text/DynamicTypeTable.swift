/// The Dynamic Type table for iOS and iPadOS: eleven styles by twelve sizes.
///
/// Row by row in the order of `ScreenElement.TextStyle`, each row in the order of
/// `UserEnvironment.TextSize`; size, leading, metrics leading. Source: Human
/// Interface Guidelines, Typography (July 2025 and January 2026 editions agree in
/// all 132 sizes and leadings); metrics leadings derived from published
/// measurements of `UIFontMetrics`.
let dynamicTypeTable: [TextMetrics] = [
    // largeTitle
    .init(31, 38, 38), .init(32, 39, 39), .init(33, 40, 40), .init(34, 41, 41), .init(36, 43, 43), .init(38, 46, 46),
    .init(40, 48, 48), .init(44, 52, 52), .init(48, 57, 57), .init(52, 61, 61), .init(56, 66, 66), .init(60, 70, 70),
    // title1
    .init(25, 31, 31), .init(26, 32, 32), .init(27, 33, 33), .init(28, 34, 34), .init(30, 37, 36), .init(32, 39, 38),
    .init(34, 41, 41), .init(38, 46, 46), .init(43, 51, 51), .init(48, 57, 57), .init(53, 62, 61), .init(58, 68, 68),
    // title2
    .init(19, 24, 24), .init(20, 25, 25), .init(21, 26, 26), .init(22, 28, 28), .init(24, 30, 30), .init(26, 32, 32),
    .init(28, 34, 34), .init(34, 41, 41), .init(39, 47, 47), .init(44, 52, 52), .init(50, 59, 59), .init(56, 66, 66),
    // title3
    .init(17, 22, 22), .init(18, 23, 23), .init(19, 24, 24), .init(20, 25, 25), .init(22, 28, 28), .init(24, 30, 30),
    .init(26, 32, 32), .init(31, 38, 38), .init(37, 44, 44), .init(43, 51, 51), .init(49, 58, 58), .init(55, 65, 65),
    // headline
    .init(14, 19, 19), .init(15, 20, 20), .init(16, 21, 21), .init(17, 22, 22), .init(19, 24, 24), .init(21, 26, 26),
    .init(23, 29, 29), .init(28, 34, 34), .init(33, 40, 40), .init(40, 48, 48), .init(47, 56, 51), .init(53, 62, 62),
    // body
    .init(14, 19, 19), .init(15, 20, 20), .init(16, 21, 21), .init(17, 22, 22), .init(19, 24, 24), .init(21, 26, 26),
    .init(23, 29, 29), .init(28, 34, 34), .init(33, 40, 40), .init(40, 48, 48), .init(47, 56, 56), .init(53, 62, 62),
    // callout
    .init(13, 18, 18), .init(14, 19, 19), .init(15, 20, 20), .init(16, 21, 21), .init(18, 23, 23), .init(20, 25, 25),
    .init(22, 28, 28), .init(26, 32, 32), .init(32, 39, 39), .init(38, 46, 46), .init(44, 52, 52), .init(51, 60, 60),
    // subheadline
    .init(12, 16, 16), .init(13, 18, 18), .init(14, 19, 19), .init(15, 20, 20), .init(17, 22, 22), .init(19, 24, 24),
    .init(21, 28, 26), .init(25, 31, 31), .init(30, 37, 36), .init(36, 43, 43), .init(42, 50, 50), .init(49, 58, 58),
    // footnote
    .init(12, 16, 16), .init(12, 16, 16), .init(12, 16, 16), .init(13, 18, 18), .init(15, 20, 20), .init(17, 22, 22),
    .init(19, 24, 24), .init(23, 29, 29), .init(27, 33, 33), .init(33, 40, 40), .init(38, 46, 46), .init(44, 52, 52),
    // caption1
    .init(11, 13, 13), .init(11, 13, 13), .init(11, 13, 13), .init(12, 16, 16), .init(14, 19, 19), .init(16, 21, 21),
    .init(18, 23, 23), .init(22, 28, 27), .init(26, 32, 32), .init(32, 39, 39), .init(37, 44, 44), .init(43, 51, 51),
    // caption2
    .init(11, 13, 13), .init(11, 13, 13), .init(11, 13, 13), .init(11, 13, 13), .init(13, 18, 18), .init(15, 20, 20),
    .init(17, 22, 22), .init(20, 25, 25), .init(24, 30, 29), .init(29, 35, 35), .init(34, 41, 41), .init(40, 48, 48),
]
