#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    public import Testing

    /// Expects a screen of yours to be accessible in every environment, and records an issue for each claim that does not hold.
    ///
    ///     @Test func orderIsAccessible() async {
    ///         await expectAccessible { environment in OrderScreen(.sample).screen(in: environment) }
    ///     }
    ///
    /// Some specs compare: what becomes of a screen when text grows, or from right to
    /// left. For them the same content is asked for again, at the default text size and
    /// left-to-right, whether or not these are among the environments. Elements are known
    /// again by their identifiers, sources and labels; see `ElementPairs`.
    ///
    /// What fails is attached as a test in Swift, a regression file, a picture and a
    /// page, and saved beside the test to be judged first the next time; see
    /// `RegressionUse`. Each check of a test has files of its own.
    ///
    /// - Parameters:
    ///   - options: What is demanded, where, how often; these count before the traits of
    ///     the test and its suites. The default is every spec in environments that hold
    ///     every pair of settings.
    ///   - isolation: The actor on which the screen is asked for; the caller's.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - screen: Returns the screen as it is for a person with these settings, the same
    ///     for the same settings.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<Failure: Error>(
        _ options: CheckOption..., isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: (UserEnvironment) async throws(Failure) -> RenderedScreen
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, at: sourceLocation)
        let report = try await runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) {
            (_, environment) async throws(Failure) in
            .screen(try await screen(environment))
        }
        return door.record(report, at: sourceLocation)
    }

    /// Expects a blueprint of yours, laid out by the standard layout or another, to be accessible in every environment.
    ///
    /// What fails is reported as the smallest part of the blueprint that shows it.
    ///
    /// - Parameters:
    ///   - options: What is demanded, where, how often.
    ///   - rule: What lays the blueprint out.
    ///   - isolation: The actor on which the blueprint is asked for; the caller's.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - blueprint: Returns the blueprint for a person with these settings.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation, _ blueprint: (UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, at: sourceLocation)
        let report = try await runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) {
            (_, environment) async throws(Failure) in
            .blueprint(try await blueprint(environment), rule)
        }
        return door.record(report, at: sourceLocation)
    }
#endif
