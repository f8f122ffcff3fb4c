/// Draws one choice anew, as the generator itself would, and keeps what comes out simpler.
///
/// Solves failing sets with gaps that are dense enough for luck, and filters that accept one value in thousands: the generator draws until
/// its filter accepts, which costs no judgment.
struct RedrawChoices: ShrinkPass {
    let name = "redraw choices"
    /// How many redrawn values of a choice are judged, and how many are drawn.
    private static let mostJudged = 6
    private static let mostDrawn = 100
    /// How often a generator may refuse; it is then that luck is needed most.
    private static let mostRefused = 3000

    private var choice = 0
    private var judgments = 0
    private var drawn = 0
    private var refused = 0
    private(set) var fill: UInt64?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if judgments < RedrawChoices.mostJudged, drawn < RedrawChoices.mostDrawn,
                refused < RedrawChoices.mostRefused, !best.isSimplest(best.choices[choice]) {
                drawn += 1
                fill = UInt64(drawn + refused) << 32 | UInt64(choice)
                let index = best.choices[choice]
                return best.removing(index..<index + 1)
            }
            choice += 1
            judgments = 0
            drawn = 0
            refused = 0
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        judgments = accepted ? 0 : judgments + 1
    }

    mutating func missed(isRefused: Bool) {
        guard isRefused else { return }
        drawn -= 1
        refused += 1
    }

    mutating func reset() { self = RedrawChoices() }
}

extension RecordingTree {
    /// Whether a choice has its simplest value.
    func isSimplest(_ index: Int) -> Bool {
        let item = recording.items[index]
        switch item.kind {
        case .integer: return item.integer == recording.integerShapes[item.shape].simplest
        case .float: return Double(bitPattern: item.bits) == recording.floatShapes[item.shape].simplest
        case .text: return item.textRange.count == recording.textShapes[item.shape].shortest && textIsPlain(item)
        case .span, .list, .element, .close, .offset: return true
        }
    }

    private func textIsPlain(_ item: RecordedItem) -> Bool { recording.text[item.textRange].allSatisfy { $0 == 0 } }
}
