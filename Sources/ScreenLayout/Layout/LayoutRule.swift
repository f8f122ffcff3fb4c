public import EveryScreenModel

/// A way of making a screen from a blueprint: `StandardLayout`, or one of the
/// user's to be fuzzed.
///
/// A rule must be a function: the same blueprint in the same environment gives
/// the same screen. The elements' sources should be the blueprint paths, so that
/// findings in two environments can be compared.
public protocol LayoutRule: Sendable {
    /// Returns the screen that shows the blueprint to a person with these settings.
    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen

    /// Returns what keeps the rule from laying out a blueprint, in a sentence;
    /// `nil` where it can.
    ///
    /// A check whose blueprint has a mistake runs no further case and records an
    /// issue with the sentence. The default is `nil`.
    func mistake(in blueprint: Blueprint) -> String?
}

extension LayoutRule {
    /// No blueprint has a mistake.
    public func mistake(in blueprint: Blueprint) -> String? { nil }
}

extension Blueprint {
    /// Returns a sentence about the first container that a layout does not have, or
    /// `nil`.
    ///
    /// - Parameters:
    ///   - names: The names of the containers that the layout has.
    ///   - layout: The name of the layout rule.
    package func mistake(amongContainers names: some Collection<String>, of layout: String) -> String? {
        for case .container(.custom(let name), _) in parts.lazy.map(\.content) where !names.contains(name) {
            let known = names.sorted()
            let list = known.isEmpty ? "\(layout) was given none" : "\(layout) has \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
            return "there is no container \"\(name)\"\(suggestion(for: name, among: known)); \(list); name it in \(layout)(containers:)"
        }
        return nil
    }
}
