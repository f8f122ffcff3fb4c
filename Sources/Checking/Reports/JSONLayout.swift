/// Breaks JSON into lines for people: what is short stays on one line.
///
/// Works on text that an encoder wrote without white space, so that every
/// character outside a string means something.
enum JSONLayout {
    /// Returns the same JSON with every value that does not fit the width broken into its parts; O(length × depth).
    static func reflowed(_ compact: String, width: Int = 110) -> String {
        var reader = Reader(bytes: Array(compact.utf8), width: width)
        reader.value(indentation: 0, used: 0)
        return String(decoding: reader.output, as: UTF8.self)
    }

    private struct Reader {
        let bytes: [UInt8]
        let width: Int
        var position = 0
        var output: [UInt8] = []

        /// Copies the value at the position, in one line if it fits.
        mutating func value(indentation: Int, used: Int) {
            let end = end(of: position)
            let isBroken = bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "[")
            if !isBroken || used + (end - position) <= width || end - position == 2 {
                copy(until: end)
            } else {
                parts(indentation: indentation + 1)
            }
        }

        /// Copies a value without breaking it, with a space after colons and commas.
        private mutating func copy(until end: Int) {
            var isInString = false
            while position < end {
                let byte = bytes[position]
                output.append(byte)
                position += 1
                if byte == UInt8(ascii: "\\"), isInString {
                    output.append(bytes[position])
                    position += 1
                } else if byte == UInt8(ascii: "\"") {
                    isInString.toggle()
                } else if !isInString, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") {
                    output.append(UInt8(ascii: " "))
                }
            }
        }

        /// Copies an object or array with a line for each of its parts.
        private mutating func parts(indentation: Int) {
            let close: UInt8 = bytes[position] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
            output.append(bytes[position])
            position += 1
            while bytes[position] != close {
                newLine(indentation)
                var used = indentation * 2
                if close == UInt8(ascii: "}") {
                    let start = output.count
                    copy(until: end(of: position) + 1)
                    used += output.count - start
                }
                value(indentation: indentation, used: used)
                if bytes[position] == UInt8(ascii: ",") {
                    output.append(bytes[position])
                    position += 1
                }
            }
            position += 1
            newLine(indentation - 1)
            output.append(close)
        }

        private mutating func newLine(_ indentation: Int) {
            output.append(UInt8(ascii: "\n"))
            output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation * 2))
        }

        /// The position after the value that starts at a position.
        private func end(of start: Int) -> Int {
            var index = start
            var depth = 0
            var isInString = false
            while index < bytes.count {
                let byte = bytes[index]
                if isInString {
                    if byte == UInt8(ascii: "\\") { index += 1 }
                    if byte == UInt8(ascii: "\"") { isInString = false }
                } else {
                    switch byte {
                    case UInt8(ascii: "\""): isInString = true
                    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                    case UInt8(ascii: "}"), UInt8(ascii: "]"):
                        if depth == 0 { return index }
                        depth -= 1
                    case UInt8(ascii: ","), UInt8(ascii: ":"): if depth == 0 { return index }
                    default: break
                    }
                }
                index += 1
                if depth == 0, !isInString, index < bytes.count, isDelimiter(bytes[index]) { return index }
            }
            return index
        }

        private func isDelimiter(_ byte: UInt8) -> Bool {
            [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte)
        }
    }
}
