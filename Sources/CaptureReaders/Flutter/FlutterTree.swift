import EveryScreenCapture

/// The tree that the lines of a dump draw.
///
/// The lines announce further nodes: `├─` before a node announces one beside it,
/// and `│` below its name one inside of it. So a dump in which nodes are missing
/// differs from a whole one.
struct FlutterTree {
    /// The node around each; -1 for the root.
    private(set) var parents: [Int32] = []
    /// The last node and those around it, innermost last.
    private var open: [OpenNode] = []

    private struct OpenNode {
        let index: Int
        let column: Int
        let name: String
        /// The column of the line that leads to the nodes inside of it.
        let bar: Int
        /// Whether its mark announces a node beside it that has not come yet.
        var isFollowed: Bool
        /// Whether its lines announce a node inside of it that has not come yet.
        var isFilled = false
    }

    /// Adds the node of a line.
    mutating func add(_ line: FlutterLine, at column: Int) throws(CaptureMistake) {
        while let last = open.last, last.column >= column {
            if last.column == column { open[open.count - 1].isFollowed = false }
            try finishLast(before: String(line.content))
        }
        if open.isEmpty, !parents.isEmpty { throw CaptureMistake(.secondCapture) }
        if !open.isEmpty { open[open.count - 1].isFilled = false }
        parents.append(open.last.map { Int32($0.index) } ?? -1)
        let mark = line.drawing.last { $0 != "─" }
        // The root has no mark, and its content is drawn one column further right.
        let bar = mark == "├" || mark == "└" ? column : column + 1
        open.append(OpenNode(index: parents.count - 1, column: column, name: String(line.content), bar: bar, isFollowed: mark == "├"))
    }

    /// Notes whether a line about the last node announces nodes inside of it.
    mutating func noteContent(of line: FlutterLine) {
        guard let bar = open.last?.bar, line.drawing.indices.contains(bar) else { return }
        if line.drawing[bar] == "│" { open[open.count - 1].isFilled = true }
    }

    /// Checks that every node announced has come.
    mutating func finish() throws(CaptureMistake) {
        while !open.isEmpty { try finishLast(before: "the end of the dump") }
    }

    private mutating func finishLast(before found: String) throws(CaptureMistake) {
        let last = open.removeLast()
        guard last.isFollowed || last.isFilled else { return }
        throw CaptureMistake(.line(found, expected: "a node \(last.isFilled ? "inside" : "after") \(last.name.excerpt)"))
    }
}
