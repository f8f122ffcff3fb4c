package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// Each change of state changes the announcement.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: one word of what VoiceOver says of the element, label, value and
///   traits together.
/// - Decided exactly, on all reachable states of a flow for a person who listens. A
///   control with a state that was activated or adjusted is announced otherwise
///   after it. So is every element that shows other text or another picture, or
///   looks different while most others do not. An announcement of the app is enough
///   for other elements than the operated one, and for looks that soon go again.
/// - A control that shows more at its first activation and hides it at its second
///   says which: a warning.
/// - On a page, a control that shows more is no longer exposed as collapsed. One
///   whose look goes there and back changes its name or a state as well.
/// - Smallest counterexample: a switch whose value stays the same.
package struct StateSpoken: FlowSpec {
    package let id = SpecID.stateSpoken
    package let rule = AccessibilityRule("Each change of state changes the announcement.", [.wcag(.nameRoleValue)])

    /// The roles that are not without a state.
    private static let stateful: [ScreenElement.Role] = [
        .toggle, .checkBox, .radioButton, .slider, .stepper, .picker, .segment, .tab, .disclosure,
    ]

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case state, look, collapsed, shows, unstated }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var seen: Set<String> = []
        var disclosures: Set<String> = []
        let made = Set(graph.steps.lazy.filter(\.isByPerson).map { [$0.before.state, $0.after.state] })
        for step in graph.steps where step.isChange && !step.changesSettings && step.oldModal == step.newModal {
            // Time takes back what the person did, as a checkmark that goes.
            if step.isWait, made.contains([step.after.state, step.before.state]) { continue }
            let operated = step.edge.moved == nil && isOfElement(step.edge.event) ? step.before.focus : nil
            guard seen.insert("\(step.before.state) \(step.after.state) \(operated ?? -1) \(step.leadsElsewhere)").inserted else {
                continue
            }
            // Tabs lead to other screens, on which they are marked.
            let marked = step.leadsElsewhere ? step.repaints(of: step.sharedControls).exchanged : nil
            if marked?.isEmpty == true { continue }
            judge(step, operated, marked: marked, presentation, into: &verdicts)
            if marked == nil, let operated { judgeDisclosure(step, operated, &disclosures, into: &verdicts) }
        }
    }

    /// Fails a control that shows and hides elements, and is spoken the same both
    /// times.
    private func judgeDisclosure(_ step: FlowStep, _ operated: Int, _ known: inout Set<String>, into verdicts: inout Verdicts) {
        let (name, difference) = (step.oldNames[operated], step.difference)
        guard step.edge.event == .reader(.activate), let index = step.newNames.firstIndex(of: name), difference.gone.isEmpty,
            let shown = difference.new.first(where: { step.newScreen.elements[$0].isAccessibilityElement == true }),
            step.next.contains(where: { next in
                next.edge.event == step.edge.event && next.oldFocus == name && next.after.state == step.before.state
            })
        else { return }
        let (before, after) = (step.oldScreen.elements[operated], step.newScreen.elements[index])
        let isSame =
            before.label == after.label && before.value == after.value && before.traits == after.traits
            && before.expandedStatus == after.expandedStatus
        if !isSame || step.isAnnounced { return verdicts.pass() }
        guard known.insert(name).inserted else { return }
        verdicts.fail(
            Finding(
                self, kind: .shows, element: step.new(index), related: [step.new(shown)], events: step.events, severity: .warning))
    }

    /// Whether an element shows other text or another picture.
    private static func showsOther(_ before: ScreenElement, _ after: ScreenElement) -> Bool {
        before.text?.map(\.string) != after.text?.map(\.string) || before.image?.name != after.image?.name
    }

    private func judge(
        _ step: FlowStep, _ operated: Int?, marked: [ScreenDifference.Pair]?, _ presentation: FlowPresentation,
        into verdicts: inout Verdicts
    ) {
        let old = Spoken(presentation.presentation(of: step.before.state, by: .screenReader))
        let new = Spoken(presentation.presentation(of: step.after.state, by: .screenReader))
        let pairs = step.difference.pairs
        func isPainted(_ before: ScreenElement, _ after: ScreenElement) -> Bool {
            before.surface != after.surface || TextLook.all(of: before) != TextLook.all(of: after)
        }
        let painted = pairs.filter { isPainted(step.oldScreen.elements[$0.old], step.newScreen.elements[$0.new]) }
        let isRepainted = painted.count * 2 > pairs.count
        // Several parts of one element may look different.
        var reported: Set<Int> = []
        for pair in marked ?? pairs {
            let (before, after) = (step.oldScreen.elements[pair.old], step.newScreen.elements[pair.new])
            let isOperated = marked == nil && pair.old == operated && hasState(before)
            let looksDifferent = marked != nil || Self.showsOther(before, after) || (!isRepainted && isPainted(before, after))
            guard isOperated || looksDifferent else { continue }
            if step.isAnnounced, !isDueLater(pair, of: operated, step) { continue }
            guard let said = old.said(of: pair.old), let says = new.said(of: pair.new) else { continue }
            if said.words != says.words {
                verdicts.pass()
            } else if isOperated, before.value == nil, before.traits == nil {
                verdicts.cannotTell(step.new(says.element), .valueUnknown)
            } else if reported.insert(says.element).inserted {
                verdicts.fail(
                    Finding(
                        self, kind: isOperated ? .state : .look, element: step.new(says.element), measured: .text(says.words.description),
                        events: step.events))
            }
        }
    }

    /// Whether people hear of a state only at the moment when it is announced, and
    /// not when they come back to the control that they operated.
    private func isDueLater(_ pair: ScreenDifference.Pair, of operated: Int?, _ step: FlowStep) -> Bool {
        guard let operated, pair.old == operated || step.oldScreen.isElement(pair.old, inside: operated) else { return false }
        // The value of an adjusted control may be text beside it.
        if step.oldScreen.elements[operated].traits?.contains(.adjustable) != false { return false }
        let shown = step.newScreen.elements[pair.new]
        return !step.next.contains { next in
            guard next.isWait, let later = next.newNames.firstIndex(of: step.newNames[pair.new]) else {
                return next.isWait && next.isChange
            }
            return Self.showsOther(shown, next.newScreen.elements[later])
        }
    }

    /// Whether an event goes to the element with the focus, and not to the whole
    /// screen or the app.
    private func isOfElement(_ event: UserEvent) -> Bool {
        switch event {
        case .reader(.magicTap), .reader(.escape), .key(.escape), .wait, .interruption, .settings: false
        default: true
        }
    }

    private func hasState(_ element: ScreenElement) -> Bool {
        Self.stateful.contains(element.role) || element.traits?.isDisjoint(with: [.adjustable, .toggleButton]) == false
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let what: String
        switch failure {
        case .state: what = "is operated, its state changes"
        case .look: what = "looks different"
        case .shows:
            return Finding.Wording(
                fact: "\(finding.element.name) shows and hides \(finding.related.first?.nameInSentence ?? "more"), and is spoken the same "
                    + "both times",
                remedy: "state whether it is expanded: accessibilityExpandedStatus, or a value")
        case .unstated:
            return Finding.Wording(
                fact: "\(finding.element.name) looks different once it is activated, and states nothing new",
                remedy: "change \(finding.measuredText) with its look, or the name of the button")
        case .collapsed:
            return Finding.Wording(
                fact: "\(finding.element.name) shows \(finding.related.first?.nameInSentence ?? "more") and is still exposed as collapsed",
                remedy: "set aria-expanded to true when the content is shown")
        }
        return Finding.Wording(
            fact: "\(finding.element.name) \(what), and it is still spoken as \"\(finding.measuredText)\"",
            remedy: remedy(for: finding.element.role))
    }

    private func remedy(for role: ScreenElement.Role) -> String {
        if role.isTextInput { return "if it is wrong, show and announce a message that says why" }
        return role.isControl ? "state it in the value or the traits" : "say in words what its look means"
    }
}

extension StateSpoken {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users activate a switch and do not hear its new state.",
            scope:
                "Events that change a state and stay on the screen, and controls of pages that show more or look different once they are activated.",
            exemptions: [
                "Announcements of the app count as speech, but not of the state in which an operated control stays: people come back to it."
            ],
            doubts: ["The capture states neither value nor traits of the control.", SpecGuide.unexplored])
    }
}

/// The screen reader's announcements on one screen.
private struct Spoken {
    private let screen: RenderedScreen
    private let words: [Int: SpokenElement]

    init(_ presentation: ScreenPresentation) {
        screen = presentation.screen
        words = Dictionary(zip(presentation.speech.elements, presentation.speech.spoken)) { first, _ in first }
    }

    /// The announcement of an element, or of the one it is part of, with that
    /// element; `nil` where there is none.
    func said(of index: Int) -> (element: Int, words: SpokenElement)? {
        ([index] + screen.ancestors(of: index)).lazy.compactMap { element in words[element].map { (element, $0) } }.first
    }
}
