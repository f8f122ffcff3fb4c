package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An element that keeps changing by itself is marked, and only while it changes.
///
/// - Source: UIAccessibilityTraits, `updatesFrequently`: the element updates its
///   label or value too often to send notifications.
/// - Threshold: two changes in a row, each after at most ten seconds, without an
///   action of the person. Live regions and announced changes need no mark.
/// - A marked element that time no longer changes has lost its reason, if time
///   changes it elsewhere in the flow.
/// - Decided exactly, on all that can happen in a flow to a person who listens.
/// - Smallest counterexample: a clock without the trait `updatesFrequently`.
package struct FrequentUpdatesMarked: FlowSpec {
    package let id = SpecID.frequentUpdatesMarked
    package let rule = AccessibilityRule(
        "An element that keeps changing by itself is marked, and only while it changes.", [.other(.traits)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unmarked, frozen }

    /// Creates the spec.
    package init() {}

    /// The longest pause between two changes that are frequent, in seconds: an
    /// announcement each would leave no time for other speech.
    static let longestPause = 10.0

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var waits: [FlowStep] = []
        var seen: Set<[Int]> = []
        for step in graph.steps {
            guard let pause = step.pause, pause <= Self.longestPause, !step.leadsElsewhere,
                seen.insert([step.before.state, step.after.state, Int(pause * 1_000)]).inserted
            else { continue }
            waits.append(step)
        }
        if waits.isEmpty { return }
        var changing: Set<String> = []
        var judged: Set<String> = []
        for step in waits where step.isChange {
            let pairs = changes(of: step)
            changing.formUnion(pairs.map { Self.name(of: step.oldScreen.elements[$0.old]) })
            if step.isAnnounced { continue }
            for next in step.next where next.edge.event == step.edge.event && next.isChange && !next.isAnnounced {
                let again = Set(changes(of: next).map(\.old))
                for pair in pairs where again.contains(pair.new) && judged.insert(Self.name(of: step.oldScreen.elements[pair.old])).inserted
                {
                    judgeMark(of: pair.old, step, presentation, into: &verdicts)
                }
            }
        }
        judgeFrozen(waits, among: changing, presentation, into: &verdicts)
    }

    private func judgeMark(of index: Int, _ step: FlowStep, _ presentation: FlowPresentation, into verdicts: inout Verdicts) {
        let element = step.oldScreen.elements[index]
        guard presentation.isPresented(index, in: step.before.state, by: .screenReader) else {
            return verdicts.recordInapplicable(.notInAccessibilityTree)
        }
        if let region = element.liveRegion, region != .off { return verdicts.pass() }
        guard let traits = element.traits else { return verdicts.cannotTell(step.old(index), .stateUnknown) }
        if traits.contains(.updatesFrequently) { return verdicts.pass() }
        verdicts.fail(Finding(self, kind: .unmarked, element: step.old(index), events: step.events))
    }

    /// Fails marked elements that a pause leaves as they are, among those that one
    /// changes elsewhere.
    private func judgeFrozen(
        _ waits: [FlowStep], among changing: Set<String>, _ presentation: FlowPresentation, into verdicts: inout Verdicts
    ) {
        var live: Set<[Int]> = []
        for step in waits { for pair in changes(of: step) { live.insert([step.before.state, pair.old]) } }
        var judged: Set<String> = []
        for step in waits {
            let state = step.before.state
            for (index, element) in step.oldScreen.elements.enumerated() where element.traits?.contains(.updatesFrequently) == true {
                guard changing.contains(Self.name(of: element)), !live.contains([state, index]),
                    presentation.isPresented(index, in: state, by: .screenReader), judged.insert(Self.name(of: element)).inserted
                else { continue }
                verdicts.fail(Finding(self, kind: .frozen, element: step.old(index), events: Array(step.events.dropLast())))
            }
        }
    }

    /// The name of an element from state to state: its label may be what changes.
    static func name(of element: ScreenElement) -> String { element.handle ?? element.source }

    /// The elements whose label or value a step changes.
    private func changes(of step: FlowStep) -> [ScreenDifference.Pair] {
        guard step.isChange else { return [] }
        return step.difference.pairs.filter { pair in
            let (old, new) = (step.oldScreen.elements[pair.old], step.newScreen.elements[pair.new])
            return old.label != new.label || old.value != new.value
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .unmarked:
            Finding.Wording(
                fact: "\(finding.element.name) keeps changing by itself, and is not marked",
                remedy: "add the trait updatesFrequently while it changes")
        case .frozen:
            Finding.Wording(
                fact: "\(finding.element.name) is marked as changing often, and no longer changes",
                remedy: "remove the trait updatesFrequently when it stops")
        }
    }
}

extension FrequentUpdatesMarked {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear an old time, or wait for a change that does not come.",
            scope: "Elements of a flow that pauses of at most ten seconds change.",
            exemptions: ["Live regions are exempt, and changes that the app announces."],
            doubts: ["The capture does not state the traits.", SpecGuide.unexplored])
    }
}
