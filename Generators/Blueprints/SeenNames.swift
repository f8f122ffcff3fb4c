import EveryScreenModel

/// How often each name was seen, regardless of case.
///
/// A table of hashes with open addressing: a dictionary of strings took a fifth of
/// the time of drawing a screen.
struct SeenNames {
    /// The hashes of the names, 0 where there is none; their number is a power of
    /// two.
    private var keys: ContiguousArray<UInt64>
    /// How often each was seen.
    private var counts: ContiguousArray<Int32>
    /// How many names there are; at most half of the places are taken.
    private var used = 0

    init() {
        keys = ContiguousArray(repeating: 0, count: Self.firstCapacity)
        counts = ContiguousArray(repeating: 0, count: Self.firstCapacity)
    }

    /// Room for the names of most screens.
    private static let firstCapacity = 64

    /// Notes a name; returns how often it has been seen, or `nil` for the first
    /// time and for no name at all.
    mutating func number(of name: String) -> Int? {
        if name.isEmpty { return nil }
        let place = place(of: Self.key(name))
        counts[place] += 1
        let count = Int(counts[place])
        if count > 1 { return count }
        used += 1
        if used * 2 > keys.count { grow() }
        return nil
    }

    /// The place of a key, which is noted there if it was not.
    private mutating func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        var place = Int(truncatingIfNeeded: key ^ key >> 32) & mask
        while keys[place] != key, keys[place] != 0 { place = (place + 1) & mask }
        keys[place] = key
        return place
    }

    private mutating func grow() {
        let old = zip(keys, counts).filter { $0.0 != 0 }
        keys = ContiguousArray(repeating: 0, count: keys.count * 2)
        counts = ContiguousArray(repeating: 0, count: keys.count)
        for (key, count) in old { counts[place(of: key)] = count }
    }

    /// The hash of the scalars of the name in small letters; never 0.
    private static func key(_ name: String) -> UInt64 {
        if let hash = name.utf8.withContiguousStorageIfAvailable(asciiKey), let hash { return hash }
        var hash = StableHash()
        for scalar in name.unicodeScalars {
            guard let small = small(scalar.value) else { return wideKey(name) }
            hash.combine(UInt64(small))
        }
        return max(1, hash.value)
    }

    /// The same of bytes that are all ASCII, or `nil`: most names are, and need no
    /// decoding.
    private static func asciiKey(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var hash = StableHash()
        for byte in bytes {
            if byte >= 0x80 { return nil }
            hash.combine(UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte))
        }
        return max(1, hash.value)
    }

    /// The small letter of a scalar where that is plain: in Latin-1, and in scripts
    /// that have one case only.
    private static func small(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: scalar + 0x20
        case ..<0x100, 0x590..<0x10A0, 0x2E80..<0xA640, 0xAC00..<0xD7A4: scalar
        default: nil
        }
    }

    private static func wideKey(_ name: String) -> UInt64 {
        max(1, name.lowercased().unicodeScalars.reduce(into: StableHash()) { $0.combine(UInt64($1.value)) }.value)
    }
}
