import EveryScreenModel

extension ScreenElement.TextRun {
    /// Creates the text that the browser draws in a control: what a person entered
    /// or chose, or what a button reads; `nil` where there is none.
    ///
    /// That text is no node of the document. It has the styles of the control.
    ///
    /// - Parameters:
    ///   - node: The control.
    ///   - inner: The facts that hold inside of it.
    init?(valueOf node: BrowserNode, in inner: BrowserSurroundings) {
        guard node.isRendered, !inner.isInvisible, let string = node.drawnValue, !string.allSatisfy(\.isWhitespace) else { return nil }
        self.init(string)
        pointSize = node.fontSize
        weight = node.style["font-weight"].flatMap { Int($0) }.flatMap(ScreenElement.FontWeight.init(cssWeight:))
        color = node.textColor
        background = paintedBehind(node, in: inner)
    }
}

extension BrowserNode {
    /// The text that the browser draws in the control of a form.
    ///
    /// A password field draws dots, and files, colors and ranges have drawings
    /// (HTML, section 4.10.5.1).
    fileprivate var drawnValue: String? {
        switch tag {
        case "textarea": return value
        case "select":
            let isList = attributes["multiple"] != nil || attributes["size"].flatMap { Int($0) } ?? 1 > 1
            return isList ? nil : value
        case "input":
            let type = attributes["type"]?.lowercased() ?? ""
            if Self.buttonTypes.contains(type) {
                // Without a text of its own it has the browser's word for it.
                return attributes["value"] ?? (nameSource?.hasPrefix("aria") == true || nameSource == "title" ? nil : name)
            }
            return Self.drawingTypes.contains(type) ? nil : value
        default: return nil
        }
    }

    private static let buttonTypes: Set<String> = ["submit", "reset", "button"]
    private static let drawingTypes: Set<String> = [
        "password", "checkbox", "radio", "range", "color", "file", "image", "hidden",
    ]
}
