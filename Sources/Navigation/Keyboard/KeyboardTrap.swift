public import ScreenModel

/// A set of stops that the keyboard can enter and not leave: proved, not sampled.
public struct KeyboardTrap: Hashable, Sendable {
    /// What holds the focus.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One element keeps the keys that would leave it.
        case swallowedKeys
        /// The keys lead round among some elements and never out.
        case loop
        /// A modal that no key closes.
        case modalWithoutExit
        /// A modal that no key closes and in which nothing takes focus.
        case emptyModal
    }

    /// What holds the focus.
    public let kind: Kind
    /// The indexes of the elements in the trap, in focus order; for an empty modal the modal itself.
    public let elements: [Int]
    /// The fewest keys that lead from outside into the trap.
    public let keysIn: [Key]
}
