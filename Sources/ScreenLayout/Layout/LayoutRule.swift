public import EveryScreenModel

/// A way of making a screen from a blueprint: `StandardLayout`, or one of the user's to be fuzzed.
///
/// A rule must be a function: the same blueprint in the same environment gives
/// the same screen. The elements' sources should be the blueprint paths, so that
/// findings in two environments can be compared.
public protocol LayoutRule: Sendable {
    /// Returns the screen that shows the blueprint to a person with these settings.
    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen
}
