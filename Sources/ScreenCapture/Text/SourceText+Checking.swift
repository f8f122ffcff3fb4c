extension SourceText {
    /// Checks that bytes are UTF-8, as RFC 3629 has it: no surrogates, nothing
    /// longer than needed.
    ///
    /// `String(validating:as:)` would do it from macOS 15 on, without reporting
    /// where. ASCII, nearly all of a capture, takes the short way.
    static func check(_ bytes: [UInt8], skipped: Int) throws(CaptureMistake) {
        let mistake = bytes.withUnsafeBufferPointer { firstMistake(in: $0) }
        if let mistake { throw CaptureMistake(at: mistake + skipped, .malformedEncoding("UTF-8")) }
    }

    private static func firstMistake(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            guard let length = scalarLength(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }

    /// The number of bytes of the scalar that begins at an index, or `nil` where
    /// none does.
    private static func scalarLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        // The second byte has a narrower range after E0, ED, F0 and F4 (RFC 3629,
        // section 4).
        let length: Int
        let second: ClosedRange<UInt8>
        switch bytes[index] {
        case 0xc2...0xdf: (length, second) = (2, 0x80...0xbf)
        case 0xe0: (length, second) = (3, 0xa0...0xbf)
        case 0xed: (length, second) = (3, 0x80...0x9f)
        case 0xe1...0xef: (length, second) = (3, 0x80...0xbf)
        case 0xf0: (length, second) = (4, 0x90...0xbf)
        case 0xf1...0xf3: (length, second) = (4, 0x80...0xbf)
        case 0xf4: (length, second) = (4, 0x80...0x8f)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for next in (index + 2)..<max(index + 2, index + length) where !bytes[next].isContinuation { return nil }
        return length
    }
}
