/// A claim about a state that must hold before the first action and after every
/// one.
public struct StateInvariant<State>: Sendable {
    /// The name of the claim, and the origin of its failures.
    public let name: String
    /// Whether the claim holds.
    public let holds: @Sendable (State) -> Bool

    /// Creates a claim.
    public init(_ name: String, holds: @escaping @Sendable (State) -> Bool) {
        self.name = name
        self.holds = holds
    }
}

extension StateInvariant {
    /// Performs actions on a state, one after another, and judges the invariants
    /// before the first and after each.
    ///
    /// It stops at the first state in which an invariant fails; the origins are the
    /// names of those that do. An action that is not possible in the real state is
    /// skipped by `perform` returning false. Each action performed is noted under
    /// its name, so that the report lists those that never ran: demand them with
    /// `CoverageRequirement(name)`.
    ///
    /// - Parameters:
    ///   - name: The name of an action, for the notes.
    ///   - perform: Does an action; false when it was skipped.
    public static func judge<Action>(
        _ actions: [Action], from state: State, notes: inout SearchNotes, name: (Action) -> String = { "\($0)" },
        perform: (inout State, Action) throws -> Bool, invariants: [StateInvariant<State>]
    ) rethrows -> Judgment {
        var state = state
        var broken = invariants.filter { !$0.holds(state) }.map(\.name)
        for action in actions where broken.isEmpty {
            guard try perform(&state, action) else { continue }
            notes.label(name(action))
            broken = invariants.filter { !$0.holds(state) }.map(\.name)
        }
        return broken.isEmpty ? .passed : .failed(origins: broken)
    }
}
