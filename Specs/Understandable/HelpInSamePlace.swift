package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Help that several screens of a flow offer is in the same order on each.
///
/// - Source: WCAG 2.2 SC 3.2.6 (level A).
/// - Threshold: help that is read before the first heading, or before a control
///   that both screens have, is read before it on all screens, and not after it.
/// - Help is a control whose whole label is on a list: "Help", "Contact us",
///   "Support", in four languages.
/// - Decided on every reachable screen. Screens of one title, or one first heading,
///   are one screen, and count as they are first seen without a modal.
/// - Smallest counterexample: two screens, "Help" above the heading of one and
///   below that of the other.
package struct HelpInSamePlace: FlowSpec {
    package let id = SpecID.helpInSamePlace
    package let rule = AccessibilityRule(
        "Help that several screens of a flow offer is in the same order on each.", [.wcag(.consistentHelp)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case moved }

    /// The help of a screen, and what it is before or after.
    private struct Offer {
        let shown: FlowPresentation.Shown
        let place: String
        /// The help by its words, with its place in the reading order.
        var help: [String: (index: Int, place: Int)] = [:]
        /// The controls by their names, with their places.
        var others: [String: (index: Int, place: Int)] = [:]
        /// The first heading, with its place.
        var heading: (index: Int, place: Int)?
    }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var offers: [Offer] = []
        for shown in presentation.shownScreens where shown.presentation.screen.activeModal == nil {
            guard let place = shown.presentation.place, !offers.contains(where: { $0.place == place }) else { continue }
            offers.append(offer(of: shown, place))
        }
        var moved: Set<String> = []
        for (number, offer) in offers.enumerated() {
            for earlier in offers[..<number] {
                for words in offer.help.keys.sorted() {
                    guard let own = offer.help[words], let its = earlier.help[words] else { continue }
                    guard let other = passed(by: (own, its), on: offer, earlier) else {
                        verdicts.pass()
                        continue
                    }
                    guard moved.insert(words).inserted else { continue }
                    let current = offer.shown.presentation
                    verdicts.fail(
                        Finding(
                            self, kind: .moved, element: current.reference(to: own.index), related: [current.reference(to: other.index)],
                            measured: .text(own.place < other.place ? "before" : "after"), required: .text(earlier.place),
                            events: offer.shown.events))
                }
            }
        }
    }

    /// The first element that the help has passed since an earlier screen, or
    /// `nil`.
    private func passed(
        by help: (own: (index: Int, place: Int), its: (index: Int, place: Int)), on offer: Offer, _ earlier: Offer
    ) -> (index: Int, place: Int)? {
        var pairs = offer.others.keys.sorted().compactMap { name in
            offer.others[name].flatMap { own in earlier.others[name].map { (own, $0) } }
        }
        if let heading = offer.heading, let its = earlier.heading { pairs.insert((heading, its), at: 0) }
        return pairs.first { (help.own.place < $0.0.place) != (help.its.place < $0.1.place) }?.0
    }

    private func offer(of shown: FlowPresentation.Shown, _ place: String) -> Offer {
        let presentation = shown.presentation
        let screen = presentation.screen
        let lexicons = Lexicons(presentation)
        var offer = Offer(shown: shown, place: place)
        for (place, index) in presentation.readingOrder.elements.enumerated() {
            let element = screen.elements[index]
            if element.isHeading, offer.heading == nil {
                offer.heading = (index, place)
            }
            guard element.isControl else { continue }
            let words = presentation.labelWords[index]
            if lexicons[index]?.helpNames.contains(words) == true {
                if offer.help[words] == nil { offer.help[words] = (index, place) }
            } else if let name = element.handle, offer.others[name] == nil, !isListed(index, on: screen) {
                offer.others[name] = (index, place)
            }
        }
        return offer
    }

    private func isListed(_ index: Int, on screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { [.list, .table, .cell, .menu].contains(screen.elements[$0].role) }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "another element"
        let opposite = finding.measuredText == "before" ? "after" : "before"
        return Finding.Wording(
            fact:
                "\(finding.element.name) is read \(finding.measuredText) \(other) here, and \(opposite) it on \"\(finding.requiredText)\"",
            remedy: "offer help in the same place on every screen")
    }
}

extension HelpInSamePlace {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with cognitive disabilities look for help where they found it before, and give up.",
            scope: "Controls whose whole label names help, on at least two screens of a flow.",
            exemptions: ["Other controls in lists and tables are not compared with, since people may have sorted them."],
            doubts: [SpecGuide.noWordLists, SpecGuide.unexplored])
    }
}
