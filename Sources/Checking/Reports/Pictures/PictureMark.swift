import EveryScreenAudit
import EveryScreenModel

/// A sign over a picture: failing, fixed or related elements.
///
/// Signs differ in line and badge, so that they are distinct in shades of gray. A
/// white rim makes them visible on any color.
struct PictureMark {
    /// The kind of a sign.
    enum Kind {
        /// A dashed line and a cross, or the number among several.
        case failing(Int?)
        /// A solid line and a check.
        case fixed
        /// A dotted line.
        case related
        /// The number of a stop of a screen reader, without a line.
        case stop(Int)
    }

    let kind: Kind
    let frame: LayoutRect
    /// The number of units of the screen in one of the picture, so that signs have
    /// one size on all screens.
    let unit: Double
    /// The area of badges and labels.
    let window: LayoutRect

    static let failingColor = "#b00020"
    static let fixedColor = "#0b6b2e"
    static let relatedColor = "#003e8a"

    /// The color of the line.
    var color: String {
        switch kind {
        case .failing: Self.failingColor
        case .fixed: Self.fixedColor
        case .related, .stop: Self.relatedColor
        }
    }

    /// The outline and the badge.
    var svg: [String] { outline + badge }

    private var outer: LayoutRect { frame.inset(by: LayoutInsets(all: -2 * unit)) }

    /// A line just outside the element.
    var outline: [String] {
        guard frame.isFinite else { return [] }
        if case .stop = kind { return [] }
        var line = SVG.Style.line(color, 3 * unit)
        line.hasRoundEnds = false
        switch kind {
        case .failing: (line.dashes, line.name) = (dashes(7, 4), "es-failing")
        case .fixed: line.name = "es-fixed"
        case .related: (line.dashes, line.name) = (dashes(2, 4), "es-related")
        case .stop: break
        }
        let rim = SVG.box(outer, radius: 3 * unit, SVG.Style(stroke: "#ffffff", width: 6 * unit, opacity: 0.85))
        return [rim, SVG.box(outer, radius: 3 * unit, line)]
    }

    private func dashes(_ dash: Double, _ gap: Double) -> String { "\(SVG.number(dash * unit)) \(SVG.number(gap * unit))" }

    /// A cross, check or number at the corner.
    var badge: [String] {
        guard frame.isFinite else { return [] }
        let radius = 10 * unit
        let x = min(max(outer.maxX, window.minX + radius), window.maxX - radius - unit)
        let y = min(max(outer.minY, window.minY + radius + unit), window.maxY - radius)
        let ring = SVG.circle(LayoutPoint(x: x, y: y), radius, SVG.Style(fill: "#ffffff", stroke: color, width: 2 * unit))
        let line = SVG.Style.line(color, 2.6 * unit)
        func point(_ across: Double, _ down: Double) -> LayoutPoint { LayoutPoint(x: x + across * unit, y: y + down * unit) }
        switch kind {
        case .related: return []
        case .fixed: return [ring, SVG.lines([point(-5, 0), point(-1, 4), point(5, -4)], line)]
        case .failing(nil):
            return [ring, SVG.lines([point(-4, -4), point(4, 4)], line), SVG.lines([point(4, -4), point(-4, 4)], line)]
        case .stop(let number): return [ring] + Self.number("\(number)", at: LayoutPoint(x: x, y: y), color, unit)
        case .failing(let number?): return [ring] + Self.number("\(number)", at: LayoutPoint(x: x, y: y), color, unit)
        }
    }

    /// A number in the middle of a badge.
    static func number(_ text: String, at center: LayoutPoint, _ color: String, _ unit: Double) -> [String] {
        let style = SVG.TextStyle(size: 13 * unit, weight: 700, fill: color, anchor: .middle)
        return [SVG.text(text, at: LayoutPoint(x: center.x, y: center.y + 4.6 * unit), style)]
    }
}
