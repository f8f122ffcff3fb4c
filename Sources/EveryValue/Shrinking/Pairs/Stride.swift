/// A step that doubles as long as it works and is then halved to nothing: k equal
/// steps cost O(log k) candidates.
struct Stride: Sendable {
    /// The step to try next; 0 at the end.
    private(set) var step = 1
    private var isGrowing = true

    init() {}

    mutating func judged(accepted: Bool) {
        if accepted {
            if isGrowing { step = step > .max / 2 ? step : step * 2 }
        } else if step == 1 {
            step = 0
        } else {
            isGrowing = false
            step /= 2
        }
    }

    /// A step that goes too far counts as refused.
    mutating func skip() {
        judged(accepted: false)
    }
}
