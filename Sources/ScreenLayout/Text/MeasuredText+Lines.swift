/// Lines as they are drawn.
extension MeasuredText {
    /// A line as it is drawn.
    package struct ShownLine: Hashable {
        /// The stretch of the string, with the spaces and the line feed at its end.
        package let range: Range<String.Index>
        /// The characters drawn: a hyphen in place of a soft one, an ellipsis in
        /// place of the cut-off rest, no spaces at the end.
        package let text: String
        /// The width of the drawn characters, in points.
        package let width: Double
    }

    /// Returns the lines drawn in a width, in points; O(length).
    ///
    /// The lines are those of `lines(in:)`. Where there are more than the limit,
    /// the last one holds as many characters of the rest as fit before an ellipsis.
    ///
    /// The width may be that of the widest line of a wrapping: it gives the same
    /// lines, unless a single character is wider than the wrapping allowed.
    package func shownLines(in width: Double, limit: Int = .max) -> [ShownLine] {
        if string.isEmpty || limit < 1 { return [] }
        let ranges = lines(in: width)
        var shown = ranges.prefix(limit).map { shownLine($0, in: width) }
        if ranges.count > limit { shown[limit - 1] = ellipsized(from: ranges[limit - 1].lowerBound, in: width) }
        return shown
    }

    private func shownLine(_ range: Range<String.Index>, in width: Double) -> ShownLine {
        var text = string[range]
        while let last = text.last, isUnseenAtEnd(last) { text.removeLast() }
        // With no room for its hyphen a soft one is left out.
        let hyphenated = String(text) + "-"
        let isHyphenated = range.upperBound < string.endIndex && string[range].last == "\u{AD}" && has(hyphenated, in: width)
        let drawn = isHyphenated ? hyphenated : String(text)
        return ShownLine(range: range, text: drawn, width: self.width(of: drawn))
    }

    /// The last line of a text that is cut off.
    private func ellipsized(from start: String.Index, in width: Double) -> ShownLine {
        let table = AdvanceTable.at(font)
        let room = limit(width) - table.advance("…")
        let ellipsis = table.kerning.key("…" as Character)
        var end = start
        var (used, previous) = (0, 0)
        for character in string[start...] {
            let key = table.kerning.key(character)
            used += table.kerning.between(previous, key) + table.advance(character)
            previous = key
            if character.isNewline || used + table.kerning.between(key, ellipsis) > room { break }
            end = string.index(after: end)
        }
        var text = string[start..<end]
        while let last = text.last, isUnseenAtEnd(last) { text.removeLast() }
        let drawn = String(text) + "…"
        return ShownLine(range: start..<end, text: drawn, width: self.width(of: drawn))
    }

    private func isUnseenAtEnd(_ character: Character) -> Bool {
        AdvanceTable.at(font).entry(character) & (GlyphEntry.space | GlyphEntry.newline | GlyphEntry.softHyphen) != 0
    }

    private func width(of text: some StringProtocol) -> Double { MeasuredText(String(text), font: font).idealWidth }

    private func has(_ text: String, in width: Double) -> Bool { self.width(of: text) <= width + 1e-6 }
}
