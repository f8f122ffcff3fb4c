public import EveryScreenLayout
public import EveryScreenModel
import EveryScreenNavigation
public import EveryValue

/// Checks of screens without a test framework, for tools and scripts.
///
///     let report = AccessibilityCheck.run("bar", forEvery: .element(of: ["Track", "Cancel"])) { label, _ in
///         Blueprint.button(label)
///     }
///     print(AccessibilityReport(of: [report]).render(.text))
public enum AccessibilityCheck {
    /// Checks the values of a function for every content of a generator.
    ///
    /// - Parameters:
    ///   - name: The name of the check in reports.
    ///   - content: The generator of the content; `.constant(())` for none.
    ///   - settings: The profile, the environments, the number of cases and so on.
    ///   - rule: The rule that lays blueprints out.
    ///   - screen: Returns a blueprint, a screen, a flow or a value of your own
    ///     type.
    /// - Returns: The report.
    public static func run<Content, Shown: ScreenRepresentable, Failure: Error>(
        _ name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
        laidOutBy rule: any LayoutRule = StandardLayout(), _ screen: (Content, UserEnvironment) throws(Failure) -> Shown
    ) throws(Failure) -> CheckReport {
        try runCheck(named: name, forEvery: content, settings: settings) { (content, environment) throws(Failure) in
            RenderedContent(try screen(content, environment), laidOutBy: rule, in: environment)
        }
    }

    /// Checks the values of an asynchronous function, on the caller's actor.
    public static func run<Content, Shown: ScreenRepresentable, Failure: Error>(
        _ name: String, forEvery content: Generator<Content>, settings: CheckSettings = CheckSettings(),
        laidOutBy rule: any LayoutRule = StandardLayout(), isolation: isolated (any Actor)? = #isolation,
        _ screen: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        try await runCheck(named: name, forEvery: content, settings: settings) { (content, environment) async throws(Failure) in
            RenderedContent(try await screen(content, environment), laidOutBy: rule, in: environment)
        }
    }
}

extension RenderedContent {
    /// The number of positions of a flow that are explored for each input method,
    /// by default.
    package static let flowBound = 2_000

    /// Creates the rendering of a value: blueprints are laid out, flows are
    /// explored, other values return their screen.
    package init(
        _ shown: some ScreenRepresentable, laidOutBy rule: any LayoutRule, bound: Int = flowBound, in environment: UserEnvironment
    ) {
        if let blueprint = shown as? Blueprint {
            self = .blueprint(blueprint, rule)
        } else if let flow = shown as? any ScreenFlow {
            self = .flow(flow, bound: bound)
        } else {
            self = .screen(shown.screen(in: environment))
        }
    }
}
