import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import Testing

@testable import EveryScreenGenerators

struct FlowRunTests {
    /// A button that counts, and takes itself away at three.
    private struct Counter: ScreenFlow {
        let initialState = 0
        func screen(for state: Int, in environment: UserEnvironment) -> RenderedScreen {
            let button = Blueprint.button("Count").action("count")
            return StandardLayout().screen(for: .column(state < 3 ? [.text("\(state)"), button] : [.text("done")]), in: environment)
        }
        func reduce(_ state: Int, _ event: FlowEvent) -> Int { event == .activate("count") ? state + 1 : state }
    }

    private func run(_ events: [UserEvent]) -> FlowRun<Counter> {
        FlowRun(flow: Counter(), inputMethod: .keyboard, environment: .standard, events: events)
    }

    @Test func `the first loss of focus is reported by the place of its event`() {
        #expect(run([]).firstLossOfFocus == nil)
        #expect(run([.key(.tab), .key(.space), .key(.space)]).firstLossOfFocus == nil)
        #expect(run([.key(.tab), .key(.space), .key(.space), .key(.space)]).firstLossOfFocus == 3)
        #expect(run([.key(.tab), .key(.space), .key(.space), .key(.space), .key(.tab)]).firstLossOfFocus == 3)
    }

    @Test func `events are performed one after another until the observer ends the run`() {
        var seen: [UserEvent] = []
        run([.key(.tab), .key(.space), .key(.space)]).perform { event, _, _ in
            seen.append(event)
            return seen.count < 2
        }

        #expect(seen == [.key(.tab), .key(.space)])
    }

    @Test func `a flow goes on from where the events lead`() {
        #expect(run([.key(.tab), .key(.space), .key(.space)]).continuation(in: .standard).initialState == 2)
    }
}
