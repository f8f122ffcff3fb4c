import EveryScreenCaptureReaders

/// The computed styles that are recorded, with the values that are left out.
enum PageStyles {
    /// The properties, in the order in which the browser returns them.
    static let names = [
        "color", "background-color", "font-size", "background-image", "font-weight", "line-height", "letter-spacing", "word-spacing",
        "opacity", "visibility", "display", "overflow-x", "overflow-y", "text-overflow", "white-space", "position", "transform", "rotate",
        "outline-style", "outline-width", "text-shadow", "cursor", "clip", "clip-path", "text-decoration-line", "pointer-events", "float",
        "zoom", "-webkit-text-fill-color", "-webkit-text-stroke-width", "-webkit-text-stroke-color", "-webkit-line-clamp", "filter",
        "backdrop-filter", "mix-blend-mode", "mask-image", "font-style", "text-align", "content-visibility", "border-bottom-style",
        "border-bottom-width", "border-bottom-color", "box-shadow", "font-family",
    ]

    private static let initial: [String: String] = [
        "background-image": "none", "letter-spacing": "normal", "word-spacing": "0px", "opacity": "1", "visibility": "visible",
        "overflow-x": "visible", "overflow-y": "visible", "text-overflow": "clip", "white-space": "normal", "position": "static",
        "transform": "none", "rotate": "none", "outline-style": "none", "text-shadow": "none", "cursor": "auto", "clip": "auto",
        "clip-path": "none", "text-decoration-line": "none", "pointer-events": "auto", "float": "none", "zoom": "1",
        "-webkit-text-stroke-width": "0px", "-webkit-line-clamp": "none", "filter": "none", "backdrop-filter": "none",
        "mix-blend-mode": "normal", "mask-image": "none", "font-style": "normal", "text-align": "start",
        "content-visibility": "visible", "border-bottom-style": "none", "box-shadow": "none",
    ]

    /// Returns the styles of an element that a record contains: those that differ
    /// from the initial ones, and font weight, line height and display.
    ///
    /// - Parameter values: The values by property.
    static func recorded(_ values: [String: String]) -> [(key: String, value: String)] {
        let hasStroke = values["-webkit-text-stroke-width"].map { $0 != "0px" } ?? false
        return names.dropFirst(3).compactMap { name in
            guard let value = values[name], value != initial[name] else { return nil }
            switch name {
            // Only that a font has icons for letters matters.
            case "font-family": return IconFont.isFirst(of: value) ? (name, value) : nil
            case "outline-width": return values["outline-style"] == "none" ? nil : (name, value)
            case "border-bottom-width", "border-bottom-color": return values["border-bottom-style"] == "none" ? nil : (name, value)
            case "-webkit-text-fill-color": return value == values["color"] ? nil : (name, value)
            case "-webkit-text-stroke-color": return hasStroke ? (name, value) : nil
            default: return (name, value)
            }
        }
    }
}
