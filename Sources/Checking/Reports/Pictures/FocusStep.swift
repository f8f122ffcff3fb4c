import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// One key and where it moves the focus.
struct FocusStep: Hashable {
    /// The key.
    let key: ScreenElement.Key
    /// Where the focus was; `nil` outside of the screen.
    let start: LayoutRect?
    /// Where it is then; `nil` outside of the screen.
    let end: LayoutRect?
    /// The element that has it then, in words.
    let name: String

    /// Returns where the keys of a finding lead on a screen; none where it was not keys that led there.
    static func steps(of finding: Finding, on screen: RenderedScreen, in environment: UserEnvironment) -> [FocusStep] {
        // What events lead through several screens is on no single picture.
        guard !finding.keys.isEmpty, finding.events.isEmpty else { return [] }
        let graph = ScreenPresentation(screen, in: environment).keyboardGraph
        var position = graph.outside
        return finding.keys.map { key in
            let start = position
            position = graph.position(after: [key], from: start)
            let frames = [start, position].map { $0 == graph.outside ? nil : screen.elements[graph.stops[$0]].frame }
            let name =
                position == graph.outside
                ? "outside the screen" : ElementReference(graph.stops[position], on: screen).shortNameInSentence
            return FocusStep(key: key, start: frames[0], end: frames[1], name: name)
        }
    }
}

extension ScreenPicture {
    /// Draws a numbered arrow for each step; a step from outside comes in at the top, one that stays is a ring.
    static func arrows(along path: [FocusStep], _ names: String) -> [String] {
        guard !path.isEmpty else { return [] }
        var lines = [
            "<marker id=\"\(names)head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">"
                + "<path d=\"M0 0L8 4L0 8Z\" fill=\"#003e8a\"/></marker>"
        ]
        for (index, step) in path.enumerated() {
            let end = center(step.end)
            let start = step.start.map(center) ?? LayoutPoint(x: end.x, y: 0)
            let isStaying = step.start == step.end
            let middle = isStaying ? end : LayoutPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            lines.append(
                isStaying
                    ? "<circle cx=\"\(number(end.x))\" cy=\"\(number(end.y))\" r=\"16\" fill=\"none\" stroke=\"#003e8a\" stroke-width=\"2\"/>"
                    : "<path d=\"M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))\" fill=\"none\" stroke=\"#003e8a\" "
                        + "stroke-width=\"2\" marker-end=\"url(#\(names)head)\"/>")
            lines.append(
                "<circle cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"10\" fill=\"#fff\" stroke=\"#003e8a\" stroke-width=\"2\"/>"
            )
            lines.append(
                "<text x=\"\(number(middle.x))\" y=\"\(number(middle.y + 4.5))\" font-size=\"13\" font-weight=\"700\" text-anchor=\"middle\" "
                    + "fill=\"#003e8a\">\(index + 1)</text>")
        }
        return lines
    }

    private static func center(_ frame: LayoutRect?) -> LayoutPoint { frame.map(\.center) ?? LayoutPoint(x: 0, y: 0) }
}
