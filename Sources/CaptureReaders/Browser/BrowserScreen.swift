import EveryScreenCapture
import EveryScreenModel

/// Makes a screen of the record of a page.
struct BrowserScreen {
    private let record: BrowserRecord
    /// For each node that Tab stops at, by id, how many pixels changed most when it
    /// had focus.
    private let changedPixelCounts: [String: Int]
    /// The contrast of the sign of focus on each of them, where that is recorded.
    private let focusContrasts: [String: Double]
    private let media: BrowserMedia
    private let motion: BrowserMotion
    private let keys: BrowserKeys
    /// Where keyboard focus cannot go; `nil` where that is unknown.
    private let reach: BrowserReach?
    /// The frames of the areas of maps, by the ids of their nodes.
    private let areas: [String: LayoutRect]
    /// The demands of roles that are not met, by the ids of the nodes.
    private let roleMistakes: [String: [ScreenElement.RoleMistake]]
    /// The elements that act on a click though nothing says so.
    private let clicks: BrowserClicks
    /// The nodes that Tab or Shift-Tab led to from the ends of the page.
    private let stops: Set<String>
    /// The nodes that keys lead through while focus stays on another one.
    private let led: Set<String>
    /// The nodes that only the pointer shows.
    private let hovered: Set<String>
    /// The parts of lists and menus that nothing leads keys to.
    private let unled: Set<String>
    /// The elements so far, with their places in the document, and whether they are
    /// fixed to the window.
    private var places: [(source: String, order: Int?, isPinned: Bool)] = []
    /// The nodes fixed to the window that something around them hides.
    private let hiddenAround: Set<String>
    /// The summaries of closed details, and these.
    private let closed: (summaries: Set<String>, details: Set<String>)
    private var builder: RenderedScreen.Builder
    private var surroundings = [BrowserSurroundings()]
    /// For each open element the texts directly inside it, which are set at its
    /// end: an array that grew in it would be copied for each.
    private var texts: [[ScreenElement.TextRun]] = []
    /// For each open element the extent of its visible content, and whether it is
    /// an element of the document without a box.
    private var extents: [(content: LayoutRect?, isBoxless: Bool)] = []
    /// For each text that can be seen, by how many degrees it is turned.
    private var turns: [Double] = []

    private init(_ record: BrowserRecord) {
        self.record = record
        let changes = record.stops.compactMap { stop in
            stop.node.flatMap { node in (stop.hasRing ? Int.max : stop.changedPixelCount).map { (node, $0) } }
        }
        changedPixelCounts = Dictionary(changes, uniquingKeysWith: max)
        let contrasts = record.stops.compactMap { stop in
            stop.node.flatMap { node in stop.hasRing ? nil : stop.contrast.map { (node, $0) } }
        }
        focusContrasts = Dictionary(contrasts, uniquingKeysWith: max)
        media = BrowserMedia(record)
        motion = BrowserMotion(record)
        keys = BrowserKeys(record)
        reach = BrowserReach(record)
        roleMistakes = BrowserRoleDemands.mistakes(in: record)
            .merging(BrowserTables.mistakes(in: record), uniquingKeysWith: +)
            .merging(BrowserChoices.mistakes(in: record), uniquingKeysWith: +)
            .merging(BrowserLists.mistakes(in: record), uniquingKeysWith: +)
        areas = BrowserAreas.frames(in: record)
        clicks = BrowserClicks(record)
        stops = Set((record.focus.tabSequence + record.focus.shiftTabSequence).compactMap(\.self))
        led = record.ledNodes
        unled = record.unledNodes.union(record.strandedNodes)
        hovered = record.hoveredNodes
        closed = record.closedDetails
        hiddenAround = record.nodesHiddenAround
        builder = RenderedScreen.Builder(size: record.viewport)
        builder.reserveCapacity(record.nodes.count)
    }

    /// Returns the screen of a page; O(nodes log nodes).
    ///
    /// Elements have the ids of the nodes as their sources.
    static func screen(of record: BrowserRecord) throws(CaptureMistake) -> RenderedScreen {
        // Only nodes with ids that no others have make a tree.
        let tree = try BrowserTree(record.nodes)
        var page = BrowserScreen(record)
        tree.walk { step in
            switch step {
            case .enter(let node): page.enter(node)
            case .leave: page.leave()
            }
        }
        let isDocumentKnown = record.known.contains(.document)
        page.builder.facts =
            isDocumentKnown ? RenderedScreen.Facts(record, textTurns: page.turns) : RenderedScreen.Facts(title: record.title)
        page.builder.facts.platform = .web
        page.builder.facts.pinnedPlaces = page.pinnedPlaces
        return page.builder.finish()
    }

    /// The places of nodes fixed to the window, which the tree has behind the
    /// others; O(nodes) for each.
    private var pinnedPlaces: [RenderedScreen.Facts.PinnedPlace] {
        let firstPinned = places.indices.first { places[$0].isPinned } ?? places.count
        return places[firstPinned...].compactMap { pinned in
            guard pinned.isPinned, let order = pinned.order else { return nil }
            let after = places[..<firstPinned].filter { place in place.order.map { $0 > order } == true }
            guard let next = after.min(by: { $0.order ?? 0 < $1.order ?? 0 }) else { return nil }
            return RenderedScreen.Facts.PinnedPlace(of: pinned.source, before: next.source)
        }
    }

    private mutating func enter(_ node: BrowserNode) {
        var outer = surroundings[surroundings.count - 1]
        if closed.summaries.contains(node.id) { outer.isSkipped = false }
        var inner = outer.inside(node)
        if closed.details.contains(node.id) { inner.isSkipped = true }
        var element = ScreenElement(node, inside: outer, around: inner)
        if let frame = areas[node.id] { element.frame = frame }
        if hiddenAround.contains(node.id) { element.isAccessibilityHidden = true }
        if record.areBordersKnown, element.role == .link { element.surface?.border = node.lineBelow }
        if let mistakes = roleMistakes[node.id] { element.roleMistakes = mistakes }
        if builder.count == 0 {
            if node.known.contains(.styles) { element.surface = ScreenElement.Surface(background: [.color(.white)]) }
            element.scrolling = nil
            element.keyboard = nil
            element.keyboardShortcuts = keys.shortcuts
        } else if node.tag == "html" || node.tag == "svg", surroundings.count == 2 {
            // The window shows the document, and scrolls it by the keys of the
            // platform.
            element.scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical], contentSize: record.scrollSize)
            element.keyboard = nil
        } else if node.tag == "html", outer.isFrame {
            // So does every frame the document in it, unless the document keeps it
            // from that.
            let axes = zip([ScreenElement.Axis.horizontal, .vertical], ["overflow-x", "overflow-y"])
                .filter { !["hidden", "clip"].contains(node.style[$0.1] ?? "visible") }.map(\.0)
            element.scrolling = ScreenElement.Scrolling(
                axes: outer.isFixedFrame ? [] : axes, contentSize: node.scrolledSize ?? node.bounds?.size)
            element.keyboard = nil
        }
        if node.isFocusable, let count = changedPixelCounts[node.id] {
            // Focus on a frame is inside of it, and shown or not shown there.
            element.keyboard?.showsFocus = node.tag == "iframe" ? nil : count > 0
            if element.keyboard?.showsFocus == true { element.keyboard?.focusContrast = focusContrasts[node.id] }
        }
        if clicks.nodes.contains(node.id) {
            element.actions = [ScreenElement.Action(.activate)]
            // Some assistive technology offers the click on the text inside.
            element.isAccessibilityElement = nil
            if element.label?.isEmpty == true { element.label = nil }
        }
        if record.hasWalk, element.keyboard?.isFocusable == true, !isReached(node, as: element.role) {
            // Some script moves focus on, or a trap is before it: the walk does
            // not show which. Tab passes over a frame with a negative tabindex,
            // and over all inside.
            element.keyboard?.isFocusable = outer.isPassedOverFrame ? false : nil
        }
        // A region that the page takes out of the order is scrolled by no key.
        if element.scrolling != nil, !element.isControl, record.hasWalk, (node.tabIndex ?? 0) < 0, !isReached(node, as: element.role) {
            element.keyboard?.isFocusable = false
        }
        if unled.contains(node.id) { element.keyboard?.isFocusable = false }
        if hovered.contains(node.id) { element.keyboard?.textUnderPointer = node.hover?.text }
        if element.keyboard?.isFocusable == false, led.contains(node.id) { element.keyboard?.isFocusable = nil }
        // A region that scrolls is reached in other ways in some browsers.
        if element.scrolling == nil, reach?.excludes(node, as: element.role) == true, !record.reachedNodes.contains(node.id) {
            var keyboard = element.keyboard ?? ScreenElement.KeyboardBehavior()
            keyboard.isFocusable = false
            element.keyboard = keyboard
        }
        element.media = media.media(of: node) ?? motion.media(of: node)
        if keys.clicked.contains(node.id) { element.keyboard?.actsOnKeys = false }
        if let edge = node.clearest(of: node.edges, on: outer.backdrop, besides: true) { element.surface?.border = edge }
        if let ink = node.clearest(of: node.inks, on: inner.backdrop, besides: false) { element.surface?.glyph = ink }
        if let moves = motion.motion(of: node) { element.motion = moves }
        if let drawn = ScreenElement.TextRun(placeholderOf: node) ?? ScreenElement.TextRun(valueOf: node, in: inner) {
            element.text = [drawn]
        }
        if node.isText, node.isDrawnAsIcon {
            // People see a drawing of the element around it.
            element.text = []
            if let current = builder.current, !inner.isInvisible { builder.update(current) { $0.surface?.glyph = node.textColor } }
        } else if node.isText, let run = ScreenElement.TextRun(node, in: inner) {
            if element.isVisible == true { turns.append(inner.turn) }
            // A run of text belongs to the visible element whose text it is.
            if !texts.isEmpty { texts[texts.count - 1].append(run) }
        }
        places.append((element.source, node.order, surroundings.count == 2 && node.style["position"] == "fixed"))
        builder.open(element)
        texts.append([])
        extents.append((nil, isBoxless: !node.isRendered && node.tag != nil && node.role != "RootWebArea"))
        surroundings.append(inner)
    }

    /// Whether Tab or Shift-Tab was seen to lead to a node.
    ///
    /// From one radio button of a group arrow keys lead to the others, whichever of
    /// them a walk from the middle of the page met (HTML, section 4.10.5.1.16).
    private func isReached(_ node: BrowserNode, as role: ScreenElement.Role) -> Bool {
        (role == .radioButton ? stops : record.reachedNodes).contains(node.id)
    }

    private mutating func leave() {
        let runs = texts.removeLast()
        let (inside, isBoxless) = extents.removeLast()
        var own: LayoutRect?
        if let current = builder.current {
            builder.update(current) { element in
                if !runs.isEmpty { element.text = runs }
                if let inside { element.takeExtent(of: inside, isBoxless: isBoxless) }
                own = element.isVisible == false || element.frame.isEmpty ? inside : element.frame
            }
        }
        if let own, let outer = extents.last { extents[extents.count - 1].content = outer.content?.union(own) ?? own }
        builder.close()
        surroundings.removeLast()
    }
}

extension ScreenElement {
    /// Gives an element without a box the extent of its content: there it is seen,
    /// and touched.
    ///
    /// An element has no box with `display: contents`, and an empty one around
    /// floats or content that is placed absolutely (CSS Display 3, section 2.5; CSS
    /// 2.2, section 10.6.3).
    fileprivate mutating func takeExtent(of content: LayoutRect, isBoxless: Bool) {
        guard isBoxless || isControl && frame.isEmpty && isAccessibilityElement == true && clipsContent != true else { return }
        frame = content
        if isBoxless, isVisible == false { isVisible = true }
    }
}
