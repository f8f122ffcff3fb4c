import EveryScreenCapture
import EveryScreenModel

extension LineReader {
    /// The `debugDescription` of an XCUIElement: a line for each element, set in by
    /// how deep it is.
    ///
    /// | in a line | in the screen |
    /// | --- | --- |
    /// | how far it is set in | what it is inside of |
    /// | the type at its beginning | the role |
    /// | `{{x, y}, {width, height}}` | the frame, in points |
    /// | `identifier: '…'`, `label: '…'`, `value: …`, `placeholderValue: '…'` | the same; what is missing is empty |
    /// | `title: '…'` | the label, where there is none |
    /// | `Selected`, `Focused`, `Keyboard Focused` | being selected, having focus |
    /// | `Disabled`, or not | whether it is enabled |
    /// | `traits: N`, of older versions | the traits |
    ///
    /// Nothing is escaped. A label with line breaks continues in the next lines,
    /// and ends at the first quotation mark that a known key follows. Where a value
    /// then ends in an unopened quotation mark, neither it nor the label is known;
    /// nor is a value that is cut off ("…"). Not in the file: where VoiceOver
    /// stops, what can be seen.
    static let xcuitest = LineReader(
        format: .xcuitest, beginsElement: { XCUITestRecord.start(of: $0) != nil },
        read: { (text) throws(CaptureMistake) in try readXCUITest(text) })
}

private func readXCUITest(_ text: SourceText) throws(CaptureMistake) -> RenderedScreen {
    var records: [(column: Int, type: String, fields: String, offset: Int)] = []
    var (isSubtreeSeen, isTreeOver) = (false, false)
    for line in text.lines {
        let isSubtree = line.text == "Element subtree:"
        if isSubtree, isSubtreeSeen { throw CaptureMistake(at: line.offset, .secondCapture) }
        if isTreeOver {
            // The path and the query name elements too, set in.
            if XCUITestRecord.start(of: line.text)?.column == 0 { throw CaptureMistake(at: line.offset, .secondCapture) }
            continue
        }
        // Before it the element itself may be described by its attributes, which
        // the subtree repeats.
        if isSubtree {
            isSubtreeSeen = true
            records = []
        } else if line.text.hasPrefix("Path to element:") || line.text.hasPrefix("Query chain:") {
            isTreeOver = true
        } else if let start = XCUITestRecord.start(of: line.text) {
            // Elements beside one another may be those of a query. Applications are
            // not.
            if start.type == "Application", let first = records.first, start.column <= first.column {
                throw CaptureMistake(at: line.offset, .secondCapture)
            }
            records.append((start.column, start.type, start.fields, line.offset))
        } else if !records.isEmpty {
            records[records.count - 1].fields += "\n" + line.text
        }
    }
    var parents: [Int32] = []
    var open: [(column: Int, index: Int32)] = []
    var nodes: [IOSNode] = []
    for (index, record) in records.enumerated() {
        while let last = open.last, last.column >= record.column { open.removeLast() }
        parents.append(open.last?.index ?? -1)
        open.append((record.column, Int32(index)))
        let parsed: XCUITestRecord
        do { parsed = try XCUITestRecord(record.fields) } catch {
            throw CaptureMistake(at: record.offset, error.reason)
        }
        nodes.append(parsed.node(of: record.type))
    }
    let outermost = nodes.indices.filter { parents[$0] <= 0 }.map { nodes[$0].frame }
    let isWhole = nodes.first.map { !$0.frame.isEmpty } == true
    let bars = nodes.filter { $0.role == .navigationBar }.map { $0.label.isEmpty ? $0.identifier ?? "" : $0.label }
    return try iosScreen(
        nodes, parents: parents, size: isWhole ? nodes[0].frame.size : extent(of: outermost), title: bars.first { !$0.isEmpty },
        on: nodes.indices.contains { IOSRole.isAppleMenu(records[$0].type, labeled: nodes[$0].label) } ? .macOS : .iOS)
}
