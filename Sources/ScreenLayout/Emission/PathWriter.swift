/// Writes the paths of parts: the numbers of the children on the way from the root, as `0/2/1`.
enum PathWriter {
    /// Returns the path of a part, with what it ends with; O(depth).
    static func path(of index: Int, in nodes: [LayoutNode]) -> String {
        var steps: [Int] = []
        var current = Int32(index)
        while current >= 0 {
            let node = nodes[Int(current)]
            if node.ordinal >= 0 || node.suffix != .none { steps.append(Int(current)) }
            current = node.pathParent
        }
        if steps.isEmpty { return "" }
        var path = ""
        path.reserveCapacity(steps.count * 2 + 8)
        for step in steps.reversed() {
            let node = nodes[step]
            if node.ordinal >= 0 {
                if !path.isEmpty { path.append("/") }
                append(Int(node.ordinal), to: &path)
            }
            if node.suffix != .none { path.append(node.suffix.text) }
        }
        return path
    }

    private static func append(_ number: Int, to path: inout String) {
        if number < 10 { path.unicodeScalars.append(Unicode.Scalar(UInt8(0x30 + number))) } else { path.append(String(number)) }
    }
}
