import EveryScreenLayout

// Screens known by how they are built: dialogs, tabs, tables, calendars.
extension ScreenDrawing {
    func dialog() throws -> Blueprint {
        let behind = Blueprint.column(
            spacing: 0, [.navigationBar("Documents"), .scroll(.list(try some(1...5, average: 2) { try button(.thing) }))])
        if source.boolean() {
            let actions = try some(1...2, average: 1) { try button() }
            return behind.alert(
                scrolling(
                    .column(
                        spacing: 12,
                        [try heading(.thing), try text(.sentence)] + (try extras()) + actions
                            + [.button("Cancel", role: .cancel).framedAsTarget]
                    ).padding(16)))
        }
        return behind.modal(scrolling(.column(spacing: 12, [try question()] + (try extras())).padding(16)))
    }

    func tabApp() throws -> Blueprint {
        let inside = source.boolean() ? try feed() : try settings()
        return try page("Library", inside, below: try tabBar())
    }

    func tabBar() throws -> Blueprint {
        let tabs = try some(2...5, average: 4) { .button(try words.draw(.action, from: source)) }
        // A source that has run out gives no tabs at all; the draw is dropped then.
        return .tabBar(selected: source.integer(in: 0...max(0, tabs.count - 1), towards: 0), tabs)
    }

    func table() throws -> [Blueprint] {
        let columns = source.integer(in: 2...4, towards: 2)
        let heads = try (0..<columns).map { _ in try button(.thing) }
        let rows = try some(1...8, average: 4) {
            let kinds: [ContentKind] = [.thing, .price, .date, .person]
            return .row(alignment: .leading, try kinds.prefix(columns).map { try text($0).frame(width: 160, alignment: .leading) })
        }
        let head = Blueprint.row(alignment: .leading, heads.map { $0.frame(width: 160, alignment: .leading) })
        return [try heading(.thing), .scroll(.horizontal, .column([head] + rows)), try button()]
    }

    func calendar() throws -> [Blueprint] {
        let days = source.integer(in: 28...31, towards: 28)
        let offset = source.integer(in: 0...6, towards: 0)
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Blueprint.text($0, style: .caption1) }
        let cells = Array(repeating: Blueprint.spacer, count: offset) + (1...days).map { Blueprint.button("\($0)") }
        let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
            Blueprint.row(
                spacing: 0, alignment: .leading, cells[start..<min(start + 7, cells.count)].map { $0.frame(minWidth: 100, minHeight: 44) }
            )
            .accessibilityNavigationStyle(.combined)
        }
        let head = Blueprint.row(spacing: 0, alignment: .leading, names.map { $0.frame(minWidth: 100) })
        let events = try some(0...5, average: 2) { line([try text(.date), .spacer, try text(.thing), try icon("more")]) }
        return [
            line([
                try heading(.thing), .spacer, .imageButton("previous").accessibilityLabel("Previous month"),
                .imageButton("next").accessibilityLabel("Next month"),
            ]),
            .scroll(.horizontal, .column(spacing: 0, [head] + weeks)), .list(events),
        ]
    }
}
