/// Bytes as letters that need no quoting in a URL, a shell or a source file (RFC
/// 4648, section 5, without padding).
enum Base64URL {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var pending: UInt32 = 0
        var bitCount = 0
        for byte in bytes {
            pending = pending << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                result.append(letters[Int(pending >> UInt32(bitCount) & 63)])
            }
        }
        if bitCount > 0 { result.append(letters[Int(pending << UInt32(6 - bitCount) & 63)]) }
        return String(decoding: result, as: UTF8.self)
    }

    /// The bytes of a text, or nil when it holds a letter that cannot be.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var pending: UInt32 = 0
        var bitCount = 0
        for letter in text {
            guard let value = value(letter) else { return nil }
            pending = pending << 6 | value
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                result.append(UInt8(truncatingIfNeeded: pending >> UInt32(bitCount)))
            }
        }
        return result
    }

    private static func value(_ letter: UInt8) -> UInt32? {
        switch letter {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
