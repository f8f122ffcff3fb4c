import EveryScreenCapture
import EveryScreenModel

/// The facts of a debug description about one element.
struct XCUITestRecord {
    private var frame = LayoutRect.zero
    private var texts: [String: String] = [:]
    private var flags: Set<String> = []
    private var traits: ScreenElement.Traits?

    /// The keys of values in quotation marks.
    private static let quotedKeys = ["identifier", "label", "title", "placeholderValue"]
    private static let knownFlags: Set<String> = ["Selected", "Disabled", "Focused", "Keyboard Focused"]
    /// All flags one after the other take less.
    private static let longestFlags = 60

    /// Reads the fields that follow the address of an element.
    init(_ text: String) throws(CaptureMistake) {
        var rest = text[...]
        while rest.last?.isNewline == true { rest.removeLast() }
        while let field = Self.next(&rest) {
            if rest.hasPrefix("{{") {
                frame = try Self.readFrame(&rest)
            } else if let key = Self.quotedKeys.first(where: { rest.hasPrefix("\($0): '") }), texts[key] == nil {
                texts[key] = try Self.readQuoted(key, &rest)
            } else if rest.hasPrefix("value: "), texts["value"] == nil {
                texts["value"] = Self.readValue(&rest)
            } else if field.hasPrefix("traits: ") {
                traits = UInt64(field.dropFirst("traits: ".count)).map(ScreenElement.Traits.init(rawValue:))
                rest = rest.dropFirst(field.utf8.count)
            } else {
                flags.insert(String(field))
                rest = rest.dropFirst(field.count)
            }
        }
    }

    func node(of type: String) -> IOSNode {
        var node = IOSNode()
        node.role = IOSRole.role(of: type)
        node.holdsSegments = IOSRole.holdsSegments(type)
        node.identifier = texts["identifier"]
        node.label = texts["label"] ?? texts["title"] ?? ""
        node.value = texts["value"] ?? ""
        node.placeholder = texts["placeholderValue"]
        node.frame = frame
        node.traits = traits
        node.isSelected = flags.contains("Selected") ? true : nil
        node.isEnabled = !flags.contains("Disabled")
        node.isFocused = flags.contains("Focused") || flags.contains("Keyboard Focused") ? true : nil
        // A quotation mark that nothing opened: the label may have gone on where
        // the value seems to begin.
        let isDoubtful = node.value.hasSuffix("'") && node.value.filter { $0 == "'" }.count == 1 && texts["label"] != nil
        node.isCutOff = isDoubtful || node.value.hasSuffix("...")
        node.isLabelUnknown = isDoubtful
        return node
    }

    /// Goes past what separates fields, and returns the text up to the next comma;
    /// `nil` at the end.
    private static func next(_ rest: inout Substring) -> Substring? {
        rest = rest.drop { $0 == "," || $0 == " " || $0 == ":" }
        return rest.isEmpty ? nil : rest.prefix { $0 != "," }
    }

    private static func readFrame(_ rest: inout Substring) throws(CaptureMistake) -> LayoutRect {
        guard let end = rest.firstRange(of: "}}") else {
            throw CaptureMistake(.line(String(rest).excerpt, expected: "{{x, y}, {width, height}}"))
        }
        let spelling = rest[..<end.upperBound]
        rest = rest[end.upperBound...]
        let parts = spelling.split { "{}, ".contains($0) }
        // XCUITest has infinity where there is no frame.
        if parts.contains(where: { $0.hasSuffix("inf") }) { return .zero }
        let numbers = parts.compactMap { Double($0) }.filter { abs($0) <= MarkupDocument.largestLength }
        guard parts.count == 4, numbers.count == 4 else {
            throw CaptureMistake(.line(String(spelling).excerpt, expected: "{{x, y}, {width, height}}"))
        }
        return LayoutRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
    }

    /// Takes the text in quotation marks: up to the first mark that the end or
    /// something known follows.
    private static func readQuoted(_ key: String, _ rest: inout Substring) throws(CaptureMistake) -> String {
        let text = rest.dropFirst("\(key): '".count)
        var search = text
        while let mark = search.firstIndex(of: "'") {
            let after = search[search.index(after: mark)...]
            if after.isEmpty || (after.hasPrefix(", ") && isField(after.dropFirst(2))) {
                rest = after
                return String(text[..<mark])
            }
            search = after
        }
        throw CaptureMistake(.line("\(key): '\(String(text).excerpt)", expected: "a closing quotation mark"))
    }

    /// Takes a value, which has no quotation marks: up to what only flags or the
    /// placeholder follow.
    private static func readValue(_ rest: inout Substring) -> String {
        let text = rest.dropFirst("value: ".count)
        var search = text
        while let comma = search.firstRange(of: ", ") {
            let after = search[comma.upperBound...]
            if after.hasPrefix("placeholderValue: '") || isFlags(after) {
                rest = after
                return String(text[..<comma.lowerBound])
            }
            search = after
        }
        rest = ""
        return String(text)
    }

    private static func isField(_ text: Substring) -> Bool {
        quotedKeys.contains { text.hasPrefix("\($0): '") } || text.hasPrefix("value: ") || text.hasPrefix("{{") || isFlags(text)
    }

    private static func isFlags(_ text: Substring) -> Bool {
        guard text.utf8.count <= longestFlags else { return false }
        return text.split(separator: ", ").allSatisfy { knownFlags.contains(String($0)) }
    }
}

extension XCUITestRecord {
    /// Finds the beginning of an element in a line; `nil` where there is none.
    ///
    /// Such a line is `    Button, 0x7a69b4140, …`.
    static func start(of line: String) -> (column: Int, type: String, fields: String)? {
        var rest = line[...]
        let spaces = rest.prefix { $0 == " " || $0 == "\t" }
        rest = rest[spaces.endIndex...]
        let hasArrow = rest.hasPrefix("→")
        if hasArrow { rest = rest.dropFirst() }
        let type = rest.prefix { $0.isASCII && $0.isLetter }
        guard IOSRole.isType(String(type)) else { return nil }
        rest = rest[type.endIndex...]
        let hasComma = rest.hasPrefix(",")
        if hasComma { rest = rest.dropFirst() }
        guard rest.hasPrefix(" 0x") else { return nil }
        let digits = rest.dropFirst(3).prefix { $0.isASCII && $0.isHexDigit }
        // Older versions have a colon behind the address and no comma before it.
        guard !digits.isEmpty, hasComma || rest[digits.endIndex...].hasPrefix(":") else { return nil }
        return (spaces.count + (hasArrow ? 1 : 0), String(type), String(rest[digits.endIndex...]))
    }
}
