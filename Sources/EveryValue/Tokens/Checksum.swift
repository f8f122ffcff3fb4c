/// The CRC-32 of bytes (ISO 3309, polynomial 0xEDB88320), computed bit by bit:
/// tokens are short.
func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
        remainder ^= UInt32(byte)
        for _ in 0..<8 { remainder = (remainder >> 1) ^ (remainder & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return ~remainder
}
