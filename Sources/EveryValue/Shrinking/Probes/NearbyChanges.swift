/// Lowers one of a few numbers while others make up for it, the smallest changes
/// first; the last one changes by anything, and is tried from the simplest upwards.
///
/// Solves equations and remainders of several numbers with large factors, whose
/// solutions no other pass finds: each one found is a change that
/// `CombineChanges` repeats.
struct NearbyChanges: ShrinkPass {
    let name = "nearby changes"
    private static let mostNumbers = 6
    /// How many changes of two or three numbers are enough.
    private static let enough = 400
    /// How far the last number goes.
    private static let mostSteps: UInt = 128
    /// Smaller steps of it are among the small changes.
    private static let firstStep = 3

    private var candidates: [[(choice: Int, change: Int)]]?
    private var number = 0

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        let candidates = self.candidates ?? NearbyChanges.changes(best)
        self.candidates = candidates
        while number < candidates.count {
            number += 1
            if let candidate = NearbyChanges.changing(best, candidates[number - 1]) { return candidate }
        }
        return nil
    }

    mutating func judged(accepted: Bool) {
        if accepted { (candidates, number) = (nil, 0) }
    }

    mutating func reset() { self = NearbyChanges() }

    private static func changing(_ best: RecordingTree, _ changes: [(choice: Int, change: Int)]) -> ChoiceRecording? {
        var values: [(item: Int, value: Int)] = []
        for (choice, change) in changes {
            guard let (value, shape) = best.units(choice: choice) else { return nil }
            // A negative change is one towards the simplest value.
            let (other, overflow) = value.addingReportingOverflow(value >= shape.simplest ? change : -change)
            guard !overflow, shape.contains(other), !values.isEmpty || shape.distance(other) < shape.distance(value) else { return nil }
            values.append((best.choices[choice], other))
        }
        return best.setting(units: values)
    }

    private static func changes(_ best: RecordingTree) -> [[(choice: Int, change: Int)]] {
        let numbers = best.choices.indices.filter { best.units(choice: $0).map { $0.shape.width > 2 } == true }
        guard best.brackets.isEmpty, (2...mostNumbers).contains(numbers.count), let last = numbers.last,
            let (value, shape) = best.units(choice: last)
        else { return [] }
        let near = small(numbers)
        var far: [[(choice: Int, change: Int)]] = []
        for step in firstStep...max(firstStep, Int(clamping: min(shape.width, mostSteps))) {
            for lowered in numbers.dropLast() { far += [step, -step].map { [(lowered, -1), (last, $0)] } }
        }
        let distance = Int(clamping: shape.distance(value))
        let below = (0..<min(distance, Int(clamping: mostSteps))).map { [(choice: last, change: $0 - distance)] }
        var result: [[(choice: Int, change: Int)]] = []
        for index in 0..<max(near.count, far.count, below.count) {
            for list in [near, far, below] where index < list.count { result.append(list[index]) }
        }
        return result
    }

    /// Changes of two or three numbers, the smallest first; that of the first
    /// number counts twice.
    private static func small(_ numbers: [Int]) -> [[(choice: Int, change: Int)]] {
        var result: [[(choice: Int, change: Int)]] = []
        var size = 3
        while result.count < enough {
            for (place, first) in numbers.enumerated() {
                for lowered in 1...(size - 1) / 2 {
                    for (next, second) in numbers.enumerated().dropFirst(place + 1) {
                        let rest = size - 2 * lowered
                        result += [rest, -rest].map { [(first, -lowered), (second, $0)] }
                        for third in numbers.dropFirst(next + 1) where rest > 1 {
                            for part in 1..<rest {
                                for (one, other) in [(1, -1), (-1, 1), (1, 1), (-1, -1)] {
                                    result.append([(first, -lowered), (second, one * part), (third, other * (rest - part))])
                                }
                            }
                        }
                    }
                }
            }
            size += 1
        }
        return result
    }
}
