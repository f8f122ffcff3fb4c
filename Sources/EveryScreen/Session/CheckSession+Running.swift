import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryValue

extension CheckSession {
    /// Runs the check on the values of a function.
    func run<Content, Shown: ScreenRepresentable, Failure: Error>(
        forEvery content: Generator<Content>, _ show: (Content, UserEnvironment) throws(Failure) -> Shown
    ) throws(Failure) -> CheckReport {
        var settings = settings
        let shown = shownContent(of: Shown.self, &settings)
        let report = try runCheck(named: name, forEvery: content, settings: settings) { (content, environment) throws(Failure) in
            try shown.rendering(in: environment) { () throws(Failure) in try show(content, environment) }
        }
        return shown.complete(report)
    }

    /// Runs the check on the values of an asynchronous function, on the caller's
    /// actor.
    func run<Content, Shown: ScreenRepresentable, Failure: Error>(
        forEvery content: Generator<Content>, isolation: isolated (any Actor)?,
        _ show: nonisolated(nonsending) (Content, UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        var settings = settings
        let shown = shownContent(of: Shown.self, &settings)
        let report = try await runCheck(named: name, forEvery: content, settings: settings) {
            (content, environment) async throws(Failure) in
            try await shown.rendering(in: environment, isolation: isolation) { () async throws(Failure) in
                try await show(content, environment)
            }
        }
        return shown.complete(report)
    }

    /// Runs the check on generated values: flows by scenarios, if the options
    /// request it, or the values by themselves.
    func run<Shown: ScreenRepresentable>(on values: Generator<Shown>) -> CheckReport {
        if let scenarios, let type = Shown.self as? any ScreenFlow.Type, let report = report(of: scenarios, in: values, as: type) {
            return report
        }
        return run(forEvery: values) { value, _ in value }
    }

    private func report<Flow: ScreenFlow>(
        of scenarios: ScenarioOptions, in values: Generator<some ScreenRepresentable>, as type: Flow.Type
    ) -> CheckReport? {
        guard let flows = values as? Generator<Flow> else { return nil }
        return runCheck(
            named: name, scenariosOf: flows, for: scenarios.personas, count: scenarios.events,
            bound: bound ?? CheckSettings.scenarioBound, settings: settings)
    }

    private func shownContent<Shown>(of type: Shown.Type, _ settings: inout CheckSettings) -> ShownContent<Shown> {
        var shown = ShownContent<Shown>(laidOutBy: layout, bound: bound ?? RenderedContent.flowBound, under: live)
        #if canImport(EveryScreenBrowser)
            shown.pages = pages
        #endif
        shown.limit(&settings)
        return shown
    }
}

extension CheckSettings {
    /// The number of positions of a flow that are explored for each input method
    /// after the events of a scenario.
    static let scenarioBound = 60

    /// The defaults of a check of values of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values; every event of a flow is explored in each
    ///     environment, so its plan is smaller.
    ///   - scenarios: Whether flows are checked by scenarios.
    static func standard(for type: any ScreenRepresentable.Type, scenarios: Bool) -> CheckSettings {
        #if canImport(EveryScreenBrowser)
            if ResolvedOptions.isPage(type) { return .pages }
        #endif
        guard type is any ScreenFlow.Type else {
            return ResolvedOptions.isView(type) ? CheckSettings(profile: .ofHost) : CheckSettings()
        }
        return scenarios ? .scenarios : .flows
    }
}

extension AccessibilityProfile {
    /// The profile of the platform that the tests run on, whose views they show.
    static var ofHost: AccessibilityProfile {
        #if os(macOS) || targetEnvironment(macCatalyst)
            .macOS
        #elseif os(tvOS)
            .tvOS
        #elseif os(visionOS)
            .visionOS
        #else
            .humanInterfaceGuidelines
        #endif
    }
}
