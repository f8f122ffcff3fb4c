/// The scalars a string may be made of, from the simplest to the strangest.
///
/// The order is a statement: a shrunk string keeps the earliest scalars that still
/// fail, so the one that survives names the class of text that matters.
public struct TextAlphabet: Hashable, Sendable {
    /// The scalars, simplest first, without repetition.
    public let scalars: [Unicode.Scalar]

    /// Creates an alphabet from scalars, simplest first; a repeated scalar counts
    /// once, where it stands first.
    ///
    /// An alphabet without scalars makes empty strings only; drawing a longer one
    /// is a mistake, which ends the search.
    public init(_ scalars: some Sequence<Unicode.Scalar>) {
        var seen: Set<Unicode.Scalar> = []
        let distinct = scalars.filter { seen.insert($0).inserted }
        self.scalars = distinct
    }

    /// Creates an alphabet from the scalars of a string, simplest first.
    public init(_ string: String) {
        self.init(string.unicodeScalars)
    }

    /// Lower-case Latin letters, `a` first.
    public static let letters = TextAlphabet("abcdefghijklmnopqrstuvwxyz")

    /// Printable ASCII: lower case, space, upper case, digits, then punctuation.
    public static let ascii = TextAlphabet(
        "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,-!?'\"()&/:;+*=%#@$<>[]{}_|~^`\\")

    /// A few letters, then one representative of each class of text that breaks
    /// programs.
    ///
    /// In order: plain letters, space, digits, a capital, a wide letter, an accent,
    /// right-to-left Hebrew and Arabic, a combining mark, an ideograph, an emoji, a
    /// joiner. Then a skin tone, a no-break space, a zero-width space, a direction
    /// mark, a newline and a control character.
    public static let varied = TextAlphabet(
        "abcde 0A.Wé\u{05D0}\u{0639}\u{0301}\u{6F22}\u{1F600}\u{200D}\u{1F3FD}\u{00A0}\u{200B}\u{202E}\n\u{0007}")

    /// The run of scalars of one class around one of them: small letters, capitals,
    /// digits, or the others.
    func run(around place: Int) -> Range<Int> {
        func kind(_ place: Int) -> Int {
            switch scalars[place] {
            case "a"..."z": 0
            case "A"..."Z": 1
            case "0"..."9": 2
            default: 3
            }
        }
        var (first, last) = (place, place)
        while first > 0, kind(first - 1) == kind(place) { first -= 1 }
        while last + 1 < scalars.count, kind(last + 1) == kind(place) { last += 1 }
        return first..<last + 1
    }

    /// Marks a code that stands for a scalar outside the alphabet.
    static let outside: UInt32 = 0x8000_0000

    /// The code of a scalar: its place in the alphabet, or a code after all of
    /// those when it is not part of it.
    func code(of scalar: Unicode.Scalar) -> UInt32 {
        if let index = scalars.firstIndex(of: scalar) { return UInt32(index) }
        return TextAlphabet.outside | scalar.value
    }

    /// The scalar of a code; a code the alphabet does not have gives its simplest
    /// scalar.
    @inline(__always)
    func scalar(of code: UInt32) -> Unicode.Scalar {
        if code < UInt32(scalars.count) { return scalars[Int(code)] }
        guard code & TextAlphabet.outside != 0 else { return scalars[0] }
        return Unicode.Scalar(code & ~TextAlphabet.outside) ?? scalars[0]
    }

    /// The code itself when this alphabet understands it, the simplest one
    /// otherwise.
    func understood(_ code: UInt32) -> UInt32 {
        if code < UInt32(scalars.count) { return code }
        guard code & TextAlphabet.outside != 0, let scalar = Unicode.Scalar(code & ~TextAlphabet.outside) else { return 0 }
        return self.code(of: scalar)
    }
}
