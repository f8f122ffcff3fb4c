import EveryScreenCapture
import EveryScreenModel

extension BrowserRecord {
    /// The content that appeared when a control was activated.
    struct Opened {
        /// The record of it, without the screen.
        var opening = RenderedScreen.RecordedFocus.Opening(
            screen: RenderedScreen.Builder(size: .zero).finish(), control: "", shown: [])
        var scrollSize: LayoutSize?
        var nodes: [BrowserNode] = []
    }

    /// The record of the page as it was once a control was activated.
    private func record(of opened: Opened) -> BrowserRecord {
        var record = self
        record.nodes = opened.nodes
        record.scrollSize = opened.scrollSize ?? scrollSize
        record.opened = []
        let shown = Set(opened.opening.shown)
        if let lowest = opened.nodes.filter({ shown.contains($0.id) }).compactMap(\.paintOrder).min() {
            for index in record.nodes.indices where (record.nodes[index].paintOrder ?? lowest) < lowest {
                record.nodes[index].isBelowOpened = true
            }
        }
        (record.hasWalk, record.stops, record.walkEnds, record.isWalkCutOff) = (false, [], [:], false)
        (record.focus, record.reachedNodes) = (RenderedScreen.RecordedFocus(walks: []), [])
        (record.media, record.shortcuts, record.hoverTrials) = ([], [], [:])
        return record
    }

    /// Returns the screens that appeared when controls were activated.
    func openings() throws(CaptureMistake) -> [RenderedScreen.RecordedFocus.Opening] {
        var openings: [RenderedScreen.RecordedFocus.Opening] = []
        for opened in opened {
            var record = record(of: opened)
            try record.connect()
            var opening = opened.opening
            opening.screen = try BrowserScreen.screen(of: record)
            openings.append(opening)
        }
        return openings
    }
}

extension BrowserRecord.Opened {
    init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in
            switch key {
            case "control": opening.control = try document.readString(value)
            case "shown": opening.shown = try document.readStrings(value)
            case "covers": opening.coversRest = try document.readBoolean(value)
            case "focus": opening.focus = try document.readOptionalString(value)
            case "next": opening.next = try document.readOptionalString(value)
            case "closesOnEscape": opening.closesOnEscape = try document.readBoolean(value)
            case "focusAfterEscape": opening.focusAfterEscape = try document.readOptionalString(value)
            case "scrollSize": scrollSize = document.nodes[value].kind == .null ? nil : try document.readExtent(value)
            case "nodes":
                nodes = try document.readArray(value, of: "nodes") { (value) throws(CaptureMistake) in try BrowserNode(value, of: document)
                }
            default: break
            }
        }
    }
}
