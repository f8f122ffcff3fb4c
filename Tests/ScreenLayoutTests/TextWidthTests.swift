import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// Text measurement against the font file itself, whose widths are kept in `textWidthCases`.
struct TextWidthTests {
    private func errors(_ reference: KeyPath<TextWidthCase, Double>) throws -> [Double] {
        try textWidthCases.map { row in
            let font = Font(size: row.size, weight: try #require(ScreenElement.FontWeight(rawValue: row.weight)))
            return abs(MeasuredText(row.string, font: font).idealWidth - row[keyPath: reference]) / row[keyPath: reference]
        }
    }

    @Test func `there are two hundred strings of every weight and many sizes`() {
        #expect(textWidthCases.count == 200)
        #expect(Set(textWidthCases.map(\.weight)) == Set(ScreenElement.FontWeight.allCases.map(\.rawValue)))
        #expect(Set(textWidthCases.map(\.size)).count == 12)
    }

    @Test func `every string is as wide as the glyphs of the font file, within one percent`() throws {
        for (row, error) in zip(textWidthCases, try errors(\.width)) {
            #expect(error <= 0.01, "\(row.string.debugDescription) at weight \(row.weight) is off by \(error)")
        }
    }

    @Test func `weights with a file of their own in the table are exact`() {
        for row in textWidthCases where [300, 400, 700].contains(row.weight) {
            guard let weight = ScreenElement.FontWeight(rawValue: row.weight) else { continue }
            #expect(abs(MeasuredText(row.string, font: Font(size: row.size, weight: weight)).idealWidth - row.width) < 1e-3)
        }
    }

    /// What leaving kerning out amounts to; one in twelve strings is off by more than 1 %.
    @Test func `kerning would change a string by under half a percent on average and four at most`() throws {
        let errors = try errors(\.kernedWidth)

        #expect(errors.reduce(0, +) / Double(errors.count) < 0.005)
        #expect((errors.max() ?? 0) < 0.04)
        #expect(errors.count { $0 > 0.01 } == 17)
    }
}
