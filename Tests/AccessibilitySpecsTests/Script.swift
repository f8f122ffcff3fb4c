import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation

/// A flow written as a table: what each state shows, and where events lead from it.
struct Script: ScreenFlow {
    let initialState: String
    var pauses: [Double] = []
    var screens: [String: Blueprint]
    var moves: [String: [FlowEvent: String]]
    var titles: [String: String] = [:]
    var focus: [String: String] = [:]
    var says: [String: String] = [:]
    var leavingFocus: Set<String> = []
    var change: @Sendable (String, RenderedScreen) -> RenderedScreen = { _, screen in screen }

    /// Starts in the state that is named.
    init(from start: String = "a", _ screens: [String: Blueprint], _ moves: [String: [FlowEvent: String]], pauses: [Double] = []) {
        initialState = start
        self.screens = screens
        self.moves = moves
        self.pauses = pauses
    }

    func screen(for state: String, in environment: UserEnvironment) -> RenderedScreen {
        change(state, StandardLayout().screen(for: screens[state] ?? .spacer, in: environment).titled(titles[state]))
    }

    func reduce(_ state: String, _ event: FlowEvent) -> String { moves[state]?[event] ?? state }
    func texts(for field: String, in state: String) -> [String] {
        (moves[state] ?? [:]).keys.compactMap { if case .enter(let text, into: field) = $0 { text } else { nil } }.sorted()
    }
    func requestedFocus(in state: String) -> String? { focus[state] }
    func announcements(in state: String) -> [String] { says[state].map { [$0] } ?? [] }
    func leavesFocus(in state: String) -> Bool { leavingFocus.contains(state) }

    /// Returns the flow with something else about it.
    func with(_ change: (inout Script) -> Void) -> Script {
        var result = self
        change(&result)
        return result
    }

    /// Returns the flow with some elements of its screens changed: those that have
    /// an identifier, or an action.
    func changing(_ name: String, in states: Set<String>? = nil, _ change: @escaping @Sendable (inout ScreenElement) -> Void) -> Script {
        with { script in
            let before = script.change
            script.change = { state, screen in
                let screen = before(state, screen)
                guard states?.contains(state) != false else { return screen }
                return screen.mapped { if $0.handle == name { change(&$0) } }
            }
        }
    }
}

extension RenderedScreen {
    /// The screen with each of its elements changed.
    func mapped(_ change: (inout ScreenElement) -> Void) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: size, unit: unit)
        builder.facts = facts
        var open: [Int] = []
        for index in elements.indices {
            while let last = open.last, !isElement(index, inside: last) {
                builder.close()
                open.removeLast()
            }
            var element = elements[index]
            change(&element)
            builder.open(element)
            open.append(index)
        }
        for _ in open { builder.close() }
        return builder.finish()
    }
}

extension FlowSpec {
    /// Judges a flow, without its screens.
    func judged(_ flow: some ScreenFlow, bound: Int = 1_000) -> Judged {
        let verdicts = verdicts(flow, bound: bound)
        return Judged(
            outcome: verdicts.tally.outcome, facts: facts(of: verdicts), reasons: verdicts.reasons.map(\.reason)
        )
    }

    /// The events that lead to each finding.
    func paths(in flow: some ScreenFlow) -> [String] {
        verdicts(flow).findings.map { $0.events.map(\.description).joined(separator: ", ") }
    }

    /// The fix of each finding.
    func remedies(for flow: some ScreenFlow) -> [String] { verdicts(flow).findings.map { wording(for: $0).remedy } }

    func verdicts(_ flow: some ScreenFlow, bound: Int = 1_000) -> Verdicts {
        audit(FlowPresentation(flow, bound: bound), by: [self])[0]
    }
}
