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

    /// The most bytes that one part adds to a path: a slash, a number and a suffix.
    private static let longestStep = 24

    /// The path, or `nil` if it takes more bytes; written from the end, as that is
    /// the way the parts lead.
    private static func path(of index: Int, in nodes: [LayoutNode], capacity: Int) -> String? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            nodes.withUnsafeBufferPointer { nodes in
                guard let bytes = buffer.baseAddress, let nodes = nodes.baseAddress else { return "" }
                var start = capacity
                var current = index
                while current >= 0 {
                    guard start >= longestStep else { return nil }
                    let (suffix, ordinal) = (nodes[current].suffix, nodes[current].ordinal)
                    if suffix != .none {
                        let text = suffix.text
                        start -= text.utf8CodeUnitCount
                        for offset in 0..<text.utf8CodeUnitCount { bytes[start + offset] = text.utf8Start[offset] }
                    }
                    if ordinal >= 0 {
                        var number = ordinal
                        repeat {
                            start -= 1
                            bytes[start] = UInt8(truncatingIfNeeded: 0x30 + number % 10)
                            number /= 10
                        } while number > 0
                        start -= 1
                        bytes[start] = 0x2F
                    }
                    current = Int(nodes[current].pathParent)
                }
                // Only a number at the very start of the path has no slash.
                if start < capacity, bytes[start] == 0x2F { start += 1 }
                return String(decoding: UnsafeBufferPointer(start: bytes + start, count: capacity - start), as: UTF8.self)
            }
        }
    }
}
