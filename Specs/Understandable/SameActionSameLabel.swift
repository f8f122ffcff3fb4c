package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// One action has one label on every screen of a flow.
///
/// - Source: WCAG 2.2 SC 3.2.4 (level AA).
/// - Threshold: two screens that offer an action have one label for it in common,
///   in words; a label that follows the state, as *Play* and *Pause*, is two.
/// - A label that ends with the name of the screen that it leads to, as back
///   buttons do, is right on each screen. A modal may be closed by the action that
///   goes back elsewhere.
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
        // Titles are not translated into a pseudolocale.
        if presentation.environment.pseudolocale != .none { return verdicts.recordInapplicable(.nothingToJudge) }
        var order: [String] = []
        var uses: [String: [Use]] = [:]
        let signs = destinations(presentation)
        for shown in presentation.shownScreens {
            let (screen, context) = (shown.presentation.screen, shown.presentation.context)
            let place = shown.presentation.place
            for index in context.controls where context.reasonNotPresented(index) == nil {
                let words = shown.presentation.labelWords[index]
                guard let name = screen.elements[index].declaredAction, !words.isEmpty, !signs.contains([name, words]) else { continue }
                // One action of the app closes a modal and goes back elsewhere.
                let leaves = shown.presentation.lexicons[index]?.closeNames.contains(words) == true
                let action = leaves && screen.activeModal.map { screen.isElement(index, inside: $0) } == true ? "\(name) modal" : name
                guard uses[action]?.contains(where: { $0.place == place && $0.words == words }) != true else { continue }
                if uses[action] == nil { order.append(action) }
                uses[action, default: []].append(
                    Use(place: place, words: words, element: shown.presentation.reference(to: index), events: shown.events))
            }
        }
        for action in order { judge(uses[action] ?? [], into: &verdicts) }
    }

    /// The actions with labels that name where they lead: "Orders", or "Back to
    /// Orders".
    private func destinations(_ presentation: FlowPresentation) -> Set<[String]> {
        var result: Set<[String]> = []
        for step in presentation.stateGraph(by: .touch).steps where step.isByPerson && presentation.changesPlace(step) {
            guard case .touch(let name) = step.edge.event, let index = step.oldNames.firstIndex(of: name),
                let action = step.oldScreen.elements[index].declaredAction,
                let target = presentation.place(of: step.after.state, by: .touch)?.joinedWords, !target.isEmpty
            else { continue }
            let words = presentation.presentation(of: step.before.state, by: .touch).labelWords[index]
            if words == target || words.hasSuffix(" " + target) { result.insert([action, words]) }
        }
        return result
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
                "Labels that end with the name of the screen that they lead to are exempt, as those of back buttons.",
                "A modal may be canceled by the action that is called Back on other screens.",
            ],
            doubts: ["Labels differ and screens have no titles.", SpecGuide.unexplored])
    }
}
