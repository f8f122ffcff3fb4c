#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenNavigation
    public import Testing

    /// Checks that people reach a goal of a flow: by every input method, for every
    /// persona, in every environment of the plan.
    ///
    ///     @Test func orderCanBePlaced() {
    ///         expectReachable("Order placed", in: Checkout(), .atMost(.swipes(40)))
    ///     }
    ///
    /// Every event is explored by touch, keyboard, screen reader, Switch Control
    /// and Voice Control. A failure names the people who cannot reach the goal, the
    /// journey of others, the event at which this one stops, and the cause. It has
    /// the smallest flow in which the journey stops. A screen that changes by
    /// itself gives people its pause: an event that takes longer is not possible.
    ///
    /// - Parameters:
    ///   - goal: The name of the goal. Without `isReached`, the goal is a state
    ///     that shows or announces this text under the default settings. The text
    ///     may be the title of the screen, or the label, text or identifier of a
    ///     visible element.
    ///   - flow: The flow.
    ///   - options: Environments, personas, limits and the bound; the default
    ///     environments are the twelve text sizes.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    ///   - isReached: Whether a state is the goal.
    /// - Returns: The report, with the cost by each input method:
    ///   `print(report.table)`.
    @discardableResult
    public func expectReachable<Flow: ScreenFlow>(
        _ goal: String, in flow: Flow, _ options: CheckOption..., sourceLocation: SourceLocation = #_sourceLocation,
        reachedWhen isReached: ((Flow.State) -> Bool)? = nil
    ) -> JourneyReport {
        let session = GoalSession(
            ResolvedOptions(traits: Test.current?.checkOptions ?? [], arguments: options, of: .goal, showing: Flow.self),
            in: CallingTest(at: sourceLocation, calling: "expectReachable"))
        for mistake in session.mistakes {
            CheckSession.record(CheckIssue(isError: true, text: mistake.text), at: mistake.place?.location ?? sourceLocation)
        }
        let (report, issues) = session.run(goal, in: flow, isReached)
        for issue in issues {
            for file in issue.attachments { Attachment.record(file.text, named: file.name, sourceLocation: sourceLocation) }
            CheckSession.record(issue, at: sourceLocation)
        }
        return report
    }
#endif
