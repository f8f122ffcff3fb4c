#if canImport(XCTest)
    public import EveryScreenKit
    public import EveryScreenNavigation
    import XCTest

    /// Asserts that people reach a goal of a flow: by every input method, for every
    /// persona, in every environment of the plan.
    ///
    ///     func testOrderCanBePlaced() { XCTAssertReachable("Order placed", in: Checkout(), .atMost(.swipes(40))) }
    ///
    /// It fails once, with all failures; see `expectReachable(_:in:)`.
    @discardableResult
    public func XCTAssertReachable<Flow: ScreenFlow>(
        _ goal: String, in flow: Flow, _ options: CheckOption..., file: StaticString = #filePath, line: UInt = #line,
        function: String = #function, reachedWhen isReached: ((Flow.State) -> Bool)? = nil
    ) -> JourneyReport {
        let session = GoalSession(
            ResolvedOptions(arguments: options, of: .goal, showing: Flow.self), in: CallingTest(in: function, at: file, line))
        let (report, issues) = session.run(goal, in: flow, isReached)
        let texts = session.mistakes.map(\.text) + issues.map(\.text)
        if !texts.isEmpty { XCTFail(texts.joined(separator: "\n\n"), file: file, line: line) }
        return report
    }
#endif
