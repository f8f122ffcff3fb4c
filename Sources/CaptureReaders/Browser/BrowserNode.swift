import EveryScreenCapture
import EveryScreenModel

/// A node of a page as the recorder wrote it: what the browser's accessibility
/// tree, its document and its layout say of it.
struct BrowserNode {
    var id = ""
    /// The node it is inside of in the accessibility tree.
    var parent: String?
    /// The node it is inside of in the document; internal nodes of the browser have
    /// none.
    var documentParent: String?
    /// Its place in the order of the document.
    var order: Int?
    /// The role in the browser's words; `nil` where the node is not in the
    /// accessibility tree.
    var role: String?
    var name = ""
    /// The source of the name: "contents", "aria-label", "title".
    var nameSource: String?
    var value: String?
    var description: String?
    /// Whether the accessibility tree leaves it out.
    var isIgnored = false
    var ignoredReasons: [String] = []
    /// The tag in the document, `#text` for text.
    var tag: String?
    var path: String?
    var text: String?
    var attributes: [String: String] = [:]
    /// The states and properties in the browser's words; values as they are
    /// spelled.
    var states: [String: String] = [:]
    /// The computed styles that differ from the initial ones, and a few more.
    var style: [String: String] = [:]
    /// Whether there are boxes for it.
    var isRendered = false
    var bounds: LayoutRect?
    /// The boxes of the lines of a text.
    var lines: [LayoutRect] = []
    /// For each of them the stretch of the text, in UTF-16 units; empty when
    /// unknown.
    var lineRanges: [Range<Int>] = []
    /// The extent of what can be scrolled, if that is more than is seen.
    var scrolledSize: LayoutSize?
    var fontSize: Double?
    var color: String?
    var background: String?
    /// The color that the browser blends of all backgrounds that overlap the node.
    var blendedBackground: String?
    /// The most frequent color among the pixels of a text, and the one farthest
    /// from it.
    var pixels: (common: SRGBColor, farthest: SRGBColor, distinctCount: Int)?
    /// Whether the document lets it be focused.
    var isFocusable = false
    var tabIndex: Int?
    /// The types of events that scripts listen to.
    var listeners: [String] = []
    /// The path of the element over which the pointer shows this one, where keys do
    /// not, and the text that it shows.
    var hover: (trigger: String, text: String)?
    /// When it is painted, among all nodes; `nil` when not recorded.
    var paintOrder: Int?
    /// Whether it lies below what appeared when a control was activated.
    var isBelowOpened = false
    /// The styles of its placeholder, where that is shown.
    var placeholderStyle: [String: String]?
    /// The colors of the lines around an empty field; `nil` when not recorded.
    var edges: [String]?
    /// The colors of the drawing in a control without text.
    var inks: [String]?
    /// The movements by styles.
    var animations: [Animation] = []
    /// How long a picture of several frames plays, in seconds.
    var playDuration: Double?

    /// The parts of the page that were captured at all.
    var known = BrowserKnowledge.all
    /// Whether the lines drawn with text are among the styles.
    var areDecorationsKnown = true
    /// The content of a frame or an object, where it is known.
    var embedded: Embedded?
    /// The boxes of the lines of the text directly inside.
    var textLines: [LayoutRect] = []

    /// A movement by a style or a script.
    struct Animation {
        /// A kind of movement, in the words of the model.
        var kind = ""
        /// How long it lasts, in seconds.
        var duration = Double.infinity
        var flashesPerSecond = 0.0
        /// The content that it moves, a text or an image, if any.
        var content: String?
        /// The area, in square points.
        var area = 0.0
        /// Whether it says that something is loaded.
        var isLoading = false
    }

    /// The kinds of content of a frame or an object.
    enum Embedded {
        /// A page with a title.
        case titledPage
        /// The fallback content in the document.
        case fallback
        /// The browser's own message that the page could not be loaded.
        case errorPage
    }

    /// Whether it is text.
    var isText: Bool { tag == "#text" || (tag == nil && role == "StaticText") }

    /// The text of a text node, with the spaces around it where the accessibility
    /// tree has them.
    var string: String { name.isEmpty ? text ?? "" : name }

    /// Whether an attribute holds more than white space.
    func hasText(in attribute: String) -> Bool { attributes[attribute]?.allSatisfy(\.isWhitespace) == false }

    /// Whether the author marked it as decoration by its role.
    var isWrittenAsDecoration: Bool { writtenRole == "none" || writtenRole == "presentation" }

    /// The role that the author wrote, the first of them if there are some.
    var writtenRole: String? { attributes["role"]?.split(separator: " ").first.map { $0.lowercased() } }
}

/// The parts of a page that a capture may hold.
struct BrowserKnowledge: OptionSet, Sendable {
    let rawValue: Int

    /// The accessibility tree: roles, names, states.
    static let accessibility = BrowserKnowledge(rawValue: 1)
    /// The document: tags, attributes, texts.
    static let document = BrowserKnowledge(rawValue: 2)
    /// The boxes.
    static let layout = BrowserKnowledge(rawValue: 4)
    /// The computed styles.
    static let styles = BrowserKnowledge(rawValue: 8)
    static let all: BrowserKnowledge = [.accessibility, .document, .layout, .styles]
}

extension BrowserNode {
    /// Returns the ids of the nodes that a state names.
    func references(_ state: String) -> [String] {
        (states[state] ?? "").split(separator: "\"").filter { !$0.contains { "[], ".contains($0) } }.map(String.init)
    }

    /// Reads a node; keys it does not know are passed over, as recorders write more
    /// than is read here.
    init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        try document.forEachMember(of: node, "a node") { (key, value) throws(CaptureMistake) in
            switch key {
            case "id": id = try document.readString(value)
            case "parent": parent = try document.readOptionalString(value)
            case "domParent": documentParent = try document.readOptionalString(value)
            case "order": order = try document.readInteger(value, expected: "a whole number")
            case "role": role = try document.readOptionalString(value)
            case "name": name = try document.readOptionalString(value) ?? ""
            case "nameFrom": nameSource = try document.readOptionalString(value)
            case "value": self.value = document.spelled(value)
            case "description": description = document.spelled(value)
            case "ignored": isIgnored = try document.readBoolean(value)
            case "ignoredReasons": ignoredReasons = try document.readStrings(value)
            case "tag": tag = try document.readOptionalString(value)
            case "path": path = try document.readOptionalString(value)
            case "text": text = try document.readOptionalString(value)
            case "attrs": attributes = try document.readWords(value)
            case "states": states = try document.readWords(value)
            case "style": style = try document.readWords(value)
            case "rendered": isRendered = try document.readBoolean(value)
            case "bounds": bounds = try document.readBox(value)
            case "paint" where document.nodes[value].kind == .number:
                paintOrder = try document.readInteger(value, expected: "a whole number")
            case "lines":
                lines = try document.readArray(value, of: "boxes") { (value) throws(CaptureMistake) in try document.readBox(value) }
            case "scroll": scrolledSize = try document.readBox(value).size
            case "fontSize": fontSize = try document.readNumber(value)
            case "color": color = try document.readOptionalString(value)
            case "background": background = try document.readOptionalString(value)
            case "blendedBackground": blendedBackground = try document.readOptionalString(value)
            case "pixels": pixels = try document.readPixels(value)
            case "domFocusable": isFocusable = try document.readBoolean(value)
            case "listeners": listeners = try document.readStrings(value)
            case "placeholder" where document.nodes[value].kind == .object: placeholderStyle = try document.readWords(value)
            case "edges": edges = try document.readStrings(value)
            case "inks": inks = try document.readStrings(value)
            case "motion":
                animations = try document.readArray(value, of: "animations") { (value) throws(CaptureMistake) in
                    try Animation(value, of: document)
                }
            case "plays": playDuration = try document.readSeconds(of: value)
            case "hover":
                let words = try document.readWords(value)
                if let trigger = words["trigger"] { hover = (trigger, words["text"] ?? "") }
            case "tabIndex": tabIndex = try document.readInteger(value, expected: "a whole number")
            default: break
            }
        }
        if id.isEmpty { throw CaptureMistake(at: Int(document.nodes[node].start), .missingKey(path: document.path(to: node), key: "id")) }
    }
}

extension BrowserNode.Animation {
    fileprivate init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        duration = try document.readSeconds(of: node) ?? .infinity
        try document.forEachMember(of: node, "an animation") { (key, value) throws(CaptureMistake) in
            switch key {
            case "kind": kind = try document.readString(value)
            case "flashes": flashesPerSecond = try document.readNumber(value)
            case "shows": content = try document.readOptionalString(value)
            case "area": area = try document.readNumber(value)
            case "isLoading": isLoading = try document.readBoolean(value)
            default: break
            }
        }
    }
}

extension JSONDocument {
    /// Reads the length of something that plays: infinity for `null`.
    fileprivate func readSeconds(of node: Int) throws(CaptureMistake) -> Double? {
        var result: Double?
        try forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in
            if key == "seconds" { result = nodes[value].kind == .null ? .infinity : try readNumber(value) }
        }
        return result
    }

    /// Calls something for every member of an object.
    func forEachMember(
        of node: Int, _ what: String, _ body: (_ key: String, _ value: Int) throws(CaptureMistake) -> Void
    ) throws(CaptureMistake) {
        guard nodes[node].kind == .object else { throw mistake(at: node, expected: what) }
        var child = node + 1
        while child < Int(nodes[node].next) {
            try body(string(of: child), child + 1)
            child = Int(nodes[child + 1].next)
        }
    }

    /// Reads an array of strings.
    func readStrings(_ node: Int) throws(CaptureMistake) -> [String] {
        try readArray(node, of: "strings") { (value) throws(CaptureMistake) in try readString(value) }
    }

    /// Reads a string, or `nil` where there is `null`.
    func readOptionalString(_ node: Int) throws(CaptureMistake) -> String? {
        nodes[node].kind == .null ? nil : try readString(node)
    }

    /// Returns a value as it is spelled: strings without quotation marks, `nil` for
    /// `null`.
    func spelled(_ node: Int) -> String? {
        switch nodes[node].kind {
        case .null: nil
        case .string: string(of: node)
        case .boolean, .number, .array, .object: String(decoding: spelling(of: node), as: UTF8.self)
        }
    }

    /// Reads an object as words by key; `null` values are left out.
    func readWords(_ node: Int) throws(CaptureMistake) -> [String: String] {
        var words: [String: String] = [:]
        try forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in words[key] = spelled(value) }
        return words
    }

    /// Reads a box written as four numbers: left, top, width, height.
    func readBox(_ node: Int) throws(CaptureMistake) -> LayoutRect {
        let numbers = try readArray(node, of: "numbers") { (value) throws(CaptureMistake) in try readNumber(value) }
        guard numbers.count == 4 else { throw mistake(at: node, expected: "four numbers: left, top, width, height") }
        return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Reads the facts about the pixels of a text.
    fileprivate func readPixels(_ node: Int) throws(CaptureMistake) -> (common: SRGBColor, farthest: SRGBColor, distinctCount: Int) {
        var pixels = (common: SRGBColor.white, farthest: SRGBColor.white, distinctCount: 0)
        try forEachMember(of: node, "an object") { (key, value) throws(CaptureMistake) in
            switch key {
            case "common": pixels.common = try readPixel(value)
            case "farthest": pixels.farthest = try readPixel(value)
            case "distinct": pixels.distinctCount = try readInteger(value, expected: "a whole number")
            default: break
            }
        }
        return pixels
    }

    private func readPixel(_ node: Int) throws(CaptureMistake) -> SRGBColor {
        let numbers = try readArray(node, of: "numbers") { (value) throws(CaptureMistake) in try readNumber(value) }
        guard numbers.count == 3 else { throw mistake(at: node, expected: "three numbers: red, green, blue") }
        return SRGBColor(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255)
    }
}
