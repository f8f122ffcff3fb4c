/// Lowers one decimal digit of a number, and puts every other digit in the place of
/// a later one; the smallest numbers first.
///
/// Solves sets described by digits, where two must change together: digit sums with
/// a remainder, numerals with a pattern.
struct ChangeTwoDigits: ShrinkPass {
    let name = "change two digits"
    /// How many numbers are judged for each choice.
    static let mostJudged = 320

    private var choice = 0
    private var judgments = 0
    private var edits: [Int]?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        while choice < best.choices.count {
            if judgments < ChangeTwoDigits.mostJudged, let (value, shape) = best.integer(choice: choice) {
                var edits = self.edits ?? ChangeTwoDigits.numbers(value, shape).reversed()
                defer { self.edits = edits }
                if let number = edits.popLast() { return best.setting([(best.choices[choice], number)]) }
            }
            choice += 1
            judgments = 0
            edits = nil
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        judgments += 1
        if accepted { edits = nil }
    }

    mutating func missed(isRefused: Bool) { if !isRefused { judgments += 1 } }

    mutating func reset() { self = ChangeTwoDigits() }

    /// The numbers nearer to the simplest, the nearest first.
    private static func numbers(_ value: Int, _ shape: IntegerShape) -> [Int] {
        let (number, distance) = (value.magnitude, shape.distance(value))
        guard number >= 100, number < 100_000_000 else { return [] }
        var found: Set<UInt> = []
        let powers = sequence(first: UInt(1)) { $0 > number / 10 ? nil : $0 * 10 }.map { $0 }
        for (place, low) in powers.enumerated() {
            for high in powers[(place + 1)...] {
                let (digit, other) = (number / high % 10, number / low % 10)
                let rest = number - digit * high - other * low
                for lower in 0..<digit { for last in UInt(0)...9 { found.insert(rest + lower * high + last * low) } }
            }
        }
        let numbers = found.map { value < 0 ? 0 &- Int($0) : Int($0) }
        return numbers.filter { shape.contains($0) && shape.distance($0) < distance }.sorted { shape.distance($0) < shape.distance($1) }
    }
}
