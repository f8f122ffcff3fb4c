import ScreenModel

extension JSONDocument {
    /// Reads an environment; a setting that is not named has the system's default.
    func readEnvironment(_ node: Int) throws(Fault) -> UserEnvironment {
        let object = try JSONObject(node, in: self, keys: NativeKeys.environment)
        var environment = UserEnvironment.standard
        if let node = object["textSize"] {
            environment.textSize = try readChoice(node, "a text size", TextSize.allCases.map(\.name)) { TextSize(name: $0) }
        }
        if let node = object["screenSize"] { environment.screenSize = try readSize(node) }
        if let node = object["safeArea"] { environment.safeArea = try readInsets(node) }
        if let node = object["layoutDirection"] { environment.layoutDirection = try readEnum(node, "a direction", LayoutDirection.self) }
        environment.isBoldText = try object.boolean("isBoldText") ?? environment.isBoldText
        if let node = object["contrast"] { environment.contrast = try readEnum(node, "a contrast", Contrast.self) }
        if let node = object["appearance"] { environment.appearance = try readEnum(node, "an appearance", Appearance.self) }
        environment.isReduceMotion = try object.boolean("isReduceMotion") ?? environment.isReduceMotion
        return environment
    }

    /// Reads the case of an enumeration by its raw value.
    func readEnum<Value>(_ node: Int, _ what: String, _ type: Value.Type) throws(Fault) -> Value
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        try readChoice(node, what, Value.allCases.map(\.rawValue), Value.init(rawValue:))
    }

    func readRect(_ node: Int) throws(Fault) -> Rect {
        let object = try JSONObject(node, in: self, keys: NativeKeys.rect)
        return Rect(
            x: try readNumber(try object.required("x")), y: try readNumber(try object.required("y")),
            width: try readNumber(try object.required("width")), height: try readNumber(try object.required("height")))
    }

    func readSize(_ node: Int) throws(Fault) -> Size {
        let object = try JSONObject(node, in: self, keys: NativeKeys.size)
        return Size(width: try readNumber(try object.required("width")), height: try readNumber(try object.required("height")))
    }

    private func readInsets(_ node: Int) throws(Fault) -> Insets {
        let object = try JSONObject(node, in: self, keys: NativeKeys.insets)
        return Insets(
            top: try object.number("top") ?? 0, left: try object.number("left") ?? 0, bottom: try object.number("bottom") ?? 0,
            right: try object.number("right") ?? 0)
    }
}
