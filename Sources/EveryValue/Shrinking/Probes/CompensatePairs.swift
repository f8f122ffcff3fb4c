/// Lowers one choice while a later one takes another value.
///
/// Solves checksums, exclusive or, remainders, products and permutations, where
/// neither sum nor difference stays the same. When one less of the first needs some
/// more of the second, multiples of both are tried.
struct CompensatePairs: ShrinkPass {
    let name = "compensate pairs"
    private static let mostChoices = 12
    /// How many values of the second choice are tried, counted from the simplest
    /// and from the present one.
    private static let mostValues = 24
    private static let mostSteps = 8

    private struct Edit {
        let lowered: Int
        let target: Int
        let raised: Int
        let value: Int
        /// The change of the second for one less of the first; nil for others.
        var slope: Int?
    }

    /// The edits of each pair of choices, the likeliest first.
    private var edits: [[Edit]]?
    private var level = 0
    private var pair = 0
    private var last: Edit?
    private var stride: Stride?

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.choices.count <= CompensatePairs.mostChoices else { return nil }
        if let candidate = multiple(best) { return candidate }
        let edits = self.edits ?? CompensatePairs.edits(best)
        self.edits = edits
        // One edit of each pair after another, so that none uses up the patience.
        while edits.contains(where: { $0.count > level }) {
            while pair < edits.count {
                pair += 1
                guard level < edits[pair - 1].count else { continue }
                let edit = edits[pair - 1][level]
                last = edit
                return best.setting([(best.choices[edit.lowered], edit.target), (best.choices[edit.raised], edit.value)])
            }
            level += 1
            pair = 0
        }
        return nil
    }

    /// More of the edit accepted last.
    private mutating func multiple(_ best: RecordingTree) -> ChoiceRecording? {
        while let step = stride?.step, step > 0, let last, let slope = last.slope {
            if let (value, shape) = best.integer(choice: last.lowered), let (other, room) = best.integer(choice: last.raised),
                shape.distance(value) >= UInt(step)
            {
                let (change, isWide) = slope.multipliedReportingOverflow(by: step)
                let (sum, overflow) = other.addingReportingOverflow(change)
                if !isWide, !overflow, room.contains(sum) {
                    let lower = value > shape.simplest ? value - step : value + step
                    return best.setting([(best.choices[last.lowered], lower), (best.choices[last.raised], sum)])
                }
            }
            stride?.skip()
        }
        stride = nil
        return nil
    }

    private static func edits(_ best: RecordingTree) -> [[Edit]] {
        var pairs: [[Edit]] = []
        for lowered in best.choices.indices {
            let targets = lower(lowered, best)
            guard !targets.isEmpty else { continue }
            for raised in best.choices.indices[(lowered + 1)...] {
                func edit(_ target: Int, _ value: Int) -> Edit { Edit(lowered: lowered, target: target, raised: raised, value: value) }
                var edits = exchange(lowered, raised, best).map { [edit($0.first, $0.second)] } ?? []
                edits += targets.prefix(4).flatMap { target in balanced(lowered, target, raised, best).map { edit(target, $0) } }
                edits += steps(lowered, raised, best)
                let values = first(raised, best)
                // Half of a large number first: the others are seldom of use.
                let isLarge = targets.count > 3
                if isLarge { edits += values.map { edit(targets[0], $0) } }
                for value in values { edits += targets.prefix(4).dropFirst(isLarge ? 1 : 0).map { edit($0, value) } }
                for value in values { edits += targets.dropFirst(4).map { edit($0, value) } }
                pairs.append(edits)
            }
        }
        return pairs
    }

    /// The bits of simpler values of a choice: simplest, next to it, and one step
    /// down.
    private static func lower(_ choice: Int, _ best: RecordingTree) -> [Int] {
        let item = best.recording.items[best.choices[choice]]
        if let (value, shape) = best.integer(choice: choice) {
            let distance = shape.distance(value)
            guard distance > 0 else { return [] }
            let others = distance < 10 ? (0..<distance).filter { $0 > 1 && $0 != distance / 2 && $0 != distance - 1 } : []
            let steps =
                distance == 1 ? [0] : distance == 2 ? [0, 1] : distance == 3 ? [0, 1, 2] : [distance / 2, 0, distance - 1, 1] + others
            return steps.compactMap { shape.value(at: $0, above: value >= shape.simplest) }
        }
        guard item.kind == .float else { return [] }
        let (value, shape) = (Double(bitPattern: item.bits), best.recording.floatShapes[item.shape])
        // Of two very large numbers, one becomes the largest.
        let halves = value.magnitude >= 0x1p53 ? [value / 2] : []
        let targets = ([shape.simplest, shape.simplest + 1, value.wholeBelow, value.wholeAbove] + halves).filter {
            $0 >= shape.lowest && $0 <= shape.highest && FloatShape.order($0, shape, value, shape) < 0
        }
        return targets.map { Int(Int64(bitPattern: $0.bitPattern)) }
    }

    /// Values with which exclusive or, sum, difference and quotient stay the same,
    /// and the same value.
    private static func balanced(_ lowered: Int, _ target: Int, _ raised: Int, _ best: RecordingTree) -> [Int] {
        guard let (before, _) = best.integer(choice: lowered), let (value, shape) = best.integer(choice: raised) else {
            return scaled(lowered, target, raised, best)
        }
        // Ranges of few values are gone through as a whole.
        guard shape.width >= UInt(mostValues) else { return [] }
        let change = before.subtractingReportingOverflow(target)
        let sum = value.addingReportingOverflow(change.partialValue)
        let difference = value.subtractingReportingOverflow(change.partialValue)
        guard !change.overflow, !sum.overflow, !difference.overflow else { return [] }
        return [value ^ before ^ target, sum.partialValue, difference.partialValue, target].filter { shape.contains($0) && $0 != value }
    }

    private static func scaled(_ lowered: Int, _ target: Int, _ raised: Int, _ best: RecordingTree) -> [Int] {
        let (one, other) = (best.recording.items[best.choices[lowered]], best.recording.items[best.choices[raised]])
        guard one.kind == .float, other.kind == .float else { return [] }
        let (value, shape) = (Double(bitPattern: other.bits), best.recording.floatShapes[other.shape])
        let (before, after) = (Double(bitPattern: one.bits), Double(bitPattern: UInt64(bitPattern: Int64(target))))
        return [value * (after / before), value * (before / after), value + (before - after), value - (before - after)]
            .filter { $0.isFinite && $0 != value && $0 >= shape.lowest && $0 <= shape.highest }
            .map { Int(Int64(bitPattern: $0.bitPattern)) }
    }

    /// Both values the other way round, where that is simpler.
    private static func exchange(_ lowered: Int, _ raised: Int, _ best: RecordingTree) -> (first: Int, second: Int)? {
        guard let (value, shape) = best.integer(choice: lowered), let (other, room) = best.integer(choice: raised),
            shape.contains(other), room.contains(value), shape.distance(other) < shape.distance(value)
        else { return nil }
        return (other, value)
    }

    /// One less of the first, and some more or less of the second.
    private static func steps(_ lowered: Int, _ raised: Int, _ best: RecordingTree) -> [Edit] {
        guard let (value, shape) = best.integer(choice: lowered), let (other, room) = best.integer(choice: raised),
            shape.distance(value) > 1, room.width >= UInt(mostValues)
        else { return [] }
        let target = shape.nextLower(value)
        // In a product, the change is the other factor.
        let factors = best.choices.indices.compactMap { best.integer(choice: $0)?.value }.filter { $0 > mostSteps }
        return (factors + Array(2...mostSteps)).flatMap { [-$0, $0] }.compactMap { slope in
            let (sum, overflow) = other.addingReportingOverflow(slope)
            guard !overflow, room.contains(sum) else { return nil }
            return Edit(lowered: lowered, target: target, raised: raised, value: sum, slope: slope)
        }
    }

    private static func first(_ choice: Int, _ best: RecordingTree) -> [Int] {
        let item = best.recording.items[best.choices[choice]]
        if let (value, shape) = best.integer(choice: choice) {
            // Of few values, those above come first: they make up for the other.
            guard shape.width >= UInt(mostValues) else { return Array(value..<shape.highest).map { $0 + 1 } + Array(shape.lowest..<value) }
            return (0..<mostValues).map { shape.value(numbered: $0) }.filter { $0 != value }
        }
        guard item.kind == .float else { return [] }
        let (value, shape) = (Double(bitPattern: item.bits), best.recording.floatShapes[item.shape])
        let largest = min(shape.highest, .greatestFiniteMagnitude)
        let values = [0.5, 1, value + 0.5, value + 1, largest].filter { $0 != value && $0 >= shape.lowest && $0 <= shape.highest }
        return values.map { Int(Int64(bitPattern: $0.bitPattern)) }
    }

    mutating func judged(accepted: Bool) {
        if stride != nil {
            stride?.judged(accepted: accepted)
        } else if accepted, last?.slope != nil {
            stride = Stride()
        }
        if accepted { (edits, level, pair) = (nil, 0, 0) }
    }

    mutating func reset() { self = CompensatePairs() }
}
