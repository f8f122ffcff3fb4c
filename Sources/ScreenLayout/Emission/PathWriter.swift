/// Writes the paths of parts: the numbers of the children on the way from the root,
/// as `0/2/1`.
enum PathWriter {
    /// Returns the path of a part, with what it ends with; O(depth).
    static func path(of index: Int, in nodes: [LayoutNode]) -> String {
        var capacity = 128
        while true {
            if let path = path(of: index, in: nodes, capacity: capacity) { return path }
            capacity *= 8
        }
    }

    /// The path, or `nil` if it takes more bytes; written from the end, as that is
    /// the way the parts lead.
    private static func path(of index: Int, in nodes: [LayoutNode], capacity: Int) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var start = capacity
            func write(_ byte: UInt8) {
                start -= 1
                if start >= 0 { buffer[start] = byte }
            }
            var current = Int32(index)
            while current >= 0, start >= 0 {
                let (suffix, ordinal) = (nodes[Int(current)].suffix, nodes[Int(current)].ordinal)
                if suffix != .none { for byte in suffix.text.utf8.reversed() { write(byte) } }
                if ordinal >= 0 {
                    var number = ordinal
                    repeat {
                        write(UInt8(0x30 + number % 10))
                        number /= 10
                    } while number > 0
                    write(0x2F)
                }
                current = nodes[Int(current)].pathParent
            }
            guard start >= 0 else { return nil }
            // Only a number at the very start of the path has no slash.
            if start < capacity, buffer[start] == 0x2F { start += 1 }
            return String(decoding: UnsafeBufferPointer(rebasing: buffer[start...]), as: UTF8.self)
        }
    }
}
