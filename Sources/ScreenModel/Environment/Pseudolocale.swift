extension UserEnvironment {
    /// A made-up language, to see what becomes of a layout when its strings are
    /// translated.
    ///
    /// The kinds are those of Xcode's scheme editor and of Android's `en-XA` and
    /// `ar-XB`.
    public enum Pseudolocale: String, Hashable, Sendable, CaseIterable {
        /// The strings as they are.
        case none
        /// Every string twice; those without a letter once.
        case doubleLength
        /// Latin letters with accents above and below, in brackets that show a cut;
        /// strings without a letter as they are.
        case accented
        /// The strings between marks that turn their direction round.
        case rightToLeft

        /// Returns a string as this language has it, a blank one as it is;
        /// O(characters).
        public func localized(_ string: String) -> String {
            if self == .none || string.isBlank { return string }
            // Numbers are not translated.
            if self != .rightToLeft, !string.hasLetter { return string }
            switch self {
            case .none: return string
            case .doubleLength: return string + " " + string
            case .accented: return Self.accentedASCII(string) ?? "[" + String(string.map(Self.accented)) + "]"
            case .rightToLeft: return Self.override + string + Self.endOfOverride
            }
        }

        /// Returns a string as its author wrote it, from the form that it has in
        /// this language; O(characters).
        ///
        /// A string that does not have that form is returned as it is. Of a label
        /// that is joined from several localized parts, each has its own original.
        package func original(of string: String) -> String {
            if self == .none || string.isEmpty { return string }
            guard string.hasCommaAndSpace else { return originalPart(of: string) ?? string }
            var parts: [String] = []
            for part in string.splitAtCommas {
                guard let original = originalPart(of: part) else { return originalPart(of: string) ?? string }
                parts.append(original)
            }
            return parts.joined(separator: ", ")
        }

        private func originalPart(of string: String) -> String? {
            if self != .rightToLeft, !string.hasLetter { return string }
            switch self {
            case .none: return string
            case .doubleLength:
                // A blank string stays as it is.
                guard let half = string.repeatedHalf, !half.isBlank else { return nil }
                return half
            case .accented:
                if let plain = Self.withoutAccents(string) { return plain }
                // By scalars, as a mark that the string begins with joins the
                // bracket.
                let scalars = string.unicodeScalars
                guard scalars.first == "[", scalars.last == "]", scalars.count > 1 else { return nil }
                return String(String(String.UnicodeScalarView(scalars.dropFirst().dropLast())).map(Self.withoutAccent))
            case .rightToLeft:
                // By bytes: a mark is whole wherever its bytes are.
                let (override, end) = (Self.override.utf8, Self.endOfOverride.utf8)
                let length = string.utf8.count - override.count - end.count
                guard length >= 0, string.utf8.starts(with: override), string.utf8.suffix(end.count).elementsEqual(end) else {
                    return nil
                }
                return String(string.utf8.dropFirst(override.count).prefix(length))
            }
        }

        /// The marks between which a text runs from right to left.
        private static let (override, endOfOverride) = ("\u{202E}", "\u{202C}")

        private static let letters = Dictionary(uniqueKeysWithValues: accents.map { ($1, $0) })

        /// Zero width non-joiner, after letters that have had an accent all along,
        /// to distinguish the two.
        private static let mark: Unicode.Scalar = "\u{200C}"

        private static func accented(_ letter: Character) -> Character {
            accents[letter] ?? (hasAccentOfItsOwn(letter) ? Character("\(letter)\(mark)") : letter)
        }

        private static func withoutAccent(_ letter: Character) -> Character {
            if let plain = letters[letter] { return plain }
            guard letter.unicodeScalars.last == mark, hasAccentOfItsOwn(letter) else { return letter }
            return Character(String(String.UnicodeScalarView(letter.unicodeScalars.dropLast())))
        }

        /// Whether a letter, without marks, is one that this language makes of
        /// another.
        private static func hasAccentOfItsOwn(_ letter: Character) -> Bool {
            let plain = String(String.UnicodeScalarView(letter.unicodeScalars.filter { $0 != mark }))
            return plain.count == 1 && letters[Character(plain)] != nil
        }

        static let accents: [Character: Character] = [
            "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ",
            "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ",
            "Y": "Ý", "Z": "Ž", "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
            "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
            "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
        ]
    }
}
