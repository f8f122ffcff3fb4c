import EveryScreenModel

/// The numbers of a text, for comparing shown text with announced text.
///
/// Words can be said in other words, numbers of two digits and more hardly. Counted
/// are whole parts: "€12.50" has the number 12, "1,234" the number 1234.
struct ShownNumbers {
    /// The digits of each number, without leading zeros.
    private(set) var digits: Set<String> = []

    /// The characters between the digits of one number.
    private static let separators: Set<Character> = [".", ",", "'", "’", "\u{A0}", "\u{202F}"]
    /// Next to these a number is part of a date, a time, a range or a code.
    private static let joints: Set<Character> = ["/", ":", "-", "–", "−", "_", "#", "+"]

    /// Collects the numbers of a string.
    ///
    /// - Parameter isStrict: Whether to leave out numbers with other words: single
    ///   digits, dates, times, ranges, and numbers with a letter beside them.
    init(_ string: String, isStrict: Bool) {
        guard string.utf8.contains(where: { (48...57).contains($0) }) else { return }
        let characters = Array(string)
        var index = 0
        while index < characters.count {
            guard Self.isDigit(characters[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < characters.count, Self.isDigit(characters[index]) || Self.isInside(index, characters) { index += 1 }
            let before = start > 0 ? characters[start - 1] : " "
            let after = index < characters.count ? characters[index] : " "
            let isPart = [before, after].contains { $0.isLetter || Self.joints.contains($0) }
            let number = Self.whole(characters[start..<index])
            if !isStrict || (!isPart && number.count > 1) { digits.insert(number) }
        }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Whether a separator stands between two digits.
    private static func isInside(_ index: Int, _ characters: [Character]) -> Bool {
        separators.contains(characters[index]) && index + 1 < characters.count && isDigit(characters[index + 1])
    }

    /// The digits before a decimal mark, without the marks of thousands.
    private static func whole(_ number: ArraySlice<Character>) -> String {
        var groups = number.split { separators.contains($0) }
        if groups.count > 1, groups[groups.count - 1].count != 3 { groups.removeLast() }
        let digits = String(groups.joined()).drop { $0 == "0" }
        return String(digits)
    }
}
