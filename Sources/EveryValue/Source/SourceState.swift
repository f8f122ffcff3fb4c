/// The mutable state of a source while a value is drawn.
struct SourceState: ~Copyable {
    var random: RandomBits
    /// The recording being read back; nil in other modes than replay.
    var cursor: ReplayCursor?
    /// The decisions being followed; nil in other modes than enumeration.
    var script: EnumerationScript?
    /// Whether choices missing from the recording are drawn at random.
    var fillsAtRandom: Bool

    /// How many values were drawn and thrown away because a filter refused them.
    var refusals = 0
    /// The amount by which the next integer read from the recording is moved, for a
    /// filter that refuses it; 0 for no change.
    var nudge = 0
    /// Whether the limit was reached: the value is then incomplete and must not be
    /// used.
    var isOverrun = false
    /// How many draws there were after that.
    var excess = 0

    // The recording in the making.
    var items: ItemBuffer
    var integerKinds = IntegerKinds(capacity: 8)
    var floatShapes: [FloatShape] = []
    var textShapes: [TextShape] = []
    var text: ContiguousArray<UInt32> = []
    var labels: [SpanLabel] = []
    var weight = 0
    var nesting = 0
    var depth = 0
    /// How many branching values recursive generators have made so far; see
    /// `Generator.recursive`.
    var branches = 0
    /// Facts about the draws that recordings do not hold, by the item that follows:
    /// the bounds of lists, and the alternatives offered.
    var notes: [(item: Int, digest: ValueDigest)] = []
    /// The answer that most Booleans of a case with hints have.
    let favored: Int
    /// The bits, one to four, that give that answer where one of them is set.
    ///
    /// So in some cases one Boolean in 32 has the other answer.
    let exceptions: UInt64

    init(random: RandomBits, cursor: ReplayCursor?, script: EnumerationScript?, fillsAtRandom: Bool, isHinted: Bool) {
        self.random = random
        favored = isHinted ? Int(truncatingIfNeeded: random.next(afterSeed: 1) & 1) : 0
        exceptions = isHinted ? 1 << (1 + random.next(afterSeed: 2) & 3) - 1 : 0
        self.cursor = cursor
        self.script = script
        self.fillsAtRandom = fillsAtRandom
        // Most values are larger than a few items, and growing from one costs more
        // than the memory.
        items = ItemBuffer(capacity: 384)
    }
}

extension ChoiceSource {
    @inline(__always)
    var random: RandomBits {
        get { state.pointee.random }
        _modify { yield &state.pointee.random }
    }

    @inline(__always)
    var fillsAtRandom: Bool {
        get { state.pointee.fillsAtRandom }
        _modify { yield &state.pointee.fillsAtRandom }
    }

    @inline(__always)
    var refusals: Int {
        get { state.pointee.refusals }
        _modify { yield &state.pointee.refusals }
    }

    @inline(__always)
    var floatShapes: [FloatShape] {
        get { state.pointee.floatShapes }
        _modify { yield &state.pointee.floatShapes }
    }

    @inline(__always)
    var textShapes: [TextShape] {
        get { state.pointee.textShapes }
        _modify { yield &state.pointee.textShapes }
    }

    @inline(__always)
    var text: ContiguousArray<UInt32> {
        get { state.pointee.text }
        _modify { yield &state.pointee.text }
    }

    @inline(__always)
    var labels: [SpanLabel] {
        get { state.pointee.labels }
        _modify { yield &state.pointee.labels }
    }

    @inline(__always)
    var weight: Int {
        get { state.pointee.weight }
        _modify { yield &state.pointee.weight }
    }

    @inline(__always)
    var nesting: Int {
        get { state.pointee.nesting }
        _modify { yield &state.pointee.nesting }
    }

    @inline(__always)
    var depth: Int {
        get { state.pointee.depth }
        _modify { yield &state.pointee.depth }
    }

    @inline(__always)
    var branches: Int {
        get { state.pointee.branches }
        _modify { yield &state.pointee.branches }
    }

    /// Whether the limit was reached: the value is then incomplete and must not be
    /// used.
    var isOverrun: Bool { state.pointee.isOverrun }

    /// The recording being read back.
    @inline(__always)
    var cursor: ReplayCursor {
        get { state.pointee.cursor.unsafelyUnwrapped }
        _modify { yield &state.pointee.cursor! }
    }

    /// The size of the value so far, with the choice being made.
    var position: EnumerationScript.Position { EnumerationScript.Position(weight: weight, nesting: nesting + depth) }

    /// The decisions being followed.
    @inline(__always)
    var script: EnumerationScript {
        get { state.pointee.script.unsafelyUnwrapped }
        _modify { yield &state.pointee.script! }
    }
}
