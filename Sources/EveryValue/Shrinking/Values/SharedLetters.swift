/// Edits one scalar of the alphabet in all strings at once: one of it is deleted from each string, or it is lowered everywhere.
///
/// GUARANTEE: when it ends without a change, no scalar that stands in two strings can lose its last or its first place in each of them, or be replaced
/// by an earlier one everywhere.
struct SharedLetters: ShrinkPass {
    let name = "shared letters"
    /// Which of several places of a scalar is deleted.
    private enum Deletion {
        case last
        case first
        case none
    }

    private var letters: [UInt32]?
    private var letter: UInt32 = 0
    private var lowered: UInt32?
    private var ladder = CodeLadder()
    private var deletion = Deletion.none

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if letters == nil { letters = shared(best).reversed() }
        while true {
            if deletion != .none { return deleting(letter, best) }
            if letter > 0, let code = ladder.next(letter, Int(letter) + 1) {
                lowered = code
                return replacing(letter, by: code, best)
            }
            guard let following = letters?.popLast() else { return nil }
            letter = following
            lowered = nil
            ladder = CodeLadder()
            deletion = .last
        }
    }

    mutating func judged(accepted: Bool) {
        if accepted, let lowered { letter = lowered }
        if !accepted { deletion = deletion == .last ? .first : .none }
    }

    mutating func reset() {
        self = SharedLetters()
    }

    /// The codes that stand in more than one string, in the order in which they come up; scalars outside an alphabet are left out.
    private func shared(_ best: RecordingTree) -> [UInt32] {
        var first: [UInt32: Int] = [:]
        var result: [UInt32] = []
        for index in best.choices where best.recording.items[index].kind == .text {
            for code in best.recording.textCodes(at: index) where code < TextAlphabet.outside {
                if first[code, default: index] != index, !result.contains(code) { result.append(code) }
                if first[code] == nil { first[code] = index }
            }
        }
        return result
    }

    private func deleting(_ letter: UInt32, _ best: RecordingTree) -> ChoiceRecording {
        var copy = best.recording
        for index in best.choices where copy.items[index].kind == .text {
            var codes = Array(copy.textCodes(at: index))
            guard let place = deletion == .last ? codes.lastIndex(of: letter) : codes.firstIndex(of: letter) else { continue }
            codes.remove(at: place)
            copy.items[index].bits = RecordedItem.textBits(start: copy.text.count, count: codes.count)
            copy.text.append(contentsOf: codes)
        }
        return copy
    }

    private func replacing(_ letter: UInt32, by other: UInt32, _ best: RecordingTree) -> ChoiceRecording {
        var copy = best.recording
        for index in best.choices where copy.items[index].kind == .text {
            for position in copy.items[index].textRange where copy.text[position] == letter { copy.text[position] = other }
        }
        return copy
    }
}
