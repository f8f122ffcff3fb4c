public import EveryScreenModel

/// The layout rule that stands in for the platform's own: SwiftUI's dialogue of
/// proposals and answers.
///
/// A container proposes a size to each child, the child answers with the extent it
/// takes, and the container places it. The article *How screens are laid out* lists
/// the proposals and answers of each kind of blueprint, with worked examples.
///
/// It differs from SwiftUI where that is not documented: rows and columns whose
/// children all fit at their largest give them that. The outermost blueprint stands
/// in the middle of the safe area, or at its top where it has a navigation bar or
/// tab bar, which SwiftUI puts there itself. Right-to-left is the mirror image.
///
/// Controls have the sizes of the system's own: a button without a style is as
/// large as its title. A frame right around a control is the frame of the control,
/// as a frame around the label of a button is in SwiftUI. Time and memory are
/// linear in the blueprint for a given depth; depth costs no stack.
public struct StandardLayout: LayoutRule {
    let containers: [String: any ContainerRule]
    package let design: SystemDesign
    /// Where the outermost blueprint stands in the safe area.
    package var rootAlignment = Blueprint.Alignment.center

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - containers: The containers of the user's own that blueprints name.
    ///   - design: The generation of the system whose control sizes it takes.
    public init(containers: [any ContainerRule] = [], design: SystemDesign = .iOS26) {
        self.design = design
        self.containers = Dictionary(containers.map { (type(of: $0).name, $0) }) { _, last in last }
    }

    /// Returns a sentence about a container that the blueprint names and the rule
    /// was not given, or `nil`.
    public func mistake(in blueprint: Blueprint) -> String? { blueprint.mistake(amongContainers: containers.keys, of: "StandardLayout") }

    /// Returns the screen that shows the blueprint; a container that the rule was
    /// not given is a column, see `mistake(in:)`.
    public func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        var tree = LayoutTree(blueprint, in: environment, containers: containers, design: design, alignment: rootAlignment)
        tree.place()
        return ScreenEmitter(tree).screen()
    }
}

extension LayoutRule {
    /// The rule as a standard layout; `nil` where code under test takes part in the
    /// layout, as containers of the user's own do.
    package var standardLayout: StandardLayout? { (self as? StandardLayout).flatMap { $0.containers.isEmpty ? $0 : nil } }
}

extension Blueprint: ScreenRepresentable {
    /// Returns the screen that `StandardLayout` makes of the blueprint.
    public func screen(in environment: UserEnvironment) -> RenderedScreen { StandardLayout().screen(for: self, in: environment) }
}
