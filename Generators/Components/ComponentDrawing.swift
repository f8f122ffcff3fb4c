import EveryScreenLayout
import EveryValue

/// A drawing of components into one another, which counts them.
struct ComponentDrawing {
    let system: ComponentLibrary
    let source: ChoiceSource
    let depth: Int
    private var counts: [String: Int] = [:]

    init(system: ComponentLibrary, source: ChoiceSource, depth: Int) {
        self.system = system
        self.source = source
        self.depth = depth
    }

    /// Draws some components of those named, inside others; fewer where none may
    /// stand there any more.
    mutating func components(_ names: [String], count: ClosedRange<Int>, inside outer: [String]) throws -> [Blueprint] {
        let candidates = system.candidates(names, inside: outer, depth: depth - outer.count)
        // Copied in and out: a closure cannot hold on to what mutates.
        var copy = self
        defer { self = copy }
        return try source.list(count, averageCount: min(count.upperBound, max(count.lowerBound, 2))) {
            // A component that has reached its limit keeps its number, so that
            // leaving out one component does not change the choice of the next.
            let weights = candidates.map { copy.isSpent($0) ? 0 : 1 }
            guard weights.contains(1) else { return Blueprint?.none }
            let component = candidates[copy.source.alternative(of: candidates.count, weights: weights.contains(0) ? weights : nil)]
            return copy.isSpent(component) ? nil : try copy.draw(component, inside: outer)
        }.compactMap(\.self)
    }

    /// Whether a component has been drawn as often as it may be.
    private func isSpent(_ component: ScreenComponent) -> Bool {
        component.limit.map { counts[component.name, default: 0] >= $0 } == true
    }

    /// Draws a component inside others, with the content of its slots.
    mutating func draw(_ component: ScreenComponent, inside outer: [String]) throws -> Blueprint {
        counts[component.name, default: 0] += 1
        var copy = self
        defer { self = copy }
        return try source.span(component.label) {
            let contents = try component.slots.map { slot in
                (name: slot.name, blueprints: try copy.components(slot.components, count: slot.count, inside: outer + [component.name]))
            }
            return try component.blueprint(from: copy.source, with: SlotContents(contents))
        }
    }
}
