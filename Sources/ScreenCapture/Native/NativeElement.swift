import ScreenModel

extension JSONDocument {
    /// Reads an element out of its object, all but where it is.
    func readElement(_ object: JSONObject) throws(Fault) -> Element {
        let role = try readEnum(try object.required("role"), "a role", Role.self)
        let source = try readString(try object.required("source"))
        var element = Element(role, source: source, frame: try readRect(try object.required("frame")))
        element.identifier = try object.string("identifier")
        element.label = try object.string("label")
        element.value = try object.string("value")
        element.hint = try object.string("hint")
        element.userInputLabels = try object.strings("userInputLabels")
        element.traits = try object.optional("traits", readTraits)
        element.isAccessibilityElement = try object.boolean("isAccessibilityElement")
        element.isAccessibilityHidden = try object.boolean("isAccessibilityHidden") ?? false
        element.isVisible = try object.boolean("isVisible")
        element.isEnabled = try object.boolean("isEnabled")
        element.hitRegion = try object.optional("hitRegion", readRect)
        element.clipsContent = try object.boolean("clipsContent")
        element.coversTouches = try object.boolean("coversTouches")
        element.actions = try object.optional("actions") { (node) throws(Fault) in try readArray(node, of: "actions", readAction) }
        element.text = try object.optional("text") { (node) throws(Fault) in try readArray(node, of: "pieces of text", readTextRun) }
        element.isDecorative = try object.boolean("isDecorative")
        element.keyboard = try object.optional("keyboard", readKeyboard)
        element.scrolling = try object.optional("scrolling", readScrolling)
        element.modal = try object.optional("modal", readModal)
        element.containerType = try object.optional("containerType") { (node) throws(Fault) in
            try readEnum(node, "a container type", ContainerType.self)
        }
        element.groupsAccessibilityChildren = try object.boolean("groupsAccessibilityChildren") ?? false
        element.accessibilityOrder = try object.strings("accessibilityOrder")
        return element
    }

    private func readTraits(_ node: Int) throws(Fault) -> Traits {
        let names = Traits.names.map(\.name)
        let traits = try readArray(node, of: "traits") { (node) throws(Fault) -> Traits in
            guard nodes[node].kind == .number else {
                return try readChoice(node, "the name of a trait or the number of a bit", names) { name in
                    Traits.names.first { $0.name == name }?.trait
                }
            }
            let expected = "the number of a bit, 0 to 63"
            let bit = try readInteger(node, expected: expected)
            guard 0..<UInt64.bitWidth ~= bit else { throw fault(at: node, expected: expected) }
            return Traits(rawValue: 1 << bit)
        }
        return Traits(traits)
    }

    private func readAction(_ node: Int) throws(Fault) -> Action {
        let object = try JSONObject(node, in: self, keys: NativeKeys.action)
        return Action(
            try readEnum(try object.required("kind"), "a kind of action", Action.Kind.self), identifier: try object.string("identifier"),
            name: try object.string("name"), dismissesModal: try object.boolean("dismissesModal"))
    }

    private func readTextRun(_ node: Int) throws(Fault) -> TextRun {
        let object = try JSONObject(node, in: self, keys: NativeKeys.textRun)
        return TextRun(
            try readString(try object.required("string")),
            style: try object.optional("style") { (node) throws(Fault) in try readEnum(node, "a text style", TextStyle.self) },
            pointSize: try object.number("pointSize"),
            weight: try object.optional("weight", readWeight),
            lineCount: try object.optional("lineCount") { (node) throws(Fault) in try readInteger(node, expected: "a whole number") },
            isTruncated: try object.boolean("isTruncated"), frame: try object.optional("frame", readRect))
    }

    private func readWeight(_ node: Int) throws(Fault) -> FontWeight {
        let expected = "a weight: \(FontWeight.allCases.map { String($0.rawValue) }.joined(separator: ", "))"
        let weight = FontWeight(rawValue: try readInteger(node, expected: expected))
        guard let weight else { throw fault(at: node, expected: expected) }
        return weight
    }

    private func readKeyboard(_ node: Int) throws(Fault) -> KeyboardBehavior {
        let object = try JSONObject(node, in: self, keys: NativeKeys.keyboard)
        let consumedKeys = try object.optional("consumedKeys") { (node) throws(Fault) in
            try readArray(node, of: "keys") { (node) throws(Fault) in try readEnum(node, "a key", Key.self) }
        }
        return KeyboardBehavior(
            isFocusable: try object.boolean("isFocusable"), consumedKeys: consumedKeys, next: try object.string("next"),
            previous: try object.string("previous"))
    }

    private func readScrolling(_ node: Int) throws(Fault) -> Scrolling {
        let object = try JSONObject(node, in: self, keys: NativeKeys.scrolling)
        let axes = try readArray(try object.required("axes"), of: "axes") { (node) throws(Fault) in
            try readEnum(node, "an axis", Axis.self)
        }
        return Scrolling(axes: axes, contentSize: try object.optional("contentSize", readSize))
    }

    private func readModal(_ node: Int) throws(Fault) -> ModalBehavior {
        let object = try JSONObject(node, in: self, keys: NativeKeys.modal)
        return ModalBehavior(
            closesOnEscapeKey: try object.boolean("closesOnEscapeKey"), closesOnEscapeGesture: try object.boolean("closesOnEscapeGesture"))
    }
}
