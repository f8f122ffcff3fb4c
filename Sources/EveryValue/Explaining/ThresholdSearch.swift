/// Looks for the range of numbers around one that fails, in which all others fail
/// too.
///
/// In each direction: the far end, then the middle; where one of them does not
/// fail, the last number that does is found by bisection. It takes for granted that
/// there is one threshold in each direction, and so needs at most 2 + log2(width)
/// judgments for each.
struct ThresholdSearch: Sendable {
    private enum Step {
        case end
        case middle
        case bisect
        case done
    }

    private(set) var lowest: Int
    private(set) var highest: Int
    private let bounds: ClosedRange<Int>
    private var isUpward = true
    private var step = Step.end
    /// The number nearest to the failing ones that is known not to fail.
    private var passing: Int?
    private var probe = 0

    init(value: Int, in bounds: ClosedRange<Int>) {
        lowest = value
        highest = value
        self.bounds = bounds
    }

    private var edge: Int { isUpward ? highest : lowest }
    private var limit: Int { isUpward ? bounds.upperBound : bounds.lowerBound }

    /// The number in the middle between the edge and another, nearer to the edge;
    /// their distance may be more than the largest `Int`.
    private func halfway(to other: Int) -> Int {
        let half = Int(bitPattern: UInt(bitPattern: other > edge ? other &- edge : edge &- other) / 2)
        return other > edge ? edge &+ half : edge &- half
    }

    /// The next number to try, or nil at the end.
    mutating func next() -> Int? {
        while true {
            switch step {
            case .end:
                if edge != limit {
                    probe = limit
                    return probe
                }
                turn()
            case .middle:
                probe = halfway(to: limit)
                if probe != edge, probe != limit { return probe }
                settle(limit)
                turn()
            case .bisect:
                guard let passing, halfway(to: passing) != edge else {
                    turn()
                    continue
                }
                probe = halfway(to: passing)
                return probe
            case .done:
                return nil
            }
        }
    }

    mutating func judged(isFailing: Bool) {
        switch step {
        case .end:
            step = isFailing ? .middle : .bisect
            if !isFailing { passing = probe }
        case .middle:
            if isFailing {
                settle(limit)
                turn()
            } else {
                passing = probe
                step = .bisect
            }
        case .bisect:
            if isFailing { settle(probe) } else { passing = probe }
        case .done:
            break
        }
    }

    private mutating func settle(_ value: Int) {
        if isUpward { highest = value } else { lowest = value }
    }

    private mutating func turn() {
        step = isUpward ? .end : .done
        isUpward = false
        passing = nil
    }
}
