#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenNavigation
    public import EveryValue
    import XCTest

    /// Asserts that a flow of yours is accessible to people of all kinds who do what they do in it.
    ///
    /// Content, settings and events are one draw, as for the function `expectAccessible` that takes scenarios.
    ///
    /// - Parameters:
    ///   - flows: Draws the app with its content; `.constant(flow)` for a single one.
    ///   - personas: Who may act, the simplest first.
    ///   - options: What is demanded, where, how often; the default is 200 cases.
    ///   - count: How many events are allowed before exploring.
    ///   - bound: How many positions are explored from there for each way of moving.
    ///   - file: The file in which the failure is shown.
    ///   - line: The line at which the failure is shown.
    ///   - function: The test method.
    /// - Returns: What was found.
    @discardableResult
    public func XCTAssertAccessible<F: ScreenFlow>(
        scenariosOf flows: Generator<F>, for personas: [UserPersona] = [.anybody] + UserPersona.all, _ options: CheckOption...,
        count: ClosedRange<Int> = 0...40, bound: Int = 60, file: StaticString = #filePath, line: UInt = #line,
        function: String = #function
    ) -> CheckReport {
        let door = Door(options, from: .scenarios, in: function, at: file, line)
        let report = runCampaign(
            named: door.name, scenariosOf: flows, for: personas, count: count, bound: bound, settings: door.settings)
        return door.fail(for: report, file, line)
    }
#endif
