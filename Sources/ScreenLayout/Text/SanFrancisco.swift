import EveryScreenModel

/// The system's typeface as a correction of Inter's widths: San Francisco by
/// character class, weight and size.
///
/// San Francisco has two sets of outlines, for text up to 17 points and for display
/// from 28 points. Between those sizes and between the weights 400 and 700 its
/// advances are linear. Both hold for every published advance.
///
/// The corrections are the mean differences of the published advances to Inter's,
/// weighted by how often each character occurs in English and German interfaces.
/// `.scripts/system_widths.py` fits them and measures the error. The published
/// advances are those of Vercantez/openuikit at 32cc00a,
/// `golden/font_metrics_ios.json`: CoreText on the iOS 26.1 simulator.
///
/// Greek, Cyrillic and accented letters have no published advances. They take the
/// correction of their class and the tracking. Every other script is drawn in
/// another typeface and takes neither, but spaces between its words do.
enum SanFrancisco {
    /// A class of characters that differ from Inter in about the same way.
    enum Class: Int, CaseIterable {
        case space, capital, letter, narrowLetter, diagonalLetter, digit, stop, other
    }

    /// The correction of Inter's width, in thousandths of the font size.
    struct Correction {
        /// The outlines for text, at weights 400 and 700.
        let text: (regular: Double, bold: Double)
        /// The outlines for display, at weights 400 and 700.
        let display: (regular: Double, bold: Double)
    }

    /// The fitted corrections, in the order of `Class`.
    static let corrections: [Correction] = [
        .init(text: (0, 26), display: (-76, -34)),
        .init(text: (-1, 11), display: (-46, -36)),
        .init(text: (-3, 11), display: (-62, -41)),
        .init(text: (12, 18), display: (-32, -31)),
        .init(text: (-19, 1), display: (-79, -56)),
        .init(text: (3, 13), display: (-27, -22)),
        .init(text: (20, 49), display: (-62, -58)),
        .init(text: (10, 19), display: (-34, -25)),
    ]

    /// The share of the way from weight 400 to weight 700 at which a weight stands;
    /// San Francisco's medium is 510, its semibold 590.
    static func boldShare(_ weight: ScreenElement.FontWeight) -> Double {
        switch weight {
        case .light, .regular: 0
        case .medium: 110.0 / 300
        case .semibold: 190.0 / 300
        case .bold: 1
        case .heavy: 460.0 / 300
        }
    }

    /// The number of optical sizes with a separate table: whole points from 17
    /// to 28.
    static let opticalSizes = 12

    /// Returns the number of the optical size nearest to a font size, in points: 0
    /// for text, 11 for display.
    static func opticalSize(_ size: Double) -> Int { Int(max(17, min(28, size)).rounded()) - 17 }

    /// Returns the share of the outlines for display at an optical size.
    static func displayShare(_ opticalSize: Int) -> Double {
        // Most of the change is from 19 to 24 points.
        let size = Double(opticalSize)
        return size <= 2 ? size / 22 : size <= 7 ? (1 + (size - 2) * 8 / 5) / 11 : (9 + (size - 7) / 2) / 11
    }

    /// Returns the class of a scalar of Inter's tables, or nil for one that is as
    /// wide in every typeface.
    static func characterClass(_ scalar: Int, width: Int) -> Class? {
        switch scalar {
        case 0x20, 0xA0: return .space
        case 0x2E, 0x2C, 0x3A, 0x3B: return .stop
        // The letters v, w, x, y and z, with and without accents.
        case 0x76...0x7A, 0xFD, 0xFF, 0x175, 0x177, 0x17A, 0x17C, 0x17E: return .diagonalLetter
        // Spaces of a share of the font size.
        case 0x2000...0x200A, 0x202F, 0x205F: return nil
        default: break
        }
        switch UnicodeScalar(scalar)?.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return .capital
        // Letters such as i, j and l.
        case .lowercaseLetter, .otherLetter, .modifierLetter: return width < InterWidths.unitsPerEm * 3 / 10 ? .narrowLetter : .letter
        case .decimalNumber: return .digit
        default: return .other
        }
    }

    /// Returns what the system adds to every advance at a font size, in points.
    ///
    /// Between the published sizes it is interpolated, and beyond them it stays.
    static func tracking(at size: Double) -> Double {
        let trackings = trackings
        var next = 0
        while next < trackings.count, trackings[next].size < size { next += 1 }
        guard next < trackings.count else { return trackings[trackings.count - 1].points }
        let (upper, above) = trackings[next]
        if next == 0 || upper == size { return above }
        let (lower, below) = trackings[next - 1]
        return below + (above - below) * (size - lower) / (upper - lower)
    }

    /// The tracking of SF Pro by size, in points: Human Interface Guidelines,
    /// Typography, as of January 2026.
    private static let trackings: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1),
        (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41),
        (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
        (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34),
        (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
        (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ]
}
