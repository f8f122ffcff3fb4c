import EveryScreenModel

/// Moves among elements of which some scroll: within a region first, whatever is shown of it, and out of it from its edge.
///
/// CSS Spatial Navigation looks for a target in the nearest region that scrolls, and
/// scrolls it, before it looks around it; Android's `ScrollView` does the same, and
/// UIKit's focus engine scrolls to what takes focus. So what lies beyond the edge of a
/// region never stands in the way of what is drawn there.
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

    /// Returns for each stop where each heading leads; O(stops²), as the engine's own.
    func moves() -> [[Int?]] {
        let rects = stops.map { screen.elements[$0].frame }
        let innermost = stops.map { regions[$0] }
        if innermost.allSatisfy({ $0 == innermost[0] }) { return DirectionalFocus.moves(among: rects, by: engine) }
        var result = stops.map { _ in [Int?](repeating: nil, count: FocusDirection.allCases.count) }
        // The regions with something in them, those inside others first, and the screen last.
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
        /// The region around it that lies directly in this one; `nil` where the stop itself does.
        let inner: Int?
    }

    /// Adds the moves from stop to stop in a region, or on the screen (−1), where none inside has led anywhere.
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
                for (number, heading) in FocusDirection.allCases.enumerated() where result[member.stop][number] == nil {
                    result[member.stop][number] = engine.next(from: origin, heading, among: rects).map { others[$0].member.stop }
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

    /// The stops to which moves in a region may lead, and where each is seen from there.
    ///
    /// What is directly in the region can be scrolled to. Of what is in a further one it
    /// is what that shows; where it shows nothing that takes focus, focus scrolls to it.
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
    /// The rectangle as it is seen once it has been scrolled to: moved as little as brings it into a region, and cut off there.
    fileprivate func moved(into region: LayoutRect) -> LayoutRect {
        let x = max(region.minX, min(minX, region.maxX - width))
        let y = max(region.minY, min(minY, region.maxY - height))
        return LayoutRect(x: x, y: y, width: width, height: height).intersection(region)
    }
}
