import EveryScreenModel

/// SVG elements as text; numbers that are not finite are written as zero, and
/// strings are escaped.
enum SVG {
    /// The paint of a shape; `nil` is not painted.
    struct Style {
        var fill: String?
        var stroke: String?
        /// The width of the line, in points.
        var width = 1.0
        /// The lengths of dashes and gaps, as in SVG.
        var dashes: String?
        var opacity: Double?
        /// The name of a class of the style sheet, which adapts colors to the
        /// reader's settings.
        var name: String?
        var hasRoundEnds = false
        /// The opacity of the fill, if it differs from that of the line.
        var fillOpacity: Double?
        /// The name of the marker at its end.
        var marker: String?

        static func fill(_ color: String, opacity: Double? = nil) -> Style { Style(fill: color, opacity: opacity) }

        static func line(_ color: String, _ width: Double = 1, dashes: String? = nil) -> Style {
            Style(stroke: color, width: width, dashes: dashes, hasRoundEnds: dashes == nil)
        }

        var attributes: String {
            var text = " fill=\"\(fill ?? "none")\""
            if let stroke {
                text += " stroke=\"\(stroke)\""
                if width != 1 { text += " stroke-width=\"\(number(width))\"" }
                if let dashes { text += " stroke-dasharray=\"\(dashes)\"" }
                if hasRoundEnds { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
            }
            if let fillOpacity { text += " fill-opacity=\"\(number(fillOpacity))\"" }
            if let marker { text += " marker-end=\"url(#\(marker))\"" }
            if let opacity { text += " opacity=\"\(number(opacity))\"" }
            if let name { text += " class=\"\(name)\"" }
            return text
        }
    }

    /// The style of a line of text.
    struct TextStyle {
        var size: Double
        var weight: Int?
        var fill: String
        var anchor = Anchor.start
        /// The width of the drawn text, whatever font the reader has, in points.
        var length: Double?
        var isRightToLeft = false
        /// Whether all characters run in that direction, whatever they are.
        var isTurned = false
        var isUnderlined = false
        var isItalic = false
        var opacity: Double?
        var name: String?

        enum Anchor: String {
            case start, middle, end
        }
    }

    /// A rectangle; one of negative extent is empty.
    static func box(_ rect: LayoutRect, radius: Double = 0, _ style: Style) -> String {
        let fitting = min(radius, rect.width / 2, rect.height / 2)
        let corner = fitting > 0 ? " rx=\"\(number(fitting))\"" : ""
        return "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(max(0, rect.width)))\" "
            + "height=\"\(number(max(0, rect.height)))\"\(corner)\(style.attributes)/>"
    }

    /// A circle.
    static func circle(_ center: LayoutPoint, _ radius: Double, _ style: Style) -> String {
        "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(max(0, radius)))\"\(style.attributes)/>"
    }

    /// A path of lines through some points, open at its end.
    static func lines(_ points: [LayoutPoint], _ style: Style) -> String {
        let steps = points.enumerated().map { "\($0.offset == 0 ? "M" : "L")\(number($0.element.x)) \(number($0.element.y))" }
        return "<path d=\"\(steps.joined())\"\(style.attributes)/>"
    }

    /// A path in SVG's syntax.
    static func path(_ steps: String, _ style: Style, transform: String? = nil) -> String {
        "<path d=\"\(steps)\"\(transform.map { " transform=\"\($0)\"" } ?? "")\(style.attributes)/>"
    }

    /// A line of text with its base line at a point.
    static func text(_ string: String, at point: LayoutPoint, _ style: TextStyle) -> String {
        var attributes = " x=\"\(number(point.x))\" y=\"\(number(point.y))\" font-size=\"\(number(style.size))\""
        if let weight = style.weight { attributes += " font-weight=\"\(weight)\"" }
        if style.anchor != .start { attributes += " text-anchor=\"\(style.anchor.rawValue)\"" }
        if style.isRightToLeft { attributes += " direction=\"rtl\"" }
        if style.isTurned { attributes += " unicode-bidi=\"bidi-override\"" }
        if style.isUnderlined { attributes += " text-decoration=\"underline\"" }
        if style.isItalic { attributes += " font-style=\"italic\"" }
        if let length = style.length, length > 0 {
            attributes += " textLength=\"\(number(length))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        attributes += " fill=\"\(style.fill)\""
        if let opacity = style.opacity { attributes += " opacity=\"\(number(opacity))\"" }
        if let name = style.name { attributes += " class=\"\(name)\"" }
        return "<text\(attributes)>\(Markup.escaped(string))</text>"
    }

    /// A factor, with five decimals.
    static func factor(_ value: Double) -> String {
        let rounded = (value * 1e5).rounded() / 1e5
        return rounded.isFinite ? String(rounded) : "1"
    }

    /// A coordinate with at most two decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 100).rounded() / 100
        guard rounded.isFinite else { return "0" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
    }
}
