/// Lowers one choice, or several at once to one common value, as far as the
/// property still fails.
struct GroupDescent: Sendable {
    private enum Machine {
        case integer(IntegerDescent)
        case float(FloatDescent)
        case text(TextDescent)
    }

    /// The numbers of the choices that move together.
    let group: [Int]
    private var machine: Machine?

    init(_ group: [Int]) {
        self.group = group
    }

    /// The next candidate, or nil at the end or when the choices are no longer
    /// there.
    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let recording = best.recording
        guard let first = group.first, group.allSatisfy({ $0 < best.choices.count }) else { return nil }
        let kind = recording.items[best.choices[first]].kind
        let items = group.map { best.choices[$0] }
        guard items.allSatisfy({ recording.items[$0].kind == kind }) else { return nil }
        let item = recording.items[items[0]]
        switch machine ?? start(kind) {
        case .integer(var descent):
            let value = descent.next(item.integer, recording.integerShapes[item.shape])
            machine = .integer(descent)
            guard let value, items.allSatisfy({ recording.integerShapes[recording.items[$0].shape].contains(value) }) else {
                return value == nil ? nil : skip(best)
            }
            return best.setting(items.map { ($0, value) })
        case .float(var descent):
            let value = descent.next(Double(bitPattern: item.bits), recording.floatShapes[item.shape])
            machine = .float(descent)
            guard let value else { return nil }
            return best.setting(items.map { ($0, Int(Int64(bitPattern: value.bitPattern))) })
        case .text(var descent):
            let codes = descent.next(Array(recording.text[item.textRange]), recording.textShapes[item.shape])
            machine = .text(descent)
            guard let codes else { return nil }
            return best.setting(items, text: codes)
        }
    }

    /// A value one of the others cannot take counts as refused.
    private mutating func skip(_ best: RecordingTree) -> ChoiceRecording? {
        judged(accepted: false)
        return next(best)
    }

    private func start(_ kind: RecordedItem.Kind) -> Machine {
        switch kind {
        case .float: .float(FloatDescent())
        case .text: .text(TextDescent())
        case .span, .list, .element, .close, .integer, .offset: .integer(IntegerDescent())
        }
    }

    mutating func judged(accepted: Bool) {
        switch machine {
        case .integer(var descent):
            descent.judged(accepted: accepted)
            machine = .integer(descent)
        case .float(var descent):
            descent.judged(accepted: accepted)
            machine = .float(descent)
        case .text(var descent):
            descent.judged(accepted: accepted)
            machine = .text(descent)
        case nil:
            break
        }
    }
}
