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
            return kept(Array(codes), atLeast: shortest).map { places in
                best.setting([text], text: places.map { codes[codes.startIndex + $0] })
            }
        }
        let lists = best.numbers(of: .list).flatMap { list -> [ChoiceRecording] in
            let elements = best.children(of: list).map { best.brackets[$0].whole }
            let contents = elements.map { best.content(of: $0, withPlaces: true) }
            return kept(contents, atLeast: 0).map { places in
                best.replacing(best.brackets[list].inside, with: places.flatMap { best.recording.items[elements[$0]] })
            }
        }
        return texts + lists
    }

    /// The places that are left without one of each repetition, the fewest first.
    private static func kept(_ parts: [some Equatable], atLeast least: Int) -> [[Int]] {
        guard 4...mostElements ~= parts.count else { return [] }
        return (2...parts.count / 2).filter { parts.count % $0 == 0 && parts.count - parts.count / $0 >= least }
            .filter { period in parts.indices.dropFirst(period).allSatisfy { parts[$0] == parts[$0 - period] } }
            .flatMap { period in (0..<period).map { place in parts.indices.filter { $0 % period != place } } }
    }
}
