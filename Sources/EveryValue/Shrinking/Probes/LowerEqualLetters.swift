/// Lowers two equal letters at once, in one string or two, and all of one letter in
/// both its cases.
///
/// Solves strings that contain one another, or that must agree in a place, perhaps
/// save for their case.
struct LowerEqualLetters: ListPass {
    let name = "lower equal letters"
    /// How many places of one letter are looked at.
    private static let mostPlaces = 8

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
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
        return result + ofBothCases(best)
    }

    /// Lowers all places of a letter that stands there in both its cases.
    private static func ofBothCases(_ best: RecordingTree) -> [ChoiceRecording] {
        let recording = best.recording
        var places: [UInt32: [(place: Int, scalar: UInt32, shape: TextShape)]] = [:]
        for index in best.choices where recording.items[index].kind == .text {
            let shape = recording.textShapes[recording.items[index].shape]
            for place in recording.items[index].textRange {
                let scalar = shape.alphabet.scalar(of: recording.text[place]).value
                if let letter = small(scalar) { places[letter, default: []].append((place, scalar, shape)) }
            }
        }
        return places.sorted { $0.key < $1.key }.flatMap { letter, places -> [ChoiceRecording] in
            guard Set(places.map(\.scalar)).count > 1, letter > simplestLetter else { return [] }
            return [simplestLetter, letter - 1].compactMap { target in
                var copy = recording
                for (place, scalar, shape) in places {
                    guard let lower = Unicode.Scalar(scalar &+ target &- letter) else { return nil }
                    copy.text[place] = shape.alphabet.code(of: lower)
                }
                return copy
            }
        }
    }

    private static let simplestLetter: UInt32 = 0x61

    /// The small form of a letter of ASCII; nil for anything else.
    private static func small(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x41...0x5A: scalar + 0x20
        case 0x61...0x7A: scalar
        default: nil
        }
    }
}
