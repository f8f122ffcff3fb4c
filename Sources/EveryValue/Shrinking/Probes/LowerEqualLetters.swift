/// Lowers two equal letters at once, in one string or two.
///
/// Solves strings that contain one another, or that must agree in a place.
struct LowerEqualLetters: ShrinkPass {
    let name = "lower equal letters"
    /// How many places of one letter are looked at.
    private static let mostPlaces = 8

    private var candidates: [ChoiceRecording]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        if candidates == nil { candidates = LowerEqualLetters.edits(best).reversed() }
        return candidates?.popLast()
    }

    mutating func judged(accepted: Bool) {
        if accepted { candidates = nil }
    }

    mutating func reset() { candidates = nil }

    private static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        let recording = best.recording
        var letters: [UInt32] = []
        var placesOfLetter: [UInt32: [Int]] = [:]
        for index in best.choices where recording.items[index].kind == .text {
            for place in recording.items[index].textRange {
                let code = recording.text[place]
                guard code > 0, code < TextAlphabet.outside else { continue }
                if placesOfLetter[code] == nil { letters.append(code) }
                placesOfLetter[code, default: []].append(place)
            }
        }
        var result: [ChoiceRecording] = []
        for letter in letters {
            let places = (placesOfLetter[letter] ?? []).prefix(mostPlaces)
            for (number, first) in places.enumerated() {
                for second in places.dropFirst(number + 1) {
                    for target in letter == 1 ? [0] : [0, letter - 1] {
                        var copy = recording
                        copy.text[first] = target
                        copy.text[second] = target
                        result.append(copy)
                    }
                }
            }
        }
        return result
    }
}
