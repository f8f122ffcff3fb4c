import Testing

@testable import EveryValue

/// The searches for a single value, as stepping machines.
@Suite struct DescentTests {
    private func descend(_ start: Int, _ shape: IntegerShape, isFailing: (Int) -> Bool) -> (value: Int, steps: Int) {
        var descent = IntegerDescent()
        var value = start
        var steps = 0
        while let candidate = descent.next(value, shape) {
            #expect(shape.contains(candidate))
            steps += 1
            // The shrinker accepts simpler values only.
            let isSimpler =
                (shape.distance(candidate), candidate < shape.simplest ? 1 : 0) < (shape.distance(value), value < shape.simplest ? 1 : 0)
            let isAccepted = isSimpler && isFailing(candidate)
            if isAccepted { value = candidate }
            descent.judged(accepted: isAccepted)
        }
        return (value, steps)
    }

    @Test(arguments: [1, 2, 3, 10, 731, 999_983, 1 << 40])
    func `A threshold is found, at a cost logarithmic in the answer`(_ threshold: Int) {
        let result = descend(1 << 60, IntegerShape(0...1 << 60, towards: 0)) { $0 >= threshold }

        #expect(result.value == threshold)
        #expect(result.steps <= 8 + 2 * (64 - threshold.leadingZeroBitCount))
    }

    @Test func `A number below the target is mirrored when that fails too`() {
        #expect(descend(-700, IntegerShape(-1000...1000, towards: 0)) { abs($0) >= 20 }.value == 20)
        #expect(descend(-700, IntegerShape(-1000...1000, towards: 0)) { $0 <= -20 }.value == -20)
    }

    @Test func `The simplest value costs nothing`() {
        #expect(descend(5, IntegerShape(0...9, towards: 5)) { _ in true }.steps == 0)
    }

    @Test func `The bounds of all integers do not overflow`() {
        #expect(descend(.min, IntegerShape(.min ... .max, towards: 0)) { _ in true }.value == 0)
        #expect(descend(.max, IntegerShape(.min ... .max, towards: .min)) { $0 > 5 }.value == 6)
    }

    @Test func `A string loses what it does not need`() {
        let shape = TextShape(alphabet: .letters, shortest: 0, longest: 20)
        var descent = TextDescent()
        var codes: [UInt32] = [7, 3, 9, 25, 4, 4, 1]
        while let candidate = descent.next(codes, shape) {
            let isAccepted = ChoiceRecording.order(candidate, codes) < 0 && candidate.contains { $0 >= 20 }
            if isAccepted { codes = candidate }
            descent.judged(accepted: isAccepted)
        }

        #expect(codes.count == 1 && codes[0] >= 20)
    }

    @Test(arguments: [(1.5, 2.0), (0.3, 1.0), (1000.7, 1001.0)])
    func `A float becomes a whole number when that fails too`(_ threshold: Double, _ expected: Double) {
        let shape = FloatShape(-1e9...1e9, towards: 0)
        var descent = FloatDescent()
        var value = 123_456.789
        while let candidate = descent.next(value, shape) {
            let isAccepted = FloatShape.order(candidate, shape, value, shape) < 0 && candidate > threshold
            if isAccepted { value = candidate }
            descent.judged(accepted: isAccepted)
        }

        #expect(value == expected)
    }

    @Test func `A float gets the fewest digits that fail, also between two counts that are tried in turn`() {
        let shape = FloatShape(-1e9...1e9, towards: 0)
        var descent = FloatDescent()
        // 12 digits after the point. The counts in turn are 8 and 16, and no double
        // of it is in the set.
        var value = 5.5 + 1 / 4096.0
        while let candidate = descent.next(value, shape) {
            let fails = (5.25...5.75).contains(candidate) && FloatShape.fractionDigits(candidate) >= 10
            let isAccepted = fails && FloatShape.order(candidate, shape, value, shape) < 0
            if isAccepted { value = candidate }
            descent.judged(accepted: isAccepted)
        }

        #expect(value == 5.25 + 1 / 1024.0)
    }

    @Test func `A whole bound is tried right after the simplest number, as no number has fewer digits`() {
        func candidates(_ start: Double, _ shape: FloatShape) -> [Double] {
            var descent = FloatDescent()
            var candidates: [Double] = []
            while candidates.count < 2, let candidate = descent.next(start, shape) {
                candidates.append(candidate)
                descent.judged(accepted: false)
            }
            return candidates
        }

        #expect(candidates(0.7, FloatShape(0.3...1, towards: 0.3)) == [0.3, 1])
        #expect(candidates(-0.7, FloatShape(-1 ... -0.3, towards: -0.3)) == [-0.3, -1])
        #expect(candidates(1.7, FloatShape(1...1.8, towards: 1.8)) == [1.8, 1])
    }

    @Test func `A stride grows while it works and ends at zero`() {
        var stride = Stride()
        var sum = 0
        var steps = 0
        while stride.step > 0 {
            let fits = sum + stride.step <= 1000
            if fits { sum += stride.step }
            stride.judged(accepted: fits)
            steps += 1
        }

        #expect(sum == 1000)
        #expect(steps <= 30)
    }

    /// The candidates for 100 in 0...1000, of which only some are accepted.
    private func candidates(accepting accepted: Set<Int>) -> [Int] {
        var descent = IntegerDescent()
        var value = 100
        var candidates: [Int] = []
        while let candidate = descent.next(value, IntegerShape(0...1000, towards: 0)) {
            candidates.append(candidate)
            if accepted.contains(candidate) { value = candidate }
            descent.judged(accepted: accepted.contains(candidate))
        }
        return candidates
    }

    @Test func `A number that cannot be lowered costs five judgments: none, one, one less, two less, and one probe`() {
        #expect(candidates(accepting: []) == [0, 1, 99, 98, 2])
    }

    @Test func `When one less is accepted, the search gallops upwards and then bisects`() {
        #expect(candidates(accepting: [99]) == [0, 1, 99, 2, 4, 8, 16, 32, 64, 81, 90, 94, 96, 97, 98])
        #expect(candidates(accepting: [1]) == [0, 1])
    }
}
