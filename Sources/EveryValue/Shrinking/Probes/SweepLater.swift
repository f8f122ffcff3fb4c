/// Lowers a number by one while two later ones take any nearby values.
///
/// Solves checksums over three places, such as weighted sums of digits.
struct SweepLater: ListPass {
    let name = "sweep later"
    private static let counts = 3...10
    /// Ranges up to this width are gone through as a whole.
    private static let mostWidth: UInt = 9
    private static let reach = 3

    var left: [[(item: Int, value: Int)]]?

    static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let numbers = best.choices.indices.filter { best.integer(choice: $0).map { $0.shape.width > 2 } == true }
        guard counts.contains(numbers.count) else { return [] }
        var groups: [[[(item: Int, value: Int)]]] = []
        for (place, first) in numbers.enumerated() {
            guard let (value, shape) = best.integer(choice: first), value != shape.simplest else { continue }
            let lower = shape.nextLower(value)
            // Neighbors at the end first.
            for second in numbers[(place + 1)...].dropLast().reversed() {
                guard let third = numbers.first(where: { $0 > second }) else { continue }
                let pairs = near(second, best).flatMap { one in near(third, best).map { (one, $0) } }
                groups.append(pairs.map { [(best.choices[first], lower), (best.choices[second], $0.0), (best.choices[third], $0.1)] })
            }
        }
        // One of each group after another, so that none uses up the patience.
        var result: [[(item: Int, value: Int)]] = []
        for index in 0..<(groups.map(\.count).max() ?? 0) {
            for group in groups where index < group.count { result.append(group[index]) }
        }
        return result
    }

    /// The values of a choice near the present one, this one excepted, the nearest
    /// first.
    private static func near(_ choice: Int, _ best: RecordingTree) -> [Int] {
        guard let (value, shape) = best.integer(choice: choice) else { return [] }
        let reach = shape.width <= mostWidth ? Int(shape.width) : reach
        return (1...reach).flatMap { [value + $0, value - $0] }.filter(shape.contains)
    }
}
