package import ScreenModel

/// Rectangles by the squares of a grid they lie in, so that neighbors are found without asking all.
///
/// As long as there are few, all are asked: that takes less than finding the squares.
package struct GridIndex {
    /// A square of the grid.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// The extent of a square, in points: about that of a target, so that few lie in one.
    private static let side = 64.0
    /// In how many squares a rectangle is listed at most; larger ones are listed apart.
    private static let mostCells = 256

    /// How many rectangles are few.
    private static let mostFew = 96

    private var few: [(number: Int, rect: Rect)] = []
    private var isGrid = false
    private var cells: [Cell: [Int]] = [:]
    private var large: [Int] = []

    /// Creates an index of nothing.
    package init() {}

    /// Lists a rectangle under a number; numbers must come in ascending order.
    package mutating func insert(_ number: Int, at rect: Rect) {
        if isGrid { return list(number, rect) }
        few.append((number, rect))
        guard few.count > Self.mostFew else { return }
        isGrid = true
        for (number, rect) in few { list(number, rect) }
        few = []
    }

    private mutating func list(_ number: Int, _ rect: Rect) {
        guard let range = Self.cells(of: rect) else { return large.append(number) }
        for row in range.rows { for column in range.columns { cells[Cell(column: column, row: row), default: []].append(number) } }
    }

    /// Returns the numbers of what may touch a rectangle, ascending, each once; of rectangles over very many squares those of all.
    package func numbers(near rect: Rect, above least: Int = -1) -> AscendingNumbers {
        if !isGrid {
            let near = few.lazy.filter { $0.number > least && $0.rect.touches(rect) }.map(\.number)
            return AscendingNumbers([ArraySlice(near)])
        }
        guard let range = Self.cells(of: rect) else {
            return AscendingNumbers([Set(cells.values.joined() + large).filter { $0 > least }.sorted()[...]])
        }
        var lists = [Self.part(of: large, above: least)]
        for row in range.rows {
            for column in range.columns {
                if let list = cells[Cell(column: column, row: row)] { lists.append(Self.part(of: list, above: least)) }
            }
        }
        return AscendingNumbers(lists.filter { !$0.isEmpty })
    }

    /// The part of an ascending list above a number; O(log of its length).
    private static func part(of list: [Int], above least: Int) -> ArraySlice<Int> {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle] > least { high = middle } else { low = middle + 1 }
        }
        return list[low...]
    }

    private static func cells(of rect: Rect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        let columns = range(rect.minX, rect.maxX)
        let rows = range(rect.minY, rect.maxY)
        return columns.count * rows.count <= mostCells ? (columns, rows) : nil
    }

    /// What is further away than any screen goes shares the outermost squares: the number must not become too large for `Int`.
    private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
        let limit = 1e9
        let first = Int((max(-limit, min(limit, low)) / side).rounded(.down))
        return first...max(first, Int((max(-limit, min(limit, high)) / side).rounded(.down)))
    }
}

extension Rect {
    /// Whether the two share a point, edges included.
    fileprivate func touches(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}

/// The numbers in any of some ascending lists, each once, in order, found as they are asked for.
package struct AscendingNumbers: Sequence, IteratorProtocol {
    private var rests: [ArraySlice<Int>]

    init(_ lists: [ArraySlice<Int>]) { rests = lists }

    /// Returns the next number; O(lists).
    package mutating func next() -> Int? {
        if rests.count == 1 { return rests[0].popFirst() }
        guard var least = rests.first?.first else {
            guard !rests.isEmpty else { return nil }
            rests.removeAll { $0.isEmpty }
            return next()
        }
        for rest in rests { if let first = rest.first, first < least { least = first } }
        for index in rests.indices where rests[index].first == least { rests[index].removeFirst() }
        return least
    }
}
