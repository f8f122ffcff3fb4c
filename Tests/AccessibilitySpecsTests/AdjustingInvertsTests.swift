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

    /// A slider from 0 to 9, with steps of some sizes between two limits.
    private func counter(up: Int, down: Int, from start: Int = 0, in limits: ClosedRange<Int> = 0...9) -> Script {
        var moves: [(Int, Bool, Int)] = []
        for number in 0...9 {
            moves.append((number, true, min(limits.upperBound, number + up)))
            moves.append((number, false, max(limits.lowerBound, number - down)))
        }
        var flow = flow((0...9).map { "\($0)" }, moves.filter { $0.0 != $0.2 }.map { (from: $0.0, isUp: $0.1, to: $0.2) })
        flow = Script(from: "\(start)", flow.screens, flow.moves)
        return flow
    }

    @Test func `a step down that takes back less or more than a step up fails, once`() {
        #expect(
            spec.judged(counter(up: 2, down: 1)) == .failed(#"a step up and a step down turn the value of slider "Volume" from 0 to 1"#))
        #expect(
            spec.judged(counter(up: 1, down: 2, from: 5))
                == .failed(#"a step up and a step down turn the value of slider "Volume" from 5 to 4"#))
        #expect(spec.remedies(for: counter(up: 2, down: 1)) == ["let a step down take back a step up"])
    }

    @Test func `steps of one size pass, also where a limit makes them shorter`() {
        for size in 1...4 {
            for start in 0...9 { #expect(spec.judged(counter(up: size, down: size, from: start)) == .passed, "\(size) from \(start)") }
        }
    }

    @Test func `the first step from between two steps may be shorter`() {
        // 3, 5, 7 and back to 1: the value was 4 when it was shown first.
        let snapping = flow(
            ["4", "5", "7", "3", "1"],
            [(0, true, 1), (0, false, 3), (1, true, 2), (1, false, 3), (2, false, 1), (3, true, 1), (3, false, 4), (4, true, 3)])

        #expect(spec.judged(snapping) == .passed)
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

    @Test func `a step of another slider makes no number a step of this one`() {
        func screen(_ volume: Int, _ bass: Int) -> Blueprint {
            .column([
                .slider("Volume", value: "\(volume)").accessibilityIdentifier("volume"),
                .slider("Bass", value: "\(bass)").accessibilityIdentifier("bass"),
            ])
        }
        // The volume starts at 4, between the steps 1, 3, 5 and 7.
        var (screens, moves) = ([String: Blueprint](), [String: [FlowEvent: String]]())
        for volume in [1, 3, 4, 5, 7] {
            for bass in 0...1 {
                screens["\(volume) \(bass)"] = screen(volume, bass)
                let (up, down) = (volume == 4 ? 5 : min(7, volume + 2), volume == 4 ? 3 : max(1, volume - 2))
                moves["\(volume) \(bass)"] = [
                    .increment("volume"): "\(up) \(bass)", .decrement("volume"): "\(down) \(bass)", .increment("bass"): "\(volume) 1",
                    .decrement("bass"): "\(volume) 0",
                ]
            }
        }
        #expect(spec.judged(Script(from: "4 0", screens, moves)) == .passed)
    }
}
