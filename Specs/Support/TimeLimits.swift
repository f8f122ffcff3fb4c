import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The time limits of a flow: the steps by which time takes a screen with its
/// controls away.
struct TimeLimits {
    private let presentation: FlowPresentation
    /// For each state the states from which time alone leads to it, with new
    /// content that may be a warning: a message that goes is none.
    private var origins: [Int: Set<Int>] = [:]
    /// For each state the states that actions of a person lead to.
    private var exits: [Int: Set<Int>] = [:]

    /// The least time to extend a limit, in seconds (WCAG 2.2 SC 2.2.1).
    static let leastWarning = 20.0

    /// Collects the steps of time and of people; O(edges).
    init(_ graph: StateGraph, of presentation: FlowPresentation) {
        self.presentation = presentation
        for step in graph.steps where step.isChange {
            if step.pause != nil, step.showsSomethingNew { origins[step.after.state, default: []].insert(step.before.state) }
            if step.isByPerson { exits[step.before.state, default: []].insert(step.after.state) }
        }
    }

    /// Returns the limit behind a step; `nil` if the step takes no screen away,
    /// or is the end of loading.
    func limit(of step: FlowStep) -> TimeLimit? {
        guard step.isChange, let pause = step.pause, presentation.changesPlace(step) else { return nil }
        let screen = step.oldScreen
        let shown = screen.elements.indices.filter { screen.elements[$0].isVisible != false }
        guard !shown.contains(where: { screen.elements[$0].role == .progressIndicator }) else { return nil }
        let kept = Set(step.newNames)
        guard let lost = shown.first(where: { screen.elements[$0].isControl && !kept.contains(step.oldNames[$0]) }) else { return nil }
        let origins = origins[step.before.state] ?? []
        let places = Set(origins.map { presentation.place(of: $0, by: step.graph.inputMethod) })
        let isExtendable = exits[step.before.state]?.contains { state in
            origins.contains(state) || places.contains(presentation.place(of: state, by: step.graph.inputMethod))
        }
        return TimeLimit(pause: pause, lost: lost, isWarned: !origins.isEmpty, isExtendable: isExtendable == true)
    }
}

extension FlowStep {
    /// Whether an element is new on the screen, or has other words.
    fileprivate var showsSomethingNew: Bool {
        let difference = difference
        return !difference.new.isEmpty
            || difference.pairs.contains { pair in
                let (old, new) = (oldScreen.elements[pair.old], newScreen.elements[pair.new])
                return new.label != old.label || new.value != old.value
            }
    }
}

/// A time limit.
struct TimeLimit {
    /// The time after which the screen goes, in seconds.
    let pause: Double
    /// The index of a control that goes.
    let lost: Int
    /// Whether time alone led to the screen that goes, so that it may be a warning.
    let isWarned: Bool
    /// Whether an action on the screen that goes leads back to the screen before
    /// the warning.
    let isExtendable: Bool

    /// Whether people are warned in time and can extend the limit.
    var isAdjustable: Bool { isWarned && isExtendable && pause >= TimeLimits.leastWarning }
}
