import EveryScreenModel

/// Bars, cells, sheets.
extension DrawnElement {
    /// The ground of a bar with a hairline towards the content.
    var barShape: [String] {
        let ground = element.surface?.background == nil ? [SVG.box(frame, SVG.Style.fill(theme.bar.hex))] : []
        return ground + [edge(atTop: element.role == .tabBar)]
    }

    /// A hairline below a cell; the selected one has a ground.
    var cellShape: [String] {
        let ground = element.isSelected ? [SVG.box(frame, SVG.Style.fill(theme.fill.hex))] : []
        return ground + [edge(atTop: false, inset: min(16, frame.width / 10))]
    }

    /// A sheet with round corners at its top and a grabber.
    var sheetShape: [String] {
        let radius = min(12, frame.width / 2, frame.height / 2)
        let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        let n = SVG.number
        let steps =
            "M\(n(left)) \(n(bottom))V\(n(top + radius))Q\(n(left)) \(n(top)) \(n(left + radius)) \(n(top))"
            + "H\(n(right - radius))Q\(n(right)) \(n(top)) \(n(right)) \(n(top + radius))V\(n(bottom))Z"
        let grabber = LayoutRect(x: frame.center.x - 18, y: top + 3, width: 36, height: 4)
        return [SVG.path(steps, framed(raised, theme.outline)), SVG.box(grabber, radius: 2, SVG.Style.fill(theme.separator.hex))]
    }
}
