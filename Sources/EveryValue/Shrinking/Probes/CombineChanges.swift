/// Lowers a number by a sum of changes from failure to failure, while the numbers
/// after it take the simplest values that such sums allow within their bounds.
///
/// Solves checksums and remainders of several numbers: where two numbers make up
/// for one another until one of them is at its bound, a third one goes on.
struct CombineChanges: ShrinkPass {
    let name = "combine changes"
    private static let mostNumbers = 6
    private static let mostPerTarget = 6
    /// How many sums are looked at for one target.
    private static let mostSums = 64
    private static let mostCandidates = 64

    /// A few changes, whose sums are all others; see `ChangeLattice`.
    private let basis: [[Int]]
    private var candidates: [[Int]]?
    private var number = 0

    init(basis: [[Int]]) { self.basis = basis }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard let first = basis.first, first.count == best.choices.count, first.count <= CombineChanges.mostNumbers else { return nil }
        let candidates = self.candidates ?? Numbers(best, basis).candidates
        self.candidates = candidates
        guard number < candidates.count else { return nil }
        number += 1
        let changes = zip(best.choices, candidates[number - 1]).enumerated().compactMap { index, pair in
            best.units(choice: index).flatMap { $0.value == pair.1 ? nil : (item: pair.0, value: pair.1) }
        }
        return best.setting(units: changes)
    }

    mutating func judged(accepted: Bool) {
        if accepted { (candidates, number) = (nil, 0) }
    }

    mutating func reset() { self = CombineChanges(basis: basis) }

    /// The numbers of a recording, and the sums of changes that keep them in their
    /// bounds.
    private struct Numbers {
        let values: [Int]
        let shapes: [IntegerShape?]
        let basis: [[Int]]
        let starts: [Int]

        init(_ best: RecordingTree, _ basis: [[Int]]) {
            let numbers = best.choices.indices.map { best.units(choice: $0) }
            values = numbers.map { $0?.value ?? 0 }
            shapes = numbers.map { $0?.shape }
            self.basis = basis
            starts = basis.map { row in row.firstIndex { $0 != 0 } ?? 0 }
        }

        /// Simpler values, some for each change in turn.
        var candidates: [[Int]] {
            var perRow = basis.indices.map(lower)
            var result: [[Int]] = []
            while perRow.contains(where: { !$0.isEmpty }), result.count < mostCandidates {
                for row in perRow.indices {
                    let some = perRow[row].prefix(mostPerTarget / 2)
                    perRow[row].removeFirst(some.count)
                    result += some.filter { !result.contains($0) }
                }
            }
            return result
        }

        /// Values where the first number of a change is lower.
        private func lower(_ row: Int) -> [[Int]] {
            let start = starts[row]
            guard basis[row][(start + 1)...].contains(where: { $0 != 0 }), let shape = shapes[start] else { return [] }
            let (value, step) = (values[start], basis[row][start])
            func completions(_ factor: Int) -> [[Int]] {
                let lowered = ChangeLattice.adding(values, basis[row], times: value > shape.simplest ? -factor : factor)
                var (found, left) = ([[Int]](), mostSums)
                if let lowered { complete(lowered, after: row, &found, &left) }
                return found
            }
            // The most that stays within all bounds, then halves of it.
            var (none, most) = (min(Int(clamping: shape.distance(value) / UInt(step)), .max - 1) + 1, 0)
            while none - most > 1 {
                let middle = most + (none - most) / 2
                if completions(middle).isEmpty { none = middle } else { most = middle }
            }
            return sequence(first: most) { $0 > 1 ? $0 / 2 : nil }.flatMap(completions)
        }

        /// Adds multiples of the changes after a row, so that all numbers are
        /// within their bounds.
        private func complete(_ numbers: [Int], after row: Int, _ found: inout [[Int]], _ left: inout Int) {
            left -= 1
            // The numbers that no later change reaches.
            let next = row + 1
            let settled = next < basis.count ? starts[next] : values.count
            guard (starts[row]..<settled).allSatisfy({ shapes[$0]?.contains(numbers[$0]) != false }) else { return }
            guard next < basis.count else {
                if !found.contains(numbers) { found.append(numbers) }
                return
            }
            for factor in factors(numbers, next) {
                guard found.count < mostPerTarget, left > 0 else { return }
                if let sum = ChangeLattice.adding(numbers, basis[next], times: factor) { complete(sum, after: next, &found, &left) }
            }
        }

        /// How many times to add a change, so that the numbers that no later one
        /// reaches are within their bounds.
        ///
        /// The first of them becomes simplest, or they change least.
        private func factors(_ numbers: [Int], _ row: Int) -> [Int] {
            let (start, end) = (starts[row], row + 1 < basis.count ? starts[row + 1] : values.count)
            var (low, high) = (-Double.infinity, Double.infinity)
            for index in start..<end where basis[row][index] != 0 {
                guard let shape = shapes[index] else { continue }
                let (one, other) = (factor(numbers, row, index, shape.lowest), factor(numbers, row, index, shape.highest))
                low = max(low, min(one, other).rounded(.up))
                high = min(high, max(one, other).rounded(.down))
            }
            guard let shape = shapes[start], let low = Int(exactly: low), let high = Int(exactly: high), low <= high,
                let ideal = Int(exactly: factor(numbers, row, start, shape.simplest).rounded()), ideal.magnitude < .max / 2
            else { return [] }
            var wanted = [ideal, 0]
            // As near as possible to the present last number.
            if let last = basis[row].lastIndex(where: { $0 != 0 }), last > start {
                let same = factor(numbers, row, last, values[last])
                wanted += [Int(exactly: same.rounded(.down)), Int(exactly: same.rounded(.up))].compactMap { $0 }
            }
            var result: [Int] = []
            for factor in (wanted + [ideal + 1, ideal - 1]).map({ min(max($0, low), high) }) where !result.contains(factor) {
                result.append(factor)
            }
            return result
        }

        /// How many times a change leads a number to a bound.
        private func factor(_ numbers: [Int], _ row: Int, _ index: Int, _ bound: Int) -> Double {
            (Double(bound) - Double(numbers[index])) / Double(basis[row][index])
        }
    }
}
