import EveryScreenModel

/// Moves among elements of which some scroll: first within a region, visible or
/// not, and out of it from its edge.
///
/// CSS Spatial Navigation searches the nearest region that scrolls, and scrolls it,
/// before it searches outside. Android's `ScrollView` does the same, and UIKit's
/// focus engine scrolls to the focused element. So content beyond the edge of a
/// region never blocks elements drawn there.
struct RegionMoves {
    private let screen: RenderedScreen
    private let stops: [Int]
    private let engine: DirectionalEngine
    /// For each element the innermost region around it that scrolls, or −1.
    private let regions: [Int]

    init(_ screen: RenderedScreen, stops: [Int], engine: DirectionalEngine) {
        self.screen = screen
        self.stops = stops
        self.engine = engine
        var regions = Array(repeating: -1, count: screen.elements.count)
        for index in screen.elements.indices {
            guard let parent = screen.parent(of: index) else { continue }
            regions[index] = screen.elements[parent].scrolls ? parent : regions[parent]
        }
        self.regions = regions
    }

    /// Returns the target of each direction for each stop; O(stops²), as for the
    /// engine.
    func moves() -> [[Int?]] {
        let rects = stops.map { screen.elements[$0].frame }
        let innermost = stops.map { regions[$0] }
        if innermost.allSatisfy({ $0 == innermost[0] }) { return DirectionalFocus.moves(among: rects, by: engine) }
        var result = stops.map { _ in [Int?](repeating: nil, count: FocusDirection.allCases.count) }
        // The regions with content, inner ones first, and the screen last.
        var all = Set(innermost)
        for var region in innermost {
            while region >= 0 {
                region = regions[region]
                all.insert(region)
            }
        }
        for region in all.sorted(by: >) { addMoves(in: region, to: &result) }
        return result
    }

    /// A stop in a region, or on the screen.
    private struct Member {
        /// The position among the stops.
        let stop: Int
        /// The region around it that lies directly in this one; `nil` if the stop
        /// itself does.
        let inner: Int?
    }

    /// Adds the moves from stop to stop in a region, or on the screen (−1), for
    /// stops without a target in inner regions.
    private func addMoves(in region: Int, to result: inout [[Int?]]) {
        let members = members(of: region)
        let candidates = candidates(among: members)
        let direct = DirectionalFocus.moves(among: candidates.map(\.rect), by: engine)
        for (position, candidate) in candidates.enumerated() where candidate.member.inner == nil {
            result[candidate.member.stop] = direct[position].map { $0.map { candidates[$0].member.stop } }
        }
        for inner in Set(members.compactMap(\.inner)) {
            let others = candidates.filter { $0.member.inner != inner }
            if others.isEmpty { continue }
            let rects = others.map(\.rect)
            let frame = screen.elements[inner].frame
            for member in members where member.inner == inner {
                let origin = screen.elements[stops[member.stop]].frame.moved(into: frame)
                for (number, direction) in FocusDirection.allCases.enumerated() where result[member.stop][number] == nil {
                    result[member.stop][number] = engine.next(from: origin, direction, among: rects).map { others[$0].member.stop }
                }
            }
        }
    }

    private func members(of region: Int) -> [Member] {
        stops.indices.compactMap { stop in
            var (inner, outer) = (Int?.none, regions[stops[stop]])
            while outer != region {
                if outer < 0 { return nil }
                (inner, outer) = (outer, regions[outer])
            }
            return Member(stop: stop, inner: inner)
        }
    }

    /// The stops that moves in a region may reach, and their rectangles as seen
    /// from there.
    ///
    /// Content directly in the region can be scrolled into view. An inner region
    /// offers its visible stops; if none is visible, focus scrolls to one.
    private func candidates(among members: [Member]) -> [(member: Member, rect: LayoutRect)] {
        let shown = members.map { member in
            member.inner.map { screen.elements[stops[member.stop]].frame.intersection(screen.elements[$0].frame) }
        }
        let showing = Set(zip(members, shown).compactMap { member, shown in shown?.isEmpty == false ? member.inner : nil })
        return zip(members, shown).compactMap { member, shown in
            let frame = screen.elements[stops[member.stop]].frame
            guard let inner = member.inner, let shown else { return (member, frame) }
            guard showing.contains(inner) else { return (member, frame.moved(into: screen.elements[inner].frame)) }
            return shown.isEmpty ? nil : (member, shown)
        }
    }
}

extension LayoutRect {
    /// The rectangle after scrolling: moved as little as brings it into a region,
    /// and clipped there.
    fileprivate func moved(into region: LayoutRect) -> LayoutRect {
        let x = max(region.minX, min(minX, region.maxX - width))
        let y = max(region.minY, min(minY, region.maxY - height))
        return LayoutRect(x: x, y: y, width: width, height: height).intersection(region)
    }
}
