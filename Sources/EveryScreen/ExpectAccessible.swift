#if canImport(Testing)
    public import AccessibilityChecking
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
        for failure in report.failures {
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
