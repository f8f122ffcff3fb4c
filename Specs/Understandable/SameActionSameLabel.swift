package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// One action has one label on every screen of a flow.
///
/// - Source: WCAG 2.2 SC 3.2.4 (level AA).
/// - Threshold: two screens that offer an action have one label for it in common,
///   in words; a label that follows the state, as *Play* and *Pause*, is two.
/// - The back button of a navigation bar has the name of the screen that it leads
///   to, as the system names it, and is another action on each screen.
/// - Decided on every reachable screen; those of one title, or one first heading,
///   are one screen.
/// - Smallest counterexample: two screens, a button of one action on both, called
///   *Find* on one and *Search* on the other.
package struct SameActionSameLabel: FlowSpec {
    package let id = SpecID.sameActionSameLabel
    package let rule = AccessibilityRule(
        "One action has one label on every screen of a flow.", [.wcag(.consistentIdentification)], severity: .warning)

    /// A label of an action, and where it was first seen.
    private struct Use {
        let place: String?
        let words: String
        let element: ElementReference
        let events: [UserEvent]
    }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case renamed }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        var order: [String] = []
        var uses: [String: [Use]] = [:]
        let places = Set(presentation.shownScreens.compactMap { $0.presentation.place?.joinedWords })
        for shown in presentation.shownScreens {
            let (screen, context) = (shown.presentation.screen, shown.presentation.context)
            let place = shown.presentation.place
            for index in context.controls where context.reasonNotPresented(index) == nil {
                let words = shown.presentation.labelWords[index]
                guard let action = screen.elements[index].declaredAction, !words.isEmpty else { continue }
                if places.contains(words), screen.ancestors(of: index).contains(where: { screen.elements[$0].role == .navigationBar }) {
                    continue
                }
                guard uses[action]?.contains(where: { $0.place == place && $0.words == words }) != true else { continue }
                if uses[action] == nil { order.append(action) }
                uses[action, default: []].append(
                    Use(place: place, words: words, element: shown.presentation.reference(to: index), events: shown.events))
            }
        }
        for action in order { judge(uses[action] ?? [], into: &verdicts) }
    }

    private func judge(_ uses: [Use], into verdicts: inout Verdicts) {
        guard let first = uses.first else { return }
        let known = Set(uses.filter { $0.place == first.place }.map(\.words))
        let others = uses.filter { $0.place != first.place }
        if uses.contains(where: { $0.place == nil }) {
            if Set(uses.map(\.words)).count > 1 { verdicts.cannotTell(uses[1].element, .titleUnknown) }
            return
        }
        guard !others.isEmpty else { return }
        let strange = others.first { other in
            !others.contains { $0.place == other.place && known.contains($0.words) }
        }
        guard let strange else { return verdicts.pass() }
        verdicts.fail(
            Finding(
                self, kind: .renamed, element: strange.element, related: [first.element], measured: .text(strange.place ?? ""),
                required: .text(first.place ?? ""), events: strange.events))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let first = finding.related.first?.quotedLabel ?? ""
        return Finding.Wording(
            fact: "\(finding.element.name) on \"\(finding.measuredText)\" does the same as \(first) on \"\(finding.requiredText)\"",
            remedy: "call it \(first) on both")
    }
}

extension SameActionSameLabel {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who know a control by its name, to say it or to listen for it, do not find it again.",
            scope: "Actions with an identity that two screens of a flow offer.",
            exemptions: [
                "A label that follows the state, such as Play and Pause, counts as two labels.",
                "Back buttons in navigation bars have the names of the screens that they lead to.",
            ],
            doubts: ["Labels differ and screens have no titles.", SpecGuide.unexplored])
    }
}
