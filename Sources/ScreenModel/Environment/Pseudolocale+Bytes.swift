/// The accented language for strings of ASCII characters, as most of a screen's
/// are: byte by byte, since characters cost ten times as much.
extension UserEnvironment.Pseudolocale {
    /// For each ASCII character the scalar that stands for it.
    private static let accentedScalars: [UInt16] = (0..<0x80 as Range<UInt8>).map { byte in
        let letter = Character(Unicode.Scalar(byte))
        return UInt16((accents[letter] ?? letter).unicodeScalars.first?.value ?? 0)
    }

    /// For each scalar the ASCII character it stands for, ASCII characters for
    /// themselves; 0 for all others.
    private static let plainBytes: [UInt8] = {
        var result = [UInt8](repeating: 0, count: 1 + Int(accentedScalars.max() ?? 0))
        for byte in 0..<0x80 as Range<UInt8> {
            result[Int(byte)] = byte
            result[Int(accentedScalars[Int(byte)])] = byte
        }
        return result
    }()

    /// Returns a string of ASCII characters with accents, in brackets; `nil` for
    /// any other string.
    static func accentedASCII(_ string: String) -> String? {
        let accented = accentedScalars
        guard string.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(unsafeUninitializedCapacity: 3 * string.utf8.count + 2) { result in
            var count = 0
            func append(_ byte: UInt16) {
                result[count] = UInt8(byte)
                count += 1
            }
            append(0x5B)
            for byte in string.utf8 {
                let scalar = accented[Int(byte)]
                switch scalar {
                case ..<0x80: append(scalar)
                case ..<0x800:
                    append(0xC0 | scalar >> 6)
                    append(0x80 | scalar & 0x3F)
                default:
                    append(0xE0 | scalar >> 12)
                    append(0x80 | scalar >> 6 & 0x3F)
                    append(0x80 | scalar & 0x3F)
                }
            }
            append(0x5D)
            return count
        }
    }

    /// Returns the ASCII characters of an accented string in brackets; `nil` for
    /// any other string.
    static func withoutAccents(_ string: String) -> String? {
        guard string.utf8.first == UInt8(ascii: "["), string.utf8.last == UInt8(ascii: "]"), string.utf8.count > 1 else { return nil }
        let plain = plainBytes
        var result: [UInt8] = []
        result.reserveCapacity(string.utf8.count)
        for scalar in string.unicodeScalars {
            guard scalar.value < plain.count, plain[Int(scalar.value)] != 0 else { return nil }
            result.append(plain[Int(scalar.value)])
        }
        return String(decoding: result.dropFirst().dropLast(), as: UTF8.self)
    }
}

extension String {
    /// Whether the string has nothing but white space; a visible ASCII character at
    /// its beginning decides, without a look into Unicode's tables.
    var isBlank: Bool {
        if let first = utf8.first, 0x21...0x7E ~= first { return false }
        return allSatisfy(\.isWhitespace)
    }

    /// Whether the string has a letter; a letter of ASCII decides, without a look
    /// into Unicode's tables.
    var hasLetter: Bool {
        for byte in utf8 where byte | 32 >= 97 && byte | 32 <= 122 { return true }
        return unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
    }

    /// Whether the string has a comma before a space, as joined labels have.
    var hasCommaAndSpace: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            if byte == UInt8(ascii: " "), last == UInt8(ascii: ",") { return true }
            last = byte
        }
        return false
    }

    /// The parts between commas that a space follows; by bytes, since characters
    /// cost ten times as much.
    var splitAtCommas: [String] {
        var parts: [String] = []
        var (start, comma) = (startIndex, String.Index?.none)
        for index in utf8.indices {
            let byte = utf8[index]
            if byte == UInt8(ascii: " "), let end = comma {
                parts.append(String(self[start..<end]))
                start = utf8.index(after: index)
            }
            comma = byte == UInt8(ascii: ",") ? index : nil
        }
        parts.append(String(self[start...]))
        return parts
    }
}
