/// Moves three numbers or more with the same bounds towards their simplest value by
/// one distance, a multiple of some stride.
///
/// Solves progressions and other chains that fail at some remainders alone, where
/// no other distance will do: `ShiftGroups` bisects, and meets only those that
/// pass. The strides are the distances between the numbers, and small ones.
struct ShiftWithGaps: ListPass {
    let name = "shift with gaps"
    private static let mostNumbers = 12
    private static let leastNumbers = 3
    /// The end of the strides that are tried in any case.
    private static let smallStrides = 12
    /// How many distances between numbers are strides.
    private static let mostDistances = 4

    var left: [[(item: Int, value: Int)]]?

    static func edits(_ best: RecordingTree) -> [[(item: Int, value: Int)]] {
        let movable = best.integers.filter { $0.value > $0.shape.simplest }
        let groups = movable.groups { Bounds(highest: $0.shape.highest, simplest: $0.shape.simplest) }
        return groups.filter { (leastNumbers...mostNumbers).contains($0.count) }.flatMap { group in
            let heights = group.map { Int(clamping: $0.shape.distance($0.value)) }.sorted()
            return distances(heights).map { distance in group.map { ($0.item, $0.value - distance) } }
        }
    }

    private struct Bounds: Hashable {
        let highest: Int
        let simplest: Int
    }

    /// The distances of a move, those of the likeliest stride first and the longest
    /// of each first.
    ///
    /// - Parameter heights: The distances of the numbers from their simplest value,
    ///   ascending.
    private static func distances(_ heights: [Int]) -> [Int] {
        let room = heights[0]
        let gaps = zip(heights.dropFirst(), heights).map { $0 - $1 }.filter { $0 > 1 }
        var strides: [Int] = []
        for stride in gaps.prefix(mostDistances) + (2...smallStrides) where !strides.contains(stride) { strides.append(stride) }
        var result: [Int] = []
        for stride in strides where stride <= room {
            var multiple = room / stride
            while multiple > 0 {
                if !result.contains(multiple * stride) { result.append(multiple * stride) }
                multiple /= 2
            }
        }
        return result
    }
}
