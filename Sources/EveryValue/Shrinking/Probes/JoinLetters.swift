/// Puts one letter of a later class in the place of two to four letters in a row.
///
/// Solves strings measured in bytes or width, in which a few letters are as long as
/// one further on in the alphabet.
struct JoinLetters: ListPass {
    let name = "join letters"
    private static let mostLetters = 12
    private static let windows = 2...4
    /// How many classes of letters are tried.
    private static let mostClasses = 4

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        best.choices.filter { best.recording.items[$0].kind == .text }.flatMap { text -> [ChoiceRecording] in
            let codes = Array(best.recording.textCodes(at: text))
            let shape = best.recording.textShapes[best.recording.items[text].shape]
            guard codes.count <= mostLetters, !codes.contains(where: { $0 >= TextAlphabet.outside }) else { return [] }
            // The longest letters are usually at the far end of the alphabet.
            let starts = shape.alphabet.classStarts.suffix(mostClasses)
            return windows.reversed().filter { codes.count - $0 + 1 >= max(1, shape.shortest) }.flatMap { size in
                (0...codes.count - size).flatMap { start -> [ChoiceRecording] in
                    let window = start..<start + size
                    // Equal letters in a row need one window.
                    if start > 0, codes[start - 1..<start + size].allSatisfy({ $0 == codes[start] }) { return [] }
                    return starts.filter { $0 > codes[window].max() ?? 0 }.map { letter in
                        best.setting([text], text: codes.replacing(window, with: letter))
                    }
                }
            }
        }
    }
}

extension [UInt32] {
    fileprivate func replacing(_ range: Range<Int>, with letter: UInt32) -> [UInt32] {
        var copy = self
        copy.replaceSubrange(range, with: [letter])
        return copy
    }
}
