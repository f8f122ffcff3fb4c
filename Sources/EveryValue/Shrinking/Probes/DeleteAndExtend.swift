/// Deletes an element, and makes a string elsewhere longer at either end.
///
/// The nearest string gets the letters of the element; others get as many simplest
/// letters, or one more.
///
/// Solves strings that fail together where a longer one fails alone: fields of a
/// row, words of a line.
struct DeleteAndExtend: ListPass {
    let name = "delete and extend"
    private static let mostElements = 12
    private static let mostTexts = 6
    /// An element whose strings have more letters is left alone.
    private static let mostLetters = 8

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let texts = best.choices.filter { best.recording.items[$0].kind == .text }
        let elements = best.numbers(of: .element).map { best.brackets[$0].whole }.suffix(mostElements)
        return elements.reversed().flatMap { element -> [ChoiceRecording] in
            let deleted = texts.filter { element.contains($0) }
            guard !deleted.isEmpty else { return [] }
            let joined = joined(deleted, texts, best).map { RecordingTree($0).removing(element) }
            let count = deleted.reduce(0) { $0 + best.recording.textCodes(at: $1).count }
            guard count <= mostLetters else { return [] }
            return joined
                + texts.filter { !element.contains($0) }.prefix(mostTexts).flatMap { text -> [ChoiceRecording] in
                    let codes = best.recording.textCodes(at: text)
                    let shape = best.recording.textShapes[best.recording.items[text].shape]
                    // Another pass tries the deletion alone.
                    return (count == 0 ? [1] : [count, count + 1]).filter { codes.count + $0 <= shape.longest }.flatMap { added in
                        let letters = [UInt32](repeating: 0, count: added)
                        let longer = codes.allSatisfy { $0 == 0 } ? [codes + letters] : [codes + letters, letters + codes]
                        return longer.map { RecordingTree(best.setting([text], text: Array($0))).removing(element) }
                    }
                }
        }
    }

    /// The letters of a string that goes, at the end of the string before it and at
    /// the beginning of the one behind it.
    private static func joined(_ deleted: [Int], _ texts: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        guard deleted.count == 1, let place = texts.firstIndex(of: deleted[0]) else { return [] }
        let codes = Array(best.recording.textCodes(at: deleted[0]))
        guard codes.contains(where: { $0 != 0 }) else { return [] }
        let before = texts[..<place].last.map { ($0, Array(best.recording.textCodes(at: $0)) + codes) }
        let behind = texts[(place + 1)...].first.map { ($0, codes + Array(best.recording.textCodes(at: $0))) }
        return [before, behind].compactMap(\.self).filter { text, letters in
            letters.count <= best.recording.textShapes[best.recording.items[text].shape].longest
        }.map { best.setting([$0.0], text: $0.1) }
    }
}
