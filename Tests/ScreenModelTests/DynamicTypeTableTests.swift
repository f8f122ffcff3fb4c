import EveryScreenModel
import Testing

/// The tables of the Human Interface Guidelines, typed in a second time.
struct DynamicTypeTableTests {
    private static let sizes: [(ScreenElement.TextStyle, String)] = [
        (.largeTitle, "31 32 33 34 36 38 40 44 48 52 56 60"),
        (.title1, "25 26 27 28 30 32 34 38 43 48 53 58"),
        (.title2, "19 20 21 22 24 26 28 34 39 44 50 56"),
        (.title3, "17 18 19 20 22 24 26 31 37 43 49 55"),
        (.headline, "14 15 16 17 19 21 23 28 33 40 47 53"),
        (.body, "14 15 16 17 19 21 23 28 33 40 47 53"),
        (.callout, "13 14 15 16 18 20 22 26 32 38 44 51"),
        (.subheadline, "12 13 14 15 17 19 21 25 30 36 42 49"),
        (.footnote, "12 12 12 13 15 17 19 23 27 33 38 44"),
        (.caption1, "11 11 11 12 14 16 18 22 26 32 37 43"),
        (.caption2, "11 11 11 11 13 15 17 20 24 29 34 40"),
    ]
    private static let leadings: [(ScreenElement.TextStyle, String)] = [
        (.largeTitle, "38 39 40 41 43 46 48 52 57 61 66 70"),
        (.title1, "31 32 33 34 37 39 41 46 51 57 62 68"),
        (.title2, "24 25 26 28 30 32 34 41 47 52 59 66"),
        (.title3, "22 23 24 25 28 30 32 38 44 51 58 65"),
        (.headline, "19 20 21 22 24 26 29 34 40 48 56 62"),
        (.body, "19 20 21 22 24 26 29 34 40 48 56 62"),
        (.callout, "18 19 20 21 23 25 28 32 39 46 52 60"),
        (.subheadline, "16 18 19 20 22 24 28 31 37 43 50 58"),
        (.footnote, "16 16 16 18 20 22 24 29 33 40 46 52"),
        (.caption1, "13 13 13 16 19 21 23 28 32 39 44 51"),
        (.caption2, "13 13 13 13 18 20 22 25 30 35 41 48"),
    ]

    private func row(_ style: ScreenElement.TextStyle, _ number: (TextMetrics) -> Double) -> String {
        UserEnvironment.TextSize.allCases.map { String(Int(number(style.metrics(at: $0)))) }.joined(separator: " ")
    }

    @Test(arguments: sizes) func `the sizes are those of the guidelines`(style: ScreenElement.TextStyle, expected: String) {
        #expect(row(style, \.size) == expected)
    }

    @Test(arguments: leadings) func `the leadings are those of the guidelines`(style: ScreenElement.TextStyle, expected: String) {
        #expect(row(style, \.leading) == expected)
    }

    @Test func `the leading by which values scale differs in eight cells`() {
        var cells: [String] = []
        for style in ScreenElement.TextStyle.allCases {
            for size in UserEnvironment.TextSize.allCases {
                let metrics = style.metrics(at: size)
                guard metrics.metricsLeading != metrics.leading else { continue }
                cells.append("\(style.rawValue) \(size.shortName) \(Int(metrics.leading)) \(Int(metrics.metricsLeading))")
            }
        }

        #expect(
            cells == [
                "title1 XL 37 36", "title1 XXL 39 38", "title1 AX4 62 61", "headline AX4 56 51", "subheadline XXXL 28 26",
                "subheadline AX2 37 36", "caption1 AX1 28 27", "caption2 AX2 30 29",
            ])
    }

    @Test func `one line of body text is as high as measured on a device`() {
        #expect(ScreenElement.TextStyle.body.metrics(at: .large).lineHeight == 20.287109375)
    }

    @Test func `only headline is heavier than regular`() {
        #expect(ScreenElement.TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
        #expect(ScreenElement.TextStyle.headline.weight == .semibold)
    }

    @Test(arguments: ScreenElement.TextStyle.allCases) func `text never shrinks as the text size grows`(style: ScreenElement.TextStyle) {
        let sizes = UserEnvironment.TextSize.allCases.map { style.metrics(at: $0).size }
        let leadings = UserEnvironment.TextSize.allCases.map { style.metrics(at: $0).leading }

        #expect(sizes == sizes.sorted())
        #expect(leadings == leadings.sorted())
    }
}
