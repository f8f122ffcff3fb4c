import EveryScreenCapture
import EveryScreenModel

extension LineReader {
    /// The reader of the output of Flutter's `debugDumpSemanticsTree`, with or
    /// without the marks of a console before each line.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | the lines drawn to `SemanticsNode#…` | what is inside of what |
    /// | `LayoutRect.fromLTRB(…)` in the node around it, `scaled by …x`, `with transform […]` | the frame, in logical pixels, which are points |
    /// | `label`, `value`, `hint`, `identifier` | the same; what is missing is empty |
    /// | `tooltip` | the label, or its second line |
    /// | `flags` | role; being enabled, focusable, focused, checked, on, selected, expanded, hidden, a live region |
    /// | `actions`, `customActions` | the actions |
    /// | `headingLevel` | the level of the heading |
    ///
    /// Where a node is only moved, Flutter prints the moved rectangle and not the
    /// distance. Its own rectangle is taken to begin at 0, 0, which is wrong for a
    /// node clipped at its top or left. Assistive technology stops where the engine
    /// makes an accessibility element: where there are words or actions. Not in the
    /// file: traits, colors, keyboard behavior.
    static let flutter = LineReader(
        format: .flutter, recognizes: { text in text.hasEarlyLine { FlutterLine($0).nodeColumn != nil } },
        read: { (text) throws(CaptureMistake) in try readFlutter(text) })
}

/// A line of a dump: what the console put before it, and the lines of the tree, are
/// taken off.
struct FlutterLine {
    let content: Substring
    /// The column in which a node begins; `nil` in lines with facts about one.
    let nodeColumn: Int?

    init(_ line: String) {
        var rest = line[...]
        if rest.hasPrefix("flutter: ") || rest == "flutter:" {
            rest = rest.dropFirst("flutter: ".count)
        } else if rest.hasPrefix("I/flutter"), let end = rest.firstRange(of: "): ") {
            rest = rest[end.upperBound...]
        }
        let drawing = rest.prefix { " │╎├└─┌╞═╘╔║╚".contains($0) }
        content = rest[drawing.endIndex...]
        nodeColumn = content.hasPrefix("SemanticsNode#") ? drawing.count : nil
    }
}

private func readFlutter(_ text: SourceText) throws(CaptureMistake) -> RenderedScreen {
    var nodes: [FlutterNode] = []
    var parents: [Int32] = []
    var open: [(column: Int, index: Int32)] = []
    var quoted: FlutterText?
    let lines = text.lines.map { (offset: $0.offset, line: FlutterLine($0.text)) }
    for (position, (offset, line)) in lines.enumerated() {
        if let column = line.nodeColumn {
            try quoted?.end(of: &nodes)
            quoted = nil
            while let last = open.last, last.column >= column { open.removeLast() }
            parents.append(open.last?.index ?? -1)
            open.append((column, Int32(nodes.count)))
            nodes.append(FlutterNode(offset: offset))
        } else if nodes.isEmpty {
            continue
        } else if quoted != nil || FlutterText.key(of: line.content) != nil {
            if quoted == nil { quoted = FlutterText(line.content) } else { quoted?.append(line.content) }
            let isKnownNext = position + 1 == lines.count || FlutterText.isEnded(by: lines[position + 1].line)
            if quoted?.isComplete == true, isKnownNext {
                try quoted?.end(of: &nodes)
                quoted = nil
            }
        } else {
            do { try nodes[nodes.count - 1].read(line.content) } catch { throw CaptureMistake(at: offset, error.reason) }
        }
    }
    try quoted?.end(of: &nodes)
    return try FlutterScreen(nodes, parents: parents).screen()
}
