import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The header cells of tables (HTML, section 4.9.12.2; ACT rules a25f45 and
/// d0f69e).
struct BrowserTablesTests {
    /// A cell as tests write it: `h` for a column header, `r` for a row header, `d`
    /// for data, then an id and attributes.
    private func cell(_ text: String, _ row: String, _ number: Int) -> String {
        let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
        let role = ["h": "columnheader", "r": "rowheader", "d": "cell", "l": "LayoutTableCell"][parts[0]] ?? "cell"
        let id = parts.count > 1 ? parts[1] : "\(row)\(number)"
        let attributes = ["\"id\":\"\(id)\""] + (parts.count > 2 ? [parts[2]] : [])
        return
            "{\"id\":\"\(id)\",\"parent\":\"\(row)\",\"domParent\":\"\(row)\",\"tag\":\"\(role.hasSuffix("header") ? "th" : "td")\","
            + "\"role\":\"\(role)\",\"name\":\"x\",\"rendered\":true,\"order\":\(number),\"bounds\":[0,0,40,20],"
            + "\"attrs\":{\(attributes.joined(separator: ","))}}"
    }

    /// A table of rows; in a body, as the browser makes it.
    private func table(_ rows: [[String]], role: String = "table", _ attributes: String = "") -> [String] {
        let head = [
            "{\"id\":\"t\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"table\",\"role\":\"\(role)\",\"rendered\":true,"
                + "\"bounds\":[0,0,200,80],\"attrs\":{\(attributes)}}",
            "{\"id\":\"body\",\"parent\":\"t\",\"domParent\":\"t\",\"tag\":\"tbody\",\"role\":null,\"ignored\":true,\"rendered\":true}",
        ]
        return head
            + rows.enumerated().flatMap { row, cells in
                [
                    "{\"id\":\"row\(row)\",\"parent\":\"body\",\"domParent\":\"body\",\"tag\":\"tr\",\"role\":\"row\",\"rendered\":true,"
                        + "\"order\":\(row)}"
                ] + cells.enumerated().map { cell($1, "row\(row)", $0) }
            }
    }

    private func mistakes(_ nodes: [String]) throws -> [String] {
        try browserScreen(nodes).elements.flatMap { element in
            (element.roleMistakes ?? []).map { "\(element.source) \($0.kind) \($0.found)" }
        }
    }

    private let bare = [["d", "d", "d"], ["d", "d", "d"], ["d", "d", "d"]]

    @Test func `each cell of a table has a header in its row or column`() throws {
        #expect(try mistakes(table(bare)) == ["t missingHeader 9 of 9 cells"])
        #expect(try mistakes(table([["h", "h", "h"]] + bare)) == [])
        #expect(try mistakes(table(bare.map { ["r"] + $0 })) == [])
        #expect(try mistakes(table([["h", "h", "d"]] + bare)) == ["t missingHeader 3 of 10 cells"])
        #expect(try mistakes(table(bare.map { ["r"] + $0 } + [["d", "d", "d", "d"]])) == ["t missingHeader 3 of 13 cells"])
        #expect(try mistakes(table([["d", "h", "h"], ["r", "d", "d"], ["r", "d", "d"]])) == [])
    }

    @Test func `a table of two rows or columns, one for layout, and a grid may do without`() throws {
        #expect(try mistakes(table([["d", "d", "d"], ["d", "d", "d"]])) == [])
        #expect(try mistakes(table(bare.map { $0.dropLast() })) == [])
        #expect(try mistakes(table(bare, role: "LayoutTable")) == [])
        #expect(try mistakes(table(bare, role: "grid", "\"role\":\"grid\"")) == [])
        #expect(try mistakes(table(bare, "\"role\":\"region\"")) == [])
        #expect(try mistakes(table([["h", "h", "h"]] + bare + [["d x \"colspan\":\"3\""]])) == [])
        // A caption between the rows is alone in its row.
        #expect(try mistakes(table(bare.map { ["r"] + $0 } + [["d x \"colspan\":\"3\""]])) == [])
    }

    @Test func `spans take the slots of other rows and columns`() throws {
        // The header over two columns is that of both.
        #expect(try mistakes(table([["h a \"colspan\":\"2\"", "h"]] + bare)) == [])
        #expect(try mistakes(table([["h a \"colspan\":\"2\"", "d"]] + bare)) == ["t missingHeader 3 of 10 cells"])
        // A row header beside three rows.
        #expect(try mistakes(table([["r a \"rowspan\":\"3\"", "d", "d"], ["d", "d"], ["d", "d"]])) == [])
        #expect(
            try mistakes(table([["r a \"rowspan\":\"2\"", "d", "d"], ["d", "d"], ["d p", "d q", "d s"]])) == [
                "t missingHeader 2 of 7 cells"
            ])
        // No span is longer than HTML allows, and a table with very many slots is
        // not judged.
        #expect(try mistakes(table([["d x \"colspan\":\"99999999999999999999\",\"rowspan\":\"65534\""], ["d"], ["d"]])) == [])
        #expect(try mistakes(table((0..<1000).map { ["d x\($0) \"colspan\":\"1000\""] })) == [])
    }

    @Test func `a cell may name its headers, each of them a header cell of its table`() throws {
        #expect(try mistakes(table([["h a", "h b"], ["d x \"headers\":\"a b\"", "d"]])) == [])
        #expect(try mistakes(table([["h a", "h b"], ["d x \"headers\":\" \"", "d"]])) == [])
        #expect(try mistakes(table([["h a", "h b"], ["d x \"headers\":\"a c\"", "d"]])) == ["x wrongValue headers=\"a c\""])
        #expect(try mistakes(table([["h a", "h b"], ["d x \"headers\":\"x\"", "d"]])) == ["x wrongValue headers=\"x\""])
        #expect(try mistakes(table([["h a", "h b"], ["d y", "d x \"headers\":\"y\""]])) == ["x wrongValue headers=\"y\""])
        // A header of a header.
        #expect(try mistakes(table([["h a \"colspan\":\"2\""], ["h b \"headers\":\"a\"", "h c \"headers\":\"a\""], ["d", "d"]])) == [])
    }

    @Test func `a header has a cell`() throws {
        #expect(try mistakes(table([["h a", "h b"], ["d"]])) == ["b unusedHeader columnheader"])
        #expect(try mistakes(table([["r a", "d"], ["r b"]])) == ["b unusedHeader rowheader"])
        #expect(try mistakes(table([["h a", "h b"], ["d", "d x \"headers\":\"a\""]])) == ["b unusedHeader columnheader"])
        #expect(try mistakes(table([["h a", "h b"], ["d x \"headers\":\"b\""]])) == ["a unusedHeader columnheader"])
    }

    @Test func `tables of other elements have rows and cells by their roles`() throws {
        func part(_ id: String, in parent: String, _ role: String) -> String {
            "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"div\",\"role\":\"\(role)\",\"name\":\"x\","
                + "\"rendered\":true,\"bounds\":[0,0,40,20],\"attrs\":{\"role\":\"\(role)\"}}"
        }
        func table(_ first: String) -> [String] {
            [part("t", in: "n0", "table"), part("g", in: "t", "rowgroup")]
                + (0..<3).flatMap { row in
                    [part("r\(row)", in: "g", "row")] + (0..<3).map { part("c\(row)\($0)", in: "r\(row)", row == 0 ? first : "cell") }
                }
        }

        #expect(try mistakes(table("columnheader")) == [])
        #expect(try mistakes(table("cell")) == ["t missingHeader 9 of 9 cells"])
    }

    @Test func `hidden tables and cells are not judged`() throws {
        let hidden = table(bare).map { $0.replacing("\"rendered\":true", with: "\"rendered\":false") }
        #expect(try mistakes(hidden) == [])
        let ignored = table([["h a", "h b"], ["d"]]).map {
            $0.contains("\"id\":\"b\",\"parent\":\"row0\"") ? $0.replacing("\"name\"", with: "\"ignored\":true,\"name\"") : $0
        }
        #expect(try mistakes(ignored) == [])
    }
}
