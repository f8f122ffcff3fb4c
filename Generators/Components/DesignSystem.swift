public import EveryScreenLayout
import EveryScreenModel
public import EveryValue

/// A library of components as a grammar of screens.
///
///     let system = ComponentLibrary([price, card, toolbar])
///     await expectAccessible(forEvery: .screens(of: system), laidOutBy: StandardLayout())
public struct ComponentLibrary: Sendable {
    /// The components, the simplest first.
    public let components: [ScreenComponent]
    /// By component, how deep it nests at the least, itself included.
    private let leastDepths: [String: Int]

    /// Creates a system.
    ///
    /// The names must differ, every slot must know the components it names, and no
    /// component may need itself to be complete. A check of screens of another
    /// library records an issue.
    ///
    /// - Parameter components: The components, the simplest first; at least one
    ///   that may stand by itself.
    public init(_ components: [ScreenComponent]) {
        self.components = components
        leastDepths = Self.leastDepths(components)
    }

    /// The first mistake in how the components fit together; screens of a library
    /// with one cannot be drawn.
    var mistake: String? {
        let names = components.map(\.name)
        var seen = Set<String>()
        if let name = names.first(where: { !seen.insert($0).inserted }) { return "Two components have the name \"\(name)\"." }
        for component in components {
            if let mistake = Self.mistake(in: component, among: names) { return mistake }
        }
        if let endless = components.first(where: { leastDepths[$0.name] == nil }) {
            return "The component \"\(endless.name)\" can never be complete, since its slots need itself."
        }
        if !components.contains(where: { $0.mayStand(inside: []) }) { return "No component may stand by itself, outside of others." }
        return nil
    }

    private static func mistake(in component: ScreenComponent, among names: [String]) -> String? {
        var seen = Set<String>()
        for slot in component.slots {
            if !seen.insert(slot.name).inserted { return "The component \"\(component.name)\" has two slots \"\(slot.name)\"." }
            if slot.count.lowerBound < 0 {
                return "The slot \"\(slot.name)\" of \"\(component.name)\" cannot take \(slot.count.lowerBound) components."
            }
            if let unknown = slot.components.first(where: { !names.contains($0) }) {
                let end = suggestion(for: unknown, among: names)
                return "The slot \"\(slot.name)\" of \"\(component.name)\" takes \"\(unknown)\", which is not a component"
                    + (end.isEmpty ? "." : end)
            }
        }
        return nil
    }

    private static func leastDepths(_ components: [ScreenComponent]) -> [String: Int] {
        var depths: [String: Int] = [:]
        var hasGrown = true
        // Each round knows those that need only those known already, and so one
        // level more.
        while hasGrown {
            let known = depths
            for component in components where known[component.name] == nil {
                let needs = component.slots.filter { $0.count.lowerBound > 0 }.map { slot in
                    components.filter { slot.components.isEmpty || slot.components.contains($0.name) }.compactMap { known[$0.name] }.min()
                }
                guard !needs.contains(nil) else { continue }
                depths[component.name] = (needs.compactMap(\.self).max() ?? 0) + 1
            }
            hasGrown = depths.count > known.count
        }
        return depths
    }

    /// The components allowed in a place, inside some others and with `depth`
    /// levels left; in the order of the names, if there are any.
    func candidates(_ names: [String], inside outer: [String], depth: Int) -> [ScreenComponent] {
        let named = names.isEmpty ? components : names.compactMap { name in components.first { $0.name == name } }
        return named.filter { $0.mayStand(inside: outer) && leastDepths[$0.name, default: .max] <= depth }
    }

    /// The levels that every component can be complete in.
    var leastDepth: Int { leastDepths.values.max() ?? 1 }
}

extension Generator where Value == Blueprint {
    /// Draws screens made of the components of a design system; simplest is the
    /// simplest component alone.
    ///
    /// - Parameters:
    ///   - system: The components.
    ///   - count: How many stand below one another at the top.
    ///   - depth: How deep components may nest; more where one cannot be complete
    ///     in that.
    public static func screens(of system: ComponentLibrary, count: ClosedRange<Int> = 1...6, depth: Int = 3) -> Generator {
        if let mistake = system.mistake { return .invalid(mistake) }
        return Generator { source in
            var drawing = ComponentDrawing(system: system, source: source, depth: max(depth, system.leastDepth))
            return Blueprint.page(try drawing.components([], count: count, inside: [])).uniquelyNamed
        }
    }

    /// Draws screens on which a component stands among arbitrary neighbors;
    /// simplest is the component alone.
    ///
    ///     await expectAccessible(forEvery: .screens(around: rating), laidOutBy: StandardLayout())
    ///
    /// - Parameters:
    ///   - component: The component; its slots take components of `system`.
    ///   - system: The components that fill its slots.
    ///   - neighbors: The controls before and after it, and beside it those that
    ///     are 44 points wide.
    public static func screens(
        around component: ScreenComponent, of system: ComponentLibrary? = nil, neighbors: ControlFamily = .controls
    ) -> Generator {
        let system = system ?? ComponentLibrary([component])
        if let mistake = system.mistake { return .invalid(mistake) }
        return Generator { source in
            let before = try source.list(0...4, averageCount: 1) { try source.draw(.blueprints(of: neighbors, depth: 1)) }
            var drawing = ComponentDrawing(system: system, source: source, depth: system.leastDepth + 1)
            var middle = try drawing.draw(component, inside: [])
            switch source.alternative(of: 5, weights: [4, 2, 2, 1, 1]) {
            case 0: break
            case 1: middle = .list([middle])
            case 2: middle = middle.padding(16)
            case 3: middle = .row([.imageButton("star").accessibilityLabel("Mark"), middle])
            default: middle = .row([middle, .imageButton("star").accessibilityLabel("Mark")])
            }
            let after = try source.list(0...4, averageCount: 1) { try source.draw(.blueprints(of: neighbors, depth: 1)) }
            return Blueprint.page(before + [middle] + after).uniquelyNamed
        }
    }
}

extension Blueprint {
    /// Some parts below one another in a region that scrolls; one alone as it is.
    fileprivate static func page(_ parts: [Blueprint]) -> Blueprint {
        parts.count == 1 ? parts[0] : .scroll(.column(spacing: 16, parts).padding(16))
    }
}
