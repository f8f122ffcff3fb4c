#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    public import Testing

    /// Checks that a blueprint is accessible in every environment, and records an
    /// issue for each failure.
    ///
    ///     @Test func orderIsAccessible() async {
    ///         await expectAccessible { environment in OrderScreen(number: "1234").blueprint }
    ///     }
    ///
    /// Specs that compare two settings request the same content again, at the
    /// default text size and left-to-right, even if the plan lacks these
    /// environments. Elements are matched by their identifiers, sources and labels.
    ///
    /// A failure is attached as a test in Swift, a regression file, a picture and a
    /// page. It is also saved beside the test and checked first the next time; see
    /// `RegressionUse`. Each check of a test has separate files.
    ///
    /// - Parameters:
    ///   - options: The profile, the environments, the number of cases and so on.
    ///     They override the traits of the test and its suites. The default is the
    ///     profile `humanInterfaceGuidelines` in environments that hold every pair
    ///     of settings.
    ///   - rule: The rule that lays the blueprint out.
    ///   - more: Further options.
    ///   - isolation: The actor on which the function is called; the caller's.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    ///   - screen: Returns the blueprint for a person with these settings, the same
    ///     for the same settings.
    /// - Returns: The report, for further expectations.
    @discardableResult
    public func expectAccessible<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ more: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let session = CheckSession(options + more, of: Blueprint.self, laidOutBy: rule, at: sourceLocation)
        let report = try await session.run(forEvery: .constant(()), isolation: isolation) {
            (_, environment) async throws(Failure) in try await screen(environment)
        }
        return session.record(report, at: sourceLocation)
    }

    /// Checks that a screen, a flow, a view or a value of your own type is
    /// accessible in every environment.
    ///
    ///     await expectAccessible { environment in OrderScreen(.sample).screen(in: environment) }
    ///     await expectAccessible { _ in OrderViewController(.sample) }    // on the main actor
    ///     await expectAccessible { _ in LightFlow() }
    ///
    /// A flow is explored: every action that touch, keyboard, screen reader, Switch
    /// Control and Voice Control offer, up to `.bound(_:)` positions for each of
    /// them. A failure lists the fewest events that lead to it. The default
    /// environments of a flow are the twelve text sizes.
    ///
    /// A view or view controller of UIKit or AppKit is created anew for each
    /// environment. It is shown in a window of that environment's size and
    /// settings, laid out until it is stable, and captured with the content that
    /// scrolling reveals. Settings that a window cannot change stay as they are on
    /// the device; a warning names them. Views are type-checked and run on
    /// stand-ins; they have not run on a device yet.
    @discardableResult
    public func expectAccessible<Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ more: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        let session = CheckSession(options + more, of: Shown.self, laidOutBy: rule, at: sourceLocation)
        let report = try await session.run(forEvery: .constant(()), isolation: isolation) {
            (_, environment) async throws(Failure) in try await screen(environment)
        }
        return session.record(report, at: sourceLocation)
    }

    /// Checks a blueprint with options after the function: `expectAccessible({ _ in
    /// … }, .cases(500))`.
    @discardableResult @_disfavoredOverload
    public func expectAccessible<Failure: Error>(
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Blueprint, _ options: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws(Failure) -> CheckReport {
        let session = CheckSession(options, of: Blueprint.self, laidOutBy: StandardLayout(), at: sourceLocation)
        let report = try await session.run(forEvery: .constant(()), isolation: isolation) {
            (_, environment) async throws(Failure) in try await screen(environment)
        }
        return session.record(report, at: sourceLocation)
    }
#endif
