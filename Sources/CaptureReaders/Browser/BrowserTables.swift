import EveryScreenModel

/// The header cells of tables, and the cells that they belong to.
///
/// Source: HTML, section 4.9.12.2 (forming relationships between data cells and
/// header cells); ACT rules a25f45 and d0f69e; WCAG failures F90 and F91.
struct BrowserTables {
    private let nodes: [BrowserNode]
    /// The places of the nodes in each, by the document and by the accessibility
    /// tree.
    private let contents: (document: BrowserContents, tree: BrowserContents)

    /// The roles of tables in the browser's words, save of those that it takes for
    /// an aid of layout.
    private static let tables: Set<String> = ["table", "grid", "treegrid"]
    private static let headers: Set<String> = ["columnheader", "rowheader"]
    private static let cells: Set<String> = ["cell", "gridcell", "columnheader", "rowheader"]
    /// A table with fewer rows or columns may be an aid of layout.
    private static let fewest = 3
    /// Larger tables are not judged, since spans may be of any size.
    private static let mostSlots = 200_000

    /// Returns the mistakes of each table and cell that makes some, by its id;
    /// O(nodes + slots).
    static func mistakes(in record: BrowserRecord) -> [String: [ScreenElement.RoleMistake]] {
        guard record.known.isSuperset(of: [.accessibility, .document]), record.nodes.contains(where: isTable) else { return [:] }
        let tables = BrowserTables(record)
        var result: [String: [ScreenElement.RoleMistake]] = [:]
        for place in record.nodes.indices where isTable(record.nodes[place]) {
            for (id, mistake) in tables.mistakes(ofTable: place) { result[id, default: []].append(mistake) }
        }
        return result
    }

    private static func isTable(_ node: BrowserNode) -> Bool {
        guard let role = node.role?.lowercased(), tables.contains(role), !node.isIgnored, node.isRendered else { return false }
        // A written role that the browser passes over is a mistake of another kind.
        return node.isWrittenAsDecoration || node.writtenRole.map(tables.contains) ?? true
    }

    private init(_ record: BrowserRecord) {
        nodes = record.nodes
        let places = Dictionary(record.nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        contents = (
            BrowserContents(record.nodes, at: places) { $0.documentParent }, BrowserContents(record.nodes, at: places) { $0.parent }
        )
    }

    /// A cell, and the slots that it takes.
    private struct Cell {
        let place: Int
        let rows: Range<Int>
        let columns: Range<Int>
        /// The ids of its header cells, where the author names them.
        var named: [String]

        var withoutNames: Cell {
            var result = self
            result.named = []
            return result
        }
    }

    /// How many of some cells are in each row and column.
    private struct Counts {
        private(set) var rows: [Int: Int] = [:]
        private(set) var columns: [Int: Int] = [:]

        init(of cells: [Cell]) {
            for cell in cells {
                for row in cell.rows { rows[row, default: 0] += 1 }
                for column in cell.columns { columns[column, default: 0] += 1 }
            }
        }
    }

    private func mistakes(ofTable table: Int) -> [(id: String, mistake: ScreenElement.RoleMistake)] {
        guard let (cells, rowCount, columnCount) = grid(of: table) else { return [] }
        var result: [(id: String, mistake: ScreenElement.RoleMistake)] = []
        let headers = cells.filter(isHeader)
        let headerIDs = Set(headers.compactMap { nodes[$0.place].attributes["id"] })
        for cell in cells where nodes[cell.place].isRendered && !nodes[cell.place].isIgnored {
            let own = nodes[cell.place].attributes["id"]
            let isWrong = cell.named.contains { !headerIDs.contains($0) || $0 == own }
            guard isWrong else { continue }
            let mistake = ScreenElement.RoleMistake(
                .wrongValue, found: "headers=\"\(cell.named.joined(separator: " "))\"", expected: "the id of a header cell of its table")
            result.append((nodes[cell.place].id, mistake))
        }
        // Names that lead nowhere are one mistake: the cells then count by their
        // place.
        result += unusedHeaders(headers, among: cells.map { $0.named.contains(where: headerIDs.contains) ? $0 : $0.withoutNames })
        let data = cells.filter { !isHeader($0) && isShown($0) }
        // By its place a cell has each header in its row or column.
        let (all, headed) = (Counts(of: cells), Counts(of: headers))
        // A cell alone in its row is a caption of the rows around it.
        let bare = data.filter { cell in
            if cell.rows.allSatisfy({ all.rows[$0] == 1 }) { return false }
            let isNamed = !cell.named.isEmpty || nodes[cell.place].attributes["aria-label"] != nil
            return !isNamed && !cell.rows.contains { headed.rows[$0] != nil } && !cell.columns.contains { headed.columns[$0] != nil }
        }
        // The cells of a grid may be controls side by side.
        if nodes[table].role == "table", rowCount >= Self.fewest, columnCount >= Self.fewest, !bare.isEmpty {
            let mistake = ScreenElement.RoleMistake(
                .missingHeader, found: "\(bare.count) of \(data.count) cells", expected: "a header cell in their row or column")
            result.append((nodes[table].id, mistake))
        }
        return result
    }

    /// Returns the header cells that no cell belongs to.
    private func unusedHeaders(_ headers: [Cell], among cells: [Cell]) -> [(id: String, mistake: ScreenElement.RoleMistake)] {
        let named = Set(cells.flatMap(\.named))
        // Cells that name their headers belong to no others (HTML, section
        // 4.9.12.2).
        let counts = Counts(of: cells.filter(\.named.isEmpty))
        return headers.compactMap { header in
            let node = nodes[header.place]
            if !isShown(header) || node.attributes["id"].map(named.contains) == true { return nil }
            let own = header.named.isEmpty ? 1 : 0
            let isUsed =
                node.role?.lowercased() == "rowheader"
                ? header.rows.contains { counts.rows[$0, default: 0] > own }
                : header.columns.contains { counts.columns[$0, default: 0] > own }
            if isUsed { return nil }
            return (node.id, ScreenElement.RoleMistake(.unusedHeader, found: node.role?.lowercased() ?? "", expected: "a cell"))
        }
    }

    private func isHeader(_ cell: Cell) -> Bool { nodes[cell.place].role.map { Self.headers.contains($0.lowercased()) } ?? false }

    /// Whether a cell is rendered and holds something.
    private func isShown(_ cell: Cell) -> Bool {
        let node = nodes[cell.place]
        guard node.isRendered, !node.isIgnored else { return false }
        if !node.name.isEmpty { return true }
        var pending = contents.document[cell.place]
        while let place = pending.popLast() {
            let inner = nodes[place]
            let isContent = inner.role != nil && inner.role != "generic" && inner.isRendered
            if inner.isText ? !inner.string.allSatisfy(\.isWhitespace) : isContent { return true }
            pending += contents.document[place]
        }
        return false
    }

    // MARK: Slots

    /// Returns the cells of a table with their slots; `nil` where it has no rows,
    /// or too many slots.
    private func grid(of table: Int) -> (cells: [Cell], rows: Int, columns: Int)? {
        let isElement = nodes[table].tag == "table"
        let rows = rows(of: table, isElement)
        var cells: [Cell] = []
        /// For each column the row at which it is free again.
        var free: [Int] = []
        var slots = 0
        for (row, place) in rows.enumerated() {
            var column = 0
            for cell in self.cells(of: place, isElement) {
                while column < free.count, free[column] > row { column += 1 }
                let width = span(of: cell, "colspan", upTo: 1000)
                let height = min(span(of: cell, "rowspan", upTo: 65534), rows.count - row)
                slots += width * height
                if slots > Self.mostSlots { return nil }
                let columns = column..<column + width
                while free.count < columns.upperBound { free.append(0) }
                for taken in columns { free[taken] = row + height }
                let named =
                    isElement ? (nodes[cell].attributes["headers"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init) : []
                cells.append(Cell(place: cell, rows: row..<row + height, columns: columns, named: named))
                column = columns.upperBound
            }
        }
        return cells.isEmpty ? nil : (cells, rows.count, free.count)
    }

    private func span(of cell: Int, _ name: String, upTo most: Int) -> Int {
        let node = nodes[cell]
        let text = node.attributes[name] ?? node.attributes["aria-\(name)"]
        return min(max(text.flatMap { Int($0.trimmingPrefix { $0.isWhitespace }.prefix { $0.isNumber }) } ?? 1, 1), most)
    }

    private func rows(of table: Int, _ isElement: Bool) -> [Int] {
        inside(table, isElement, where: { isElement ? $0.tag == "tr" : $0.role?.lowercased() == "row" }, through: Self.groups)
    }

    private func cells(of row: Int, _ isElement: Bool) -> [Int] {
        inside(
            row, isElement,
            where: { isElement ? $0.tag == "td" || $0.tag == "th" : $0.role.map { Self.cells.contains($0.lowercased()) } ?? false },
            through: [])
    }

    private static let groups: Set<String> = ["thead", "tbody", "tfoot"]

    /// Returns the nodes of a kind in a node, in their order, through those that
    /// mean nothing between.
    private func inside(
        _ outer: Int, _ isElement: Bool, where isWanted: (BrowserNode) -> Bool, through groups: Set<String>
    ) -> [Int] {
        var result: [Int] = []
        let contents = isElement ? self.contents.document : self.contents.tree
        var pending = contents[outer]
        while let place = pending.popLast() {
            let node = nodes[place]
            if isWanted(node) {
                result.append(place)
            } else if isElement ? groups.contains(node.tag ?? "") : Self.isBetween(node) {
                pending += contents[place]
            }
        }
        return result.sorted { (nodes[$0].order ?? .max, $0) < (nodes[$1].order ?? .max, $1) }
    }

    private static func isBetween(_ node: BrowserNode) -> Bool {
        node.isIgnored || ["rowgroup", "generic", "none", "presentation"].contains(node.role?.lowercased() ?? "none")
    }
}
