#if canImport(XCTest)
    public import AccessibilityChecking
    public import Navigation
    public import PropertyTesting
    public import ScreenLayout
    public import ScreenModel
    import XCTest

    /// Asserts that a screen of yours is accessible in every environment, with a failure for each claim that does not hold.
    ///
    ///     func testOrder() { XCTAssertAccessible { environment in OrderScreen(.sample).screen(in: environment) } }
    ///
    /// For the specs that compare, the screen is asked for again at the default text size
    /// and left-to-right, whether or not these are among the environments.
    ///
    /// - Parameters:
    ///   - settings: What is demanded, and where.
    ///   - file: The file in which failures are shown.
    ///   - line: The line at which failures are shown.
    ///   - screen: Returns the screen as it is for a person with these settings.
    /// - Returns: What was found.
    @discardableResult
    public func XCTAssertAccessible(
        _ settings: CampaignSettings = CampaignSettings(), file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws -> Screen
    ) rethrows -> CampaignReport {
        let report = try runCampaign(
            named: plain(function), forEvery: .constant(()), settings: settings.noting(function, at: file, line)
        ) { _, environment in
            .screen(try screen(environment))
        }
        return failing(for: report, file, line)
    }

    /// Asserts that a blueprint of yours, laid out by a rule, is accessible in every environment.
    @discardableResult
    public func XCTAssertAccessible(
        _ settings: CampaignSettings = CampaignSettings(), laidOutBy rule: any LayoutRule = StandardLayout(),
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ blueprint: (UserEnvironment) throws -> Blueprint
    ) rethrows -> CampaignReport {
        let report = try runCampaign(
            named: plain(function), forEvery: .constant(()), settings: settings.noting(function, at: file, line)
        ) { _, environment in
            .blueprint(try blueprint(environment), rule)
        }
        return failing(for: report, file, line)
    }

    /// Asserts that a blueprint of yours is accessible for every content there could be, in every environment.
    @discardableResult
    public func XCTAssertAccessible<Content>(
        forEvery content: Generator<Content>, _ settings: CampaignSettings = CampaignSettings(),
        laidOutBy rule: any LayoutRule = StandardLayout(), file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ blueprint: (Content, UserEnvironment) throws -> Blueprint
    ) rethrows -> CampaignReport {
        let report = try runCampaign(
            named: plain(function), forEvery: content, settings: settings.noting(function, at: file, line)
        ) { content, environment in
            .blueprint(try blueprint(content, environment), rule)
        }
        return failing(for: report, file, line)
    }

    /// Asserts that a flow of yours is accessible: every screen that can be come to, and what happens from one to the next.
    ///
    /// All that people can do is explored; see `expectAccessible(flow:_:bound:sourceLocation:)`.
    ///
    /// - Parameters:
    ///   - flow: What is shown, and what comes of what people do.
    ///   - settings: What is demanded, and where; the default is every text size.
    ///   - bound: How many positions are explored for each way of moving.
    ///   - file: The file in which failures are shown.
    ///   - line: The line at which failures are shown.
    /// - Returns: What was found.
    @discardableResult
    public func XCTAssertAccessible(
        flow: some Flow, _ settings: CampaignSettings = CampaignSettings(environments: .everyTextSize), bound: Int = 2_000,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function
    ) -> CampaignReport {
        let report = runCampaign(named: plain(function), forEvery: .constant(()), settings: settings.noting(function, at: file, line)) {
            _, _ in .flow(flow, bound: bound)
        }
        return failing(for: report, file, line)
    }

    /// Fails once for each failure that is bad enough; others are printed.
    private func failing(for report: CampaignReport, _ file: StaticString, _ line: UInt) -> CampaignReport {
        if let note = report.crashNote { print(note) }
        for crash in report.crashes { XCTFail(TextReport.text(of: crash), file: file, line: line) }
        for warning in TextReport.unusedLines(report.knownIssues) { print(warning) }
        for failure in report.failures where !failure.status.isAccepted {
            let text = TextReport.text(of: failure)
            if failure.finding.severity >= report.failOn { XCTFail(text, file: file, line: line) } else { print(text) }
        }
        for reservation in TextReport.reservations(about: report) {
            if report.vanishedOrigins.isEmpty { print(reservation) } else { XCTFail(reservation, file: file, line: line) }
        }
        if case .gaveUp(let reason) = report.ending {
            XCTFail("only \(report.cases) cases were judged: \(reason)", file: file, line: line)
        }
        return report
    }

    /// The name of a function without its parentheses.
    private func plain(_ function: String) -> String { String(function.prefix { $0 != "(" }) }
#endif
