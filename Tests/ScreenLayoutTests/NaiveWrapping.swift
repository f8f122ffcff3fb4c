import EveryScreenModel

@testable import EveryScreenLayout

/// Lines as a person would find them: every end of a line is tried, over an array
/// of characters.
struct NaiveWrapping {
    let characters: [Character]
    let font: Font

    init(_ string: String, font: Font) {
        characters = Array(string)
        self.font = font
    }

    func units(_ character: Character) -> Int { AdvanceTable.at(font).advance(character) }

    /// The units added between two characters.
    func kerning(_ first: Character, _ second: Character) -> Int {
        let table = AdvanceTable.at(font).kerning
        return table.between(table.key(first), table.key(second))
    }

    func points(_ units: Int) -> Double { Double(units) * font.size / 2_816 }

    /// The lines, each with the spaces and the line feed at its end, and their
    /// widths in units.
    func lines(limit: Int) -> [(string: String, width: Int)] {
        var result: [(String, Int)] = []
        var start = 0
        repeat {
            let feed = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
            let (end, width) = end(of: start..<feed, limit)
            let next = end == feed && feed < characters.count ? feed + 1 : end
            result.append((String(characters[start..<next]), width))
            start = next
            if start == characters.count, characters.last?.isNewline == true { result.append(("", 0)) }
        } while start < characters.count
        return result
    }

    /// The widest of the pieces between all the places where lines may end, in
    /// units.
    var widestPiece: Int {
        var (widest, start) = (0, 0)
        for end in 1...max(1, characters.count) {
            let isFeed = end <= characters.count && end > 0 && !characters.isEmpty && characters[end - 1].isNewline
            guard end >= characters.count || isFeed || mayBreak(start, end) else { continue }
            let piece = start..<min(end, characters.count)
            widest = max(widest, ink(piece) + (end < characters.count && isSoft(start, end) && !isFeed ? hyphen(piece) : 0))
            start = end
        }
        return widest
    }

    private func end(of rest: Range<Int>, _ limit: Int) -> (Int, Int) {
        if fits(rest, 0, limit) { return (rest.upperBound, ink(rest)) }
        let start = rest.lowerBound
        let ends = (start + 1..<rest.upperBound).filter { mayBreak(start, $0) }
        for end in ends.reversed() {
            let hyphen = isSoft(start, end) ? hyphen(start..<end) : 0
            // Were there no room for a hyphen, the place counts as none, unless
            // there is nothing better.
            if hyphen == 0 ? fits(start..<end, 0, limit) : ink(start..<end) + hyphen <= limit {
                return (end, ink(start..<end) + hyphen)
            }
        }
        if let end = ends.first(where: { fits(start..<$0, 0, limit) }) { return (end, ink(start..<end)) }
        let end = (start + 1..<rest.upperBound).last { fits(start..<$0, 0, limit) && units(characters[$0]) > 0 } ?? start + 1
        return (end, ink(start..<end))
    }

    /// Whether characters have room on a line; one that is seen always has.
    private func fits(_ range: Range<Int>, _ extra: Int, _ limit: Int) -> Bool {
        ink(range) + extra <= limit || inked(range).count { units(characters[$0]) > 0 } == 1
    }

    /// The range up to the last character that is seen.
    private func inked(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, Self.spaces.contains(characters[end - 1]) || units(characters[end - 1]) == 0 { end -= 1 }
        return range.lowerBound..<end
    }

    private func ink(_ range: Range<Int>) -> Int {
        inked(range).reduce(0) {
            $0 + units(characters[$1]) + ($1 > range.lowerBound ? kerning(characters[$1 - 1], characters[$1]) : 0)
        }
    }

    /// The units that a hyphen adds after the last character that is seen.
    private func hyphen(_ range: Range<Int>) -> Int {
        units("-") + (inked(range).last.map { kerning(characters[$0], "-") } ?? 0)
    }

    private static let spaces: Set<Character> = [" ", "\u{200B}", "\u{3000}", "\t"]
    private static let closing: Set<Character> = [")", "。", "-", "/", "–", "\u{AD}", "\u{A0}", "\u{2060}", ".", "ー"]
    private static let opening: Set<Character> = ["(", "「", "\u{A0}", "\u{2060}"]
    private static let wide: Set<Character> = ["書", "カ", "。", "「", "한", "ー", "👨‍👩‍👧", "🇪🇺", "👍🏽", "😀", "1️⃣", "\u{1112}\u{1161}\u{11AB}"]

    private func before(_ start: Int, _ end: Int) -> Character? {
        (start..<end).last { !isPassedOver(start, $0) }.map { characters[$0] }
    }

    /// Whether a character means nothing: a mark of direction, or a soft hyphen
    /// with nothing to be hyphenated before it.
    private func isPassedOver(_ start: Int, _ index: Int) -> Bool {
        if characters[index] == "\u{200F}" { return true }
        guard characters[index] == "\u{AD}" else { return false }
        let seen = (start..<index).last { units(characters[$0]) > 0 }.map { characters[$0] }
        return seen.map(Self.spaces.contains) ?? true || before(start, index).map(Self.spaces.contains) ?? true
    }

    private func isSoft(_ start: Int, _ end: Int) -> Bool { before(start, end) == "\u{AD}" }

    private func mayBreak(_ start: Int, _ end: Int) -> Bool {
        let second = characters[end]
        guard let first = before(start, end), !second.isNewline, !isPassedOver(start, end), !Self.spaces.contains(second) else {
            return false
        }
        if Self.spaces.contains(first) { return true }
        if Self.closing.contains(second) || Self.opening.contains(first) { return false }
        switch first {
        case "\u{AD}", "–": return true
        case "-", "/": return !(second.isASCII && second.isNumber)
        default: return Self.wide.contains(first) || Self.wide.contains(second)
        }
    }
}
