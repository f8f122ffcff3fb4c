import EveryScreenModel

/// The path of the focus over a picture: an arrow for each pair of places, with the
/// numbers of the keys.
struct FocusArrows {
    private let steps: [FocusStep]
    private let unit: Double
    private let names: String

    init(_ steps: [FocusStep], unit: Double, names: String) {
        self.steps = steps
        self.unit = unit
        self.names = names
    }

    private struct Leg: Hashable {
        let start: LayoutRect?
        let end: LayoutRect?
    }

    private var color: String { PictureMark.relatedColor }

    /// The arrows; one from outside enters at the top, and one that stays is a
    /// ring.
    var svg: [String] {
        guard !steps.isEmpty else { return [] }
        var order: [Leg] = []
        var numbers: [Leg: [Int]] = [:]
        for (number, step) in steps.enumerated() {
            let leg = Leg(start: step.start, end: step.end)
            if numbers[leg] == nil { order.append(leg) }
            numbers[leg, default: []].append(number + 1)
        }
        let head =
            "<marker id=\"\(names)head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto\">"
            + "<path d=\"M0 0L8 4L0 8Z\" fill=\"\(color)\"/></marker>"
        return [head] + order.flatMap { arrow($0, numbers[$0] ?? []) }
    }

    private func arrow(_ leg: Leg, _ numbers: [Int]) -> [String] {
        let end = leg.end.map(\.center) ?? leg.start.map { LayoutPoint(x: $0.center.x, y: 0) } ?? .zero
        let start = leg.start.map(\.center) ?? LayoutPoint(x: end.x, y: 0)
        guard end.x.isFinite, end.y.isFinite, start.x.isFinite, start.y.isFinite else { return [] }
        if leg.start == leg.end {
            let ring = SVG.circle(end, 18 * unit, SVG.Style(stroke: color, width: 2.5 * unit))
            return [ring] + badge(numbers, at: LayoutPoint(x: end.x, y: end.y - 18 * unit))
        }
        // The arrow back is beside the arrow there.
        let (across, down) = (end.x - start.x, end.y - start.y)
        let length = max(1e-6, (across * across + down * down).squareRoot())
        let bend = min(26 * unit, length / 3)
        let control = LayoutPoint(
            x: (start.x + end.x) / 2 - down / length * bend, y: (start.y + end.y) / 2 + across / length * bend)
        let middle = LayoutPoint(x: (start.x + 2 * control.x + end.x) / 4, y: (start.y + 2 * control.y + end.y) / 4)
        let n = SVG.number
        let steps = "M\(n(start.x)) \(n(start.y))Q\(n(control.x)) \(n(control.y)) \(n(end.x)) \(n(end.y))"
        var line = SVG.Style(stroke: color, width: 2.5 * unit)
        let rim = SVG.path(steps, SVG.Style(stroke: "#ffffff", width: 5 * unit, opacity: 0.85))
        line.marker = "\(names)head"
        return [rim, SVG.path(steps, line), SVG.circle(start, 3 * unit, SVG.Style.fill(color))] + badge(numbers, at: middle)
    }

    /// The numbers of keys; if there are many, the first and the number of others.
    private func badge(_ numbers: [Int], at center: LayoutPoint) -> [String] {
        let shown = numbers.prefix(3).map(String.init).joined(separator: ", ") + (numbers.count > 3 ? ", …" : "")
        let width = max(20, Double(shown.count) * 7.5 + 10) * unit
        let box = LayoutRect(x: center.x - width / 2, y: center.y - 10 * unit, width: width, height: 20 * unit)
        return [SVG.box(box, radius: 10 * unit, SVG.Style(fill: "#ffffff", stroke: color, width: 2 * unit))]
            + PictureMark.number(shown, at: center, color, unit)
    }
}
