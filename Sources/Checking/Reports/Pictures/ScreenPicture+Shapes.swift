import EveryScreenModel

extension ScreenPicture {
    /// A rectangle.
    static func box(_ rect: LayoutRect, fill: String, stroke: String, extra: String = "") -> String {
        "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(max(0, rect.width)))\" "
            + "height=\"\(number(max(0, rect.height)))\" fill=\"\(fill)\" stroke=\"\(stroke)\"\(extra)/>"
    }

    /// The diagonals of a rectangle.
    static func cross(_ rect: LayoutRect, _ stroke: String) -> String {
        "<path d=\"M\(number(rect.minX)) \(number(rect.minY))L\(number(rect.maxX)) \(number(rect.maxY))"
            + "M\(number(rect.maxX)) \(number(rect.minY))L\(number(rect.minX)) \(number(rect.maxY))\" stroke=\"\(stroke)\"/>"
    }

    /// A coordinate with at most two decimals; what is not finite is drawn at the origin.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
    }

    /// What makes a picture one for assistive technology: its label; nothing for a picture that is part of another.
    static func role(_ label: String) -> String { label.isEmpty ? "" : " role=\"img\" aria-label=\"\(Markup.attribute(label))\"" }
}
