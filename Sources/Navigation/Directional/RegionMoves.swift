import ScreenModel

/// Moves among elements of which some scroll: within a region first, whatever is shown of it, and out of it from its edge.
///
/// CSS Spatial Navigation looks for a target in the nearest region that scrolls, and
/// scrolls it, before it looks around it; Android's `ScrollView` does the same, and
/// UIKit's focus engine scrolls to what takes focus. So what lies beyond the edge of a
/// region never stands in the way of what is drawn there.
struct RegionMoves {
    private let screen: Screen
    private let stops: [Int]
    private let engine: DirectionalEngine
    /// For each stop the regions around it that scroll, innermost first.
    private let regions: [[Int]]

    init(_ screen: Screen, stops: [Int], engine: DirectionalEngine) {
        self.screen = screen
        self.stops = stops
        self.engine = engine
        regions = stops.map { stop in screen.ancestors(of: stop).filter { screen.elements[$0].scrolls } }
    }

    /// Returns for each stop where each heading leads; O(stops²), as the engine's own.
    func moves() -> [[Int?]] {
        let rects = stops.map { screen.elements[$0].frame }
        if regions.allSatisfy({ $0 == regions.first }) { return DirectionalFocus.moves(among: rects, by: engine) }
        var result = stops.map { _ in [Int?](repeating: nil, count: Heading.allCases.count) }
        // The regions with something in them, those inside others first, and the screen last.
        let all = Set(regions.joined()).sorted(by: >)
        for region in all.map(Optional.some) + [nil] { addMoves(in: region, to: &result) }
        return result
    }

    /// Adds the moves from stop to stop in a region, or on the screen, where none inside has led anywhere.
    private func addMoves(in region: Int?, to result: inout [[Int?]]) {
        let members = stops.indices.filter { region == nil || regions[$0].contains(region ?? -1) }
        let candidates = candidates(among: members, in: region)
        let direct = DirectionalFocus.moves(among: candidates.map(\.rect), by: engine)
        for (position, candidate) in candidates.enumerated() where innerRegion(of: candidate.stop, in: region) == nil {
            result[candidate.stop] = direct[position].map { $0.map { candidates[$0].stop } }
        }
        for stop in members {
            guard let inner = innerRegion(of: stop, in: region) else { continue }
            let others = candidates.filter { innerRegion(of: $0.stop, in: region) != inner }
            guard !others.isEmpty else { continue }
            let rects = others.map(\.rect)
            let origin = screen.elements[stops[stop]].frame.moved(into: screen.elements[inner].frame)
            for (number, heading) in Heading.allCases.enumerated() where result[stop][number] == nil {
                result[stop][number] = engine.next(from: origin, heading, among: rects).map { others[$0].stop }
            }
        }
    }

    /// The stops to which moves in a region may lead, and where each is seen from there.
    ///
    /// What is directly in the region can be scrolled to. Of what is in a further one it
    /// is what that shows; where it shows nothing that takes focus, focus scrolls to it.
    private func candidates(among members: [Int], in region: Int?) -> [(stop: Int, rect: Rect)] {
        let frame = { (stop: Int) in screen.elements[stops[stop]].frame }
        let shown = { (stop: Int, inner: Int) in frame(stop).intersection(screen.elements[inner].frame) }
        let showing = Set(
            members.compactMap { stop in
                innerRegion(of: stop, in: region).flatMap { shown(stop, $0).isEmpty ? nil : $0 }
            })
        return members.compactMap { stop in
            guard let inner = innerRegion(of: stop, in: region) else { return (stop, frame(stop)) }
            guard showing.contains(inner) else { return (stop, frame(stop).moved(into: screen.elements[inner].frame)) }
            return shown(stop, inner).isEmpty ? nil : (stop, shown(stop, inner))
        }
    }

    /// The region around a stop that lies directly in another region, or on the screen; `nil` where the stop itself does.
    private func innerRegion(of stop: Int, in region: Int?) -> Int? {
        guard let region else { return regions[stop].last }
        guard let place = regions[stop].firstIndex(of: region), place > 0 else { return nil }
        return regions[stop][place - 1]
    }
}

extension Rect {
    /// The rectangle as it is seen once it has been scrolled to: moved as little as brings it into a region, and cut off there.
    fileprivate func moved(into region: Rect) -> Rect {
        let x = max(region.minX, min(minX, region.maxX - width))
        let y = max(region.minY, min(minY, region.maxY - height))
        return Rect(x: x, y: y, width: width, height: height).intersection(region)
    }
}
