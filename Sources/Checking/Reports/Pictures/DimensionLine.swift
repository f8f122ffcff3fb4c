import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// A measured length drawn beside its object, as on a technical drawing.
struct DimensionLine {
    /// The axis: along the lower edge of the area, or along its right one.
    let axis: ScreenElement.Axis
    /// The area that was measured.
    let area: LayoutRect
    /// The text of the label.
    let label: String
    let color: String
    let unit: Double
    /// The area in which it must lie.
    let window: LayoutRect

    /// Areas that the label should avoid if possible.
    var avoided: [LayoutRect] = []

    /// The distance from the area, in units of the picture.
    private static let distance = 12.0
    private static let fontSize = 16.0

    /// A line with ticks at its ends, and the label beside it.
    var svg: [String] {
        guard area.isFinite else { return [] }
        let places = [place(after: true), place(after: false)]
        let free = places.first { place in
            window.contains(place.label) && !avoided.contains { $0.intersects(place.label) }
        }
        let (start, end, box) = free ?? places.first { window.contains($0.label) } ?? moved(places[0])
        let tick = 5 * unit
        func ticked(_ point: LayoutPoint) -> [LayoutPoint] {
            axis == .horizontal
                ? [LayoutPoint(x: point.x, y: point.y - tick), LayoutPoint(x: point.x, y: point.y + tick)]
                : [LayoutPoint(x: point.x - tick, y: point.y), LayoutPoint(x: point.x + tick, y: point.y)]
        }
        let strokes = [[start, end], ticked(start), ticked(end)]
        let rim = strokes.map { SVG.lines($0, SVG.Style(stroke: "#ffffff", width: 5 * unit, opacity: 0.85)) }
        let style = SVG.TextStyle(size: Self.fontSize * unit, weight: 700, fill: color, anchor: .middle, length: box.width - 12 * unit)
        return rim + strokes.map { SVG.lines($0, SVG.Style(stroke: color, width: 2 * unit)) } + [
            SVG.box(box, radius: 5 * unit, SVG.Style(fill: "#ffffff", stroke: color, width: 1.5 * unit)),
            SVG.text(label, at: LayoutPoint(x: box.center.x, y: box.center.y + 5.6 * unit), style),
        ]
    }

    private typealias Place = (start: LayoutPoint, end: LayoutPoint, label: LayoutRect)

    /// The line and its label below or to the right of the area, else above or to
    /// the left.
    private func place(after isAfter: Bool) -> Place {
        let text = MeasuredText(label, font: Font(size: Self.fontSize * unit, weight: .bold))
        let (width, height) = (text.idealWidth + 12 * unit, 24 * unit)
        let distance = Self.distance * unit
        if axis == .horizontal {
            let y = isAfter ? area.maxY + distance : area.minY - distance
            let least = window.minX + unit
            let x = min(max(area.center.x - width / 2, least), max(least, window.maxX - width - unit))
            let box = LayoutRect(x: x, y: isAfter ? y + 6 * unit : y - 6 * unit - height, width: width, height: height)
            return (LayoutPoint(x: area.minX, y: y), LayoutPoint(x: area.maxX, y: y), box)
        }
        let x = isAfter ? area.maxX + distance : area.minX - distance
        let box = LayoutRect(
            x: isAfter ? x + 7 * unit : x - 7 * unit - width, y: area.center.y - height / 2, width: width, height: height)
        return (LayoutPoint(x: x, y: area.minY), LayoutPoint(x: x, y: area.maxY), box)
    }

    /// A place moved into the window, if there is no room on either side.
    private func moved(_ place: Place) -> Place {
        let x = min(max(place.label.minX, window.minX + unit), window.maxX - place.label.width - unit) - place.label.minX
        let y = min(max(place.label.minY, window.minY + unit), window.maxY - place.label.height - unit) - place.label.minY
        func moved(_ point: LayoutPoint) -> LayoutPoint {
            LayoutPoint(x: axis == .vertical ? point.x + x : point.x, y: axis == .horizontal ? point.y + y : point.y)
        }
        return (moved(place.start), moved(place.end), place.label.offset(x: x, y: y))
    }
}
