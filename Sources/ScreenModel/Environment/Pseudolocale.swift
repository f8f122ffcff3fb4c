extension UserEnvironment {
    /// A made-up language, to see what becomes of a layout when its strings are
    /// translated.
    ///
    /// The kinds are those of Xcode's scheme editor and of Android's `en-XA` and
    /// `ar-XB`.
    public enum Pseudolocale: String, Hashable, Sendable, CaseIterable {
        /// The strings as they are.
        case none
        /// Every string twice.
        case doubleLength
        /// Latin letters with accents above and below, in brackets that show a cut.
        case accented
        /// The strings between marks that turn their direction round.
        case rightToLeft

        /// Returns a string as this language has it, an empty one as it is;
        /// O(characters).
        public func localized(_ string: String) -> String {
            if string.isEmpty { return string }
            switch self {
            case .none: return string
            case .doubleLength: return string + " " + string
            case .accented: return "[" + String(string.map { Self.accents[$0] ?? $0 }) + "]"
            case .rightToLeft: return "\u{202E}" + string + "\u{202C}"
            }
        }

        private static let accents: [Character: Character] = [
            "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ",
            "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ",
            "Y": "Ý", "Z": "Ž", "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
            "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
            "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
        ]
    }
}
