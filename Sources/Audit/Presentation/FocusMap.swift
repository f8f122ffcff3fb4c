import EveryScreenModel
package import EveryScreenNavigation

/// Where each element of a screen can be seen once focus has moved to it.
///
/// Gives what `TouchMap.revealed(_:)` does, for screens of a hundred thousand
/// elements: what may lie over one comes from a grid.
package final class FocusMap {
    private let screen: RenderedScreen
    private let standing: ElementContext
    private var grid = GridIndex()

    /// How many elements near one are looked at; thousands are a damaged capture, which must not take hours.
    private static let mostNeighbors = 1_024

    /// Prepares the map; O(elements).
    init(_ screen: RenderedScreen, _ standing: ElementContext) {
        self.screen = screen
        self.standing = standing
        for (index, element) in screen.elements.enumerated() where element.isVisible != false && element.frame.isFinite {
            grid.insert(index, at: element.frame)
        }
    }

    /// Returns where an element stands when it has focus, or `nil` if too much lies near it.
    package func revealed(_ index: Int) -> TouchMap.Revealed? {
        TouchMap.revealed(
            index, on: screen, in: Array(standing.regions(around: index)), limit: Self.mostNeighbors,
            scrolls: { standing.scrolls($0, with: $1, on: screen) },
            candidates: { rect, least in
                var near = grid.numbers(near: rect, above: least)
                return { near.next() }
            })
    }
}
