import ScreenModel

/// Makes a screen of the record of a page.
struct BrowserScreen {
    private let record: BrowserRecord
    private var builder: ScreenBuilder
    private var surroundings = [BrowserSurroundings()]
    /// For each text that can be seen, by how many degrees it is turned.
    private var turns: [Double] = []

    private init(_ record: BrowserRecord) {
        self.record = record
        builder = ScreenBuilder(size: record.viewport)
        builder.reserveCapacity(record.nodes.count)
    }

    /// Returns the screen of a page; O(nodes log nodes).
    ///
    /// Elements have the ids of the nodes as their sources.
    static func screen(of record: BrowserRecord) throws(Fault) -> Screen {
        var page = BrowserScreen(record)
        let tree = try BrowserTree(record.nodes)
        tree.walk { step in
            switch step {
            case .enter(let node): page.enter(node)
            case .leave: page.leave()
            }
        }
        let isDocumentKnown = record.known.contains(.document)
        page.builder.facts = isDocumentKnown ? ScreenFacts(record, textTurns: page.turns) : ScreenFacts(title: record.title)
        return page.builder.finish()
    }

    private mutating func enter(_ node: BrowserNode) {
        let outer = surroundings[surroundings.count - 1]
        let inner = outer.inside(node)
        var element = Element(node, inside: outer, around: inner)
        if builder.count == 0 {
            if node.known.contains(.styles) { element.surface = Surface(background: [.color(.white)]) }
            element.scrolling = nil
            element.keyboard = nil
        } else if node.tag == "html" || node.tag == "svg", surroundings.count == 2 {
            // The window shows the document, and scrolls it by the keys of the platform.
            element.scrolling = Scrolling(axes: [.horizontal, .vertical], contentSize: record.scrollSize)
            element.keyboard = nil
        }
        if node.isFocusable, let stop = record.stops.filter({ $0.node == node.id }).compactMap(\.changedPixelCount).max() {
            // Focus on a frame is inside of it, and shown or not shown there.
            element.keyboard?.showsFocus = node.tag == "iframe" ? nil : stop > 0
        }
        if record.hasWalk, element.keyboard?.isFocusable == true, !record.reachedNodes.contains(node.id) {
            // Some script moves focus on, or a trap is before it: the walk does not tell.
            element.keyboard?.isFocusable = nil
        }
        element.media = media(of: node)
        if node.isText, let run = TextRun(node, in: inner) {
            if element.isVisible == true { turns.append(inner.turn) }
            // What is seen of a text is seen of the element whose text it is.
            if let current = builder.current { builder.update(current) { $0.text = ($0.text ?? []) + [run] } }
        }
        builder.open(element)
        surroundings.append(inner)
    }

    private mutating func leave() {
        builder.close()
        surroundings.removeLast()
    }

    private func media(of node: BrowserNode) -> Media? {
        guard let tag = node.tag, ["audio", "video"].contains(tag) else { return nil }
        let recorded = record.media.first { $0.path == node.path && $0.tag == tag }
        var media = Media(tag == "audio" ? .audio : .video)
        media.startsAutomatically = recorded?.startsAutomatically ?? (node.attributes["autoplay"] != nil)
        media.isSilent = recorded?.isMuted ?? (node.attributes["muted"] != nil) ? true : nil
        media.duration =
            recorded?.isRepeated == true || node.attributes["loop"] != nil ? .infinity : partDuration(of: node) ?? recorded?.duration
        if recorded?.hasControls == true || node.attributes["controls"] != nil {
            media.canBeStopped = true
        } else if !hasOtherControls {
            media.canBeStopped = false
        }
        return media
    }

    /// How long the part plays that the address asks for, in seconds: `#t=8,10` is two (Media Fragments URI 1.0).
    private func partDuration(of node: BrowserNode) -> Double? {
        let sources = record.nodes.filter { $0.id == node.id || ($0.tag == "source" && $0.documentParent == node.id) }
        for source in sources.compactMap({ $0.attributes["src"] }) {
            guard let fragment = source.split(separator: "#").dropFirst().last, fragment.hasPrefix("t=") else { continue }
            let ends = fragment.dropFirst(2).split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
            if ends.count == 2, ends[1] > ends[0] { return ends[1] - ends[0] }
        }
        return nil
    }

    /// Whether the page has any control of its own that could stop what plays.
    private var hasOtherControls: Bool {
        record.nodes.contains { node in
            guard let role = node.role, node.tag != nil, !node.isIgnored, node.isRendered else { return false }
            return Role(browserRole: role, of: node).isControl || node.attributes["onclick"] != nil
        }
    }
}
