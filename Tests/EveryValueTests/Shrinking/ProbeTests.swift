import Testing

@testable import EveryValue

/// Draws some numbers of one range, or writes down those given.
func numbers(_ count: Int, _ range: ClosedRange<Int>) -> ([Int]?) -> Generator<[Int]> {
    { given in Generator { source in (0..<count).map { source.integer(in: range, given: given?[$0]) } } }
}

/// The simplest failing value that a probe reaches.
func minimum<Value>(
    _ draw: (Value?) -> Generator<Value>, from start: Value, by probe: any ShrinkPass, isFailing: (Value) -> Bool
) throws -> Value {
    var probe = probe
    let generator = draw(nil)
    var best = try generator.sample(replaying: ChoiceRecording(of: draw(start)))
    _ = generator.improve(&best, by: &probe, isFailing: isFailing)
    return best.value
}

extension Generator {
    /// Runs a pass once; returns whether it found something simpler that fails.
    func improve(_ best: inout Sample, by pass: inout any ShrinkPass, isFailing: (Value) -> Bool) -> Bool {
        var hasImproved = false
        while let candidate = pass.next(RecordingTree(best.recording)) {
            let sample = try? make(.replay(candidate, limit: best.recording.weight))
            guard let sample, sample.recording < best.recording, isFailing(sample.value) else {
                pass.judged(accepted: false)
                continue
            }
            best = sample
            hasImproved = true
            pass.judged(accepted: true)
        }
        return hasImproved
    }
}

/// Each probe by itself, where no shrink pass helps.
@Suite struct ProbeTests {
    private func numbers(_ given: [Int]?) -> Generator<[Int]> {
        Generator { source in source.list(0...9, given: given) { source.integer(in: -1000...1000, given: $0) } }
    }

    private func three(_ given: [Int]?) -> Generator<[Int]> {
        Generator { source in (0..<3).map { source.integer(in: 0...100, given: given?[$0]) } }
    }

    private func texts(_ given: [String]?) -> Generator<[String]> {
        Generator { source in (0..<2).map { source.string(length: 0...9, given: given?[$0]) } }
    }

    private func counted(_ given: [String]?) -> Generator<[String]> {
        Generator { source in
            let text = source.string(length: 0...9, given: given?[0])
            return [text, "\(source.integer(in: 0...9, given: given.flatMap { Int($0[1]) }))"]
        }
    }

    @Test func `ShortenTogether deletes a letter and lowers the count of letters`() throws {
        #expect(
            try minimum(counted, from: ["aBaa", "4"], by: ShortenTogether()) { "\($0[0].count)" == $0[1] && $0[0].contains("B") } == [
                "B", "1",
            ])
        #expect(
            try minimum(texts, from: ["aab", "xyz"], by: ShortenTogether()) { $0[0].count == $0[1].count && $0[0].count > 1 } == [
                "aa", "xy",
            ])
    }

    @Test func `CutAndRaise deletes an element while the others go to their bounds`() throws {
        #expect(try minimum(numbers, from: [10, 20, 30], by: CutAndRaise()) { $0.reduce(0, +) >= 60 } == [1000, 1000])
        #expect(
            try minimum(numbers, from: [1, 2, 3], by: CutAndRaise()) { $0.count >= 2 && Set($0).count == $0.count && $0[0] > 0 } == [
                999, 1000,
            ])
    }

    @Test func `Numbers of the full range whose simplest is a bound are no trouble`() throws {
        func wide(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in
                (0..<3).map { source.integer(in: .min ... .max, towards: $0 == 0 ? .max : .min, given: given?[$0]) }
            }
        }

        for probe in Prober.all(gap: 0, steps: [143], divisors: [.max, 7, 143], basis: [[1, .max, 7], [0, 2, .max]]) {
            #expect(try minimum(wide, from: [.min, .max, 0], by: probe) { _ in false } == [.min, .max, 0], "\(probe.name)")
        }
    }

    @Test(arguments: [143, 286, 1001]) func `SweepBelow finds the lowest number with one remainder`(_ divisor: UInt) throws {
        func number(_ given: Int?) -> Generator<Int> { Generator { $0.integer(in: 0...1_000_000, given: given) } }

        let start = 135 + 1001 * 500
        let lowest = try minimum(number, from: start, by: SweepBelow(divisors: [divisor])) { $0 > 1000 && $0 % 143 == 135 }

        #expect(lowest == (1001...).first { $0 > 1000 && $0 % Int(divisor) == start % Int(divisor) })
    }

    @Test(arguments: [(1, 0), (1, -1_000_000_000), (-1, -1_000_000_000)])
    func `SweepBelow tries whole days, on both sides of the simplest, after changes by years`(sign: Int, least: Int) throws {
        func moment(_ given: Int?) -> Generator<Int> { Generator { $0.integer(in: least...1_000_000_000, given: given) } }
        let day = 86_400
        let start = sign * 3000 * day

        let lowest = try minimum(moment, from: start, by: SweepBelow(divisors: [1], latest: [365 * 86_400])) {
            $0 == 28 * day || $0 == start
        }
        #expect(lowest == 28 * day)

        let kept = try minimum(moment, from: start, by: SweepBelow(divisors: [1], latest: [7])) { $0 == 28 * day || $0 == start }
        #expect(kept == start)
    }

    /// The lowest list of three numbers that fails, the first number first.
    private func lowest(_ isFailing: ([Int]) -> Bool) -> [Int]? {
        for first in 0...100 {
            for second in 0...100 {
                for third in 0...100 where isFailing([first, second, third]) { return [first, second, third] }
            }
        }
        return nil
    }

    @Test(arguments: [(97, [9, 3, 1]), (23, [31, 7, 1]), (64, [3, 5, 1]), (101, [17, 29, 1]), (60, [4, 6, 1])])
    func `CombineChanges finds the lowest numbers of one remainder, given their changes`(modulus: Int, factors: [Int]) throws {
        func isFailing(_ numbers: [Int]) -> Bool {
            numbers[0] >= 10 && numbers[1] >= 1 && zip(numbers, factors).reduce(0) { $0 + $1.0 * $1.1 } % modulus == 1
        }
        let start = try #require((0...100).map { [77, 41, $0] }.first(where: isFailing))
        let basis = [[1, 0, -factors[0]], [0, 1, -factors[1]], [0, 0, modulus]]

        #expect(try minimum(three, from: start, by: CombineChanges(basis: basis), isFailing: isFailing) == lowest(isFailing))
    }

    @Test func `CombineChanges changes a third number when the second is at its bound`() throws {
        // Nine times the first, three times the second and the third make 540.
        let found = try minimum(three, from: [50, 20, 30], by: CombineChanges(basis: [[1, -3, 0], [0, 1, -3]])) {
            9 * $0[0] + 3 * $0[1] + $0[2] == 540
        }

        #expect(found == lowest { 9 * $0[0] + 3 * $0[1] + $0[2] == 540 })
    }

    @Test func `CombineChanges lowers numbers above and below the simplest`() throws {
        func signed(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in (0..<2).map { source.integer(in: -100...100, given: given?[$0]) } }
        }
        for start in [[80, 20], [-80, -20]] {
            let found = try minimum(signed, from: start, by: CombineChanges(basis: [[4, 1], [0, 60]])) {
                ($0[0] - 4 * $0[1]) % 240 == 0 && $0[0].magnitude > 9
            }
            #expect(found == (start[0] > 0 ? [12, 3] : [-12, -3]), "\(start)")
        }
    }

    @Test func `CombineChanges ends where many numbers seldom fit their bounds`() throws {
        func six(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in (0..<6).map { source.integer(in: 0...1, given: given?[$0]) } }
        }
        let basis = (0..<6).map { row in (0..<6).map { $0 == row ? 1 : $0 > row ? 7 : 0 } }

        #expect(try minimum(six, from: [1, 1, 1, 1, 1, 1], by: CombineChanges(basis: basis)) { _ in false } == [1, 1, 1, 1, 1, 1])
    }

    @Test func `NearbyChanges finds small changes of three numbers, and any of the last`() throws {
        let coins = try minimum(three, from: [30, 15, 5], by: NearbyChanges()) { 3 * $0[0] + 5 * $0[1] + 7 * $0[2] == 200 }
        #expect(coins[0] < 30)
        #expect(try minimum(three, from: [0, 5, 96], by: NearbyChanges()) { $0[1] == 5 && $0[2] >= 10 && $0[2] % 23 == 4 } == [0, 5, 27])
        #expect(try minimum(three, from: [9, 0, 3], by: NearbyChanges()) { $0[0] > 7 && ($0[0] * 37 + $0[2]) % 101 == 33 }[0] == 8)
        #expect(try minimum(three, from: [3, 0, 90], by: NearbyChanges()) { $0[0] > 0 && $0[2] == 30 * $0[0] } == [1, 0, 30])
    }

    @Test func `NearbyChanges leaves lists, single numbers and more than six alone`() throws {
        for count in [1, 7] {
            let best = try ChoiceRecording(of: Generator<[Int]> { source in (0..<count).map { _ in source.integer(in: 0...9, given: 9) } })
            var probe = NearbyChanges()
            #expect(probe.next(RecordingTree(best)) == nil)
        }
        var probe = NearbyChanges()
        #expect(probe.next(RecordingTree(try ChoiceRecording(of: numbers([5, 6])))) == nil)
    }

    @Test func `StepDown tries the divisors of all changes before other steps`() throws {
        var probe = StepDown(gap: 256, divisors: [3 * 211])
        let best = RecordingTree(try ChoiceRecording(of: Generator { $0.integer(in: 0...1_000_000, given: 900_000) }))
        var steps: [Int] = []
        while steps.count < 80, let candidate = probe.next(best) {
            steps.append(900_000 - (RecordingTree(candidate).integer(choice: 0)?.value ?? 0))
            probe.judged(accepted: false)
        }

        // One of them may be the true distance; then its multiples.
        #expect(steps.prefix(4) == [211, 3, 633, 1266])
        #expect(steps.contains(365))
    }

    @Test func `SwitchAlternatives takes another alternative and cuts the element beside it`() throws {
        // A word is one negative number; two of them weigh more than one list.
        func parts(_ given: [[Int]]?) -> Generator<[[Int]]> {
            Generator { source in
                source.list(0...8, given: given) { part in
                    let isList = source.alternative(of: 2, given: part.map { ($0.first ?? 0) < 0 ? 0 : 1 }) == 1
                    guard isList else { return [-source.integer(in: 1...6, given: part.map { -$0[0] })] }
                    return source.list(0...6, given: part) { source.integer(in: 0...1000, given: $0) }
                }
            }
        }
        var probe: any ShrinkPass = SwitchAlternatives()
        let best = try parts(nil).sample(replaying: ChoiceRecording(of: parts([[-3], [-6]])))
        var found: [[[Int]]] = []
        while let candidate = probe.next(RecordingTree(best.recording)) {
            let source = ChoiceSource.refill(candidate, seed: probe.fill ?? 0, limit: best.recording.weight)
            guard let sample = try? parts(nil).make(source), sample.recording < best.recording else {
                probe.missed(isRefused: true)
                continue
            }
            found.append(sample.value)
            probe.judged(accepted: false)
        }

        #expect(found.contains { $0.count == 1 && $0[0].reduce(0, +) > 100 })
    }

    @Test func `LowerEqualLetters lowers two equal letters in two strings`() throws {
        #expect(
            try minimum(texts, from: ["xby", "b"], by: LowerEqualLetters()) { $0[0].contains($0[1]) && $0[0].first == "x" } == ["xay", "a"])
    }

    @Test func `KeepRelations keeps a product and a sum`() throws {
        #expect(
            try minimum(three, from: [9, 9, 81], by: KeepRelations()) { $0[0] > 1 && $0[0] * $0[1] == $0[2] && $0[2] > 20 } == [2, 11, 22])
        #expect(try minimum(three, from: [40, 7, 47], by: KeepRelations()) { $0[0] + $0[1] == $0[2] && $0[2] % 5 == 2 } == [0, 2, 2])
        #expect(
            try minimum(three, from: [6, 70, 76], by: KeepRelations()) { $0[0] + $0[1] == $0[2] && $0[2] % 7 == 6 && $0[0] == 6 }
                == [6, 0, 6])
    }

    @Test func `ShiftWithGaps moves a chain by the distance between its numbers, or a small one`() throws {
        #expect(
            try minimum(three, from: [58, 67, 76], by: ShiftWithGaps()) {
                $0[1] - $0[0] == 9 && $0[2] - $0[1] == 9 && $0[0] % 9 == 4 && $0[0] > 9
            } == [13, 22, 31])
        #expect(
            try minimum(three, from: [89, 90, 91], by: ShiftWithGaps()) { $0[1] == $0[0] + 1 && $0[2] == $0[1] + 1 && $0[0] % 7 == 5 }
                == [5, 6, 7])
        // Two numbers are for other passes.
        #expect(try minimum(three, from: [0, 45, 54], by: ShiftWithGaps()) { $0[2] - $0[1] == 9 } == [0, 45, 54])
    }

    @Test func `ScaleTogether keeps proportions, of all numbers or of two, and products`() throws {
        #expect(
            try minimum(three, from: [60, 80, 100], by: ScaleTogether()) { 4 * $0[0] == 3 * $0[1] && 5 * $0[0] == 3 * $0[2] && $0[0] > 13 }
                == [15, 20, 25])
        #expect(try minimum(three, from: [64, 7, 36], by: ScaleTogether()) { 9 * $0[0] == 16 * $0[2] && $0[1] == 7 } == [16, 7, 9])
        #expect(try minimum(three, from: [64, 7, 36], by: ScaleTogether()) { 9 * $0[0] == 16 * $0[2] && $0[0] > 20 } == [32, 7, 18])
        #expect(try minimum(three, from: [20, 6, 9], by: ScaleTogether()) { $0[0] * $0[1] == 120 && $0[0] % 7 == 5 } == [5, 24, 9])
    }

    @Test func `CompensatePairs repeats a pair of changes that works, and exchanges two numbers`() throws {
        #expect(
            try minimum(three, from: [20, 1, 0], by: CompensatePairs()) { 4 * $0[0] + $0[1] == 81 && $0[2] == 0 } == [0, 81, 0])
        #expect(try minimum(three, from: [60, 30, 0], by: CompensatePairs()) { Set($0) == [60, 30, 0] && $0[2] == 0 } == [30, 60, 0])
    }

    @Test func `RenameValues turns all signs, and neighboring letters wherever they stand`() throws {
        #expect(
            try minimum(numbers, from: [-1, -1, 2], by: RenameValues()) { $0.count == 3 && $0.reduce(0, +) == 0 && $0[0] != 0 } == [
                1, 1, -2,
            ])
        #expect(
            try minimum(texts, from: ["xba", "ba"], by: RenameValues()) { $0[0] == "x" + $0[1] && $0[1].count == 2 } == ["xab", "ab"])
    }

    @Test func `RenameValues finds the least of all ways to name five`() throws {
        func edges(_ given: [[Int]]?) -> Generator<[[Int]]> {
            Generator { source in
                source.list(0...9, given: given) { row in (0..<2).map { source.integer(in: 0...5, given: row?[$0]) } }
            }
        }
        // One has three followers, and follows a fifth.
        func isPopular(_ edges: [[Int]]) -> Bool {
            (0...5).contains { person in
                let followers = Set(edges.filter { $0[1] == person && $0[0] != person }.map { $0[0] })
                return followers.count == 3 && edges.contains { $0[0] == person && $0[1] != person && !followers.contains($0[1]) }
            }
        }

        #expect(
            try minimum(edges, from: [[0, 1], [2, 0], [3, 0], [4, 0]], by: RenameValues(), isFailing: isPopular)
                == [[0, 1], [1, 2], [3, 1], [4, 1]])
    }

    @Test func `EditLetterPairs moves a letter past others`() throws {
        func quoted(_ given: String?) -> Generator<String> {
            Generator { source in source.string(alphabet: TextAlphabet("ab/*\""), length: 0...9, given: given) }
        }

        #expect(
            try minimum(quoted, from: #""/*"*/"#, by: EditLetterPairs()) { text in
                Array(text).sorted() == Array(#"""**//"#) && text.hasPrefix("\"/*") && text.dropFirst(3).contains("*/")
            } == #""/**/""#)
    }

    @Test func `RedrawRest lowers one number and draws the later ones, the same ones each time`() throws {
        func sumsAgree(_ numbers: [Int]) -> Bool {
            numbers[0] + numbers[1] > 30 && (3 * numbers[0] + 7 * numbers[1] + numbers[2]) % 13 == 5
        }

        let least = try minimum(three, from: [90, 90, 35], by: RedrawRest(), isFailing: sumsAgree)
        #expect(least == (try minimum(three, from: [90, 90, 35], by: RedrawRest(), isFailing: sumsAgree)))
        #expect(sumsAgree(least) && least[0] < 10)

        var probe = RedrawRest()
        let best = RecordingTree(try ChoiceRecording(of: three([1, 5, 9])))
        for _ in 0..<200 {
            let offered = probe.next(best)
            let candidate = try three(nil).sample(replaying: #require(offered)).value
            #expect(candidate.lexicographicallyPrecedes([1, 5, 9]))
            #expect(candidate[0] < 1 || candidate[1] < 5)
            probe.judged(accepted: false)
        }
    }

    @Test func `RedrawRest offers nothing for one number, for more than ten, and after 400 candidates in vain`() throws {
        func count(_ numbers: Int) throws -> Int {
            let generator = Generator<[Int]> { source in (0..<numbers).map { _ in source.integer(in: 0...99, given: 50) } }
            let best = RecordingTree(try ChoiceRecording(of: generator))
            var probe = RedrawRest()
            var count = 0
            while count < 1000, probe.next(best) != nil { count += 1 }
            return count
        }

        #expect(try [0, 1, 2, 10, 11].map(count) == [0, 0, 400, 400, 0])
    }

    @Test func `RedrawRest draws fractions of few digits within their bounds`() throws {
        let generator = Generator<[Double]> { source in [source.float(in: 0.5...20, given: 3.125), source.float(in: -4...4, given: 1)] }
        let best = RecordingTree(try ChoiceRecording(of: generator))
        var probe = RedrawRest()
        var seen: Set<Double> = []
        for _ in 0..<300 {
            let offered = probe.next(best)
            let value = try generator.sample(replaying: #require(offered)).value
            #expect((0.5...20).contains(value[0]) && (-4...4).contains(value[1]))
            #expect(value.allSatisfy { ($0 * 8).rounded() == $0 * 8 })
            seen.formUnion(value)
        }

        // Every count of digits after the point.
        #expect(Set(seen.map { FloatShape.fractionDigits($0) }) == [0, 1, 2, 3])
    }

    /// The simplest failing number that the descent reaches.
    private func descend(_ start: Double, in range: ClosedRange<Double>, isFailing: (Double) -> Bool) -> Double {
        let shape = FloatShape(range, towards: 0)
        var descent = FloatDescent()
        var value = start
        while let candidate = descent.next(value, shape) {
            let isAccepted = FloatShape.order(candidate, shape, value, shape) < 0 && isFailing(candidate)
            if isAccepted { value = candidate }
            descent.judged(accepted: isAccepted)
        }
        return value
    }

    @Test func `A float changes its side, doubles to lose a digit, and loses digits of subnormal numbers`() {
        let limit = Double.greatestFiniteMagnitude

        #expect(descend(-0x1p1023, in: -limit...limit) { ($0 * 2).isInfinite } == 0x1p1023)
        #expect(descend(-256 - 0x1p-16, in: -1000...1000) { $0 < 0 && Double(Float($0)) != $0 } == -512 - 0x1p-15)
        #expect(descend(.leastNonzeroMagnitude, in: -limit...limit) { $0 > 0 && $0 < .leastNormalMagnitude } == 0x1p-1023)
    }

    @Test func `A float of very many digits becomes the number from which on sums are not exact`() {
        #expect(descend(0x1.5p-52, in: 0...1e18) { (1 + 1) + $0 != 1 + (1 + $0) } == 0x1p53)
        #expect(descend(0x1.5p-23, in: 0...1e9) { (Float(1) + 1) + Float($0) != Float(1) + (1 + Float($0)) } == 0x1p24)
        #expect(descend(0x1.5p-23, in: 0...1e6) { $0 > 0 && $0 < 0x1p-22 } == 0x1p-23)
    }

    @Test func `A float has no digit more than it needs, also between two of the counts that are tried`() {
        for digits in 1...20 {
            let unit = Double(sign: .plus, exponent: -digits, significand: 1)
            let start = 1 + unit + unit / 4
            #expect(descend(start, in: -1000...1000) { ($0 / unit / 2).rounded() != $0 / unit / 2 } == unit, "\(digits)")
            // Where the whole part must stay, no doubling makes up for it.
            let least = descend(2 + start, in: -1000...1000) {
                $0.rounded(.down) == 3 && ($0 / unit / 2).rounded() != $0 / unit / 2
            }
            #expect(least == 3 + unit, "\(digits)")
        }
    }
}
