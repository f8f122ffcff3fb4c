import EveryScreenCapture

/// A line of a text, without its end.
struct SourceLine {
    /// The offset of its first byte in the text.
    let offset: Int
    let text: String
}

extension SourceText {
    /// The lines, ended by a line feed, with or without a carriage return;
    /// O(bytes).
    var lines: [SourceLine] { lines(from: 0) }

    /// The lines from an offset on, the first perhaps in part; O(bytes).
    func lines(from first: Int) -> [SourceLine] {
        var lines: [SourceLine] = []
        var start = first
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
            let isReturned = end > start && bytes[end - 1] == .carriageReturn
            lines.append(SourceLine(offset: start, text: String(decoding: bytes[start..<(isReturned ? end - 1 : end)], as: UTF8.self)))
            start = end + 1
        }
        return lines
    }

    /// The first lines, which a console may have put there.
    var earlyLines: [SourceLine] {
        let longestPreamble = 1 << 16
        return SourceText(utf8: Array(bytes.prefix(longestPreamble))).lines
    }
}
