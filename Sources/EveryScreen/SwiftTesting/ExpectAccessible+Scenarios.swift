#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenNavigation
    public import EveryValue
    public import Testing

    /// Expects a flow of yours to be accessible to people of all kinds who do what they do in it: content, settings and events in one draw.
    ///
    ///     @Test func shopIsAccessibleToEverybody() async { await expectAccessible(scenariosOf: .shops, .cases(500)) }
    ///
    /// For flows with more states than can be explored from the start: each case goes some
    /// events deep, likelier events more often, with the slips and pauses of who acts, then
    /// explores everything from there. A failure is made as small as it can be, and the
    /// report names only the person, settings and events without which it is not there.
    ///
    /// - Parameters:
    ///   - flows: Draws the app with its content; `.constant(flow)` for a single one.
    ///   - personas: Who may act, the simplest first.
    ///   - options: What is demanded, where, how often; the default is 200 cases, the
    ///     first of them in environments that hold every pair of settings.
    ///   - count: How many events are allowed before exploring.
    ///   - bound: How many positions are explored from there for each way of moving.
    ///   - sourceLocation: Where issues are shown; the caller's line.
    /// - Returns: What was found, for further expectations.
    @discardableResult
    public func expectAccessible<F: ScreenFlow>(
        scenariosOf flows: Generator<F>, for personas: [UserPersona] = [.anybody] + UserPersona.all, _ options: CheckOption...,
        count: ClosedRange<Int> = 0...40, bound: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> CheckReport {
        let door = Door(options, from: .scenarios, at: sourceLocation)
        let report = runCampaign(
            named: door.name, scenariosOf: flows, for: personas, count: count, bound: bound, settings: door.settings)
        return door.record(report, at: sourceLocation)
    }
#endif
