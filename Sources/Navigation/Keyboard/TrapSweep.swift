package import EveryScreenModel

/// Which traps a screen has at which of several sizes: those that come and go are of the size, not of the keys.
package struct TrapSweep: Sendable {
    /// A trap, and where it is one.
    package struct Entry: Hashable, Sendable {
        /// What holds the focus, at the first of the sizes.
        package let kind: KeyboardTrap.Kind
        /// The sources of the elements in the trap.
        package let sources: [String]
        /// The numbers of the screens, in the order given, on which it is one.
        package let screens: [Int]
        /// The fewest keys that lead in, on the first of those screens.
        package let keysIn: [ScreenElement.Key]
        /// Whether some screens have it and some have not.
        package let isSizeDependent: Bool
    }

    /// The traps, in the order in which they first appear.
    package let entries: [Entry]

    /// Compares the same content laid out several times; O(the sum of the screens).
    ///
    /// - Parameter screens: The content in several environments; elements keep their sources.
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
