/// Edits one scalar of the alphabet in all strings at once: one of it is deleted
/// from each string, or it is lowered everywhere.
///
/// GUARANTEE: when it ends without a change, no scalar that occurs in two places
/// can lose its last or its first place in each string. Neither can an earlier
/// scalar replace it everywhere.
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
    private var alphabet = TextAlphabet.letters
    private var deletion = Deletion.none

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if letters == nil { letters = shared(best).reversed() }
        while true {
            if deletion != .none { return deleting(letter, best) }
            if letter > 0, let code = ladder.next(letter, alphabet) {
                lowered = code
                return replacing(letter, by: code, best)
            }
            guard let following = letters?.popLast() else { return nil }
            letter = following
            lowered = nil
            ladder = CodeLadder()
            alphabet = best.recording.alphabet(of: letter)
            deletion = .last
        }
    }

    mutating func judged(accepted: Bool) {
        if let lowered {
            if accepted { letter = lowered }
            let isDone = accepted && !ladder.goesOn
            ladder.judged(accepted: accepted)
            if isDone { letter = 0 }
        }
        if !accepted { deletion = deletion == .last ? .first : .none }
    }

    mutating func reset() {
        self = SharedLetters()
    }

    /// The codes that stand in more than one place, in the order in which they come
    /// up; scalars outside an alphabet are left out.
    private func shared(_ best: RecordingTree) -> [UInt32] {
        var seen: Set<UInt32> = []
        var result: [UInt32] = []
        for index in best.choices where best.recording.items[index].kind == .text {
            for code in best.recording.textCodes(at: index) where code < TextAlphabet.outside {
                if !seen.insert(code).inserted, !result.contains(code) { result.append(code) }
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

extension ChoiceRecording {
    /// The alphabet of the first string with a code.
    fileprivate func alphabet(of code: UInt32) -> TextAlphabet {
        let item = items.first { $0.kind == .text && text[$0.textRange].contains(code) }
        return item.map { textShapes[$0.shape].alphabet } ?? .letters
    }
}
