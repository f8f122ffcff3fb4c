package import EveryValue

/// Damage to files: flipped bits, cut ends, repeated or missing lines, swapped
/// words.
package struct CaptureDamage: Sendable {
    private let whole: [UInt8]
    /// Where the lines begin, and the end of the last.
    private let lineStarts: [Int]
    /// Where words are that may be keys, names or values.
    private let words: [Range<Int>]

    /// Prepares the damage to a file; O(bytes).
    package init(to whole: [UInt8]) {
        self.whole = whole
        var lineStarts = [0]
        var words: [Range<Int>] = []
        var wordStart: Int?
        for (index, byte) in whole.enumerated() {
            if byte == UInt8(ascii: "\n") { lineStarts.append(index + 1) }
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            if isLetter {
                wordStart = wordStart ?? index
            } else if let start = wordStart {
                if index - start > 2 { words.append(start..<index) }
                wordStart = nil
            }
        }
        if lineStarts.last != whole.count { lineStarts.append(whole.count) }
        self.lineStarts = lineStarts
        self.words = words
    }

    /// Copies of the file with a few kinds of damage each; the simplest is the file
    /// itself.
    package var copies: Generator<[UInt8]> {
        Generator { source in
            var bytes = whole
            let words = source.list(0...2, averageCount: 1) { (source.integer(in: 0...999_999), source.integer(in: 0...999_999)) }
            for (first, second) in words { swapWords(first, second, in: &bytes) }
            _ = source.list(0...4, averageCount: 2) { damage(&bytes, source) }
            return bytes
        }
    }

    /// Puts two words of the file into each other's place; done first, while the
    /// words are where they were.
    private func swapWords(_ first: Int, _ second: Int, in bytes: inout [UInt8]) {
        guard words.count > 1, bytes.count == whole.count else { return }
        let (left, right) = (words[first % words.count], words[second % words.count])
        guard left.upperBound <= right.lowerBound else { return }
        let spelling = Array(bytes[left])
        bytes.replaceSubrange(left, with: Array(bytes[right]))
        let moved = left.count < right.count ? right.count - left.count : -(left.count - right.count)
        bytes.replaceSubrange((right.lowerBound + moved)..<(right.upperBound + moved), with: spelling)
    }

    private func damage(_ bytes: inout [UInt8], _ source: ChoiceSource) {
        guard bytes.count > 1 else { return }
        let start = source.integer(in: 0...(bytes.count - 1))
        let end = min(bytes.count, start + source.integer(in: 1...40))
        let line = lineStarts[start % (lineStarts.count - 1)]..<lineStarts[start % (lineStarts.count - 1) + 1]
        switch source.integer(in: 0...8) {
        case 0: bytes[start] ^= 1 << UInt8(source.integer(in: 0...7))
        case 1: bytes[start] = UInt8(source.integer(in: 0...255))
        case 2: bytes.removeSubrange(start..<end)
        case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 4: bytes.insert(contentsOf: bytes[start..<end], at: source.integer(in: 0...bytes.count))
        case 5 where line.upperBound <= bytes.count: bytes.removeSubrange(line)
        case 6 where line.upperBound <= bytes.count: bytes.insert(contentsOf: bytes[line], at: line.lowerBound)
        case 7: bytes.replaceSubrange(start..<end, with: Self.numbers[end % Self.numbers.count].utf8)
        case 8: bytes.removeSubrange(start...)
        default: bytes.swapAt(start, end - 1)
        }
    }

    /// Numbers that are likely not to be thought of.
    private static let numbers = ["-1", "1e308", "99999999999999999999", "0.0000001", "-9223372036854775808", "NaN", "null", "[]", "{}"]
}
