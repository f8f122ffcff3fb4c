public import Audit
import Navigation
import ScreenModel

/// After any event the keyboard and the screen reader still have a place.
///
/// - Who is harmed: whoever moves by keyboard or by screen reader is thrown to the
///   top of the screen, or nowhere, and must find the way back.
/// - Source: WCAG 2.2 SC 2.4.3 (level A).
/// - Decided exactly, on all that can happen in a flow: an event fails if something
///   had the focus before, and after it nothing has.
/// - Applies to flows in which some event changes the screen.
/// - Untested where more states can be reached than are explored, and nothing was
///   lost in those that are.
/// - Leaves out where the focus goes: into a modal, back to what opened it.
/// - Smallest counterexample: one button that takes itself away.
public struct FocusNeverLost: FlowSpec {
    public let id = "focus-never-lost"
    public let claim = "After any event something still has the focus."
    public let sources = ["WCAG 2.2 SC 2.4.3"]
    public let severity = Severity.error

    /// Creates the spec.
    public init() {}

    public func judge(_ presentation: FlowPresentation, against thresholds: Thresholds, into verdicts: inout Verdicts) {
        for way in Way.allCases where way.hasFocus { judge(presentation.stateGraph(by: way), into: &verdicts) }
    }

    private func judge(_ graph: StateGraph, into verdicts: inout Verdicts) {
        // The same event on the same element of the same state is one failure, whatever else came before.
        var seen: Set<StateGraph.Position> = []
        var changes = 0
        for (number, position) in graph.positions.enumerated() {
            for edge in graph.edges[number] where graph.positions[edge.target].state != position.state {
                changes += 1
                guard edge.losesFocus, let focus = position.focus, seen.insert(position).inserted else { continue }
                let events = graph.events(to: number) + [edge.event]
                let keys = events.compactMap { if case .key(let key) = $0 { key } else { nil } }
                verdicts.fail(
                    Finding(
                        self, kind: graph.way == .keyboard ? "keyboard" : "reader",
                        element: ElementReference(focus, on: graph.screens[position.state]),
                        measured: .text(events.map(\.description).joined(separator: ", ")), keys: keys))
            }
        }
        guard seen.isEmpty else { return }
        if !graph.isComplete { return verdicts.leaveUntested(.boundReached) }
        if changes > 0 { verdicts.pass() }
    }

    public func wording(for finding: Finding) -> Wording {
        var events = ""
        if case .text(let text) = finding.measured { events = " after \(text)" }
        let who = finding.kind == "keyboard" ? "the keyboard" : "the screen reader"
        return Wording(
            fact: "\(finding.element.name) had the focus and is gone\(events): \(who) has no place",
            remedy: "move the focus to what follows it")
    }
}
