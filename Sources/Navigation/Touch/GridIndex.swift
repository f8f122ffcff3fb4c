package import EveryScreenModel

/// Rectangles by the squares of a grid, so that neighbors are found without
/// comparing all.
///
/// A few rectangles are all compared: that takes less time than finding the
/// squares.
package struct GridIndex {
    /// A square of the grid.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// The side of a square, in points: about that of a target, so that few lie in
    /// one.
    private static let side = 64.0
    /// The largest number of squares in which a rectangle is listed; larger ones
    /// are listed separately.
    private static let mostCells = 256

    /// The largest number of rectangles without a grid.
    private static let mostFew = 96

    private var few: [(number: Int, rect: LayoutRect)] = []
    private var isGrid = false
    private var cells: [Cell: [Int]] = [:]
    private var large: [Int] = []

    /// Creates an empty index.
    package init() {}

    /// Adds a rectangle with a number; numbers must be ascending.
    package mutating func insert(_ number: Int, at rect: LayoutRect) {
        if isGrid { return list(number, rect) }
        few.append((number, rect))
        guard few.count > Self.mostFew else { return }
        isGrid = true
        for (number, rect) in few { list(number, rect) }
        few = []
    }

    private mutating func list(_ number: Int, _ rect: LayoutRect) {
        guard let range = Self.cells(of: rect) else { return large.append(number) }
        for row in range.rows { for column in range.columns { cells[Cell(column: column, row: row), default: []].append(number) } }
    }

    /// Returns the numbers of rectangles that may touch a rectangle, ascending,
    /// each once; for very large areas, all numbers.
    package func numbers(near rect: LayoutRect, above least: Int = -1, below end: Int = .max) -> AscendingNumbers {
        if !isGrid {
            var near: [Int] = []
            // Who asks for later ones only would else compare each twice.
            var index = few.count
            while index > 0, few[index - 1].number > least {
                index -= 1
                if few[index].number < end, few[index].rect.touches(rect) { near.append(few[index].number) }
            }
            near.reverse()
            return AscendingNumbers(near)
        }
        guard let range = Self.cells(of: rect) else {
            return AscendingNumbers(Set(cells.values.joined() + large).filter { $0 > least }.sorted(), below: end)
        }
        var lists = [AscendingNumbers.Rest(of: large, above: least)]
        for row in range.rows {
            for column in range.columns {
                if let list = cells[Cell(column: column, row: row)] { lists.append(AscendingNumbers.Rest(of: list, above: least)) }
            }
        }
        return AscendingNumbers(lists, below: end)
    }

    private static func cells(of rect: LayoutRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        let columns = range(rect.minX, rect.maxX)
        let rows = range(rect.minY, rect.maxY)
        return columns.count * rows.count <= mostCells ? (columns, rows) : nil
    }

    /// Coordinates beyond any screen share the outermost squares, so that the
    /// number fits into `Int`.
    private static func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
        let limit = 1e9
        let first = Int((max(-limit, min(limit, low)) / side).rounded(.down))
        return first...max(first, Int((max(-limit, min(limit, high)) / side).rounded(.down)))
    }
}

extension LayoutRect {
    /// Whether the two share a point, edges included.
    fileprivate func touches(_ other: LayoutRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
