import ScreenModel

extension Traits {
    var output: JSONOutput {
        var parts: [JSONOutput] = []
        for bit in 0..<UInt64.bitWidth where contains(Traits(rawValue: 1 << bit)) {
            let name = Self.names.first { $0.trait.rawValue == 1 << bit }?.name
            parts.append(name.map(JSONOutput.string) ?? .integer(bit))
        }
        return .array(parts)
    }
}

extension Action {
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [("kind", .string(kind.rawValue))]
        members.add("identifier", identifier, JSONOutput.string)
        members.add("name", name, JSONOutput.string)
        members.add("dismissesModal", dismissesModal, JSONOutput.boolean)
        return .object(members)
    }
}

extension TextRun {
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [("string", .string(string))]
        members.add("style", style) { .string($0.rawValue) }
        members.add("pointSize", pointSize, JSONOutput.number)
        members.add("weight", weight) { .integer($0.rawValue) }
        members.add("lineCount", lineCount, JSONOutput.integer)
        members.add("isTruncated", isTruncated, JSONOutput.boolean)
        members.add("frame", frame) { $0.output }
        return .object(members)
    }
}

extension KeyboardBehavior {
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = []
        members.add("isFocusable", isFocusable, JSONOutput.boolean)
        members.add("consumedKeys", consumedKeys) { .array($0.map { .string($0.rawValue) }) }
        members.add("next", next, JSONOutput.string)
        members.add("previous", previous, JSONOutput.string)
        return .object(members)
    }
}

extension Scrolling {
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [("axes", .array(axes.map { .string($0.rawValue) }))]
        members.add("contentSize", contentSize) { $0.output }
        return .object(members)
    }
}

extension ModalBehavior {
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = []
        members.add("closesOnEscapeKey", closesOnEscapeKey, JSONOutput.boolean)
        members.add("closesOnEscapeGesture", closesOnEscapeGesture, JSONOutput.boolean)
        return .object(members)
    }
}

extension Rect {
    var output: JSONOutput {
        .object([("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height))])
    }
}

extension Size {
    var output: JSONOutput { .object([("width", .number(width)), ("height", .number(height))]) }
}

extension Insets {
    var output: JSONOutput {
        .object([("top", .number(top)), ("left", .number(left)), ("bottom", .number(bottom)), ("right", .number(right))])
    }
}
