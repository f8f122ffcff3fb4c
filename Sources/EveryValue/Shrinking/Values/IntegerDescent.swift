/// Looks for the number nearest to the simplest that still fails, one candidate at
/// a time.
///
/// It gallops from the simplest upwards and then bisects, so that the cost is
/// logarithmic in the answer, not in the range: answers are small.
struct IntegerDescent: Sendable {
    private enum Step {
        case simplest
        case mirror
        case one
        case minusOne
        case oneLess
        case twoLess
        case gallop
        case bisect
        case mirrorBelow
        case done
    }

    /// How many distances are tried from below when neither one nor two less was
    /// accepted; more find little and cost every number.
    private static let blindProbes = 1

    private var step = Step.simplest
    /// The last distance known, or taken, not to fail.
    private var low: UInt = 1
    /// The distance proposed last.
    private var probe: UInt = 2
    private var probes = 0
    /// Whether a step down from the current value worked, so that a search in
    /// between is worth its cost.
    private var canMove = false
    private var start: UInt = 0

    init() {}

    /// The next number to try when the current one is `value`, or nil at the end.
    mutating func next(_ value: Int, _ shape: IntegerShape) -> Int? {
        while true {
            let distance = shape.distance(value)
            let isAbove = value >= shape.simplest
            guard distance > 0, step != .done else { return nil }
            switch step {
            case .simplest:
                return shape.simplest
            case .mirror:
                if !isAbove, let mirrored = shape.value(at: distance, above: true) { return mirrored }
                step = distance > 1 ? .one : .done
            case .one:
                if let value = shape.value(at: 1, above: true) { return value }
                step = .minusOne
            case .minusOne:
                if let value = shape.value(at: 1, above: false) { return value }
                step = .oneLess
            case .oneLess:
                guard distance > 2 else {
                    step = .mirrorBelow
                    continue
                }
                return shape.value(at: distance - 1, above: isAbove)
            case .twoLess:
                guard distance > 3 else {
                    beginGallop(distance)
                    continue
                }
                return shape.value(at: distance - 2, above: isAbove)
            case .gallop:
                if start == 0 { start = distance }
                if probe < start, canMove || probes < IntegerDescent.blindProbes { return shape.value(at: probe, above: isAbove) }
                step = .bisect
                if !canMove, distance >= start { step = .mirrorBelow }
            case .bisect:
                guard low + 1 < distance else {
                    step = .mirrorBelow
                    continue
                }
                probe = low + (distance - low) / 2
                return shape.value(at: probe, above: isAbove)
            case .mirrorBelow:
                if distance > 1, let mirrored = shape.value(at: distance - 1, above: !isAbove) { return mirrored }
                step = .done
            case .done:
                return nil
            }
        }
    }

    private mutating func beginGallop(_ distance: UInt) {
        step = .gallop
        start = distance
        low = 1
        probe = 2
        probes = 0
    }

    /// Takes note of whether the number proposed last was accepted.
    mutating func judged(accepted: Bool) {
        switch step {
        case .simplest: step = accepted ? .done : .mirror
        case .mirror: step = .one
        case .one: step = accepted ? .done : .minusOne
        case .minusOne: step = accepted ? .done : .oneLess
        case .oneLess:
            canMove = accepted
            if accepted { step = .gallop } else { step = .twoLess }
        case .twoLess:
            canMove = accepted
            step = .gallop
        case .gallop:
            probes += 1
            if accepted {
                step = .bisect
            } else {
                low = probe
                let (doubled, overflow) = probe.multipliedReportingOverflow(by: 2)
                probe = overflow ? .max : doubled
            }
        case .bisect:
            if !accepted { low = probe }
        case .mirrorBelow, .done: step = .done
        }
    }
}
