import EveryScreenCapture

/// The five references XML defines by itself.
private let predefined: [(name: String, byte: UInt8)] = [
    ("amp", UInt8(ascii: "&")), ("lt", UInt8(ascii: "<")), ("gt", UInt8(ascii: ">")), ("quot", UInt8(ascii: "\"")),
    ("apos", UInt8(ascii: "'")),
]

/// A reference of a text: a scalar of XML, or half of one as Android writes it.
private struct Reference {
    let value: UInt32
    /// The offset behind the semicolon.
    let end: Int
}

/// The longest reference looked at, in bytes; one that is longer has leading zeros
/// only by malice.
private let longestReference = 32

/// Returns the offset behind the reference that begins with `&` at an offset, or
/// `nil` if there is none.
func endOfReference(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, upTo limit: Int) -> Int? {
    reference(in: bytes[offset..<limit])?.end
}

/// Replaces the references in a value and turns line ends and tabs into spaces, as
/// XML wants it of attributes.
///
/// A surrogate pair written as two references, `&#55357;&#56832;`, is against
/// the rules and yet what Android's serializer writes for an emoji; libxml2
/// refuses it. Half a pair, as a label cut in the middle has, becomes U+FFFD.
func decodeMarkup(_ value: ArraySlice<UInt8>) -> String {
    let isPlain = !value.contains { $0 == UInt8(ascii: "&") || $0 < 0x20 }
    if isPlain { return String(decoding: value, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var index = value.startIndex
    while index < value.endIndex {
        if value[index] == UInt8(ascii: "&"), let found = reference(in: value[index...]) {
            let low = isHighSurrogate(found.value) ? reference(in: value[found.end...]) : nil
            if let low, isLowSurrogate(low.value) {
                result.append(scalar: 0x10000 + (found.value - 0xd800) << 10 + (low.value - 0xdc00))
                index = low.end
            } else {
                result.append(scalar: found.value == 0 ? 0xfffd : found.value)
                index = found.end
            }
            continue
        }
        let isLineEnd = value[index] == .carriageReturn && index + 1 < value.endIndex && value[index + 1] == .lineFeed
        if !isLineEnd { result.append(value[index].isWhiteSpace ? 0x20 : value[index]) }
        index += 1
    }
    return String(decoding: result, as: UTF8.self)
}

private func isHighSurrogate(_ value: UInt32) -> Bool { value >= 0xd800 && value < 0xdc00 }
private func isLowSurrogate(_ value: UInt32) -> Bool { value >= 0xdc00 && value < 0xe000 }

/// Reads the reference at the start of some bytes.
private func reference<Bytes: RandomAccessCollection>(in bytes: Bytes) -> Reference? where Bytes.Element == UInt8, Bytes.Index == Int {
    guard bytes.first == UInt8(ascii: "&"),
        let semicolon = bytes.prefix(longestReference).firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = bytes[(bytes.startIndex + 1)..<semicolon]
    if name.first == UInt8(ascii: "#") {
        let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
        let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
        guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value <= 0x10ffff
        else { return nil }
        return Reference(value: value, end: semicolon + 1)
    }
    guard let found = predefined.first(where: { name.elementsEqual($0.name.utf8) }) else { return nil }
    return Reference(value: UInt32(found.byte), end: semicolon + 1)
}
