public import EveryScreenModel
public import EveryScreenNavigation
public import EveryValue

/// A flow, and what a person does in it: for where a state graph has no end.
package struct FlowRun<F: ScreenFlow>: Sendable {
    /// The flow.
    package let flow: F
    /// The way in which the person moves.
    package let inputMethod: InputMethod
    /// The settings it runs under.
    package let environment: UserEnvironment
    /// The events of the person, one after another.
    package let events: [UserEvent]

    /// Performs the events.
    ///
    /// - Parameter observe: Receives each event, the walk before and after it, and
    ///   whether the focus was lost; false ends the run.
    package func perform(_ observe: (UserEvent, inout FlowWalk<F>, Bool) throws -> Bool) rethrows {
        var walk = FlowWalk(flow, by: inputMethod, in: environment)
        for event in events {
            let losesFocus = walk.perform(event)
            guard try observe(event, &walk, losesFocus) else { return }
        }
    }

    /// Returns the flow from where the events lead under some settings; there an
    /// event that is not possible does nothing.
    ///
    /// So states that are too deep in an app to be explored from its start are
    /// explored from one that the events reach.
    package func continuation(in environment: UserEnvironment) -> ContinuedFlow<F> {
        var walk = FlowWalk(flow, by: inputMethod, in: environment)
        for event in events { _ = walk.perform(event) }
        return ContinuedFlow(flow, from: walk.position.state)
    }

    /// The first event by which the focus was lost, by its place, or `nil`.
    package var firstLossOfFocus: Int? {
        var place = -1
        var found: Int?
        perform { _, _, losesFocus in
            place += 1
            if losesFocus { found = place }
            return found == nil
        }
        return found
    }
}

extension Generator {
    /// Draws a flow and a sequence of events in it; simplest is the simplest flow
    /// and no event.
    ///
    /// Both are of one recording, so that shrinking shortens the sequence and the
    /// screens together. Each event is one that is possible where the ones before
    /// have led; one that is no longer possible after an edit is left out.
    ///
    /// - Parameters:
    ///   - flows: Draws the flow.
    ///   - way: The way in which the person moves.
    ///   - environment: The settings it runs under.
    ///   - count: How many events are allowed.
    package static func runs<F: ScreenFlow>(
        of flows: Generator<F>, by inputMethod: InputMethod, in environment: UserEnvironment = .standard, count: ClosedRange<Int> = 0...40
    ) -> Generator where Value == FlowRun<F> {
        Generator { source in
            let flow = try source.draw(flows)
            let events = try source.draw(Generator<[UserEvent]>.events(in: flow, by: inputMethod, in: environment, count: count))
            return FlowRun(flow: flow, inputMethod: inputMethod, environment: environment, events: events)
        }
    }
}

extension Generator where Value == [UserEvent] {
    /// Draws what a person does in a flow; simplest is nothing.
    public static func events(
        in flow: some ScreenFlow, by inputMethod: InputMethod, in environment: UserEnvironment = .standard, count: ClosedRange<Int> = 0...40
    ) -> Generator {
        .actions(count, from: FlowWalk(flow, by: inputMethod, in: environment)) { walk, source in
            var walk = walk
            let events = walk.events
            return events.isEmpty ? nil : events[source.alternative(of: events.count)]
        } isAllowed: { walk, event in
            var walk = walk
            return walk.events.contains(event)
        } advance: { walk, event in
            _ = walk.perform(event)
        }
    }
}
