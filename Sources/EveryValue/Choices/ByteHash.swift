/// An FNV-1a hash of bytes, the same on every platform; of 32 or 64 bits.
///
/// Tokens and file names are made of it, so that its values must not change.
/// Source: draft-eastlake-fnv.
package enum ByteHash {
    /// Returns the 32-bit hash.
    static func narrow(_ bytes: some Sequence<UInt8>) -> UInt32 { hash(bytes, from: 0x811C_9DC5, by: 0x0100_0193) }

    /// Returns the 64-bit hash.
    package static func wide(_ bytes: some Sequence<UInt8>) -> UInt64 {
        hash(bytes, from: 0xCBF2_9CE4_8422_2325, by: 0x0000_0100_0000_01B3)
    }

    @inline(__always)
    private static func hash<Bits: FixedWidthInteger>(_ bytes: some Sequence<UInt8>, from offset: Bits, by prime: Bits) -> Bits {
        var hash = offset
        for byte in bytes { hash = (hash ^ Bits(byte)) &* prime }
        return hash
    }
}
