/// Tries edits that seldom help, in turn, once no shrink pass finds anything
/// simpler.
///
/// One candidate of each probe follows another, so that none uses up the patience
/// of the others. The probe that finds something goes on by itself for a while.
/// Once all are through, another round draws numbers at random, and where failures
/// are sparse, a last one goes through small numbers.
struct Prober: Sendable {
    /// A group of probes that take turns.
    enum Round {
        case edits, suffixes, unlike, rearranged, digits, redraws, smallNumbers, sweep
    }

    /// How many refusals in a row end the turn of a probe that has found something.
    private static let mostRefusals = 12
    /// How many sums of changes are refused before other probes come first.
    private static let mostCombinations = 16
    /// How many nearby changes are accepted without a sum of changes, before they
    /// take their turn as other probes do.
    private static let mostUncombined = 4
    /// Failures that took this many cases to find are sparse.
    private static let leastGap = 12

    /// The probes; a different concrete type each, hence the existential.
    private var probes: [any ShrinkPass]
    /// The places of `CombineChanges` and `NearbyChanges`, where they are among
    /// them.
    private let combining: Int?
    private let nearby: Int?
    private var isExhausted: [Bool]
    /// How many candidates of each probe were refused since it last found
    /// something.
    private var fruitless: [Int]
    /// How many refusals end the part of one probe.
    private let patience: Int
    /// The probe at work.
    private var current = 0
    /// The probe whose turn was the last.
    private var last: Int
    private var isNearbyNext = false
    /// The probe that goes on after the sums of changes that it made possible.
    private var suspended: Int?
    private var basis: [[Int]]
    private let isSparse: Bool
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
        let tree = RecordingTree(best)
        let twins = ChangeTwins<StepDown>.share(in: tree)
        self.init(
            Prober.all(gap: gap, steps: memory.steps, divisors: divisors, latest: latest, basis: basis, twins: twins), on: tree,
            patience: patience,
            isSparse: gap >= Prober.leastGap, memory: memory, basis: basis)
    }

    /// One of the later rounds.
    init(_ round: Round, on best: ChoiceRecording, patience: Int, memory: ProbeMemory) {
        self.init(Prober.later(round), on: RecordingTree(best), patience: patience, isSparse: false, memory: memory, basis: [])
        self.round = round
    }

    private init(
        _ probes: [any ShrinkPass], on tree: RecordingTree, patience: Int, isSparse: Bool, memory: ProbeMemory, basis: [[Int]]
    ) {
        self.probes = probes
        self.patience = patience
        self.isSparse = isSparse
        self.memory = memory
        self.basis = basis
        combining = probes.firstIndex { $0 is CombineChanges }
        nearby = probes.firstIndex { $0 is NearbyChanges }
        // The cheapest probe comes first, after these two.
        last = nearby ?? probes.count - 1
        fruitless = probes.map { _ in 0 }
        isExhausted = probes.map { _ in false }
        self.tree = tree
    }

    /// The sums of changes and the nearby changes, then the cheapest first.
    ///
    /// - Parameter twins: The share of the numbers that have an equal one. Those do
    ///   not change alone.
    static func all(
        gap: Int, steps: [UInt], divisors: [UInt] = [], latest: [UInt] = [], basis: [[Int]] = [], twins: TwinShare = .none
    ) -> [any ShrinkPass] {
        let first: [any ShrinkPass] = [
            CombineChanges(basis: basis), NearbyChanges(), SwitchAlternatives(), ShortenTogether(), CutAndRaise(), DeleteAndAdd(),
            EditLetterPairs(),
            RenameValues(), MoveTwins(), LowerEqualLetters(),
        ]
        let (below, down) = (SweepBelow(divisors: divisors, latest: latest), StepDown(gap: gap, known: steps, divisors: divisors))
        let alone: [any ShrinkPass] = twins == .all ? [] : [ThinNumbers(), below, down]
        let together: [any ShrinkPass] =
            twins == .none ? [] : [ChangeTwins(ThinNumbers()), ChangeTwins(below), ChangeTwins(down)]
        return first + alone + together + [KeepRelations(), CompensatePairs(), ScaleTogether(), ShiftWithGaps()]
    }

    /// The probes of a later round.
    static func later(_ round: Round) -> [any ShrinkPass] {
        switch round {
        case .edits: []
        case .suffixes: [SweepSuffix()]
        case .unlike: [ShortenUnlike(), DeleteAndExtend(), JoinLetters()]
        case .rearranged: [CompensateTwins(), EditTwins(isSecond: true), DeleteFromRepeats(), ExchangeAlternatives(), DeleteAndSwap()]
        case .digits: [ChangeTwoDigits()]
        case .redraws: [RedrawRest(), SweepLater(), SwitchAlternatives(isSecond: true)]
        case .smallNumbers: [SmallNumbers()]
        case .sweep: [SweepTogether()]
        }
    }

    /// The round.
    private(set) var round = Round.edits

    /// The name of the probe at work.
    var passName: String { probes[current].name }

    /// The seed for what the last candidate leaves out.
    var fill: UInt64? { probes[current].fill }

    /// The facts for the next prober of this failure.
    var remembered: ProbeMemory {
        var memory = memory
        let steps = probes.lazy.compactMap { $0 as? StepDown ?? ($0 as? ChangeTwins<StepDown>)?.pass }.first
        if let steps { memory.steps = steps.known }
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
        if let combining, memory.refusedCombinations < Prober.mostCombinations, let candidate = candidate(of: combining) {
            return candidate
        }
        // Every other candidate, since where failures are sparse, one seldom finds
        // the next.
        isNearbyNext.toggle()
        if let nearby, isNearbyNext, isSparse, memory.uncombinedChanges < Prober.mostUncombined, let candidate = candidate(of: nearby) {
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
        if probes[current] is RedrawRest { memory.hasRedrawn = true }
        if current == combining { memory.acceptCombination() }
        if current == nearby { memory.uncombinedChanges += 1 }
        guard let combining, basis != self.basis else { return }
        self.basis = basis
        probes[combining] = CombineChanges(basis: basis)
        if current != combining, memory.refusedCombinations < Prober.mostCombinations {
            (suspended, current) = (current, combining)
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
            if current == combining { memory.refusedCombinations += 1 }
        }
        probes[current].judged(accepted: false)
    }

    /// Takes note of a candidate that was not simpler, or that the generator
    /// refused.
    mutating func miss(isRefused: Bool) { probes[current].missed(isRefused: isRefused) }
}
