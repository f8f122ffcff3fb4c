import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct AdjustingInvertsTests {
    private let spec = AdjustingInverts()

    /// A slider that goes through some values, up and down.
    private func flow(_ values: [String], _ moves: [(from: Int, isUp: Bool, to: Int)]) -> Script {
        let screens = values.enumerated().map { number, value in
            ("\(number)", Blueprint.slider("Volume", value: value).accessibilityIdentifier("volume"))
        }
        var table: [String: [FlowEvent: String]] = [:]
        for move in moves { table["\(move.from)", default: [:]][move.isUp ? .increment("volume") : .decrement("volume")] = "\(move.to)" }
        return Script(from: "0", Dictionary(uniqueKeysWithValues: screens), table)
    }

    @Test func `steps that raise and lower pass`() {
        #expect(spec.judged(flow(["1 of 2", "2 of 2"], [(0, true, 1), (1, false, 0)])) == .passed)
    }

    @Test func `a step up that lowers the value fails, and so does the reverse`() {
        #expect(
            spec.judged(flow(["20 %", "10 %", "30 %"], [(0, true, 1), (1, false, 0), (0, false, 2), (2, true, 0)])).facts == [
                #"a step up turns the value of slider "Volume" from 20 % to 10 %"#,
                #"a step down turns the value of slider "Volume" from 20 % to 30 %"#,
                #"a step down turns the value of slider "Volume" from 10 % to 20 %"#,
                #"a step up turns the value of slider "Volume" from 30 % to 20 %"#,
            ])
    }

    @Test func `numbers below zero and with fractions are compared as numbers`() {
        #expect(spec.judged(flow(["-10", "-9.5"], [(0, true, 1), (1, false, 0)])) == .passed)
        #expect(spec.judged(flow(["-9.5", "-10"], [(0, true, 1), (1, false, 0)])).outcome == .failed)
    }

    @Test func `going round passes`() {
        #expect(
            spec.judged(flow(["0", "1", "2"], [(0, true, 1), (1, true, 2), (2, true, 0), (0, false, 2), (1, false, 0), (2, false, 1)]))
                == .passed)
    }

    @Test func `words, and numbers among other words, have any order`() {
        #expect(spec.judged(flow(["High", "Low"], [(0, true, 1), (1, false, 0)])) == .passed)
        #expect(spec.judged(flow(["2 dollars", "1 euro"], [(0, true, 1), (1, false, 0)])) == .passed)
    }

    @Test func `a step up that nothing takes back fails`() {
        #expect(
            spec.judged(flow(["1", "2"], [(0, true, 1)]))
                == .failed(#"a step up turns the value of slider "Volume" from 1 to 2, and a step down then changes nothing"#))
    }

    @Test func `a slider that no step changes fails`() {
        #expect(spec.judged(flow(["1"], [])) == .failed(#"no step up or down changes anything about slider "Volume""#))
        #expect(spec.remedies(for: flow(["1"], [])) == ["change its value by each step"])
    }

    @Test func `a slider that only steps up is not idle`() {
        #expect(spec.judged(flow(["1", "2"], [(0, true, 1)])).facts.filter { $0.hasPrefix("no step") } == [])
    }

    @Test func `a flow without sliders is nothing to judge`() {
        #expect(spec.judged(Script(["a": .button("Send").action("send")], [:])) == .inapplicable(.nothingToJudge))
    }
}
