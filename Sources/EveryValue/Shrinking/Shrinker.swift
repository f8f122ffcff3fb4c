/// Runs the shrink passes one after another until none of them finds anything
/// simpler.
///
/// A pass runs until it has nothing to offer; the shrinker ends when every pass has
/// had a quiet run on one and the same recording. That is a fixed point: shrinking
/// the result again gives the result.
struct Shrinker: Sendable {
    /// The passes in the order in which they run; a different concrete type each,
    /// hence the existential.
    private var passes: [any ShrinkPass]
    private var current = 0
    /// How many passes in a row have ended without finding anything.
    private var quietRuns = 0
    private var hasImproved = false
    private(set) var tree: RecordingTree

    /// Creates the shrinker of a failure.
    ///
    /// - Parameter bisects: Whether a lone number with gaps is bisected.
    init(_ best: ChoiceRecording, bisects: Bool = true) {
        tree = RecordingTree(best)
        passes = bisects ? Shrinker.allPasses : Shrinker.allPasses.filter { !($0 is BisectWindows) }
    }

    /// Structure first, then values, then pairs, then the one canonical shape.
    static var allPasses: [any ShrinkPass] {
        [
            Walk(SimplifyLists()),
            Walk(SimplifyOutside()),
            Walk(Hoist(reach: .outermost)),
            DeleteElements(),
            Walk(LowerWithDeletion()),
            Walk(DeleteAndRepair()),
            Walk(EmptySpans()),
            Walk(Hoist(reach: .next)),
            Walk(Unwrap()),
            Walk(Contract()),
            Walk(Merge()),
            EditTwins(),
            ShiftGroups(),
            MinimizeEach(),
            MinimizeDuplicates(),
            SharedLetters(),
            MovePairs(),
            Walk(MoveElementUp()),
            Walk(Relocate()),
            Walk(SortSiblings()),
            Walk(SwapRuns()),
            Walk(SumNeighbors()),
            Walk(DeleteForMaximum()),
            Walk(CopyFromSibling()),
            Walk(Hoist(reach: .any)),
            RaiseAnother(),
            SwapSettings(),
            RearrangeSteps(),
            Walk(DeletePairs()),
            Walk(FreshLetters()),
            RepeatChanges(),
            BisectWindows(),
        ]
    }

    /// The simplest recording so far.
    var best: ChoiceRecording { tree.recording }

    /// Whether a lone number with gaps was bisected.
    var hasBisected: Bool { passes.contains { ($0 as? BisectWindows)?.hasBisected == true } }

    /// The name of the pass at work.
    var passName: String { passes[current].name }

    /// The next candidate, or nil at the fixed point.
    mutating func next() -> ChoiceRecording? {
        while true {
            if let candidate = passes[current].next(tree) { return candidate }
            quietRuns = hasImproved ? 0 : quietRuns + 1
            hasImproved = false
            passes[current].reset()
            current = (current + 1) % passes.count
            if quietRuns >= passes.count { return nil }
        }
    }

    /// Takes note of a candidate that became the best.
    mutating func accept(_ recording: ChoiceRecording) {
        tree = RecordingTree(recording)
        hasImproved = true
        passes[current].judged(accepted: true)
    }

    /// Takes note of a candidate that passes.
    ///
    /// - Parameter isKnown: Whether that was known, so that it cost nothing.
    mutating func reject(isKnown: Bool) {
        if isKnown { passes[current].recalled() } else { passes[current].judged(accepted: false) }
    }

    /// Takes note of a candidate that was not simpler, or refused by the generator.
    mutating func miss(isRefused: Bool) { passes[current].missed(isRefused: isRefused) }
}
