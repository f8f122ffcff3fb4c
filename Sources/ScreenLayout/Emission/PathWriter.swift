/// Writes the paths of parts: the numbers of the children on the way from the root, as `0/2/1`.
enum PathWriter {
    /// Returns the path of a part, with what it ends with; O(depth).
    static func path(of index: Int, in nodes: [LayoutNode]) -> String {
        let length = length(of: index, in: nodes)
        if length == 0 { return "" }
        // Written from the end, as that is the way the parts lead.
        return String(unsafeUninitializedCapacity: length) { buffer in
            var end = length
            func write(_ byte: UInt8) {
                end -= 1
                buffer[end] = byte
            }
            var current = Int32(index)
            while current >= 0 {
                let node = nodes[Int(current)]
                if node.suffix != .none { for byte in node.suffix.text.utf8.reversed() { write(byte) } }
                if node.ordinal >= 0 {
                    var number = node.ordinal
                    repeat {
                        write(UInt8(0x30 + number % 10))
                        number /= 10
                    } while number > 0
                    if end > 0 { write(0x2F) }
                }
                current = node.pathParent
            }
            return length
        }
    }

    /// The number of bytes of a path: each number but the first has a slash before it.
    private static func length(of index: Int, in nodes: [LayoutNode]) -> Int {
        var length = 0
        var isFirstNumbered = false
        var current = Int32(index)
        while current >= 0 {
            let node = nodes[Int(current)]
            if node.suffix != .none { length += node.suffix.text.utf8.count }
            if node.ordinal >= 0 { length += digits(node.ordinal) + 1 }
            // Only a number at the very start of the path has no slash.
            if node.ordinal >= 0 || node.suffix != .none { isFirstNumbered = node.ordinal >= 0 }
            current = node.pathParent
        }
        return isFirstNumbered ? length - 1 : length
    }

    private static func digits(_ number: Int32) -> Int {
        var (count, rest) = (1, number / 10)
        while rest > 0 {
            count += 1
            rest /= 10
        }
        return count
    }
}
