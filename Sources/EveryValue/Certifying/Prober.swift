/// Tries edits that seldom help, in turn, once no shrink pass finds anything
/// simpler.
///
/// One candidate of each probe follows another, so that none uses up the patience
/// of the others. The probe that finds something goes on by itself for a while.
struct Prober: Sendable {
    /// How many refusals in a row end the turn of a probe that has found something.
    private static let mostRefusals = 12

    /// The probes; a different concrete type each, hence the existential.
    private var probes: [any ShrinkPass]
    private var isExhausted: [Bool]
    /// How many candidates of each probe were refused since it last found
    /// something.
    private var fruitless: [Int]
    /// How many refusals end the part of one probe.
    private let patience: Int
    private var current = 0
    private var tree: RecordingTree
    private var refusals = 0
    /// Whether something simpler was found.
    private(set) var hasImproved = false

    /// - Parameters:
    ///   - gap: How many cases it took to find the failure.
    ///   - steps: The steps between failing numbers that are known.
    ///   - divisors: The divisor of all changes of a choice among failures.
    init(_ best: ChoiceRecording, patience: Int, gap: Int = 0, steps: [UInt] = [], divisors: [UInt] = []) {
        self.patience = patience
        probes = Prober.all(gap: gap, steps: steps, divisors: divisors)
        fruitless = probes.map { _ in 0 }
        tree = RecordingTree(best)
        isExhausted = probes.map { _ in false }
    }

    /// The cheapest first.
    static func all(gap: Int, steps: [UInt], divisors: [UInt] = []) -> [any ShrinkPass] {
        [
            SwitchAlternatives(), ShortenTogether(), CutAndRaise(), EditLetterPairs(), RenameValues(), LowerEqualLetters(), ThinNumbers(),
            SweepBelow(divisors: divisors), StepDown(gap: gap, known: steps, divisors: divisors), KeepRelations(), CompensatePairs(),
        ]
    }

    /// The name of the probe at work.
    var passName: String { probes[current].name }

    /// The seed for what the last candidate leaves out.
    var fill: UInt64? { probes[current].fill }

    /// The steps between failing numbers that were found.
    var steps: [UInt] { probes.lazy.compactMap { $0 as? StepDown }.first?.known ?? [] }

    /// The next candidate, or nil when there is none, or when the shrink passes
    /// should have another look.
    mutating func next() -> ChoiceRecording? {
        if hasImproved {
            return refusals < Prober.mostRefusals ? probes[current].next(tree) : nil
        }
        for _ in probes {
            current = (current + 1) % probes.count
            if isExhausted[current] || fruitless[current] >= patience { continue }
            if let candidate = probes[current].next(tree) { return candidate }
            isExhausted[current] = true
        }
        return nil
    }

    /// Takes note of a candidate that became the best.
    mutating func accept(_ recording: ChoiceRecording) {
        tree = RecordingTree(recording)
        hasImproved = true
        refusals = 0
        fruitless[current] = 0
        probes[current].judged(accepted: true)
    }

    /// Takes note of a candidate that does not fail.
    ///
    /// - Parameters:
    ///   - isKnown: Whether that was known, so that it cost nothing.
    mutating func reject(isKnown: Bool) {
        if !isKnown {
            refusals += 1
            fruitless[current] += 1
        }
        probes[current].judged(accepted: false)
    }

    /// Takes note of a candidate that was not simpler, or that the generator
    /// refused.
    mutating func miss(isRefused: Bool) { probes[current].missed(isRefused: isRefused) }
}
