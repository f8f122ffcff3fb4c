/// Leaves out the last letter of a short string, and puts a letter that no string
/// has yet in one of the others' places.
///
/// Solves names that must differ from one another: of "a", "b" and "aa", the third
/// can be "c".
struct FreshLetters: PlacePass {
    let name = "fresh letters"
    private static let longest = 4
    private static let mostLetters = 2

    func placeCount(_ best: RecordingTree) -> Int { best.choices.count }

    func attempt(_ number: Int, at place: Int, _ best: RecordingTree) -> Attempt {
        let item = best.recording.items[best.choices[place]]
        guard item.kind == .text else { return .exhausted }
        let codes = Array(best.recording.text[item.textRange].dropLast())
        let shape = best.recording.textShapes[item.shape]
        guard 1..<Self.longest ~= codes.count, codes.count >= shape.shortest, number < codes.count * Self.mostLetters else {
            return .exhausted
        }
        let used = Set(best.recording.letters)
        let fresh = (0..<UInt32(shape.alphabet.scalars.count)).lazy.filter { !used.contains($0) }.prefix(Self.mostLetters)
        guard let letter = fresh.dropFirst(number % Self.mostLetters).first else { return .nothing }
        var changed = codes
        changed[number / Self.mostLetters] = letter
        return .candidate(best.setting([best.choices[place]], text: changed))
    }
}
