/// The decoded text of a file, in UTF-8 without a byte order mark.
package struct SourceText: Sendable {
    /// The text in UTF-8.
    package let bytes: [UInt8]

    /// Creates a text of bytes that are known to be UTF-8.
    package init(utf8 bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Line and column of an offset, both from 1, a column being a Unicode scalar;
    /// O(offset), for errors only.
    package func place(of offset: Int) -> CaptureError.Place {
        let end = min(offset, bytes.count)
        var line = 1
        var lineStart = 0
        for index in 0..<end where bytes[index] == .lineFeed {
            line += 1
            lineStart = index + 1
        }
        let column = bytes[lineStart..<end].count { !$0.isContinuation } + 1
        return .text(line: line, column: column)
    }

    /// The line of an offset, from 1.
    package func line(of offset: Int) -> Int {
        bytes[..<min(offset, bytes.count)].count { $0 == .lineFeed } + 1
    }

    /// The offset of the first byte that is not white space; `nil` when there is
    /// none.
    package var firstCharacter: Int? {
        bytes.firstIndex { !$0.isWhiteSpace }
    }

    /// Returns the text from an offset to the end of its line.
    package func firstLine(from offset: Int) -> String {
        let rest = bytes[offset...].prefix(200)
        return String(decoding: rest.prefix { $0 != .lineFeed && $0 != .carriageReturn }, as: UTF8.self)
    }

    /// Returns where markup begins, behind the lines that `adb` may print before
    /// it, or `nil` where there is none.
    ///
    /// `uiautomator dump /dev/tty` prints "UI hierchary dumped to: …" (so
    /// spelled), and the linker its warnings. A line of a prose text may
    /// hold a `<` too, so it has to begin what markup begins with.
    package func markupStart(from first: Int) -> Int? {
        let longestPreamble = 1 << 16
        for index in first..<min(bytes.count, first + longestPreamble) where bytes[index] == UInt8(ascii: "<") {
            if index == first { return index }
            return hasMarkup(at: index) ? index : nil
        }
        return nil
    }

    /// Whether the markup of a capture begins at an offset.
    package func hasMarkup(at index: Int) -> Bool {
        let beginnings = ["<?xml", "<hierarchy", "<AppiumAUT", "<XCUIElementType", "<ViewHierarchy"]
        let rest = bytes[index...].prefix(24)
        return beginnings.contains { rest.starts(with: $0.utf8) }
    }
}

extension UInt8 {
    /// A line feed, U+000A.
    package static let lineFeed = UInt8(ascii: "\n")
    /// A carriage return, U+000D.
    package static let carriageReturn = UInt8(ascii: "\r")

    /// Whether the byte is white space to XML and JSON.
    package var isWhiteSpace: Bool { self == 0x20 || self == 0x0a || self == 0x0d || self == 0x09 }

    /// Whether the byte continues a scalar of UTF-8 that began before it.
    var isContinuation: Bool { self & 0xc0 == 0x80 }

    /// Whether the byte is a digit of ASCII.
    package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
