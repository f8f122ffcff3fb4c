import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// The tables of Inter, from which the system's widths are made, against the font
/// files, whose widths are kept in `textWidthCases`.
struct TextWidthTests {
    /// The tables by scalar: widths at weights 300, 400 and 700.
    private static let widths: [UInt32: (light: Int, regular: Int, bold: Int)] = {
        var widths: [UInt32: (light: Int, regular: Int, bold: Int)] = [:]
        var index = 0
        for scalar in InterWidths.ranges.joined() {
            widths[UInt32(scalar)] = (Int(InterWidths.light[index]), Int(InterWidths.regular[index]), Int(InterWidths.bold[index]))
            index += 1
        }
        return widths
    }()

    /// The width of a string by the tables, in points; weights without a table are
    /// interpolated.
    private func width(_ row: TextWidthCase) throws -> Double {
        let units = try row.string.unicodeScalars.reduce(0.0) { sum, scalar in
            if scalar.properties.generalCategory == .nonspacingMark { return sum }
            let widths = try #require(Self.widths[scalar.value])
            if row.weight == 300 { return sum + Double(widths.light) }
            return sum + Double(widths.regular) + Double((widths.bold - widths.regular) * (row.weight - 400)) / 300
        }
        return units * row.size / Double(InterWidths.unitsPerEm)
    }

    private func errors(_ reference: KeyPath<TextWidthCase, Double>) throws -> [Double] {
        try textWidthCases.map { row in
            abs(try width(row) - row[keyPath: reference]) / row[keyPath: reference]
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

    @Test func `weights with a separate file in the table are exact`() throws {
        for row in textWidthCases where [300, 400, 700].contains(row.weight) {
            #expect(abs(try width(row) - row.width) < 1e-3)
        }
    }

    /// Weights between 400 and 700 have the kerning between.
    ///
    /// Light has that of regular. Greek and Cyrillic are not kerned.
    @Test func `every Latin string is as wide as HarfBuzz shapes it, within one percent`() throws {
        let rows = textWidthCases.filter { !$0.string.unicodeScalars.contains { (0x370..<0x530).contains($0.value) } }
        let errors = try rows.map { row in
            let weight = try #require(ScreenElement.FontWeight(rawValue: row.weight))
            let table = AdvanceTable.at(Font(size: row.size, weight: weight)).kerning
            let kerning = zip(row.string, row.string.dropFirst()).reduce(0) { $0 + table.between(table.key($1.0), table.key($1.1)) }
            let width = try width(row) + Double(kerning) * row.size / Double(InterWidths.unitsPerEm)
            return abs(width - row.kernedWidth) / row.kernedWidth
        }

        for (row, error) in zip(rows, errors) {
            #expect(error <= 0.01, "\(row.string.debugDescription) at weight \(row.weight) is off by \(error)")
        }
        #expect(rows.count > 150)
        let sum: Double = errors.reduce(0, +)
        #expect(sum / Double(errors.count) < 0.0005)
    }
}
