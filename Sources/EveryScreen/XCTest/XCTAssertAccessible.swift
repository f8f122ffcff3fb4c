#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    import XCTest

    /// Asserts that a screen of yours is accessible in every environment, with one failure that tells every claim that does not hold.
    ///
    ///     func testOrder() { XCTAssertAccessible { environment in OrderScreen(.sample).screen(in: environment) } }
    ///
    /// For the specs that compare, the screen is asked for again at the default text size
    /// and left-to-right, whether or not these are among the environments. What fails is
    /// saved beside the test to be judged first the next time; see `RegressionUse`.
    /// What is no error is printed. Where XCTest has attachments, which it has not on
    /// Linux, the same is attached as by `expectAccessible`, on the main thread.
    ///
    /// - Parameters:
    ///   - options: What is demanded, where, how often.
    ///   - file: The file in which the failure is shown.
    ///   - line: The line at which the failure is shown.
    ///   - function: The test method.
    ///   - screen: Returns the screen as it is for a person with these settings.
    /// - Returns: What was found.
    @discardableResult
    public func XCTAssertAccessible(
        _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws -> RenderedScreen
    ) rethrows -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) { _, environment in
            .screen(try screen(environment))
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that a blueprint of yours, laid out by a rule, is accessible in every environment.
    @discardableResult
    public func XCTAssertAccessible(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), file: StaticString = #filePath,
        line: UInt = #line, function: String = #function, _ blueprint: (UserEnvironment) throws -> Blueprint
    ) rethrows -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) { _, environment in
            .blueprint(try blueprint(environment), rule)
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that a screen of yours, which an asynchronous function makes on the caller's actor, is accessible in every environment.
    @discardableResult
    public func XCTAssertAccessible<Failure: Error>(
        _ options: CheckOption..., isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line,
        function: String = #function, _ screen: (UserEnvironment) async throws(Failure) -> RenderedScreen
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try await runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) {
            (_, environment) async throws(Failure) in
            .screen(try await screen(environment))
        }
        return door.fail(for: report, file, line)
    }

    /// Asserts that a blueprint of yours, which an asynchronous function makes on the caller's actor, is accessible in every environment.
    @discardableResult
    public func XCTAssertAccessible<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), isolation: isolated (any Actor)? = #isolation,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ blueprint: (UserEnvironment) async throws(Failure) -> Blueprint
    ) async throws(Failure) -> CheckReport {
        let door = Door(options, in: function, at: file, line)
        let report = try await runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) {
            (_, environment) async throws(Failure) in
            .blueprint(try await blueprint(environment), rule)
        }
        return door.fail(for: report, file, line)
    }
#endif
