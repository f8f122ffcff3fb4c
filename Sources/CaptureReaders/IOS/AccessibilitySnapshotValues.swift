import EveryScreenCapture
import EveryScreenModel

extension ScreenElement.Traits {
    /// The traits of the names in a hierarchy of AccessibilitySnapshot; other names
    /// are left out.
    ///
    /// Bits without a name are "unknown(n)", with the sum of the bits.
    init(snapshotNames names: [String]) {
        self = names.reduce(into: []) { traits, name in
            if let other = Self.snapshotNames[name] {
                traits.formUnion(other)
            } else if let known = Self.names.first(where: { $0.name == name }) {
                traits.formUnion(known.trait)
            } else if name.hasPrefix("unknown("), let bits = UInt64(name.dropFirst(8).dropLast()) {
                traits.formUnion(ScreenElement.Traits(rawValue: bits))
            }
        }
    }

    /// The names that differ from those of EveryScreen.
    private static let snapshotNames: [String: ScreenElement.Traits] = ["tabBarItem": .tabButton, "switchButton": .toggleButton]
}

extension JSONDocument {
    /// Reads an array of strings.
    func readStrings(_ node: Int, of what: String) throws(CaptureMistake) -> [String] {
        try readArray(node, of: what) { (name) throws(CaptureMistake) in try readString(name) }
    }

    /// Reads `[x, y]`.
    func readPoint(_ node: Int) throws(CaptureMistake) -> LayoutPoint {
        let numbers = try readArray(node, of: "numbers") { (number) throws(CaptureMistake) in try readLength(number) }
        guard numbers.count == 2 else { throw mistake(at: node, expected: "[x, y]") }
        return LayoutPoint(x: numbers[0], y: numbers[1])
    }

    /// Reads `[[x, y], [width, height]]`.
    func readSnapshotFrame(_ node: Int) throws(CaptureMistake) -> LayoutRect {
        let pairs = try readPairs(node, expected: "[[x, y], [width, height]]")
        return LayoutRect(x: pairs.first.x, y: pairs.first.y, width: max(0, pairs.second.x), height: max(0, pairs.second.y))
    }

    /// Reads a frame, or a path and returns the frame around the ends of its lines
    /// and curves.
    func readSnapshotShape(_ node: Int) throws(CaptureMistake) -> LayoutRect {
        if let frame = value(of: "frame", in: node) { return try readSnapshotFrame(frame) }
        guard let path = value(of: "pathElements", in: node) else { throw missing("frame", in: node) }
        let ends = try readArray(path, of: "parts of a path") { (part) throws(CaptureMistake) -> LayoutPoint? in
            for key in ["move", "line", "quadCurve", "curve"] {
                if let end = value(at: key, "to", in: part) { return try readPoint(end) }
            }
            return nil
        }.compactMap(\.self)
        guard let first = ends.first else { return .zero }
        let (left, right) = ends.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        let (top, bottom) = ends.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Reads the custom content of an element.
    func readSnapshotContent(_ node: Int) throws(CaptureMistake) -> [ScreenElement.CustomContent] {
        try readArray(node, of: "custom content") { (item) throws(CaptureMistake) in
            func text(_ key: String) throws(CaptureMistake) -> String {
                guard let member = value(of: key, in: item) else { throw missing(key, in: item) }
                return try readString(member)
            }
            var isImportant: Bool?
            if let member = value(of: "isImportant", in: item) { isImportant = try readBoolean(member) }
            return ScreenElement.CustomContent(
                label: try text("label"), value: try text("value"), importance: isImportant.map { $0 ? .high : .standard })
        }
    }
}
