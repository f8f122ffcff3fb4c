import EveryScreenCapture
import EveryScreenModel

extension BrowserNode {
    /// Sets a computed style; one that has its initial value is left out, as
    /// elsewhere.
    mutating func setStyle(_ name: String, to value: String) {
        switch name {
        case "color": color = value
        case "background-color": background = value
        case "font-size": fontSize = value.cssPixels
        case "overflow":
            setStyle("overflow-x", to: value)
            setStyle("overflow-y", to: value)
        default:
            if !Self.initialValues.contains(value) { style[name] = value }
        }
    }

    private static let initialValues: Set<String> = ["", "none", "normal", "auto", "visible", "static", "0px"]

    /// Finds the role where only the document is known: that of the author, or else
    /// that of the tag.
    ///
    /// Source: HTML Accessibility API Mappings 1.0; roles that depend on the
    /// context are left out.
    mutating func takeRoleFromDocument() {
        guard let tag else { return }
        if tag == "#text" {
            role = "StaticText"
        } else if tag == "#document" {
            role = "RootWebArea"
        } else if let writtenRole, !isWrittenAsDecoration {
            role = writtenRole
            states["level"] = attributes["aria-level"]
        } else if tag == "input" {
            let type = attributes["type"]?.lowercased() ?? "text"
            role = type == "hidden" ? nil : Self.inputRoles[type] ?? "textbox"
        } else if tag.count == 2, tag.first == "h", let level = tag.last?.wholeNumberValue, 1...6 ~= level {
            role = "heading"
            states["level"] = String(level)
        } else if tag == "textarea" {
            role = "textbox"
            states["multiline"] = "true"
        } else if tag == "a" || tag == "area" {
            role = attributes["href"] == nil ? nil : "link"
        } else {
            role = Self.roles[tag]
        }
    }

    private static let inputRoles = [
        "checkbox": "checkbox", "radio": "radio", "range": "slider", "number": "spinbutton", "search": "searchbox", "button": "button",
        "submit": "button", "reset": "button", "image": "button", "color": "ColorWell", "date": "Date", "time": "InputTime",
    ]

    private static let roles = [
        "button": "button", "select": "combobox", "option": "option", "img": "image", "ul": "list", "ol": "list", "li": "listitem",
        "table": "table", "nav": "navigation", "dialog": "dialog", "p": "paragraph", "iframe": "Iframe", "video": "Video", "audio": "Audio",
        "progress": "progressbar", "meter": "meter", "summary": "DisclosureTriangle",
    ]
}
