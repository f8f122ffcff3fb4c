/// The place a generator takes its choices from; it writes down every choice, as a tree, while it hands it out.
///
/// Where the choices come from depends on the mode: a random seed, a recording read back, a recording that fills the gaps at random, the
/// values given by the generator itself, or a systematic enumeration. A generator cannot tell which. A source belongs to
/// one task and one value: it is not sendable, and is thrown away after the value is made.
public final class ChoiceSource {
    /// Where choices come from.
    enum Mode {
        /// From random bits.
        case random
        /// From a recording; what it does not say is simplest, or random when `fillsAtRandom` is set.
        case replay
        /// From the `given` arguments; a choice without one is simplest.
        case recording
        /// From a script that counts through possibilities.
        case enumeration
    }

    let mode: Mode
    var random: RandomBits
    var cursor: ReplayCursor
    var script: EnumerationScript
    /// Whether choices missing from the recording are drawn at random.
    var fillsAtRandom: Bool
    /// How many values were drawn and thrown away because a filter refused them.
    var refusals = 0

    /// How large values may be at random, in percent; small first, so that early failures are cheap to shrink.
    let growth: Int
    /// Decides which alternatives are left out of this value altogether, or 0 for none; see `+Alternatives`.
    let swarm: UInt64
    /// The weight at which the value is given up.
    let limit: Int
    /// Whether the limit was reached: the value is then incomplete and must not be used.
    private(set) var isOverrun = false
    private var excess = 0

    // The recording in the making.
    var items: ContiguousArray<RecordedItem> = []
    var integerShapes: [IntegerShape] = []
    var floatShapes: [FloatShape] = []
    var textShapes: [TextShape] = []
    var text: ContiguousArray<UInt32> = []
    var labels: [SpanLabel] = []
    var weight = 0
    var nesting = 0
    var depth = 0
    /// How many branching values recursive generators have made so far; see `Generator.recursive`.
    var branches = 0

    private init(
        _ mode: Mode, seed: UInt64 = 0, cursor: ReplayCursor = ReplayCursor(Recording()), script: EnumerationScript = EnumerationScript(),
        fillsAtRandom: Bool = false, growth: Int = 100, isSwarming: Bool = false, limit: Int
    ) {
        self.mode = mode
        self.cursor = cursor
        self.script = script
        self.fillsAtRandom = fillsAtRandom
        self.growth = growth
        self.limit = limit
        random = RandomBits(seed: seed)
        swarm = isSwarming ? random.next() | 1 : 0
    }

    /// A source of random choices.
    static func random(
        _ seed: UInt64, growth: Int = 100, isSwarming: Bool = false, limit: Int = DrawLimit.weight
    ) -> ChoiceSource {
        ChoiceSource(.random, seed: seed, growth: growth, isSwarming: isSwarming, limit: limit)
    }

    /// A source that reads a recording back and fills gaps with simplest values.
    static func replay(_ recording: Recording, limit: Int = DrawLimit.weight) -> ChoiceSource {
        ChoiceSource(.replay, cursor: ReplayCursor(recording), limit: limit)
    }

    /// A source that reads a plan and fills gaps at random.
    static func plan(
        _ recording: Recording, seed: UInt64, growth: Int = 100, isSwarming: Bool = false, limit: Int = DrawLimit.weight
    ) -> ChoiceSource {
        ChoiceSource(
            .replay, seed: seed, cursor: ReplayCursor(recording, reachesDown: true), fillsAtRandom: true, growth: growth,
            isSwarming: isSwarming, limit: limit)
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
        if weight < limit {
            weight += 1
            return true
        }
        overrun()
        return false
    }

    private func overrun() {
        isOverrun = true
        excess += 1
        precondition(
            excess < DrawLimit.runaway,
            """
            A generator drew more than \(DrawLimit.runaway) choices past the largest size a value may have (\(limit)), so it \
            seems never to end. Give its recursion or its loop a bound, for instance with Generator.recursive or ChoiceSource.list.
            """)
    }

    /// Gives the value up because a bound of the engine, not of the caller, was reached.
    func giveUp() {
        isOverrun = true
    }

    /// The choices written down so far.
    func finish() -> Recording {
        var result = Recording()
        result.items = items
        result.integerShapes = integerShapes
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
        var items: Int
        var text: Int
        var weight: Int
        var nesting: Int
        var branches: Int
    }

    var mark: Mark {
        Mark(items: items.count, text: text.count, weight: weight, nesting: nesting, branches: branches)
    }

    /// Forgets every choice made since the mark, as if it had not been drawn.
    func rewind(to mark: Mark) {
        items.removeLast(items.count - mark.items)
        text.removeLast(text.count - mark.text)
        weight = mark.weight
        nesting = mark.nesting
        branches = mark.branches
    }
}
