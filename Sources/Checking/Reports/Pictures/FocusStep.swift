import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs

/// One key and its move of the focus.
struct FocusStep: Hashable {
    /// The key.
    let key: ScreenElement.Key
    /// The focus before; `nil` outside of the screen.
    let start: LayoutRect?
    /// The focus after; `nil` outside of the screen.
    let end: LayoutRect?
    /// The element focused after it, in words.
    let name: String

    /// Returns the moves by the keys of a finding on a screen; none if it has no
    /// keys.
    static func steps(of finding: Finding, on screen: RenderedScreen, in environment: UserEnvironment) -> [FocusStep] {
        // Events on several screens fit on no single picture.
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

    /// The claims about the visiting order, with true for the keyboard and false
    /// for the screen reader.
    private static let orderClaims: [SpecID: Bool] = [
        .focusOrderMeaningful: true, .readingOrderKeptWhenScaling: false, .readingOrderWellDefined: false,
        .readingOrderMatchesSight: false,
    ]
    /// The largest number of steps of an order that are shown.
    private static let longestOrder = 9

    /// Returns the part of the visiting order that a finding is about; none if it
    /// is about no order.
    static func order(of finding: Finding, on screen: RenderedScreen, in environment: UserEnvironment) -> [FocusStep] {
        guard let isKeyboard = orderClaims[finding.spec], finding.events.isEmpty else { return [] }
        let presentation = ScreenPresentation(screen, in: environment)
        let order = isKeyboard ? presentation.keyboardGraph.stops : presentation.readingOrder.elements
        let places = ([finding.element] + finding.related).compactMap { order.firstIndex(of: $0.index) }
        guard let first = places.min(), let last = places.max() else { return [] }
        let start = max(0, first - 1)
        let end = min(order.count - 1, last + 1, start + longestOrder)
        guard start < end else { return [] }
        return (start..<end).map { place in
            FocusStep(
                key: .tab, start: screen.elements[order[place]].frame, end: screen.elements[order[place + 1]].frame,
                name: ElementReference(order[place + 1], on: screen).shortNameInSentence)
        }
    }
}
