#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenNavigation
    public import EveryValue
    import EveryScreenLayout
    import XCTest

    /// Asserts that a flow of yours is accessible: every screen that can be come to, and what happens from one to the next.
    ///
    /// All that people can do is explored, as for the function `expectAccessible` that takes a flow.
    ///
    /// - Parameters:
    ///   - flow: What is shown, and what comes of what people do.
    ///   - options: What is demanded, and where; the default is every text size.
    ///   - bound: How many positions are explored for each way of moving.
    ///   - file: The file in which the failure is shown.
    ///   - line: The line at which the failure is shown.
    ///   - function: The test method.
    /// - Returns: What was found.
    @discardableResult
    public func XCTAssertAccessible(
        flow: some ScreenFlow, _ options: CheckOption..., bound: Int = 2_000, file: StaticString = #filePath, line: UInt = #line,
        function: String = #function
    ) -> CheckReport {
        let door = Door(options, from: .flows, in: function, at: file, line)
        let report = runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) { _, _ in .flow(flow, bound: bound) }
        return door.fail(for: report, file, line)
    }

    /// Asserts that every flow of a generator is accessible; what fails is shown in the simplest flow that fails.
    @discardableResult
    public func XCTAssertAccessible<F: ScreenFlow>(
        forEvery flows: Generator<F>, _ options: CheckOption..., bound: Int = 2_000, file: StaticString = #filePath,
        line: UInt = #line, function: String = #function
    ) -> CheckReport {
        let door = Door(options, from: .flows, in: function, at: file, line)
        let report = runCampaign(named: door.name, forEvery: flows, settings: door.settings) { flow, _ in .flow(flow, bound: bound) }
        return door.fail(for: report, file, line)
    }
#endif
