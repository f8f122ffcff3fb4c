import ScreenModel

extension CapturedScreen {
    /// The screen as it is written.
    var output: JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [("name", .string(name))]
        members.add("title", screen.title, JSONOutput.string)
        members.append(("size", screen.size.output))
        members.append(("unit", .string(screen.unit.rawValue)))
        members.add("environment", environment) { $0.output }
        let elements = screen.elements.indices.map { index in
            screen.elements[index].output(parent: screen.parent(of: index).map { screen.elements[$0].source })
        }
        members.append(("elements", .array(elements)))
        return .object(members)
    }
}

extension [(key: String, value: JSONOutput)] {
    /// Adds a member unless its value is unknown.
    mutating func add<Value>(_ key: String, _ value: Value?, _ output: (Value) -> JSONOutput) {
        if let value { append((key, output(value))) }
    }
}

extension Element {
    fileprivate func output(parent: String?) -> JSONOutput {
        var members: [(key: String, value: JSONOutput)] = [("source", .string(source))]
        members.add("parent", parent, JSONOutput.string)
        members.append(("role", .string(role.rawValue)))
        members.add("identifier", identifier, JSONOutput.string)
        members.add("label", label, JSONOutput.string)
        members.add("value", value, JSONOutput.string)
        members.add("hint", hint, JSONOutput.string)
        members.add("userInputLabels", userInputLabels) { .array($0.map(JSONOutput.string)) }
        members.add("traits", traits) { $0.output }
        members.add("isAccessibilityElement", isAccessibilityElement, JSONOutput.boolean)
        members.add("isAccessibilityHidden", isAccessibilityHidden ? true : nil, JSONOutput.boolean)
        members.add("isVisible", isVisible, JSONOutput.boolean)
        members.add("isEnabled", isEnabled, JSONOutput.boolean)
        members.append(("frame", frame.output))
        members.add("hitRegion", hitRegion) { $0.output }
        members.add("clipsContent", clipsContent, JSONOutput.boolean)
        members.add("coversTouches", coversTouches, JSONOutput.boolean)
        members.add("actions", actions) { .array($0.map(\.output)) }
        members.add("text", text) { .array($0.map(\.output)) }
        members.add("isDecorative", isDecorative, JSONOutput.boolean)
        members.add("keyboard", keyboard) { $0.output }
        members.add("scrolling", scrolling) { $0.output }
        members.add("modal", modal) { $0.output }
        members.add("containerType", containerType) { .string($0.rawValue) }
        members.add("groupsAccessibilityChildren", groupsAccessibilityChildren ? true : nil, JSONOutput.boolean)
        members.add("accessibilityOrder", accessibilityOrder) { .array($0.map(JSONOutput.string)) }
        return .object(members)
    }
}

extension UserEnvironment {
    fileprivate var output: JSONOutput {
        .object([
            ("textSize", .string(textSize.name)), ("screenSize", screenSize.output), ("safeArea", safeArea.output),
            ("layoutDirection", .string(layoutDirection.rawValue)), ("isBoldText", .boolean(isBoldText)),
            ("contrast", .string(contrast.rawValue)), ("appearance", .string(appearance.rawValue)),
            ("isReduceMotion", .boolean(isReduceMotion)),
        ])
    }
}
