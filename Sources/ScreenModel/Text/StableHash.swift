/// A 64-bit FNV-1a hash: the same on every platform and in every version of the
/// language, unlike `Hasher`.
///
/// Fingerprints and file names are made of it, so that its values must not change.
/// The hashes of spans and of crash journals are `ByteHash` of EveryValue, because
/// neither module imports the other. Source: draft-eastlake-fnv.
package struct StableHash: Hashable, Sendable {
    /// The hash of the values combined so far.
    @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of nothing.
    @inlinable
    package init() {}

    /// Creates the hash of the UTF-8 bytes of a text.
    package init(_ text: String) {
        for byte in text.utf8 { combine(UInt64(byte)) }
    }

    /// Adds a byte, or a scalar as one number.
    @inlinable
    package mutating func combine(_ number: UInt64) { value = (value ^ number) &* 0x0000_0100_0000_01B3 }
}
