package import EveryScreenModel

/// The moves of focus up, down, left and right on a screen, by one rule.
package struct DirectionalFocus: Sendable {
    /// The indexes of the elements that take focus, in reading order.
    package let stops: [Int]
    /// The position in `stops` at which focus starts: the focused element, else the
    /// first in reading order; `nil` without stops.
    package let start: Int?
    /// For each stop the target of each direction, in the order of
    /// `FocusDirection.allCases`; `nil` if the focus stays.
    package let moves: [[Int?]]

    /// Finds the moves; O(stops²), for `projection` O(stops log stops) where
    /// elements stand in rows and columns.
    package init(_ screen: RenderedScreen, engine: DirectionalEngine, layoutDirection: UserEnvironment.LayoutDirection) {
        self.init(screen, engine: engine, order: KeyboardGraph.focusOrder(screen, layoutDirection, screen.activeModal))
    }

    /// Finds the moves on a screen with a known focus order.
    package init(_ screen: RenderedScreen, engine: DirectionalEngine, order: [Int]) {
        stops = Self.outermost(order, on: screen).filter { screen.elements[$0].frame.isFinite }
        start = stops.firstIndex { screen.elements[$0].keyboard?.hasFocus == true } ?? stops.indices.first
        moves = RegionMoves(screen, stops: stops, engine: engine).moves()
    }

    /// Returns the stops that are not inside another: a focused element has the
    /// focus for its content, as in UIKit.
    ///
    /// A region that scrolls takes focus for itself alone.
    private static func outermost(_ order: [Int], on screen: RenderedScreen) -> [Int] {
        var takesFocus = Array(repeating: false, count: screen.elements.count)
        for index in order where !screen.elements[index].scrolls { takesFocus[index] = true }
        return order.filter { index in !screen.ancestors(of: index).contains { takesFocus[$0] } }
    }

    /// Returns the target of each direction for each rectangle.
    static func moves(among rects: [LayoutRect], by engine: DirectionalEngine) -> [[Int?]] {
        if engine == .projection { return ProjectedMoves.moves(among: rects) }
        return rects.enumerated().map { index, rect in
            // An element is never ahead of itself, so it needs no exclusion.
            FocusDirection.allCases.map { engine.next(from: rect, $0, among: rects) }
        }
    }

    /// For each stop whether moves from the start reach it; O(stops).
    package var isReachable: [Bool] {
        var result = Array(repeating: false, count: stops.count)
        guard let start else { return result }
        result[start] = true
        var pending = [start]
        while let position = pending.popLast() {
            for case let target? in moves[position] where !result[target] {
                result[target] = true
                pending.append(target)
            }
        }
        return result
    }

    /// The elements that no moves from the start reach, in reading order.
    package var islands: [Int] { zip(stops, isReachable).filter { !$0.1 }.map(\.0) }

    /// The unreachable elements of a screen: by every rule, and by some.
    package struct Islands: Hashable, Sendable {
        /// The indexes of the elements that no rule reaches.
        package let byEveryRule: [Int]
        /// The indexes of the elements that some rule does not reach, those above
        /// included.
        package let bySomeRule: [Int]
    }

    /// Returns the unreachable elements; only those that all rules agree on are an
    /// error; O(stops²).
    package static func islands(on screen: RenderedScreen, layoutDirection: UserEnvironment.LayoutDirection) -> Islands {
        let found = DirectionalEngine.allCases.map { engine in
            Set(DirectionalFocus(screen, engine: engine, layoutDirection: layoutDirection).islands)
        }
        let all = found.dropFirst().reduce(found[0]) { $0.intersection($1) }
        let some = found.dropFirst().reduce(found[0]) { $0.union($1) }
        return Islands(byEveryRule: all.sorted(), bySomeRule: some.sorted())
    }
}
