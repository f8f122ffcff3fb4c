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
        format: .flutter, beginsElement: { FlutterLine($0).nodeColumn != nil },
        read: { (text) throws(CaptureMistake) in try readFlutter(text) })
}

private func readFlutter(_ text: SourceText) throws(CaptureMistake) -> RenderedScreen {
    var nodes: [FlutterNode] = []
    var tree = FlutterTree()
    var quoted: FlutterText?
    let lines = text.lines.map { (offset: $0.offset, line: FlutterLine($0.text)) }
    for (position, (offset, line)) in lines.enumerated() {
        if let column = line.nodeColumn {
            try quoted?.end(of: &nodes)
            quoted = nil
            do { try tree.add(line, at: column) } catch { throw CaptureMistake(at: offset, error.reason) }
            nodes.append(FlutterNode(offset: offset))
            continue
        }
        if nodes.isEmpty { continue }
        tree.noteContent(of: line)
        if quoted != nil || FlutterText.key(of: line.content) != nil {
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
    let end = text.bytes.count
    do { try tree.finish() } catch { throw CaptureMistake(at: end, error.reason) }
    // Flutter begins the facts about each node with it. A root alone holds nothing.
    guard nodes.count == 1 || nodes.last?.hasRect == true else {
        throw CaptureMistake(at: end, .line("the end of the dump", expected: "Rect.fromLTRB(…)"))
    }
    return try FlutterScreen(nodes, parents: tree.parents).screen()
}
