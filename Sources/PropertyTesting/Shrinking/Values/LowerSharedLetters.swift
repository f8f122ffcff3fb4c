/// Lowers one scalar of the alphabet in all strings at once, wherever it stands.
///
/// GUARANTEE: when it ends without a change, no scalar that stands in two strings can be replaced by an earlier one everywhere.
struct LowerSharedLetters: ShrinkPass {
    let name = "lower shared letters"
    private var letters: [UInt32]?
    private var letter: UInt32 = 0
    private var lowered: UInt32 = 0
    private var ladder = CodeLadder()

    mutating func next(_ best: RecordingTree) -> Recording? {
        if letters == nil { letters = shared(best).reversed() }
        while true {
            if letter > 0, let code = ladder.next(letter, Int(letter) + 1) {
                lowered = code
                return replacing(letter, by: code, best)
            }
            guard let following = letters?.popLast() else { return nil }
            letter = following
            ladder = CodeLadder()
        }
    }

    mutating func judged(accepted: Bool) {
        if accepted { letter = lowered }
    }

    mutating func reset() {
        self = LowerSharedLetters()
    }

    /// The codes that stand in more than one string, in the order in which they come up; scalars outside an alphabet are left out.
    private func shared(_ best: RecordingTree) -> [UInt32] {
        var first: [UInt32: Int] = [:]
        var result: [UInt32] = []
        for index in best.choices where best.recording.items[index].kind == .text {
            for code in best.recording.textCodes(at: index) where code > 0 && code < Alphabet.outside {
                if first[code, default: index] != index, !result.contains(code) { result.append(code) }
                if first[code] == nil { first[code] = index }
            }
        }
        return result
    }

    private func replacing(_ letter: UInt32, by other: UInt32, _ best: RecordingTree) -> Recording {
        var copy = best.recording
        for index in best.choices where copy.items[index].kind == .text {
            for position in copy.items[index].textRange where copy.text[position] == letter { copy.text[position] = other }
        }
        return copy
    }
}
