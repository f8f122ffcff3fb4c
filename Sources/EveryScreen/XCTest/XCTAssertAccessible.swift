#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenLayout
    public import EveryScreenModel
    import EveryValue
    import XCTest

    /// Asserts that a blueprint is accessible in every environment, with one
    /// failure that lists all findings.
    ///
    ///     func testOrder() { XCTAssertAccessible { environment in OrderScreen(number: "1234").blueprint } }
    ///
    /// See `expectAccessible` for the rules of comparing and saving. Warnings are
    /// printed. If XCTest has attachments, which it does not have on Linux, a
    /// failure is attached on the main thread.
    ///
    /// - Parameters:
    ///   - options: The profile, the environments, the number of cases and so on.
    ///   - rule: The rule that lays the blueprint out.
    ///   - more: Further options.
    ///   - file: The file in which the failure is recorded.
    ///   - line: The line at which the failure is recorded.
    ///   - function: The test method.
    ///   - screen: Returns the blueprint for a person with these settings.
    /// - Returns: The report.
    @discardableResult
    public func XCTAssertAccessible<Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ more: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws(Failure) -> Blueprint
    ) throws(Failure) -> CheckReport {
        let session = CheckSession(options + more, of: Blueprint.self, laidOutBy: rule, in: function, at: file, line)
        let report = try session.run(forEvery: .constant(())) { (_, environment) throws(Failure) in try screen(environment) }
        return session.fail(for: report, file, line)
    }

    /// Asserts that a screen, a flow, a view or a value of your own type is
    /// accessible in every environment.
    ///
    ///     @MainActor func testOrder() { XCTAssertAccessible { _ in OrderViewController(.sample) } }
    @discardableResult
    public func XCTAssertAccessible<Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ more: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: (UserEnvironment) throws(Failure) -> Shown
    ) throws(Failure) -> CheckReport {
        let session = CheckSession(options + more, of: Shown.self, laidOutBy: rule, in: function, at: file, line)
        let report = try session.run(forEvery: .constant(())) { (_, environment) throws(Failure) in try screen(environment) }
        return session.fail(for: report, file, line)
    }

    /// Asserts that a blueprint or another value, which an asynchronous function
    /// returns, is accessible in every environment.
    @discardableResult
    public func XCTAssertAccessible<Shown: ScreenRepresentable, Failure: Error>(
        _ options: CheckOption..., laidOutBy rule: any LayoutRule = StandardLayout(), _ more: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ screen: nonisolated(nonsending) (UserEnvironment) async throws(Failure) -> Shown
    ) async throws(Failure) -> CheckReport {
        let session = CheckSession(options + more, of: Shown.self, laidOutBy: rule, in: function, at: file, line)
        let report = try await session.run(forEvery: .constant(()), isolation: isolation) {
            (_, environment) async throws(Failure) in try await screen(environment)
        }
        return session.fail(for: report, file, line)
    }
#endif
