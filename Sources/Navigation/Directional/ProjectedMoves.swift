import EveryScreenModel

/// The moves straight ahead among many rectangles, without comparing every pair.
enum ProjectedMoves {
    /// Returns the target of each direction for each rectangle; the same as
    /// `DirectionalEngine.projection`.
    ///
    /// O(n log n) if rectangles form rows and columns; O(n²) if few are straight
    /// ahead of others.
    static func moves(among rects: [LayoutRect]) -> [[Int?]] {
        let byHeading = FocusDirection.allCases.map { direction in targets(among: rects.map { $0.turned(direction) }) }
        return rects.indices.map { index in byHeading.map { $0[index] } }
    }

    /// For each rectangle the nearest to its right in a strip of its height; of
    /// equal ones the one whose center is nearest.
    private static func targets(among rects: [LayoutRect]) -> [Int?] {
        let byEdge = rects.indices.sorted { (rects[$0].minX, $0) < (rects[$1].minX, $1) }
        let edges = byEdge.map { rects[$0].minX }
        return rects.map { origin in
            var (low, high) = (0, edges.count)
            while low < high {
                let middle = (low + high) / 2
                if edges[middle] >= origin.maxX { high = middle } else { low = middle + 1 }
            }
            var best: Int?
            for place in low..<byEdge.count {
                let candidate = byEdge[place]
                let rect = rects[candidate]
                if let best, rect.minX > rects[best].minX { break }
                guard rect.maxX > origin.maxX, min(rect.maxY, origin.maxY) > max(rect.minY, origin.minY) else { continue }
                if let current = best, abs(rects[current].center.y - origin.center.y) <= abs(rect.center.y - origin.center.y) { continue }
                best = candidate
            }
            return best
        }
    }
}
