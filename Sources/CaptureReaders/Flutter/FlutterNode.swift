import EveryScreenCapture
import EveryScreenModel

/// The facts of a Flutter dump about one semantics node.
struct FlutterNode {
    /// The offset of its first line.
    let offset: Int
    /// The rectangle as printed.
    private(set) var rect = LayoutRect.zero
    private(set) var hasRect = false
    /// How it is placed in the node around it, where that is more than a move.
    private(set) var transform: PlaneTransform?
    private(set) var flags: Set<String> = []
    private(set) var actions: [String] = []
    private(set) var customActions: [String] = []
    private(set) var headingLevel: Int?
    /// Whether it lies off the screen, or cannot be seen.
    private(set) var isHidden = false
    /// Whether its words are said by the node around it.
    private(set) var isMergedUp = false
    private var texts: [String: String] = [:]

    /// The keys of values in quotation marks.
    static let textKeys: Set<String> = ["label", "value", "hint", "increasedValue", "decreasedValue", "tooltip", "identifier"]

    /// The other beginnings of a line, as far as they may follow a text.
    private static let otherKeys = [
        "textDirection: ", "sortKey: ", "actions: ", "customActions: ", "flags: ", "tags: ", "role: ", "headingLevel: ", "platformViewId: ",
        "maxValueLength: ", "currentValueLength: ", "scrollChildren: ", "scrollIndex: ", "scrollExtentMin: ", "scrollPosition: ",
        "scrollExtentMax: ", "indexInParent: ", "elevation: ", "thickness: ", "textSelection: ", "linkUrl: ", "validationResult: ",
        "controlsNodes: ", "inputType: ", "locale: ", "merged up", "merge boundary", "HIDDEN", "invisible", "STALE", "owner: ",
    ]

    init(offset: Int) { self.offset = offset }

    /// A text, empty where there is none.
    subscript(_ key: String) -> String { texts[key] ?? "" }

    mutating func set(_ key: String, to text: String) { texts[key] = text }

    /// Whether a line begins as one with a fact about a node.
    static func isKnown(_ line: Substring) -> Bool {
        otherKeys.contains { line.hasPrefix($0) } || textKeys.contains { line.hasPrefix("\($0):") }
    }

    /// Reads a line that is no text; what it does not know it passes over, as
    /// consoles mix other lines in.
    mutating func read(_ line: Substring) throws(CaptureMistake) {
        if line.hasPrefix("Rect.fromLTRB(") {
            try readRect(line)
        } else if line.hasPrefix("flags: ") {
            flags = Set(Self.list(line))
        } else if line.hasPrefix("actions: ") {
            actions = Self.list(line)
        } else if line.hasPrefix("customActions: ") {
            customActions = Self.list(line)
        } else if line.hasPrefix("headingLevel: ") {
            headingLevel = Int(line.dropFirst("headingLevel: ".count)).flatMap { $0 > 0 ? $0 : nil }
        } else if line == "HIDDEN" || line == "invisible" {
            isHidden = true
        } else if line.hasPrefix("merged up") {
            isMergedUp = true
        }
    }

    private static func list(_ line: Substring) -> [String] {
        let values = line.drop { $0 != " " }.dropFirst()
        return values.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    private mutating func readRect(_ line: Substring) throws(CaptureMistake) {
        let inner = line.dropFirst("Rect.fromLTRB(".count).prefix { $0 != ")" }
        let numbers = try Self.numbers(inner.split { ", ".contains($0) }, of: line)
        guard numbers.count == 4 else { throw Self.mistake(line) }
        hasRect = true
        rect = LayoutRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2] - numbers[0]), height: max(0, numbers[3] - numbers[1]))
        let rest = line[inner.endIndex...].dropFirst()
        if rest.hasPrefix(" scaled by ") {
            let factor = try Self.numbers([rest.dropFirst(" scaled by ".count).prefix { $0 != "x" }], of: line)[0]
            guard factor > 0 else { throw Self.mistake(line) }
            transform = PlaneTransform(scale: factor)
        } else if rest.hasPrefix(" with transform [") {
            let matrix = rest.drop { $0 != "[" }.prefix { $0 != "]" }
            let values = try Self.numbers(matrix.split { "[,; ".contains($0) }, of: line)
            guard let placed = PlaneTransform(matrix: values) else { throw Self.mistake(line) }
            transform = placed
        }
    }

    private static func numbers(_ words: [Substring], of line: Substring) throws(CaptureMistake) -> [Double] {
        let numbers = words.compactMap { Double($0) }.filter { abs($0) <= MarkupDocument.largestLength }
        guard numbers.count == words.count else { throw mistake(line) }
        return numbers
    }

    private static func mistake(_ line: Substring) -> CaptureMistake {
        CaptureMistake(
            .line(String(line).excerpt, expected: "Rect.fromLTRB(left, top, right, bottom), perhaps with a scale or a transform"))
    }
}
