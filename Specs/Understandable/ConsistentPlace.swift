package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An element on several screens of a flow keeps its place among the others.
///
/// - Source: WCAG 2.2 SC 3.2.3 (level AA).
/// - Threshold: controls that two screens share are in the same order on both, as
///   the screen reader visits them.
/// - Decided on every reachable screen. Screens of one title, or one first heading,
///   are one screen, and count as they are first seen without a modal.
/// - Smallest counterexample: two screens with the same two buttons, the other way
///   round on the second.
package struct ConsistentPlace: FlowSpec {
    package let id = SpecID.consistentPlace
    package let rule = AccessibilityRule(
        "An element on several screens of a flow keeps its place among the others.", [.wcag(.consistentNavigation)], severity: .warning)

    /// The controls of a screen, in order.
    private struct Order {
        let place: String
        let shown: FlowPresentation.Shown
        let names: [String]
        let indexes: [String: Int]
    }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case moved }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var orders: [Order] = []
        for shown in presentation.shownScreens where shown.presentation.screen.activeModal == nil {
            guard let place = shown.presentation.place, !orders.contains(where: { $0.place == place }) else { continue }
            orders.append(order(of: shown, place))
        }
        var moved: Set<String> = []
        for (number, order) in orders.enumerated() {
            for earlier in orders[..<number] {
                let shared = order.names.filter { earlier.indexes[$0] != nil }
                guard shared.count > 1 else { continue }
                let places = shared.map { name in earlier.names.firstIndex(of: name) ?? 0 }
                guard let inversion = places.indices.dropFirst().first(where: { places[$0] < places[$0 - 1] }) else {
                    verdicts.pass()
                    continue
                }
                let (name, other) = (shared[inversion], shared[inversion - 1])
                guard moved.insert(name).inserted, let index = order.indexes[name], let neighbor = order.indexes[other] else { continue }
                verdicts.fail(
                    Finding(
                        self, kind: .moved, element: order.shown.presentation.reference(to: index),
                        related: [order.shown.presentation.reference(to: neighbor)], measured: .text(order.place),
                        required: .text(earlier.place), events: order.shown.events))
            }
        }
    }

    private func order(of shown: FlowPresentation.Shown, _ place: String) -> Order {
        let presentation = shown.presentation
        let screen = presentation.screen
        var names: [String] = []
        var indexes: [String: Int] = [:]
        for index in presentation.readingOrder.elements where screen.elements[index].isControl {
            guard let name = screen.elements[index].handle, indexes[name] == nil, !isListed(index, on: screen) else { continue }
            names.append(name)
            indexes[name] = index
        }
        return Order(place: place, shown: shown, names: names, indexes: indexes)
    }

    private func isListed(_ index: Int, on screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { [.list, .table, .cell, .menu].contains(screen.elements[$0].role) }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) comes after \(finding.related.first?.nameInSentence ?? "") on \"\(finding.measuredText)\", "
                + "and before it on \"\(finding.requiredText)\"",
            remedy: "keep the same order on both")
    }
}

extension ConsistentPlace {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who learned the way to a control, by swipes, keys or steps, must search again.",
            scope: "Controls with an identifier or an action that two screens of a flow share.",
            exemptions: ["Lists and tables are exempt, since people may have sorted them.", "The distance to the edges is not checked."],
            doubts: [SpecGuide.unexplored])
    }
}
