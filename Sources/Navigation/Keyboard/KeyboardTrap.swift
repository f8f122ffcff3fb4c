package import EveryScreenModel

/// A set of stops that the keyboard can enter but not leave: proved, not sampled.
package struct KeyboardTrap: Hashable, Sendable {
    /// The cause of a trap.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// One element consumes the keys that would leave it.
        case swallowedKeys
        /// A region that scrolls consumes the keys that would leave it.
        case scrollRegion
        /// The keys lead from one element back to it.
        case selfLoop
        /// Elements whose next ones the app sets form a cycle without exit.
        case explicitNextLoop
        /// The keys cycle through some elements without exit.
        case loop
        /// A modal that no key closes.
        case modalWithoutExit
        /// A modal that no key closes and that has no focusable element.
        case emptyModal
    }

    /// The cause.
    package let kind: Kind
    /// The indexes of the elements in the trap, in focus order; for an empty modal
    /// the modal itself.
    package let elements: [Int]
    /// The fewest keys from outside into the trap.
    package let keysIn: [ScreenElement.Key]
}
