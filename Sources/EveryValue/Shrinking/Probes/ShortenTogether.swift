/// Deletes a letter or an element while a number is lowered by one, or a letter of
/// each of two strings of one length.
///
/// Solves a count that stands apart from what it counts, and strings that must be
/// equally long.
struct ShortenTogether: ListPass {
    let name = "shorten together"
    private static let mostChoices = 64
    private static let mostPlaces = 8

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        guard best.choices.count <= mostChoices else { return [] }
        var result: [ChoiceRecording] = []
        let texts = best.choices.filter { best.recording.items[$0].kind == .text && !best.recording.textCodes(at: $0).isEmpty }
        for (number, text) in texts.enumerated() {
            let codes = Array(best.recording.textCodes(at: text))
            for count in counts(of: codes.count, best) {
                let lower = best.setting([count])
                for place in codes.indices.reversed().prefix(mostPlaces) {
                    result.append(RecordingTree(lower).setting([text], text: codes.without(place)))
                }
            }
            for other in texts[(number + 1)...] {
                let others = Array(best.recording.textCodes(at: other))
                guard others.count == codes.count else { continue }
                for place in codes.indices.reversed().prefix(mostPlaces) {
                    let first = best.setting([text], text: codes.without(place))
                    result.append(RecordingTree(first).setting([other], text: others.without(place)))
                }
            }
        }
        for list in best.numbers(of: .list) {
            let elements = best.children(of: list)
            for count in counts(of: elements.count, best) where !best.brackets[list].inside.contains(count.item) {
                for element in elements.reversed().prefix(mostPlaces) {
                    result.append(RecordingTree(best.setting([count])).removing(best.brackets[element].whole))
                }
            }
        }
        return result
    }

    /// The numbers of a value, each with one less.
    private static func counts(of count: Int, _ best: RecordingTree) -> [(item: Int, value: Int)] {
        best.choices.compactMap { index in
            guard let (value, shape) = best.integer(at: index), value == count, value > shape.simplest else { return nil }
            return (index, value - 1)
        }
    }
}

extension [UInt32] {
    fileprivate func without(_ place: Int) -> [UInt32] {
        var copy = self
        copy.remove(at: place)
        return copy
    }
}
