public import EveryScreenModel

/// A layout rule to fuzz one container with: it stands around the children of every
/// blueprint.
///
///     await expectAccessible(forEvery: .blueprints(of: .controls), laidOutBy: ContainerLayout(Masonry()))
///
/// The outermost container of a blueprint is replaced by the rule; a blueprint
/// that is none becomes its only child. All else is as in `StandardLayout`.
public struct ContainerLayout<Rule: ContainerRule>: LayoutRule {
    private let layout: StandardLayout

    /// Creates the layout for a rule, with the other containers that blueprints
    /// name.
    public init(_ rule: Rule, containers: [any ContainerRule] = []) {
        layout = StandardLayout(containers: containers + [rule])
    }

    /// Returns a sentence about a container that the blueprint names and the layout
    /// was not given, or `nil`.
    public func mistake(in blueprint: Blueprint) -> String? { layout.mistake(in: arranged(blueprint)) }

    /// Returns the screen on which the rule arranges the content of the blueprint.
    public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        layout.screen(for: arranged(blueprint), in: environment)
    }

    private func arranged(_ blueprint: Blueprint) -> Blueprint {
        var outermost = blueprint
        if case .container(_, let children) = blueprint.content {
            outermost.content = .container(.custom(name: Rule.name), children: children)
        } else {
            outermost = .container(Rule.name, [blueprint])
        }
        return outermost
    }
}
