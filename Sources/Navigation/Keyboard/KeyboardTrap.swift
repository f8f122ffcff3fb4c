package import EveryScreenModel

/// A set of stops that the keyboard can enter and not leave: proved, not sampled.
package struct KeyboardTrap: Hashable, Sendable {
    /// What holds the focus.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One element keeps the keys that would leave it.
        case swallowedKeys
        /// A region that scrolls keeps the keys that would leave it.
        case scrollRegion
        /// The keys lead from one element back to it.
        case selfLoop
        /// Elements whose next ones are set by hand lead round among each other and never out.
        case explicitNextLoop
        /// The keys lead round among some elements and never out.
        case loop
        /// A modal that no key closes.
        case modalWithoutExit
        /// A modal that no key closes and in which nothing takes focus.
        case emptyModal
    }

    /// What holds the focus.
    package let kind: Kind
    /// The indexes of the elements in the trap, in focus order; for an empty modal the modal itself.
    package let elements: [Int]
    /// The fewest keys that lead from outside into the trap.
    package let keysIn: [ScreenElement.Key]
}
