package import EveryScreenModel

/// A rule that selects the element that gets focus in a direction.
///
/// tvOS's own rule is not published. Each of these three is plausible, and an
/// element that none of them reaches is unreachable.
package enum DirectionalEngine: String, Hashable, Sendable, CaseIterable {
    /// Android's `FocusFinder`: candidates in the beam of the element first, then
    /// the least 13 × distance² + sideways distance².
    ///
    /// A candidate in the beam always wins for moves left and right; up and down
    /// only if it is nearer than the far edge of the other. Source: Android Open
    /// Source Project, `android.view.FocusFinder`; confidence high.
    case beam
    /// CSS Spatial Navigation Level 1: the least of distance + sideways cost −
    /// alignment − overlap.
    ///
    /// Sideways cost weighs 30 for moves left and right and 2 up and down;
    /// alignment counts up to 5. Source: W3C working draft, section *Calculating
    /// distance*; confidence high for the formula.
    case spatial
    /// The nearest element straight ahead: in a strip as wide or as tall as the
    /// element.
    ///
    /// Source: Apple's description of focus on tvOS ("a region as wide as the
    /// current item"); confidence medium, ties are private.
    case projection

    /// Returns the index of the candidate that gets focus, or `nil` if none lies in
    /// that direction; O(candidates).
    ///
    /// Of equal candidates the first wins. Rectangles must be finite.
    package func next(from origin: LayoutRect, _ direction: FocusDirection, among candidates: [LayoutRect]) -> Int? {
        let turnedOrigin = origin.turned(direction)
        var best: (index: Int, rect: LayoutRect)?
        for (index, candidate) in candidates.enumerated() {
            let rect = candidate.turned(direction)
            guard isAhead(rect, of: turnedOrigin) else { continue }
            if let current = best, !isBetter(rect, than: current.rect, from: turnedOrigin, direction) { continue }
            best = (index, rect)
        }
        return best?.index
    }

    /// Whether a rectangle lies to the right, by the definition of each rule.
    private func isAhead(_ rect: LayoutRect, of origin: LayoutRect) -> Bool {
        switch self {
        case .beam: (origin.minX < rect.minX || origin.maxX <= rect.minX) && origin.maxX < rect.maxX
        case .spatial: rect.minX >= origin.maxX || (rect.minX > origin.minX && rect.maxX > origin.maxX)
        case .projection: rect.minX >= origin.maxX && rect.maxX > origin.maxX && Self.overlap(rect, origin) > 0
        }
    }

    private func isBetter(_ left: LayoutRect, than right: LayoutRect, from origin: LayoutRect, _ direction: FocusDirection) -> Bool {
        switch self {
        case .beam: Self.beamBeats(left, right, origin, direction)
        case .spatial: Self.spatialDistance(origin, left, direction) < Self.spatialDistance(origin, right, direction)
        case .projection: (left.minX, abs(left.center.y - origin.center.y)) < (right.minX, abs(right.center.y - origin.center.y))
        }
    }

    /// The length that two rectangles share across the direction, in points;
    /// negative for a gap.
    private static func overlap(_ left: LayoutRect, _ right: LayoutRect) -> Double {
        min(left.maxY, right.maxY) - max(left.minY, right.minY)
    }

    // MARK: Beam

    private static func beamBeats(_ left: LayoutRect, _ right: LayoutRect, _ origin: LayoutRect, _ direction: FocusDirection) -> Bool {
        if isBeamBetter(left, right, origin, direction) { return true }
        if isBeamBetter(right, left, origin, direction) { return false }
        return weight(left, origin) < weight(right, origin)
    }

    private static func isBeamBetter(_ left: LayoutRect, _ right: LayoutRect, _ origin: LayoutRect, _ direction: FocusDirection) -> Bool {
        guard overlap(left, origin) > 0, overlap(right, origin) <= 0 else { return false }
        // A rectangle that is only partly ahead counts as in the beam.
        guard origin.maxX <= right.minX else { return true }
        if direction == .left || direction == .right { return true }
        return distance(left, origin) < max(1, right.maxX - origin.maxX)
    }

    private static func distance(_ rect: LayoutRect, _ origin: LayoutRect) -> Double { max(0, rect.minX - origin.maxX) }

    private static func weight(_ rect: LayoutRect, _ origin: LayoutRect) -> Double {
        let (ahead, aside) = (distance(rect, origin), abs(origin.center.y - rect.center.y))
        return 13 * ahead * ahead + aside * aside
    }

    // MARK: Spatial

    private static func spatialDistance(_ origin: LayoutRect, _ rect: LayoutRect, _ direction: FocusDirection) -> Double {
        let isHorizontal = direction == .left || direction == .right
        let ahead = max(0, rect.minX - origin.maxX)
        let shared = overlap(rect, origin)
        let gap = max(0, -shared)
        let euclidean = (ahead * ahead + gap * gap).squareRoot()
        // Half the element's own extent is added if the two are not aligned.
        let sideways = shared > 0 ? 0 : (gap + origin.height / 2) * (isHorizontal ? 30 : 2)
        let alignment = shared > 0 && origin.height > 0 ? 5 * min(1, shared / origin.height) : 0
        let covered = max(0, min(origin.maxX, rect.maxX) - max(origin.minX, rect.minX)) * max(0, shared)
        return euclidean + sideways - alignment - covered.squareRoot()
    }
}
