import ScreenModel

extension Blueprint {
    /// The Swift expression that makes this blueprint, where a `Blueprint` is expected.
    ///
    /// Arguments at their defaults are left out. A container whose children do not
    /// fit in sixty characters has each of them on a line of its own.
    public var swiftCode: String { SwiftCodePrinter.code(of: self, indentation: 0) }
}

/// Prints blueprints as Swift.
private enum SwiftCodePrinter {
    static func code(of blueprint: Blueprint, indentation: Int) -> String {
        content(blueprint.content, indentation) + modifiers(blueprint.accessibility)
    }

    private static func content(_ content: Blueprint.Content, _ indentation: Int) -> String {
        switch content {
        case .text(let string, let style, let lineLimit):
            call("text", [quoted(string), style == .body ? nil : "style: .\(style.rawValue)", lineLimit.map { "lineLimit: \($0)" }])
        case .image(let name, let size, let isDecorative):
            call("image", [quoted(name), extent(size), isDecorative ? "isDecorative: true" : nil])
        case .button(let title): call("button", [quoted(title)])
        case .imageButton(let image, let size):
            call("imageButton", [quoted(image), size == Size(width: 44, height: 44) ? nil : extent(size)])
        case .link(let title): call("link", [quoted(title)])
        case .toggle(let title, let isOn): call("toggle", [quoted(title), isOn ? "isOn: true" : nil])
        case .slider(let title, let value): call("slider", [quoted(title), "value: \(quoted(value))"])
        case .field(let title, let value): call("field", [quoted(title), value.isEmpty ? nil : "value: \(quoted(value))"])
        case .secureField(let title): call("secureField", [quoted(title)])
        case .searchField(let title): call("searchField", [quoted(title)])
        case .textEditor(let title, let value): call("textEditor", [quoted(title), value.isEmpty ? nil : "value: \(quoted(value))"])
        case .progress(let title, let value): call("progress", [quoted(title), "value: \(quoted(value))"])
        case .spacer: ".spacer"
        default: container(content, indentation)
        }
    }

    private static func container(_ content: Blueprint.Content, _ indentation: Int) -> String {
        switch content {
        case .row(let spacing, let alignment, let columnFrom, let children):
            call(
                "row",
                [
                    spacing == 8 ? nil : "spacing: \(number(spacing))", alignment == .center ? nil : "alignment: .\(alignment.rawValue)",
                    columnFrom.map { "columnFrom: .\($0.name)" }, array(children, indentation),
                ])
        case .column(let spacing, let alignment, let children):
            call(
                "column",
                [
                    spacing == 8 ? nil : "spacing: \(number(spacing))", alignment == .leading ? nil : "alignment: .\(alignment.rawValue)",
                    array(children, indentation),
                ])
        case .list(let children): call("list", [array(children, indentation)])
        case .navigationBar(let title, let back, let items):
            call(
                "navigationBar",
                [quoted(title), back.map { "back: \(quoted($0))" }, items.isEmpty ? nil : array(items, indentation)])
        case .scroll(let axis, let child):
            call("scroll", [axis == .vertical ? nil : ".horizontal", code(of: child, indentation: indentation)])
        default: wrapper(content, indentation)
        }
    }

    private static func wrapper(_ content: Blueprint.Content, _ indentation: Int) -> String {
        switch content {
        case .padding(let insets, let child):
            code(of: child, indentation: indentation) + call("padding", [self.insets(insets)])
        case .frame(let limits, let clips, let child):
            code(of: child, indentation: indentation)
                + call("frame", self.limits(limits) + [clips ? "clips: true" : nil])
        case .overlay(let content, let alignment, let child):
            code(of: child, indentation: indentation)
                + call(
                    "overlay",
                    [code(of: content, indentation: indentation), alignment == .center ? nil : "alignment: .\(alignment.rawValue)"])
        case .modal(let content, let closesOnEscape, let child):
            code(of: child, indentation: indentation)
                + call("modal", [code(of: content, indentation: indentation), closesOnEscape ? nil : "closesOnEscape: false"])
        default: preconditionFailure("Every other content is printed above")
        }
    }

    private static func modifiers(_ modifiers: AccessibilityModifiers?) -> String {
        guard let modifiers else { return "" }
        let calls: [String?] = [
            modifiers.label.map { call("accessibilityLabel", [quoted($0)]) },
            modifiers.value.map { call("accessibilityValue", [quoted($0)]) },
            modifiers.hint.map { call("accessibilityHint", [quoted($0)]) },
            modifiers.identifier.map { call("accessibilityIdentifier", [quoted($0)]) },
            modifiers.isHidden.map { call("accessibilityHidden", [$0 ? nil : "false"]) },
            modifiers.isHeading.map { call("accessibilityHeading", [$0 ? nil : "false"]) },
            modifiers.children.map { call("accessibilityElement", ["children: .\($0.rawValue)"]) },
            modifiers.isEnabled.map { call("disabled", [$0 ? "false" : nil]) },
            modifiers.action.map { call("action", [quoted($0)]) },
            modifiers.dismissesModal == true ? ".dismissesModal()" : nil,
            modifiers.isKeyboardFocusable.map { call("keyboardFocusable", [$0 ? nil : "false"]) },
            modifiers.consumedKeys.map { keys in call("consumesKeys", ["[\(keys.map { ".\($0.rawValue)" }.joined(separator: ", "))]"]) },
            modifiers.nextKeyIdentifier.map { call("nextKeyElement", [quoted($0)]) },
        ]
        return calls.compactMap(\.self).joined()
    }

    /// A container's children: in one line if that is short, else a line each.
    private static func array(_ children: [Blueprint], _ indentation: Int) -> String {
        // Each child is printed once: twice a level would be a million times at a depth of twenty.
        let codes = children.map { code(of: $0, indentation: indentation + 1) }
        let oneLine = "[" + codes.joined(separator: ", ") + "]"
        if oneLine.count <= 60, !oneLine.contains("\n") { return oneLine }
        let inner = String(repeating: " ", count: (indentation + 1) * 4)
        let lines = codes.map { inner + $0 + ",\n" }
        return "[\n" + lines.joined() + String(repeating: " ", count: indentation * 4) + "]"
    }

    private static func call(_ name: String, _ arguments: [String?]) -> String {
        ".\(name)(" + arguments.compactMap(\.self).joined(separator: ", ") + ")"
    }

    private static func extent(_ size: Size) -> String { "width: \(number(size.width)), height: \(number(size.height))" }

    private static func insets(_ insets: Insets) -> String {
        if insets == Insets(all: insets.top) { return number(insets.top) }
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "Insets(" + sides.filter { $0.1 != 0 }.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
    }

    private static func limits(_ limits: FrameLimits) -> [String?] {
        let values = [
            ("width", limits.width), ("height", limits.height), ("minWidth", limits.minWidth), ("minHeight", limits.minHeight),
            ("maxWidth", limits.maxWidth),
        ]
        return values.map { name, value in value.map { "\(name): \(number($0))" } }
    }

    private static func number(_ value: Double) -> String {
        if value == .infinity { return ".infinity" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    /// A string literal; what would not survive in source text is written as an escape.
    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                let isPlain = scalar.properties.isGraphemeBase && scalar.value >= 0x20
                result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result + "\""
    }
}
