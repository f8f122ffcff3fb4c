#if canImport(Testing)
    public import AccessibilityChecking
    public import Navigation
    public import PropertyTesting
    public import ScreenLayout
    public import ScreenModel
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
    /// - Parameters:
    ///   - settings: What is demanded, and where; the default is every spec in
    ///     environments that hold every pair of settings.
    ///   - isolation: The actor on which the screen is asked for; the caller's.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    ///   - screen: Returns the screen as it is for a person with these settings, the same
    ///     for the same settings.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<Failure: Error>(
        _ settings: CampaignSettings = CampaignSettings(), isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation, _ screen: (UserEnvironment) async throws(Failure) -> Screen
    ) async throws(Failure) -> CampaignReport {
        let report = try await runCampaign(
            named: campaignName, forEvery: .constant(()), settings: settings.noting(at: sourceLocation)
        ) {
            (_, environment) async throws(Failure) in
            .screen(try await screen(environment))
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// Expects a blueprint of yours, laid out by the standard layout, to be accessible in every environment.
    ///
    /// What fails is reported as the smallest part of the blueprint that shows it.
    @discardableResult
    public func expectAccessible<Failure: Error>(
        _ settings: CampaignSettings = CampaignSettings(), laidOutBy rule: any LayoutRule = StandardLayout(),
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ blueprint: (UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CampaignReport {
        let report = try await runCampaign(
            named: campaignName, forEvery: .constant(()), settings: settings.noting(at: sourceLocation)
        ) {
            (_, environment) async throws(Failure) in
            .blueprint(try await blueprint(environment), rule)
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// Expects a screen of yours to be accessible for every content there could be, in every environment.
    @discardableResult
    public func expectAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ settings: CampaignSettings = CampaignSettings(),
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ screen: (Content, UserEnvironment) async throws(Failure) -> Screen
    ) async throws(Failure) -> CampaignReport {
        let report = try await runCampaign(named: campaignName, forEvery: content, settings: settings.noting(at: sourceLocation)) {
            (content, environment) async throws(Failure) in
            .screen(try await screen(content, environment))
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// Expects a blueprint of yours to be accessible for every content there could be, in every environment.
    @discardableResult
    public func expectAccessible<Content, Failure: Error>(
        forEvery content: Generator<Content>, _ settings: CampaignSettings = CampaignSettings(),
        laidOutBy rule: any LayoutRule = StandardLayout(), isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation, _ blueprint: (Content, UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CampaignReport {
        let report = try await runCampaign(named: campaignName, forEvery: content, settings: settings.noting(at: sourceLocation)) {
            (content, environment) async throws(Failure) in
            .blueprint(try await blueprint(content, environment), rule)
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// Expects a layout rule of yours to keep every blueprint of a generator accessible, in every environment.
    @discardableResult
    public func expectAccessible(
        forEvery blueprints: Generator<Blueprint>, _ settings: CampaignSettings = CampaignSettings(), laidOutBy rule: any LayoutRule,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CampaignReport {
        await expectAccessible(forEvery: blueprints, settings, laidOutBy: rule, sourceLocation: sourceLocation) { blueprint, _ in blueprint
        }
    }

    /// Expects a flow of yours to be accessible: every screen that can be come to, and what happens from one to the next.
    ///
    ///     struct Light: Flow {
    ///         let initialState = false
    ///         func screen(for isOn: Bool, in environment: UserEnvironment) -> Screen {
    ///             StandardLayout().screen(for: .toggle("Light", isOn: isOn).action("switch"), in: environment)
    ///         }
    ///         func reduce(_ isOn: Bool, _ event: FlowEvent) -> Bool { event == .activate("switch") ? !isOn : isOn }
    ///     }
    ///
    ///     @Test func lightIsAccessible() async { await expectAccessible(flow: Light()) }
    ///
    /// All that people can do by touch, keyboard, screen reader, Switch Control and
    /// Voice Control is explored, so that nothing is left to chance: a failure tells
    /// the fewest events that lead to it, and the same events lead there again. What
    /// the replay token makes again is the environment.
    ///
    /// - Parameters:
    ///   - flow: What is shown, and what comes of what people do.
    ///   - settings: What is demanded, and where; the default is every text size, as
    ///     all is explored in each environment.
    ///   - bound: How many positions (states, and what has the focus in them) are
    ///     explored for each way of moving; what holds in them is untested beyond.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible(
        flow: some Flow, _ settings: CampaignSettings = CampaignSettings(environments: .everyTextSize), bound: Int = 2_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CampaignReport {
        let report = runCampaign(named: campaignName, forEvery: .constant(()), settings: settings.noting(at: sourceLocation)) {
            _, _ in .flow(flow, bound: bound)
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// Expects every flow of a generator to be accessible; what fails is shown in the simplest flow that fails.
    @discardableResult
    public func expectAccessible<F: Flow>(
        forEvery flows: Generator<F>, _ settings: CampaignSettings = CampaignSettings(environments: .everyTextSize), bound: Int = 2_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CampaignReport {
        let report = runCampaign(named: campaignName, forEvery: flows, settings: settings.noting(at: sourceLocation)) {
            flow, _ in .flow(flow, bound: bound)
        }
        return recordingIssues(of: report, at: sourceLocation)
    }

    /// What the campaign is called: the running test, as its author named it.
    private var campaignName: String {
        guard let test = Test.current else { return "expectAccessible" }
        return test.displayName ?? test.name.replacing("`", with: "").replacing("()", with: "")
    }

    /// Records an issue for each failure at the caller's line; notes and warnings as warnings.
    private func recordingIssues(of report: CampaignReport, at location: SourceLocation) -> CampaignReport {
        for crash in report.crashes {
            Issue.record(Comment(rawValue: TextReport.text(of: crash)), sourceLocation: location)
        }
        if let note = report.crashNote { Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: location) }
        for warning in TextReport.unusedLines(report.knownIssues) {
            Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
        }
        for failure in report.failures where !failure.status.isAccepted {
            Issue.record(
                Comment(rawValue: TextReport.text(of: failure)), severity: failure.finding.severity >= report.failOn ? .error : .warning,
                sourceLocation: location)
        }
        for reservation in TextReport.reservations(about: report) {
            Issue.record(
                Comment(rawValue: reservation), severity: report.vanishedOrigins.isEmpty ? .warning : .error, sourceLocation: location)
        }
        if case .gaveUp(let reason) = report.ending {
            Issue.record("only \(report.cases) cases were judged: \(reason)", sourceLocation: location)
        }
        return report
    }
#endif
