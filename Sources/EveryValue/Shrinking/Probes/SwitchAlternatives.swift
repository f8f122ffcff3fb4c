/// Takes another alternative, and draws what it needs at random; then the same
/// without one of the elements beside it.
///
/// Solves choices between parts that each have content: with simplest content the
/// other part seldom fails. An element that another alternative makes needless may
/// have to go at the same time.
struct SwitchAlternatives: ShrinkPass {
    var name: String { isSecond ? "switch to other content" : "switch alternatives" }
    /// Numbers of more values are not taken for alternatives.
    private static let mostAlternatives: UInt = 16
    private static let mostJudged = 12
    private static let mostDrawn = 24
    private static let mostCuts = 2

    private var choice = 0
    private var target = 0
    /// How many elements beside the choice have been tried to cut.
    private var cut = 0
    private var judgments = 0
    private var drawn = 0
    private(set) var fill: UInt64?
    /// Whether other content is drawn than the first time.
    private let isSecond: Bool

    init(isSecond: Bool = false) { self.isSecond = isSecond }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while true {
            while choice < best.choices.count {
                if let (value, shape) = best.integer(choice: choice), shape.width < SwitchAlternatives.mostAlternatives,
                    shape.simplest == shape.lowest, target <= Int(shape.width)
                {
                    // Earlier alternatives first; a later one may have less in it.
                    let other = shape.lowest + target
                    if other != value, judgments < SwitchAlternatives.mostJudged, drawn < SwitchAlternatives.mostDrawn,
                        let candidate = candidate(other, best)
                    {
                        drawn += 1
                        fill = (isSecond ? 1 << 63 : 0) | UInt64(cut) << 56 | UInt64(drawn) << 32 | UInt64(choice) << 8 | UInt64(target)
                        return candidate
                    }
                    target += 1
                } else {
                    choice += 1
                    target = 0
                }
                judgments = 0
                drawn = 0
            }
            guard cut < SwitchAlternatives.mostCuts else { return nil }
            cut += 1
            choice = 0
            target = 0
        }
    }

    /// The best recording with another alternative, and without an element beside
    /// it; nil if there is none to cut.
    private func candidate(_ value: Int, _ best: RecordingTree) -> ChoiceRecording? {
        let item = best.choices[choice]
        guard cut > 0 else { return best.setting([(item, value)]) }
        let owner = best.owners[choice]
        guard owner >= 0, let own = best.brackets[owner].kind == .element ? owner : best.enclosingElement(of: owner) else { return nil }
        let siblings = best.children(of: best.brackets[own].parent).filter { best.brackets[$0].kind == .element && $0 != own }
        guard cut <= siblings.count else { return nil }
        // The nearest first.
        let removed = best.brackets[siblings.sorted { abs($0 - own) < abs($1 - own) }[cut - 1]].whole
        var items = best.recording.items
        items[item].bits = UInt64(bitPattern: Int64(value))
        items.removeSubrange(removed)
        return best.recording.with(items: items)
    }

    mutating func judged(accepted: Bool) {
        judgments = accepted ? 0 : judgments + 1
    }

    // Where nothing is drawn at random, each draw is the same.
    mutating func missed(isRefused: Bool) { if !isRefused { judgments += 1 } }

    mutating func reset() { self = SwitchAlternatives(isSecond: isSecond) }
}
