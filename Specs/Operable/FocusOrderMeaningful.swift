public import Audit
import Navigation
import ScreenModel

/// The focus order agrees with the reading order.
///
/// - Who is harmed: whoever moves by keyboard and sees where focus is watches it
///   jump; whoever listens as well loses the thread.
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly: Tab is followed from outside to the end, and of any two stops
///   in one focus group the one that is read first must come first.
/// - Applies to screens on which two stops or more are in both orders. Focus groups
///   may follow each other in any order; where the reading order itself is not
///   defined, nothing is said (`reading-order-well-defined`).
/// - Untested where the capture does not tell what takes focus, or what is read.
/// - Smallest counterexample: three buttons, Tab of the first leading to the last.
public struct FocusOrderMeaningful: ScreenSpec {
    public let id = "focus-order-meaningful"
    public let claim = "The focus order agrees with the reading order."
    public let sources = ["WCAG 2.2 SC 2.4.3"]
    public let severity = Severity.warning

    /// Creates the spec.
    public init() {}

    public func judge(_ presentation: Presentation, against thresholds: Thresholds, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        let graph = presentation.keyboardGraph
        guard graph.stops.count > 1 else {
            let isUnknown =
                graph.stops.isEmpty && presentation.standing.controls.contains { screen.elements[$0].keyboard?.isFocusable == nil }
            return isUnknown ? verdicts.leaveUntested(.keyboardUnknown) : ()
        }
        var places: [Int: Int] = [:]
        for (place, index) in presentation.readingOrder.elements.enumerated() where places[index] == nil { places[index] = place }
        guard !places.isEmpty else { return verdicts.leaveUntested(.exposureUnknown) }
        let groups = Self.groups(of: screen)
        // Whether one stop comes after another is asked of the one read last so far, group by group: one walk finds every jump back.
        var last: [String: Int] = [:]
        var isWellMade = true
        for position in Self.walk(graph) {
            let stop = graph.stops[position]
            guard let place = places[stop] else { continue }
            let before = last[groups[stop]]
            guard let before, let its = places[graph.stops[before]], its > place, before > position else {
                last[groups[stop]] = position
                continue
            }
            isWellMade = false
            record(.failed("jump", related: [graph.stops[before]]), of: stop, on: presentation, into: &verdicts)
            last[groups[stop]] = position
        }
        if isWellMade { verdicts.pass() }
    }

    /// The positions in the order Tab comes to them from outside, each once.
    private static func walk(_ graph: KeyboardGraph) -> [Int] {
        var result: [Int] = []
        var seen = Set<Int>()
        var position = graph.outside
        while let edge = graph.edges[position].first(where: { $0.key == .tab }), edge.target != graph.outside {
            guard seen.insert(edge.target).inserted else { break }
            result.append(edge.target)
            position = edge.target
        }
        return result
    }

    /// The focus group of each element, its own or that of what it is in.
    private static func groups(of screen: Screen) -> [String] {
        var result: [String] = []
        result.reserveCapacity(screen.elements.count)
        for index in screen.elements.indices {
            result.append(screen.elements[index].keyboard?.group ?? screen.parent(of: index).map { result[$0] } ?? "")
        }
        return result
    }

    public func wording(for finding: Finding) -> Wording {
        let before = finding.related.first?.name ?? "another"
        return Wording(
            fact: "Tab comes to \(finding.element.name) after \(before), and it is read before it",
            remedy: "let Tab follow the reading order, or put the two into focus groups of their own")
    }
}
