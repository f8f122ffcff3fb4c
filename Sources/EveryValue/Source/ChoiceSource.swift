/// The place a generator takes its choices from; it writes down every choice, as a
/// tree, while it hands it out.
///
/// The mode decides where choices come from: a random seed, a recording, a
/// recording with its gaps filled at random, the values given by the generator, or
/// a systematic enumeration. A generator cannot tell which. A source belongs to one
/// task and one value: it is not sendable, and is thrown away after the value is
/// made.
public final class ChoiceSource {
    /// Where choices come from.
    enum Mode {
        /// From random bits.
        case random
        /// From a recording; what it does not say is simplest, or random when
        /// `fillsAtRandom` is set.
        case replay
        /// From the `given` arguments; a choice without one is simplest.
        case recording
        /// From a script that counts through possibilities.
        case enumeration
    }

    let mode: Mode
    /// How large values may be at random, in percent; small first, so that early
    /// failures are cheap to shrink.
    let growth: Int
    /// Decides which alternatives are left out of this value altogether, or 0 for
    /// none; see `+Alternatives`.
    let swarm: UInt64
    /// The weight at which the value is given up.
    let limit: Int
    /// The values to draw more often than chance; nil in cases without hints.
    let hints: SearchHints?
    /// Whether the lists and alternatives offered are noted, for the signature of
    /// the generator.
    @usableFromInline
    let isSigning: Bool
    /// The first mistake in the arguments of a draw; it cannot be reported to the
    /// caller at once.
    private(set) var mistake: String?
    /// The program that is being drawn; nil for other values.
    var draft: ProgramDraft?
    /// Everything that changes, behind a pointer: the exclusivity checks of class
    /// properties took a quarter of the time of a draw.
    let state: UnsafeMutablePointer<SourceState>
    /// Whether numbers come from random bits alone, without hints: every draw reads
    /// this, and nothing else that decides where they come from.
    let isPlain: Bool

    private init(
        _ mode: Mode, seed: UInt64 = 0, cursor: ReplayCursor? = nil, script: EnumerationScript? = nil, fillsAtRandom: Bool = false,
        growth: Int = 100, isSwarming: Bool = false, limit: Int, isSigning: Bool = false, hints: SearchHints? = nil
    ) {
        self.hints = hints
        isPlain = mode == .random && hints == nil
        self.mode = mode
        self.isSigning = isSigning
        self.growth = growth
        self.limit = limit
        var random = RandomBits(seed: seed)
        swarm = isSwarming ? random.next() | 1 : 0
        state = .allocate(capacity: 1)
        state.initialize(
            to: SourceState(random: random, cursor: cursor, script: script, fillsAtRandom: fillsAtRandom, isHinted: hints != nil))
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// A source of random choices.
    static func random(
        _ seed: UInt64, growth: Int = 100, isSwarming: Bool = false, limit: Int = DrawLimit.weight, hints: SearchHints? = nil
    ) -> ChoiceSource {
        ChoiceSource(.random, seed: seed, growth: growth, isSwarming: isSwarming, limit: limit, hints: hints)
    }

    /// A source that reads a recording back and fills gaps with simplest values.
    static func replay(_ recording: ChoiceRecording, limit: Int = DrawLimit.weight) -> ChoiceSource {
        ChoiceSource(.replay, cursor: ReplayCursor(recording), limit: limit)
    }

    /// A source that reads a recording back and notes what it is drawn from.
    static func signing(_ recording: ChoiceRecording) -> ChoiceSource {
        ChoiceSource(.replay, cursor: ReplayCursor(recording), limit: DrawLimit.weight, isSigning: true)
    }

    /// A source that reads a plan and fills gaps at random.
    static func plan(
        _ recording: ChoiceRecording, seed: UInt64, growth: Int = 100, isSwarming: Bool = false, limit: Int = DrawLimit.weight
    ) -> ChoiceSource {
        ChoiceSource(
            .replay, seed: seed, cursor: ReplayCursor(recording, reachesDown: true), fillsAtRandom: true, growth: growth,
            isSwarming: isSwarming, limit: limit)
    }

    /// A source that reads a recording back, bracket by bracket, and fills gaps at
    /// random, now and then with the values of the hints.
    static func refill(_ recording: ChoiceRecording, seed: UInt64, limit: Int, hints: SearchHints? = nil) -> ChoiceSource {
        ChoiceSource(.replay, seed: seed, cursor: ReplayCursor(recording), fillsAtRandom: true, limit: limit, hints: hints)
    }

    /// A source that writes down the values the generator gives.
    static func recording(limit: Int = .max) -> ChoiceSource {
        ChoiceSource(.recording, limit: limit)
    }

    /// A source that follows a script of decisions.
    static func enumeration(_ script: EnumerationScript, limit: Int) -> ChoiceSource {
        ChoiceSource(.enumeration, script: script, limit: limit)
    }

    /// Adds to the weight; false when the value has become too large.
    @inline(__always)
    func spend() -> Bool {
        if state.pointee.weight < limit {
            state.pointee.weight += 1
            return true
        }
        overrun()
        return false
    }

    /// Makes the value weigh one more than its choices do.
    package func weighMore() { weight += 1 }

    private func overrun() {
        state.pointee.isOverrun = true
        state.pointee.script?.freeze()
        state.pointee.excess += 1
        guard state.pointee.excess >= DrawLimit.runaway else { return }
        // Optimized builds print no message of a failed precondition.
        fatalError(
            """
            A generator drew more than \(DrawLimit.runaway) choices past the largest size a value may have (\(limit)), so it \
            seems never to end\(labels.last.map { "; the latest kind of part in it is '\($0)'" } ?? ""). Give its recursion or its loop a bound, for instance with Generator.recursive or ChoiceSource.list.
            """)
    }

    /// Gives the value up because an argument of a draw is wrong.
    func reject(_ mistake: String) {
        if self.mistake == nil { self.mistake = mistake }
    }

    /// Gives the value up because a bound of the engine, not of the caller, was
    /// reached.
    func giveUp() {
        state.pointee.isOverrun = true
    }

    /// The choices written down so far.
    func finish() -> ChoiceRecording {
        var result = ChoiceRecording()
        result.items = state.pointee.items.contents()
        result.integerShapes = state.pointee.integerKinds.shapes()
        result.floatShapes = floatShapes
        result.textShapes = textShapes
        result.text = text
        result.labels = labels
        result.weight = weight
        result.nesting = nesting
        return result
    }

    /// A point in the recording to return to.
    struct Mark {
        var items = 0
        var text = 0
        var weight = 0
        var nesting = 0
        var branches = 0
    }

    var mark: Mark {
        Mark(items: state.pointee.items.count, text: text.count, weight: weight, nesting: nesting, branches: branches)
    }

    /// Forgets every choice made since the mark, as if it had not been drawn.
    func rewind(to mark: Mark) {
        state.pointee.items.removeLast(state.pointee.items.count - mark.items)
        text.removeLast(text.count - mark.text)
        weight = mark.weight
        nesting = mark.nesting
        branches = mark.branches
        if isSigning { state.pointee.notes.removeAll { $0.item >= mark.items } }
    }
}
