import EveryScreenCapture
import EveryScreenModel

/// One line of a browser capture: a page with its nodes, and where the Tab key led.
///
/// A line is an object with `id`, `viewport` (width and height in CSS px), `page`
/// (title, language, declarations of its head) and `nodes`. It may have
/// `tabSequence`, `shiftTabSequence` and `focusEdges`, the recorded focus, and
/// `media`. A node has an `id`, the `parent` in the accessibility tree, the
/// `domParent` in the document, and role, name and states as the browser gives
/// them. It has `bounds` in page coordinates and the part of the computed `style`
/// that differs from the initial one. Text also has its `lines` and facts about its
/// `pixels`. Scripts see more: `placeholder`, `motion`, `plays`, `edges`, `inks`
/// and `listeners` of a node, `listeners` of the document and `shortcuts` of the
/// page. `opened` has the nodes of the page once a control was activated, and where
/// the focus went. Trials have members of the record: `hoverTrials`, `stateTrials`,
/// `changes`, `contextChange` and `arrowsStuckAt`. `timedReloads` are the delays of
/// timers that only load a page.
///
/// Lengths are CSS px, which are points; a missing key leaves its fact unknown.
struct BrowserRecord {
    /// A stop of the Tab key.
    struct Stop {
        /// The node that has focus; `nil` outside of the page.
        var node: String?
        /// Where it then was in the window.
        var frame: LayoutRect?
        /// How many pixels differ from the page without focus; `nil` when not
        /// recorded.
        var changedPixelCount: Int?
        /// The contrast of the pixels that differ with what they replace or lie
        /// beside; `nil` when not recorded.
        var contrast: Double?
        /// Whether the browser's own ring around the element was in sight.
        var hasRing = false
    }

    /// Sound or video of the page.
    struct Media {
        var path: String?
        var tag: String?
        var startsAutomatically = false
        var hasControls = false
        var isMuted = false
        var isRepeated = false
        /// Whether it has a track of sound; `nil` when not recorded.
        var hasSound: Bool?
        /// How long it plays, in seconds.
        var duration: Double?
        /// The kinds of its tracks of text; `nil` when not recorded.
        var trackKinds: [String]?
    }

    var id = ""
    /// The parts of the page that were captured at all.
    var known = BrowserKnowledge.all
    var title: String?
    var language: String?
    /// The media type of the document, such as `text/html`.
    var contentType: String?
    /// The content of the `viewport` declaration, if there is one.
    var viewportDeclaration: String?
    /// The contents of the refresh declarations, in order.
    var refreshDeclarations: [String] = []
    /// After how many seconds timers of scripts load a page, whatever the person
    /// does.
    var timedReloads: [Double] = []
    var viewport = LayoutSize.zero
    /// The settings under which it was recorded; `nil` where only the window is
    /// known.
    var environment: UserEnvironment?
    /// Whether lines below elements are among the styles.
    var areBordersKnown = false
    /// The extent of the whole page.
    var scrollSize: LayoutSize?
    var nodes: [BrowserNode] = []
    var stops: [Stop] = []
    /// Whether the walk of the Tab key was recorded.
    var hasWalk = false
    /// The ends of the walks of Tab and Shift-Tab, in the recorder's words.
    var walkEnds: [String: String] = [:]
    /// Whether the recorder left out parts of the walks.
    var isWalkCutOff = false
    /// Whether scripts may act; `nil` when not recorded.
    var isScripted: Bool?
    /// The number of scripts in the document; `nil` when not recorded.
    var scriptCount: Int?
    /// Whether both walks went on until focus left the page.
    var hasWholeWalk: Bool { hasWalk && !isWalkCutOff && ["tabEnd", "shiftTabEnd"].allSatisfy { walkEnds[$0] == "left-document" } }
    /// Where keys led.
    var focus = RenderedScreen.RecordedFocus(walks: [])
    /// The nodes at which focus was seen on any walk.
    var reachedNodes = Set<String>()
    var media: [Media] = []
    /// The events that scripts listen to on the document and the window; `nil` when
    /// not recorded.
    var documentListeners: [String]?
    /// The stops at which no arrow key moved the focus.
    var arrowsStuckAt: Set<String> = []
    /// The characters that do something without a modifier key.
    var shortcuts: [String] = []
    /// For content that the pointer shows, by the ids of the nodes, whether a trial
    /// with keys showed it too.
    var hoverTrials: [String: Bool] = [:]
    /// The content that appeared when controls were activated.
    var opened: [Opened] = []
}

extension BrowserRecord {
    /// Returns whether a document looks like a record of a page.
    static func recognizes(_ document: JSONDocument) -> Bool {
        guard document.nodes[0].kind == .object else { return false }
        let keys = Set(document.children(of: 0).enumerated().filter { $0.offset.isMultiple(of: 2) }.map { document.string(of: $0.element) })
        return keys.isSuperset(of: ["id", "page", "nodes", "viewport"])
    }

    /// Reads a record; keys it does not know are passed over.
    init(_ document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: 0, "a page record") { (key, value) throws(CaptureMistake) in
            switch key {
            case "id": id = try document.readString(value)
            case "page": try readPage(value, of: document)
            case "viewport": viewport = try document.readExtent(value)
            case "settings" where document.nodes[value].kind == .object: environment = try UserEnvironment(value, of: document)
            case "nodes":
                nodes = try document.readArray(value, of: "nodes") { (value) throws(CaptureMistake) in try BrowserNode(value, of: document)
                }
            case "tabSequence":
                hasWalk = true
                stops = try document.readArray(value, of: "stops") { (value) throws(CaptureMistake) in try Stop(value, of: document) }
                focus.tabSequence = stops.map(\.node)
                focus.frames = stops.compactMap { stop in
                    stop.node.flatMap { node in stop.frame.map { RenderedScreen.RecordedFocus.FocusFrame(of: node, frame: $0) } }
                }
            case "shiftTabSequence":
                let backward = try document.readArray(value, of: "stops") { (value) throws(CaptureMistake) in try Stop(value, of: document)
                }
                focus.shiftTabSequence = backward.map(\.node)
            case "tabEnd", "shiftTabEnd": walkEnds[key] = try document.readOptionalString(value)
            case "walksCutOff" where document.nodes[value].kind == .boolean: isWalkCutOff = try document.readBoolean(value)
            case "scripted" where document.nodes[value].kind == .boolean: isScripted = try document.readBoolean(value)
            case "focusEdges":
                focus.walks = try document.readArray(value, of: "edges") { (edge) throws(CaptureMistake) in
                    try RenderedScreen.RecordedFocus.Walk(edge, of: document)
                }
            case "escapeAttempts" where document.nodes[value].kind == .object:
                focus.escapeAttempts = try RenderedScreen.RecordedFocus.EscapeAttempt.attempts(value, of: document)
            case "escapeAttempts" where document.nodes[value].kind == .array:
                focus.escapeAttempts = try document.readArray(value, of: "tries to leave") { (value) throws(CaptureMistake) in
                    try RenderedScreen.RecordedFocus.EscapeAttempt.attempts(value, of: document)
                }.flatMap(\.self)
            case "media":
                media = try document.readArray(value, of: "media") { (value) throws(CaptureMistake) in try Media(value, of: document) }
            case "listeners": documentListeners = try document.readStrings(value)
            case "hoverTrials":
                let trials = try document.readArray(value, of: "trials") { (value) throws(CaptureMistake) in try document.readWords(value) }
                for trial in trials { hoverTrials[trial["of"] ?? ""] = trial["shown"] == "true" }
            case "changes":
                focus.changedSettings = try document.readArray(value, of: "changes") { (value) throws(CaptureMistake) in
                    try RenderedScreen.RecordedFocus.ChangedSetting(value, of: document)
                }
            case "arrowsStuckAt": arrowsStuckAt = Set(try document.readStrings(value))
            case "contextChange":
                let change = try document.readWords(value)
                (focus.leadsAwayFrom, focus.isModalChangedByFocus) = (change["of"], change["modal"] == "true")
            case "timedReloads":
                let delays = try document.readArray(value, of: "delays") { (value) throws(CaptureMistake) in
                    try document.readNumber(value)
                }
                // At once, a script leads on before people could read.
                timedReloads = delays.filter { $0 >= 1 }
            case "stateTrials":
                let trials = try document.readArray(value, of: "trials") { (value) throws(CaptureMistake) in try document.readWords(value) }
                focus.changedStates = trials.map { .init(of: $0["of"] ?? "", isStated: $0["isStated"] == "true") }
            case "shortcuts": shortcuts = try document.readStrings(value)
            case "opened":
                opened = try document.readArray(value, of: "openings") { (value) throws(CaptureMistake) in try Opened(value, of: document) }
            default: break
            }
        }
        if walkEnds["tabEnd"] == "navigated" { focus.leadsAwayFrom = focus.tabSequence.last ?? nil }
        let walks = focus.walks.flatMap { $0.tab + $0.shiftTab }
        let tried = focus.escapeAttempts.flatMap(\.focusAfter)
        reachedNodes.formUnion((focus.tabSequence + focus.shiftTabSequence + walks + tried).compactMap(\.self))
        for key in ["id", "page", "nodes", "viewport"] where document.member(key, of: 0) == 0 {
            throw CaptureMistake(at: 0, .missingKey(path: "$", key: key))
        }
    }

    private mutating func readPage(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in
            switch key {
            case "title": title = try document.readOptionalString(value)
            case "lang": language = try document.readOptionalString(value)
            case "contentType": contentType = try document.readOptionalString(value)
            case "metaViewport": viewportDeclaration = try document.readOptionalString(value)
            case "metaRefresh":
                refreshDeclarations = try document.readArray(value, of: "strings") { (value) throws(CaptureMistake) in
                    document.spelled(value) ?? ""
                }
            case "scripts" where document.nodes[value].kind == .number:
                scriptCount = try document.readInteger(value, expected: "a whole number")
            case "borders" where document.nodes[value].kind == .boolean: areBordersKnown = try document.readBoolean(value)
            case "scrollSize": scrollSize = document.nodes[value].kind == .null ? nil : try document.readExtent(value)
            default: break
            }
        }
    }
}

extension BrowserRecord.Stop {
    fileprivate init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: node, "a stop") { (key, value) throws(CaptureMistake) in
            switch key {
            case "node": self.node = try document.readOptionalString(value)
            case "rect" where document.nodes[value].kind == .array: frame = try document.readBox(value)
            case "ring" where document.nodes[value].kind == .boolean: hasRing = try document.readBoolean(value)
            case "pixelsVsUnfocused" where document.nodes[value].kind == .number:
                changedPixelCount = try document.readInteger(value, expected: "a whole number")
            case "contrastVsUnfocused" where document.nodes[value].kind == .number: contrast = try document.readNumber(value)
            default: break
            }
        }
    }
}

extension BrowserRecord.Media {
    fileprivate init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in
            switch key {
            case "path": path = try document.readOptionalString(value)
            case "tag": tag = try document.readOptionalString(value)
            case "autoplay": startsAutomatically = try document.readBoolean(value)
            case "controls": hasControls = try document.readBoolean(value)
            case "muted": isMuted = try document.readBoolean(value)
            case "hasAudio" where document.nodes[value].kind == .boolean: hasSound = try document.readBoolean(value)
            case "loop": isRepeated = try document.readBoolean(value)
            case "tracks": trackKinds = try document.readStrings(value)
            case "duration" where document.nodes[value].kind == .number: duration = try document.readNumber(value)
            default: break
            }
        }
    }
}

extension JSONDocument {
    /// Reads an extent written as two numbers.
    func readExtent(_ node: Int) throws(CaptureMistake) -> LayoutSize {
        let numbers = try readArray(node, of: "numbers") { (value) throws(CaptureMistake) in try readLength(value) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else {
            throw mistake(at: node, expected: "two numbers, neither of them negative: width, height")
        }
        return LayoutSize(width: numbers[0], height: numbers[1])
    }
}
