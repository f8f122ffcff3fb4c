/// Changes or deletes two letters of a string at once, moves one past others, or
/// makes the string shorter through letters further on in the alphabet.
///
/// Solves strings measured in bytes or width, which fail with fewer but larger
/// letters. Solves pairs of letters that depend on one another, such as both cases
/// of a letter, brackets, and letters that count together.
struct EditLetterPairs: ShrinkPass {
    let name = "trade letters"
    private static let mostLetters = 6
    /// How many letters are moved.
    private static let mostMoved = 8

    private var text = 0
    private var edit = 0
    private var edits: [[UInt32]]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let texts = best.choices.filter { best.recording.items[$0].kind == .text }
        while text < texts.count {
            let item = best.recording.items[texts[text]]
            let edits =
                self.edits ?? EditLetterPairs.edits(of: Array(best.recording.text[item.textRange]), best.recording.textShapes[item.shape])
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

    mutating func reset() { self = EditLetterPairs() }

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
            // One less, and the last of them another letter.
            var other = Array(codes.dropLast())
            other[other.count - 1] += 1
            if Int(other[other.count - 1]) < shape.alphabet.scalars.count { edits.append(other) }
        }
        if codes.count - 2 >= shape.shortest { edits += withoutPairs(codes) }
        edits += balanced(codes, starts, shape)
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
        return edits + moved(codes) + renewed(codes, shape)
    }

    /// The letters with one of them left out, and another one that none of them is:
    /// parts that must differ.
    private static func renewed(_ codes: [UInt32], _ shape: TextShape) -> [[UInt32]] {
        let fresh = (0..<UInt32(shape.alphabet.scalars.count)).first { !codes.contains($0) }
        guard let fresh, codes.count > shape.shortest, codes.count <= mostMoved else { return [] }
        return codes.indices.flatMap { left in
            codes.indices.filter { $0 != left }.map { place in
                var copy = codes
                copy[place] = fresh
                copy.remove(at: left)
                return copy
            }
        }
    }

    /// The letters with one of them left out or lowered in its class, and another
    /// as much further on: digits of one sum.
    private static func balanced(_ codes: [UInt32], _ starts: [UInt32], _ shape: TextShape) -> [[UInt32]] {
        var result: [[UInt32]] = []
        for first in codes.indices.prefix(mostLetters) {
            let start = starts.last { $0 <= codes[first] } ?? 0
            let height = codes[first] - start
            guard height > 0 else { continue }
            for second in codes.indices.prefix(mostLetters) where second != first {
                let room = shape.alphabet.scalars.count - 1 - Int(codes[second])
                if codes.count > shape.shortest, height <= room {
                    var shorter = codes
                    shorter[second] += height
                    shorter.remove(at: first)
                    result.append(shorter)
                }
                guard first < second else { continue }
                for step in [height, 1, 2, 4] where step <= height && step <= room {
                    result.append(codes.with(codes[first] - step, at: first, codes[second] + step, at: second))
                }
            }
        }
        return result
    }

    /// The letters with one of them moved to a place that is not next to its own.
    private static func moved(_ codes: [UInt32]) -> [[UInt32]] {
        var result: [[UInt32]] = []
        for from in codes.indices.prefix(mostMoved) {
            for target in codes.indices.prefix(mostMoved) where abs(from - target) > 1 {
                var copy = codes
                copy.insert(copy.remove(at: from), at: target)
                if copy.lexicographicallyPrecedes(codes) { result.append(copy) }
            }
        }
        return result
    }

    /// The letters without two of them that need not be neighbors: first those at
    /// one distance from both ends.
    private static func withoutPairs(_ codes: [UInt32]) -> [[UInt32]] {
        let last = codes.count - 1
        var pairs = (0..<codes.count / 2).map { ($0, last - $0) }
        if last <= mostLetters {
            for first in codes.indices { pairs += codes.indices[(first + 1)...].map { (first, $0) } }
        }
        return pairs.map { pair in codes.indices.filter { $0 != pair.0 && $0 != pair.1 }.map { codes[$0] } }
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
