import EveryScreenModel

/// The kerning of one weight, looked up by two keys in O(1).
///
/// The key of a scalar is its place among those that Inter kerns, or zero for
/// everything that is not kerned: spaces, Greek, Cyrillic and other scripts.
/// Accented letters have the key of their letter. Accented i and j have none, since
/// their accents are wider than they are.
///
/// San Francisco's pairs are not published. Inter's take off half of the error of
/// published labels: `PublishedWidthTests`.
///
/// The numbers stand in memory that is never freed nor written again, as in
/// `AdvanceTable`.
struct KerningTable: @unchecked Sendable {
    /// The units added to the first width of a pair: at the first key, shifted by
    /// `shift`, and the second.
    let units: UnsafePointer<Int16>
    /// The keys of the scalars below `keyLimit`.
    let keys: UnsafePointer<UInt8>

    static let shift = 7
    /// Every scalar below has a key in `keys`.
    static let keyLimit: UInt32 = 0x250

    private nonisolated(unsafe) static let sharedKeys = makeKeys()

    /// Creates the table of a weight; light is kerned as regular.
    init(_ weight: ScreenElement.FontWeight) {
        let count = 1 << (2 * Self.shift)
        let memory = UnsafeMutablePointer<Int16>.allocate(capacity: count)
        memory.initialize(repeating: 0, count: count)
        units = UnsafePointer(memory)
        keys = Self.sharedKeys
        let share = SanFrancisco.boldShare(weight)
        let pairs = InterKerning.pairs
        for index in stride(from: 0, to: pairs.count, by: 4) {
            let (regular, bold) = (Double(pairs[index + 2]), Double(pairs[index + 3]))
            let place = key(UInt32(pairs[index])) << Self.shift | key(UInt32(pairs[index + 1]))
            memory[place] = Int16((regular + (bold - regular) * share).rounded())
        }
    }

    /// Returns the key of a scalar.
    func key(_ scalar: UInt32) -> Int {
        if scalar < Self.keyLimit { return Int(truncatingIfNeeded: keys[Int(truncatingIfNeeded: scalar)]) }
        guard scalar >= 0x2013, scalar <= 0x2026 else { return 0 }
        return Self.punctuation.firstIndex(of: scalar).map { Self.firstPunctuation + $0 } ?? 0
    }

    /// Returns the key of a character: that of its first scalar.
    func key(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex].value
        let isAccented = scalars.index(after: scalars.startIndex) != scalars.endIndex
        return isAccented && Self.narrow.contains(first) ? 0 : key(first)
    }

    /// Returns the units added between two characters.
    func between(_ first: Int, _ second: Int) -> Int { Int(units[first << Self.shift | second]) }
}

extension KerningTable {
    /// Quotation marks, dashes and the ellipsis, whose keys follow those of ASCII.
    private static let punctuation: [UInt32] = [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
    private static let firstPunctuation = 0x7F - 0x20
    /// Letters narrower than their accents: I, J, i and j.
    private static let narrow: [UInt32] = [0x49, 0x4A, 0x69, 0x6A]

    private static func makeKeys() -> UnsafePointer<UInt8> {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(keyLimit))
        memory.initialize(repeating: 0, count: Int(keyLimit))
        for scalar in 0x21...0x7E { memory[scalar] = UInt8(scalar - 0x20) }
        for letters in InterKerning.letters {
            let scalars = letters.unicodeScalars.map { Int($0.value) }
            for scalar in scalars.dropFirst() { memory[scalar] = memory[scalars[0]] }
        }
        return UnsafePointer(memory)
    }
}
