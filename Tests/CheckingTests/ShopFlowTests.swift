import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenPlantedFaults
import EveryScreenSampleShop
import EveryScreenSpecs
import EveryValue
import Testing

struct ShopFlowTests {
    private func outcomes(_ flow: BlueprintFlow<ShopFlow.State>) -> [Verdicts.Outcome] {
        audit(FlowPresentation(flow), by: [FocusNeverLost(), FocusRestored()]).map(\.tally.outcome)
    }

    @Test(arguments: ShopFlow.all.map(\.name))
    func `in the correct shop people never lose their place`(name: String) throws {
        let flow = try #require(ShopFlow.all.first { $0.name == name }).flow

        #expect(outcomes(flow)[0] == .passed)
        #expect(!outcomes(flow).contains(.failed))
        #expect(FlowPresentation(flow).stateGraph(by: .screenReader).isComplete)
    }

    @Test(arguments: ShopFlow.all.map(\.name))
    func `in the correct shop nothing is found`(name: String) throws {
        let flow = try #require(ShopFlow.all.first { $0.name == name }).flow

        #expect(described(audit(FlowPresentation(flow), by: .humanInterfaceGuidelines)) == [])
    }

    @Test func `nothing is found in the correct order`() {
        #expect(described(audit(FlowPresentation(ShopFlow.order), by: .humanInterfaceGuidelines)) == [])
    }

    @Test func `each planted loss of focus is found`() {
        #expect(ShopFlow.faulty.map { outcomes($0.flow).count { $0 == .failed } } == Array(repeating: 1, count: 6))
    }

    @Test func `a random run finds a lost focus, and shrinks screen and sequence together`() throws {
        // The number of rows is drawn with the events, so that both shrink.
        let flows = Generator<Int>.integer(in: 1...6).map { rows in
            var start = ShopFlow.State(rows: rows)
            start.focus = nil
            return start
        }.map { start in
            BlueprintFlow(from: start) { state in
                .column(
                    [.button("Help").framedAsTarget.action("help")]
                        + state.rows.map { .button("Remove \($0)").framedAsTarget.action("remove \($0)") })
            } change: { state, event in
                var state = state
                state.rows.removeAll { event == .activate("remove \($0)") }
                return state
            }
        }
        let runs = Generator<FlowRun<BlueprintFlow<ShopFlow.State>>>.runs(of: flows, by: .keyboard)
        let report = PropertySearch.run(runs, settings: SearchSettings(seed: 1, cases: 500)) { run in
            run.firstLossOfFocus == nil ? .passed : .failed
        }
        let smallest = try #require(report.counterexamples.first?.value)

        #expect(smallest.flow.initialState.rows == [1])
        #expect(smallest.events.count == 2)
    }
}
