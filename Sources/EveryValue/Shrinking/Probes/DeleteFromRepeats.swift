/// Where a string or a list repeats one part, deletes the same place of every
/// repetition.
///
/// Solves periodic texts and lists, which fail with a shorter part repeated as
/// often.
struct DeleteFromRepeats: ListPass {
    let name = "delete from repeats"
    private static let mostElements = 48

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let texts = best.choices.filter { best.recording.items[$0].kind == .text }.flatMap { text -> [ChoiceRecording] in
            let codes = best.recording.textCodes(at: text)
            let shortest = best.recording.textShapes[best.recording.items[text].shape].shortest
            return thinned(Array(codes), leaving: shortest).map { best.setting([text], text: $0) }
        }
        let lists = best.numbers(of: .list).flatMap { list -> [ChoiceRecording] in
            let elements = best.children(of: list).map { best.brackets[$0].whole }
            let contents = elements.map { best.content(of: $0, withPlaces: true) }
            let kept = thinned(Array(elements.indices), leaving: 0) { contents[$0] == contents[$1] }
            return kept.map { places in
                best.replacing(best.brackets[list].inside, with: places.flatMap { best.recording.items[elements[$0]] })
            }
        }
        return texts + lists
    }

    private static func thinned(_ letters: [UInt32], leaving least: Int) -> [[UInt32]] { thinned(letters, leaving: least, isEqual: ==) }

    /// The parts without one place of each repetition, the shortest first.
    private static func thinned<Part>(_ parts: [Part], leaving least: Int, isEqual: (Part, Part) -> Bool) -> [[Part]] {
        guard 4...mostElements ~= parts.count else { return [] }
        return (2...parts.count / 2).filter { parts.count % $0 == 0 && parts.count - parts.count / $0 >= least }
            .filter { period in parts.indices.dropFirst(period).allSatisfy { isEqual(parts[$0], parts[$0 - period]) } }
            .flatMap { period in
                (0..<period).map { place in parts.indices.filter { $0 % period != place }.map { parts[$0] } }
            }
    }
}
