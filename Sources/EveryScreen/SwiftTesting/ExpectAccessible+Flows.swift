#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenNavigation
    public import EveryValue
    import EveryScreenLayout
    public import Testing

    /// Expects a flow of yours to be accessible: every screen that can be come to, and what happens from one to the next.
    ///
    ///     struct Light: ScreenFlow {
    ///         let initialState = false
    ///         func screen(for isOn: Bool, in environment: UserEnvironment) -> RenderedScreen {
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
    ///   - options: What is demanded, and where; the default is every text size, as
    ///     all is explored in each environment.
    ///   - bound: How many positions (states, and what has the focus in them) are
    ///     explored for each way of moving; what holds in them is untested beyond.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible(
        flow: some ScreenFlow, _ options: CheckOption..., bound: Int = 2_000, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CheckReport {
        let door = Door(options, from: .flows, at: sourceLocation)
        let report = runCampaign(named: door.name, forEvery: .constant(()), settings: door.settings) { _, _ in .flow(flow, bound: bound) }
        return door.record(report, at: sourceLocation)
    }

    /// Expects every flow of a generator to be accessible; what fails is shown in the simplest flow that fails.
    @discardableResult
    public func expectAccessible<F: ScreenFlow>(
        forEvery flows: Generator<F>, _ options: CheckOption..., bound: Int = 2_000, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CheckReport {
        let door = Door(options, from: .flows, at: sourceLocation)
        let report = runCampaign(named: door.name, forEvery: flows, settings: door.settings) { flow, _ in .flow(flow, bound: bound) }
        return door.record(report, at: sourceLocation)
    }
#endif
