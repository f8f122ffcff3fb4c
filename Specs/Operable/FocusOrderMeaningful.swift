package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The focus order agrees with the reading order.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly: Tab is followed from outside to the end, and of any two stops
///   in one focus group the one that is read first must come first.
/// - Smallest counterexample: three buttons, Tab of the first leading to the last.
package struct FocusOrderMeaningful: ScreenSpec {
    package let id = SpecID.focusOrderMeaningful
    package let rule = AccessibilityRule("The focus order agrees with the reading order.", [.wcag(.focusOrder)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case jump }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let graph = presentation.keyboardGraph
        guard graph.stops.count > 1 else {
            let isUnknown =
                graph.stops.isEmpty && presentation.context.controls.contains { screen.elements[$0].keyboard?.isFocusable == nil }
            return isUnknown ? verdicts.recordUntested(.keyboardUnknown) : ()
        }
        if presentation.readingOrder.elements.isEmpty { return verdicts.recordUntested(.exposureUnknown) }
        let places = presentation.readingPlaces
        let (groups, count) = Self.groups(of: screen)
        // A stop that is not read itself, as a group that takes focus, is read
        // where the first element inside it is.
        func readAt(_ stop: Int) -> Int? {
            places[stop] >= 0 ? places[stop] : screen.descendants(of: stop).lazy.map { places[$0] }.filter { $0 >= 0 }.min()
        }
        // Each stop is compared with the last-read stop so far, group by group: one
        // walk finds every jump back.
        var last = Array(repeating: -1, count: count)
        var isWellMade = true
        for position in Self.walk(graph) {
            let stop = graph.stops[position]
            if readAt(stop) == nil { continue }
            let before = last[groups[stop]]
            last[groups[stop]] = position
            // A recording lists the stops as Tab reached them, so that these are
            // compared by their places in the document.
            let isBack = presentation.recordedFocus == nil ? before > position : before >= 0 && graph.stops[before] > stop
            guard isBack, let earlier = readAt(graph.stops[before]), let own = readAt(stop), earlier > own else { continue }
            isWellMade = false
            record(.failed(.jump, related: [graph.stops[before]]), of: stop, on: presentation, into: &verdicts)
        }
        if isWellMade { verdicts.pass() }
    }

    /// The positions in the order in which Tab reaches them from outside, each
    /// once.
    private static func walk(_ graph: KeyboardGraph) -> [Int] {
        var result: [Int] = []
        var isSeen = Array(repeating: false, count: graph.stops.count)
        var position = graph.outside
        while let edge = graph.edges[position].first(where: { $0.key == .tab }), edge.target != graph.outside {
            if isSeen[edge.target] { break }
            isSeen[edge.target] = true
            result.append(edge.target)
            position = edge.target
        }
        return result
    }

    /// The number of the focus group of each element, its own or that of what it is
    /// in, and how many groups there are.
    private static func groups(of screen: RenderedScreen) -> (ofElements: [Int], count: Int) {
        var groups = Array(repeating: 0, count: screen.elements.count)
        // An element that names no group, and is in none, is in the group without a
        // name.
        var numbers = ["": 0]
        for index in screen.elements.indices {
            if let name = screen.elements[index].keyboard?.group {
                groups[index] = numbers[name] ?? numbers.count
                numbers[name] = groups[index]
            } else if let parent = screen.parent(of: index) {
                groups[index] = groups[parent]
            }
        }
        return (groups, numbers.count)
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let before = finding.related.first?.nameInSentence ?? "another"
        return Finding.Wording(
            fact: "Tab reaches \(finding.element.nameInSentence) after \(before), and the screen reader reads it first",
            remedy: "let Tab follow the reading order, or put the two into separate focus groups")
    }
}

extension FocusOrderMeaningful {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard users see the focus jump, and lose the thread if they also listen.",
            scope: "Screens with at least two stops that are in both orders.",
            exemptions: [
                "Focus groups may follow each other in any order.",
                "Undefined reading orders are judged by reading-order-well-defined.",
            ],
            doubts: [SpecGuide.unknownFocus, SpecGuide.unknownStops])
    }
}
