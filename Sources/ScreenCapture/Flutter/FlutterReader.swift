import ScreenModel

extension LineReader {
    /// What Flutter prints with `debugDumpSemanticsTree`, with or without the marks of a console before each line.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | the lines drawn to `SemanticsNode#…` | what is inside of what |
    /// | `Rect.fromLTRB(…)` in the node around it, `scaled by …x`, `with transform […]` | the frame, in logical pixels, which are points |
    /// | `label`, `value`, `hint`, `identifier` | the same; what is missing is empty |
    /// | `flags` | role, being enabled, focusable, focused, checked, on, selected, expanded, hidden, a heading, a live region |
    /// | `actions`, `customActions` | the actions |
    /// | `headingLevel` | the level of the heading |
    ///
    /// Where a node is only moved, Flutter prints the moved rectangle and not by how
    /// much; its own is taken to begin at 0, 0, which is not so of what is clipped at
    /// its top or left. Assistive technology stops where the engine makes an
    /// accessibility element: where there is something to say or to do. Not told:
    /// traits, colors, what the keyboard does.
    static let flutter = LineReader(
        format: .flutter, recognizes: { text in text.hasEarlyLine { FlutterLine($0).nodeColumn != nil } },
        read: { (text) throws(Fault) in try readFlutter(text) })
}

/// A line of a dump: what the console put before it, and the lines of the tree, are taken off.
struct FlutterLine {
    let content: Substring
    /// The column in which a node begins; `nil` in lines that tell something of one.
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

private func readFlutter(_ text: SourceText) throws(Fault) -> Screen {
    var nodes: [FlutterNode] = []
    var parents: [Int32] = []
    var open: [(column: Int, index: Int32)] = []
    // The text that is being read, if it goes on from line to line.
    var key: String?
    var quoted = ""
    let lines = text.lines.map { (offset: $0.offset, line: FlutterLine($0.text)) }
    func endText(after position: Int) {
        let isBroken = !quoted.isEmpty && !quoted.hasPrefix("\"")
        guard let known = key, isBroken || isEnded(quoted) && endsText(lines, after: position) else { return }
        nodes[nodes.count - 1].set(known, to: isBroken ? quoted : String(quoted.dropFirst().dropLast()))
        key = nil
    }
    for (position, (offset, line)) in lines.enumerated() {
        if let column = line.nodeColumn {
            if let key { throw Fault(at: offset, .line("\(key): \(quoted.excerpt)", expected: "a closing quotation mark")) }
            while let last = open.last, last.column >= column { open.removeLast() }
            parents.append(open.last?.index ?? -1)
            open.append((column, Int32(nodes.count)))
            nodes.append(FlutterNode(offset: offset))
        } else if nodes.isEmpty {
            continue
        } else if key != nil {
            if !quoted.isEmpty { quoted += "\n" }
            quoted += line.content
            endText(after: position)
        } else if let colon = line.content.firstIndex(of: ":"), FlutterNode.textKeys.contains(String(line.content[..<colon])) {
            key = String(line.content[..<colon])
            quoted = String(line.content[line.content.index(after: colon)...].drop { $0 == " " })
            endText(after: position)
        } else {
            do { try nodes[nodes.count - 1].read(line.content) } catch { throw Fault(at: offset, error.reason) }
        }
    }
    if let key { throw Fault(at: nodes.last?.offset, .line("\(key): \(quoted.excerpt)", expected: "a closing quotation mark")) }
    return try FlutterScreen(nodes, parents: parents).screen()
}

/// Whether a text has both its quotation marks.
private func isEnded(_ text: String) -> Bool { text.utf8.count > 1 && text.hasSuffix("\"") }

/// Whether the text in quotation marks can end here: what follows tells something else.
private func endsText(_ lines: [(offset: Int, line: FlutterLine)], after position: Int) -> Bool {
    guard position + 1 < lines.count else { return true }
    let next = lines[position + 1].line
    return next.nodeColumn != nil || next.content.isEmpty || FlutterNode.isKnown(next.content)
}
