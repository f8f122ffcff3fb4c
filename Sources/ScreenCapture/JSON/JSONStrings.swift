import EveryScreenModel

/// The value of a hexadecimal digit.
func hexadecimalValue(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
}

/// Replaces the escapes in the content of a string that the parser has found
/// well-formed; half a surrogate pair becomes U+FFFD.
func decodeJSONString(_ content: ArraySlice<UInt8>) -> String {
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
            result.append(byte)
            continue
        }
        switch letter {
        case UInt8(ascii: "u"): result.append(scalar: takeScalar(from: &rest))
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0c)
        case UInt8(ascii: "n"): result.append(.lineFeed)
        case UInt8(ascii: "r"): result.append(.carriageReturn)
        case UInt8(ascii: "t"): result.append(0x09)
        default: result.append(letter)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Takes the digits of `\uD83D`, and of a `\uDE00` behind it if the two are one
/// scalar.
private func takeScalar(from rest: inout ArraySlice<UInt8>) -> UInt32 {
    let unit = takeUnit(from: &rest)
    guard 0xd800...0xdbff ~= unit, rest.starts(with: "\\u".utf8) else { return unit }
    var ahead = rest.dropFirst(2)
    let low = takeUnit(from: &ahead)
    guard 0xdc00...0xdfff ~= low else { return unit }
    rest = ahead
    return 0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)
}

private func takeUnit(from rest: inout ArraySlice<UInt8>) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 { unit = unit << 4 + (rest.popFirst().flatMap(hexadecimalValue(of:)) ?? 0) }
    return unit
}

/// Writes a string as JSON: control characters, quotation marks and backslashes
/// escaped.
///
/// - Parameters:
///   - string: The string.
///   - isWide: Whether the control characters above ASCII and the two line
///     separators of JavaScript are escaped, too.
func encodeJSONString(_ string: String, escapingInvisible isWide: Bool) -> String {
    string.quoted { scalar in
        switch scalar {
        case "\u{8}" where !isWide: "\\b"
        case "\u{c}" where !isWide: "\\f"
        case "\u{0}"..."\u{1f}": "\\u" + scalar.value.hexadecimal(digits: 4)
        // A character that controls a terminal or a log is escaped, and means the
        // same.
        default: scalar.steersOutput ? scalar.utf16.map { "\\u" + UInt32($0).hexadecimal(digits: 4) }.joined() : nil
        }
    }
}
