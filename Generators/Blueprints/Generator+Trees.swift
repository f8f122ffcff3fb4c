public import EveryScreenLayout
public import EveryValue

extension Generator where Value == Blueprint {
    /// Draws arbitrary trees of leaves and containers within a budget of parts;
    /// simplest is the simplest leaf.
    ///
    /// Where `.blueprints(of:)` bounds the depth and lets chance decide the rest,
    /// here the number of parts is bounded: children share what their container has
    /// left.
    ///
    /// - Parameters:
    ///   - family: The leaves.
    ///   - size: The most parts there may be, containers counted; at least one.
    public static func trees(of family: ControlFamily, size: Int = 50) -> Generator {
        if size < 1 { return .invalid("The size of a tree is \(size); it must be at least 1.") }
        return Generator { source in
            var budget = size
            var seen = SeenNames()
            return try drawTree(source, family, &budget, &seen)
        }
    }

    /// A tree of as many parts as the budget has at most, which are taken off it.
    private static func drawTree(
        _ source: ChoiceSource, _ family: ControlFamily, _ budget: inout Int, _ seen: inout SeenNames
    ) throws -> Blueprint {
        try source.span(blueprintLabel) {
            let kind = budget < 2 ? 0 : source.alternative(of: 7, weights: [3, 4, 3, 1, 1, 1, 1])
            budget -= 1
            guard kind > 0 else { return try source.draw(family.leaf, label: leafLabel).named(apartFrom: &seen) }
            if kind == 3 { return try drawTree(source, family, &budget, &seen).padding(16) }
            var missing = 0
            var children = try source.list(1...mostChildren, averageCount: 4) {
                // The rest may go to one child or to many, so that flat and deep
                // trees both occur.
                if budget > 0 { return try drawTree(source, family, &budget, &seen) }
                missing += 1
                return placeholder
            }
            // Nothing comes after the first that found nothing left.
            for _ in 0..<missing { children.removeLast() }
            return switch kind {
            case 1: .column(children)
            case 2: .row(children)
            case 4: .list(children)
            case 5: .flow(children)
            default: .grid(columns: 2, children)
            }
        }
    }

    private static var mostChildren: Int { 12 }
}

/// Stands for a child that found nothing left, until it is taken out; made once.
private let placeholder = Blueprint.spacer
