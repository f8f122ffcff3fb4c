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
        let hasASCII = withBytes { bytes, count in
            var place = 0
            while place < count {
                if 97...122 ~= bytes[place] | 32 { return true }
                place += 1
            }
            return false
        }
        return hasASCII || unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
    }

    /// Whether the string has a comma before a space, as joined labels have.
    var hasCommaAndSpace: Bool {
        withBytes { bytes, count in
            var place = 1
            while place < count {
                if bytes[place] == UInt8(ascii: " "), bytes[place - 1] == UInt8(ascii: ",") { return true }
                place += 1
            }
            return false
        }
    }

    /// The parts between commas that a space follows; by bytes, since characters
    /// cost ten times as much.
    var splitAtCommas: [String] {
        withBytes { bytes, count in
            var parts: [String] = []
            func append(_ start: Int, _ end: Int) {
                parts.append(String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self))
            }
            var (start, place) = (0, 1)
            while place < count {
                if bytes[place] == UInt8(ascii: " "), bytes[place - 1] == UInt8(ascii: ",") {
                    append(start, place - 1)
                    start = place + 1
                }
                place += 1
            }
            append(start, count)
            return parts
        }
    }

    /// The text that stands twice, with a space between; `nil` in any other string.
    var repeatedHalf: String? {
        withBytes { bytes, count in
            let half = count / 2
            guard count % 2 == 1, bytes[half] == UInt8(ascii: " ") else { return nil }
            var place = 0
            while place < half {
                if bytes[place] != bytes[half + 1 + place] { return nil }
                place += 1
            }
            return String(decoding: UnsafeBufferPointer(start: bytes, count: half), as: UTF8.self)
        }
    }

    /// Calls a closure with the bytes and their number: in debug builds, loops over
    /// them take a tenth of the time of those over `utf8`.
    private func withBytes<Result>(_ body: (UnsafePointer<UInt8>, _ count: Int) -> Result) -> Result {
        var string = self
        return string.withUTF8 { bytes in body(bytes.baseAddress ?? ("" as StaticString).utf8Start, bytes.count) }
    }
}
