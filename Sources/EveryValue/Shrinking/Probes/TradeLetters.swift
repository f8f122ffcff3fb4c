/// Changes two letters of a string at once, or makes it shorter through letters
/// further on in the alphabet.
///
/// Solves strings measured in bytes or width, which fail with fewer but larger
/// letters. Solves pairs of letters that depend on one another, such as both cases
/// of a letter, and letters that count together.
struct TradeLetters: ShrinkPass {
    let name = "trade letters"
    private static let mostLetters = 6

    private var text = 0
    private var edit = 0
    private var edits: [[UInt32]]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let texts = best.choices.filter { best.recording.items[$0].kind == .text }
        while text < texts.count {
            let item = best.recording.items[texts[text]]
            let edits =
                self.edits ?? TradeLetters.edits(of: Array(best.recording.text[item.textRange]), best.recording.textShapes[item.shape])
            self.edits = edits
            if edit < edits.count {
                edit += 1
                return best.setting([texts[text]], text: edits[edit - 1])
            }
            text += 1
            edit = 0
            self.edits = nil
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        guard accepted else { return }
        edits = nil
        edit = 0
    }

    mutating func reset() { self = TradeLetters() }

    private static func edits(of codes: [UInt32], _ shape: TextShape) -> [[UInt32]] {
        guard codes.count > 1, !codes.contains(where: { $0 >= TextAlphabet.outside }) else { return [] }
        let starts = shape.alphabet.classStarts
        var edits: [[UInt32]] = []
        if codes.count > shape.shortest {
            // From the far end: the longest letters in bytes or width are usually
            // there.
            for start in starts.reversed().prefix(8) where start > (codes.max() ?? 0) {
                edits.append([UInt32](repeating: start, count: codes.count - 1))
            }
        }
        for first in codes.indices.prefix(mostLetters) where codes[first] > 0 {
            for second in codes.indices[(first + 1)...].prefix(mostLetters) {
                if codes[second] >= codes[first] { edits.append(codes.with(0, at: first, codes[second] - codes[first], at: second)) }
                let lower = [0] + starts.filter { $0 > 0 && $0 < codes[first] }.suffix(2)
                for target in lower {
                    for start in starts.filter({ $0 > codes[second] }).prefix(3) {
                        edits.append(codes.with(target, at: first, start, at: second))
                    }
                }
            }
        }
        return edits
    }
}

extension [UInt32] {
    fileprivate func with(_ one: UInt32, at first: Int, _ other: UInt32, at second: Int) -> [UInt32] {
        var copy = self
        copy[first] = one
        copy[second] = other
        return copy
    }
}
