import EveryScreenModel

extension BrowserNode {
    /// Whether the browser alone determines the size of a control: the page sets
    /// neither its font nor its line height nor its box.
    ///
    /// Such targets are exempt from WCAG 2.2 SC 2.5.5 and 2.5.8 (User Agent
    /// Control). Source: HTML, Rendering, form controls and phrasing content; the
    /// sizes are those that Chromium gives to controls without styles.
    var hasBrowserSize: Bool {
        guard let bounds, let tag, style["line-height"] ?? "normal" == "normal", style["zoom"] == nil else { return false }
        let type = attributes["type"]?.lowercased() ?? "text"
        switch tag {
        case "a", "area":
            return style["display"] == "inline" && fontSize == Self.textSize
        case "button":
            return hasFormFont && isNear(bounds.height, Self.buttonHeights)
        case "select":
            return hasFormFont && isNear(bounds.height, 19...20)
        case "summary":
            return fontSize == Self.textSize && isNear(bounds.height, 16...20)
        case "input":
            switch type {
            case "checkbox", "radio": return bounds.width <= 13 && bounds.height <= 13
            case "button", "submit", "reset": return hasFormFont && isNear(bounds.height, Self.buttonHeights)
            case "range": return isNear(bounds.height, 16...16) && isNear(bounds.width, 129...129)
            case "color": return isNear(bounds.height, 27...27)
            case "image", "hidden": return false
            default: return hasFormFont && isNear(bounds.height, 21...23)
            }
        default: return false
        }
    }

    /// The font size of text, in CSS px, that browsers start with.
    private static let textSize = 16.0
    /// The font size of form controls, in CSS px, that browsers start with.
    private static let formTextSize = 13.3333
    /// The heights of a button of one line, in CSS px.
    private static let buttonHeights = 21.0...22.0

    private var hasFormFont: Bool { fontSize.map { abs($0 - Self.formTextSize) < 0.01 } ?? false }

    private func isNear(_ length: Double, _ range: ClosedRange<Double>) -> Bool {
        length >= range.lowerBound - 0.5 && length <= range.upperBound + 0.5
    }
}
