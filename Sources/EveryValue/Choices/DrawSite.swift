/// The place in a generator where a choice is drawn, as a 32-bit code.
///
/// Replay aligns choices by their site, so that a generator which leaves a choice
/// out (at its depth limit, say) does not shift those that follow. The code mixes
/// line, column, the length of the file's name and its last letters: reading the
/// whole name at every draw was measured to cost more than the draw.
@inlinable @inline(__always)
func drawSite(_ file: StaticString, _ line: UInt, _ column: UInt) -> UInt32 {
    let count = file.utf8CodeUnitCount
    var hash = UInt64(truncatingIfNeeded: line) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: column)
    hash ^= UInt64(truncatingIfNeeded: count) << 56
    if count >= 16 {
        // The eight letters before ".swift".
        hash ^= UnsafeRawPointer(file.utf8Start + (count - 14)).loadUnaligned(as: UInt64.self).littleEndian
    }
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    let code = UInt32(truncatingIfNeeded: hash >> 32)
    return code == 0 ? 1 : code
}
