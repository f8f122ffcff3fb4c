package import EveryScreenModel

/// The traps of a screen at several sizes: a trap at some sizes only is caused by
/// the size, not by the keys.
package struct TrapSweep: Sendable {
    /// A trap, and the sizes at which it exists.
    package struct Entry: Hashable, Sendable {
        /// The cause, at the first of the sizes.
        package let kind: KeyboardTrap.Kind
        /// The sources of the elements in the trap.
        package let sources: [String]
        /// The numbers of the screens, in the given order, that have the trap.
        package let screens: [Int]
        /// The fewest keys into it, on the first of those screens.
        package let keysIn: [ScreenElement.Key]
        /// Whether only some screens have it.
        package let isSizeDependent: Bool
    }

    /// The traps, in the order in which they first appear.
    package let entries: [Entry]

    /// Compares the same content laid out several times; O(the sum of the screens).
    ///
    /// - Parameter screens: The content in several environments; elements keep
    ///   their sources.
    package init(_ screens: [RenderedScreen], layoutDirection: UserEnvironment.LayoutDirection, model: KeyboardModel = .fullKeyboardAccess)
    {
        var found: [(trap: KeyboardTrap, sources: [String])] = []
        var places: [[String]: Int] = [:]
        var seenOn: [[Int]] = []
        for (number, screen) in screens.enumerated() {
            for trap in KeyboardGraph(screen, layoutDirection: layoutDirection, model: model).traps(on: screen) {
                let sources = trap.elements.map { screen.elements[$0].source }.sorted()
                if let place = places[sources] {
                    seenOn[place].append(number)
                } else {
                    places[sources] = found.count
                    found.append((trap, sources))
                    seenOn.append([number])
                }
            }
        }
        entries = zip(found, seenOn).map { entry, numbers in
            Entry(
                kind: entry.trap.kind, sources: entry.sources, screens: numbers, keysIn: entry.trap.keysIn,
                isSizeDependent: numbers.count < screens.count)
        }
    }
}
