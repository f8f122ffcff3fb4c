/// Tries edits that seldom help, in turn, once no shrink pass finds anything
/// simpler.
///
/// One candidate of each probe follows another, so that none uses up the patience
/// of the others. The probe that finds something goes on by itself for a while.
/// Once all are through, another round draws numbers at random.
struct Prober: Sendable {
    /// How many refusals in a row end the turn of a probe that has found something.
    private static let mostRefusals = 12
    /// How many sums of changes are refused before other probes come first.
    private static let mostCombinations = 16
    /// How many nearby changes are accepted without a sum of changes, before they
    /// take their turn as other probes do.
    private static let mostUncombined = 4
    /// Failures that took this many cases to find are sparse.
    private static let leastGap = 12
    /// The places of `CombineChanges` and `NearbyChanges` in the first round.
    private static let (combining, nearby) = (0, 1)

    /// The probes; a different concrete type each, hence the existential.
    private var probes: [any ShrinkPass]
    private var isExhausted: [Bool]
    /// How many candidates of each probe were refused since it last found
    /// something.
    private var fruitless: [Int]
    /// How many refusals end the part of one probe.
    private let patience: Int
    /// The probe at work.
    private var current = 0
    /// The probe whose turn was the last.
    private var last = Prober.nearby
    private var isNearbyNext = false
    /// The probe that goes on after the sums of changes that it made possible.
    private var suspended: Int?
    private var basis: [[Int]]
    private let isSparse: Bool
    /// Whether this is the round that draws at random.
    let redraws: Bool
    private var memory: ProbeMemory
    private var tree: RecordingTree
    private var refusals = 0
    /// Whether something simpler was found.
    private(set) var hasImproved = false

    /// - Parameters:
    ///   - gap: How many cases it took to find the failure.
    ///   - memory: The facts that earlier probes of this failure found.
    ///   - divisors: The divisor of all changes of a choice among failures.
    ///   - latest: The divisor of the last two changes of a choice.
    ///   - basis: A few changes; all others among failures are sums of them.
    init(
        _ best: ChoiceRecording, patience: Int, gap: Int = 0, memory: ProbeMemory = ProbeMemory(), divisors: [UInt] = [],
        latest: [UInt] = [], basis: [[Int]] = []
    ) {
        self.patience = patience
        self.basis = basis
        self.memory = memory
        isSparse = gap >= Prober.leastGap
        redraws = false
        probes = Prober.all(gap: gap, steps: memory.steps, divisors: divisors, latest: latest, basis: basis)
        fruitless = probes.map { _ in 0 }
        tree = RecordingTree(best)
        isExhausted = probes.map { _ in false }
    }

    /// The round that draws at random.
    init(redrawing best: ChoiceRecording, patience: Int, memory: ProbeMemory) {
        self.patience = patience
        self.memory = memory
        (isSparse, redraws, basis) = (false, true, [])
        probes = [RedrawRest()]
        (fruitless, isExhausted, last) = ([0], [false], 0)
        tree = RecordingTree(best)
    }

    /// The sums of changes and the nearby changes, then the cheapest first.
    static func all(gap: Int, steps: [UInt], divisors: [UInt] = [], latest: [UInt] = [], basis: [[Int]] = []) -> [any ShrinkPass] {
        [
            CombineChanges(basis: basis), NearbyChanges(), SwitchAlternatives(), ShortenTogether(), CutAndRaise(), EditLetterPairs(),
            RenameValues(), LowerEqualLetters(), ThinNumbers(), SweepBelow(divisors: divisors, latest: latest),
            StepDown(gap: gap, known: steps, divisors: divisors), KeepRelations(), CompensatePairs(),
        ]
    }

    /// The name of the probe at work.
    var passName: String { probes[current].name }

    /// The seed for what the last candidate leaves out.
    var fill: UInt64? { probes[current].fill }

    /// The facts for the next prober of this failure.
    var remembered: ProbeMemory {
        var memory = memory
        if let steps = probes.lazy.compactMap({ $0 as? StepDown }).first { memory.steps = steps.known }
        return memory
    }

    /// The next candidate, or nil when there is none, or when the shrink passes
    /// should have another look.
    mutating func next() -> ChoiceRecording? {
        if hasImproved {
            if refusals < Prober.mostRefusals, let candidate = probes[current].next(tree) { return candidate }
            guard let suspended else { return nil }
            (current, self.suspended, refusals) = (suspended, nil, 0)
            return probes[current].next(tree)
        }
        if redraws { return candidate(of: 0) }
        if memory.refusedCombinations < Prober.mostCombinations, let candidate = candidate(of: Prober.combining) { return candidate }
        // Every other candidate, since where failures are sparse, one seldom finds
        // the next.
        isNearbyNext.toggle()
        if isNearbyNext, isSparse, memory.uncombinedChanges < Prober.mostUncombined, let candidate = candidate(of: Prober.nearby) {
            return candidate
        }
        for _ in probes {
            last = (last + 1) % probes.count
            if let candidate = candidate(of: last) { return candidate }
        }
        return nil
    }

    /// The next candidate of a probe, which is then at work; nil if it has none or
    /// has used up its part.
    private mutating func candidate(of probe: Int) -> ChoiceRecording? {
        guard !isExhausted[probe], fruitless[probe] < patience else { return nil }
        let candidate = probes[probe].next(tree)
        if candidate == nil { isExhausted[probe] = true } else { current = probe }
        return candidate
    }

    /// Takes note of a candidate that became the best.
    ///
    /// - Parameters:
    ///   - basis: A few changes; all others are sums of them, this one included.
    mutating func accept(_ recording: ChoiceRecording, basis: [[Int]]) {
        tree = RecordingTree(recording)
        hasImproved = true
        refusals = 0
        fruitless[current] = 0
        probes[current].judged(accepted: true)
        if redraws {
            memory.hasRedrawn = true
            return
        }
        if current == Prober.combining { memory.acceptCombination() }
        if current == Prober.nearby { memory.uncombinedChanges += 1 }
        guard basis != self.basis else { return }
        self.basis = basis
        probes[Prober.combining] = CombineChanges(basis: basis)
        if current != Prober.combining, memory.refusedCombinations < Prober.mostCombinations {
            (suspended, current) = (current, Prober.combining)
        }
    }

    /// Takes note of a candidate that does not fail.
    ///
    /// - Parameters:
    ///   - isKnown: Whether that was known, so that it cost nothing.
    mutating func reject(isKnown: Bool) {
        if !isKnown {
            refusals += 1
            fruitless[current] += 1
            if !redraws, current == Prober.combining { memory.refusedCombinations += 1 }
        }
        probes[current].judged(accepted: false)
    }

    /// Takes note of a candidate that was not simpler, or that the generator
    /// refused.
    mutating func miss(isRefused: Bool) { probes[current].missed(isRefused: isRefused) }
}
