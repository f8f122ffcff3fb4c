public import EveryScreenLayout
public import EveryValue

/// The parts of random blueprints.
public struct ControlFamily: Sendable {
    /// Draws one leaf; the simplest first.
    public let leaf: Generator<Blueprint>

    /// Creates a family from its leaves.
    public init(leaf: Generator<Blueprint>) { self.leaf = leaf }

    /// Texts, buttons, switches, fields, sliders and images, all well made.
    public static let controls = ControlFamily(
        leaf: .oneOf([
            Generator<String>.thingName.map { Blueprint.text($0) },
            Generator<String>.actionTitle.map { Blueprint.button($0).framedAsTarget },
            Generator<String>.thingName.map { Blueprint.toggle($0).framedAsTarget },
            Generator<String>.thingName.map { Blueprint.field($0, value: "2").framedAsTarget },
            Generator<String>.thingName.map { Blueprint.link($0).framedAsTarget },
            Generator<String>.thingName.map { Blueprint.slider($0, value: "50%").framedAsTarget },
            Generator<String>.actionTitle.map { Blueprint.imageButton("star").accessibilityLabel($0) },
            Generator<String>.thingName.map { Blueprint.image("photo", width: 60, height: 60).accessibilityLabel($0) },
            Generator<String>.thingName.map { Blueprint.textEditor($0) },
        ]))
}

extension Generator where Value == Blueprint {
    /// Draws trees of leaves in rows, columns, padding and lists; simplest is the
    /// simplest leaf.
    ///
    /// A name that comes a second time gets a number, so that no two leaves are
    /// called the same.
    ///
    /// - Parameters:
    ///   - family: The leaves.
    ///   - depth: How deep containers may nest.
    public static func blueprints(of family: ControlFamily, depth: Int = 4) -> Generator {
        Generator { source in
            var seen = SeenNames()
            return try drawTree(source, family, depth, &seen)
        }
    }

    /// Each leaf gets a distinct name when it is drawn: numbering the names of the
    /// finished tree would copy it.
    private static func drawTree(
        _ source: ChoiceSource, _ family: ControlFamily, _ depth: Int, _ seen: inout SeenNames
    ) throws -> Blueprint {
        try source.span(blueprintLabel) {
            let kind = depth == 0 ? 0 : source.alternative(of: 5, weights: [4, 3, 3, 1, 1])
            guard kind > 0 else { return try source.draw(family.leaf, label: leafLabel).named(apartFrom: &seen) }
            let children = try source.list(0...5, averageCount: 3) { try drawTree(source, family, depth - 1, &seen) }
            return switch kind {
            case 1: .column(children)
            case 2: .row(children)
            case 3: .column(children).padding(16)
            default: .list(children)
            }
        }
    }
}
