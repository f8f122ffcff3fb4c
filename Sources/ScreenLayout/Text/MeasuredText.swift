import EveryScreenModel

/// A string in a font, and how it lies in lines.
///
/// Measuring is one pass over the bytes, at most a table look-up a scalar and
/// without an allocation. Strings with marks, joiners, flags or scripts whose
/// characters are of several scalars are read character by character, which costs
/// some twenty times as much. `ScalarFacts` says where lines may end; a piece that
/// is wider than the line is cut between characters, never inside one. Left out are
/// ligatures, tab stops, hyphenation and dictionaries (Thai, Lao, Khmer,
/// Myanmar). `TextMetrics.widthTolerance` is the remaining error.
package struct MeasuredText: Hashable {
    /// How a string lies in lines of some width.
    package struct Wrapping: Hashable {
        /// The number of lines.
        package var lineCount: Int
        /// The width of the widest line, in points.
        package var width: Double
    }

    /// The string, its bytes in one piece.
    package let string: String
    /// The font it is set in.
    package let font: Font
    /// The width on one line (or of the longest that the string itself ends)
    /// without spaces at its end, in units of the typeface.
    private var units: Int
    /// Every fact that is true of one of its characters.
    private let facts: UInt32

    /// Measures a string; O(its length).
    package init(_ string: String, font: Font) {
        var string = string
        string.makeContiguousUTF8()
        let table = AdvanceTable.at(font)
        var (units, facts) = (0, UInt32(0))
        var hanging = 0
        string.withBytes { bytes, count in
            (units, facts) = table.sum(bytes, count)
            if facts & GlyphEntry.space != 0 { hanging = table.trailingSpaces(bytes, count) }
        }
        if facts & GlyphEntry.complex != 0 {
            (units, facts) = table.sum(string)
            facts |= GlyphEntry.complex
            hanging = table.trailingSpaces(string)
        }
        self.string = string
        self.font = font
        self.facts = facts
        self.units = units &- hanging
        if facts & GlyphEntry.newline != 0 { self.units = lines(to: .max / 2, isCutting: true).width }
    }

    /// Returns the same text at a share of its size, measured again; O(its length),
    /// but O(1) at the whole size.
    ///
    /// Widths do not scale with the size: tracking and outlines differ from size to
    /// size.
    package func scaled(by factor: Double) -> MeasuredText { factor == 1 ? self : MeasuredText(string, font: font.scaled(by: factor)) }

    /// The width on one line (or the widest of the lines the string itself ends),
    /// in points.
    package var idealWidth: Double { points(units) }

    /// The width of the widest piece, in points: narrower lines cut words.
    ///
    /// O(length), but O(1) for a single piece.
    package var minimumWidth: Double {
        if facts & GlyphEntry.dividing == 0 { return points(units) }
        return points(lines(to: 0, isCutting: false).width)
    }

    /// Returns how the text lies in lines of the given width, in points; an empty
    /// text has one line.
    ///
    /// Each line takes as much as it can; spaces at its end take no room. O(1)
    /// where the text has no line feed and fits, else O(length); allocates nothing.
    package func wrapped(to width: Double) -> Wrapping {
        let limit = limit(width)
        if units <= limit, facts & GlyphEntry.newline == 0 { return Wrapping(lineCount: 1, width: idealWidth) }
        let lines = lines(to: limit, isCutting: true)
        return Wrapping(lineCount: lines.count, width: points(lines.width))
    }

    /// Returns the lines in a width, in points, each with the spaces and the line
    /// feed at its end; O(length).
    package func lines(in width: Double) -> [Range<String.Index>] {
        let table = AdvanceTable.at(font)
        let limit = limit(width)
        var ends: [Int] = []
        repeat {
            let line = line(from: ends.last ?? 0, limit: limit, isCutting: true, table)
            ends.append(line.end)
            if line.isEndedByFeed, line.end == string.utf8.count { ends.append(line.end) }
        } while ends.last != string.utf8.count
        let indices = ([0] + ends).map { string.utf8.index(string.startIndex, offsetBy: $0) }
        return zip(indices, indices.dropFirst()).map { $0..<$1 }
    }
}

extension MeasuredText {
    /// A number of units of the typeface, in points.
    func points(_ units: Int) -> Double { Double(units) * font.size / Double(InterWidths.unitsPerEm) }

    /// The whole units that have room in a width; rounding must not break a line
    /// that fits.
    func limit(_ width: Double) -> Int {
        let units = (width + 1e-6) * Double(InterWidths.unitsPerEm) / font.size
        return units > 0 ? Int(min(units, Double(Int32.max))) : 0
    }

    /// Fills line after line, and returns their number and the width of the widest,
    /// in units.
    private func lines(to limit: Int, isCutting: Bool) -> (count: Int, width: Int) {
        let table = AdvanceTable.at(font)
        let length = string.utf8.count
        var (count, widest, start) = (0, 0, 0)
        while true {
            let line = line(from: start, limit: limit, isCutting: isCutting, table)
            count &+= 1
            widest = max(widest, line.width)
            start = line.end
            if start == length { return (line.isEndedByFeed ? count + 1 : count, widest) }
        }
    }

    private func line(from start: Int, limit: Int, isCutting: Bool, _ table: AdvanceTable) -> LineFit {
        var line = LineFit(from: start, limit: limit, table: table, isCutting: isCutting)
        if facts & GlyphEntry.complex == 0 {
            string.withBytes { table.fill(&line, $0, $1) }
        } else {
            table.fill(&line, string)
        }
        return line
    }
}
