/// Bisects where a lone number begins to fail now and then, and tries some numbers
/// in a row at each place.
///
/// Solves check digits, digit sums and other sets with gaps that no step crosses,
/// above a bound that a plain bisection misses between two of them. It begins once
/// a number a few below fails, and the same step again does not. Behind a filter
/// that lets none of those pass it begins at once. Numbers that are refused, or
/// known to pass, cost nothing and do not count.
struct BisectWindows: ShrinkPass {
    let name = "bisect windows"
    private enum Stage { case look, repeated, bisect, done }

    private static let steps: ClosedRange<UInt> = 3...16
    /// How many numbers in a row are tried for each of the first step.
    private static let widthPerStep: UInt = 3
    private static let widths: ClosedRange<UInt> = 16...48

    /// How many numbers the bisection tries in all: where gaps are wider than the
    /// rows, it finds little.
    private static let mostJudged = 300

    /// How many numbers may be refused or known, since the generator runs for each.
    private static let mostMissed = 1 << 16

    private var stage = Stage.look
    private var step = BisectWindows.steps.lowerBound
    /// The largest distance below which no number is taken to fail.
    private var low: UInt = 1
    private var width: UInt = 0
    private var offset: UInt = 0
    /// How many numbers of the row were judged.
    private var tried: UInt = 0
    private var judgments = 0
    private var misses = 0
    /// Whether a number a few below was judged.
    private var hasNeighbors = false

    /// Whether it has tried numbers in a row.
    var hasBisected: Bool { judgments + misses > 0 }

    mutating func next(_ best: RecordingTree) -> ChoiceRecording? {
        guard best.recording.weight == 1, let (value, shape) = best.units(choice: 0) else { return nil }
        let distance = shape.distance(value)
        while let target = target(distance) {
            if let lower = shape.value(at: target, above: value >= shape.simplest) {
                return best.setting(units: [(best.choices[0], lower)])
            }
            missed(isRefused: true)
        }
        return nil
    }

    /// The next distance from the simplest number to try; nil at the end.
    private mutating func target(_ distance: UInt) -> UInt? {
        switch stage {
        case .look, .repeated:
            if step < distance, BisectWindows.steps.contains(step) { return distance - step }
            guard step > BisectWindows.steps.upperBound, stage == .look, !hasNeighbors else { return nil }
            (stage, width) = (.bisect, BisectWindows.widths.upperBound)
            return self.target(distance)
        case .bisect:
            while low + 1 < distance, judgments < BisectWindows.mostJudged, misses < BisectWindows.mostMissed {
                let middle = low + (distance - low) / 2
                if tried < width, offset < distance - middle { return middle + offset }
                (low, offset, tried) = (middle, 0, 0)
            }
            return nil
        case .done: return nil
        }
    }

    mutating func judged(accepted: Bool) {
        switch stage {
        case .look:
            hasNeighbors = true
            if accepted { stage = .repeated } else { step += 1 }
        case .repeated:
            // If the same step helps again, the probe that repeats it does more.
            stage = accepted ? .done : .bisect
            width = min(max(BisectWindows.widthPerStep * step, BisectWindows.widths.lowerBound), BisectWindows.widths.upperBound)
        case .bisect:
            (offset, tried) = accepted ? (0, 0) : (offset + 1, tried + 1)
            judgments += 1
        case .done: break
        }
    }

    mutating func missed(isRefused: Bool) {
        switch stage {
        case .look: step += 1
        case .repeated: judged(accepted: false)
        case .bisect: (offset, misses) = (offset + 1, misses + 1)
        case .done: break
        }
    }

    mutating func recalled() {
        if stage == .bisect { missed(isRefused: false) } else { judged(accepted: false) }
    }

    // A number is bisected once; one that a step lowers is left to that step.
    mutating func reset() {
        stage = stage == .bisect || stage == .done ? .done : .look
        (step, offset, tried, hasNeighbors) = (BisectWindows.steps.lowerBound, 0, 0, false)
    }
}
