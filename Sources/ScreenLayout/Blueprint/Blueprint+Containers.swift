public import EveryScreenModel

extension Blueprint {
    /// Returns children side by side from the leading edge.
    ///
    /// - Parameters:
    ///   - spacing: the distance between two children, in points; `nil` is the
    ///     distance that each pair would like, 8 side by side.
    ///   - alignment: where children less high than the row stand.
    ///   - columnFrom: the text size from which the children stand one below the
    ///     other instead; `nil` is never.
    ///   - children: what stands in it.
    public static func row(
        spacing: Double? = nil, alignment: Blueprint.Alignment = .center, columnFrom: UserEnvironment.TextSize? = nil,
        _ children: [Blueprint],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(
            .container(.row(spacing: spacing, alignment: alignment, columnFrom: columnFrom), children: children), at: CodeMark(fileID, line)
        )
    }

    /// Returns children one below the other.
    ///
    /// Without a spacing each pair of children has the distance it would like: 8
    /// points, but between texts and around them as much as their fonts ask for.
    public static func column(
        spacing: Double? = nil, alignment: Blueprint.Alignment = .leading, _ children: [Blueprint], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.column(spacing: spacing, alignment: alignment), children: children), at: CodeMark(fileID, line))
    }

    /// Returns children one over the other, the last on top.
    public static func layers(
        horizontal: Blueprint.Alignment = .center, vertical: Blueprint.Alignment = .center, _ children: [Blueprint],
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.layers(horizontal: horizontal, vertical: vertical), children: children), at: CodeMark(fileID, line))
    }

    /// Returns children one over the other, the last on top, at one place of the
    /// room they take together.
    public static func layers(
        alignment: Blueprint.Alignment, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        layers(horizontal: alignment.horizontal, vertical: alignment.vertical, children, fileID: fileID, line: line)
    }

    /// Returns rows one below the other, each in a cell of at least 44 points, as a
    /// list to VoiceOver.
    public static func list(_ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.container(.list, children: children), at: CodeMark(fileID, line))
    }

    /// Returns cells below a heading and above a footnote, by itself or in a list;
    /// an empty string is left out.
    public static func section(
        _ header: String, footer: String = "", _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.section(header: header, footer: footer), children: children), at: CodeMark(fileID, line))
    }

    /// Returns cells without a heading, above a footnote where it is not empty.
    public static func section(footer: String = "", _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    {
        section("", footer: footer, children, fileID: fileID, line: line)
    }

    /// Returns a row with a title that shows or hides the rows below it (SwiftUI's
    /// `DisclosureGroup`), as it stands in a list.
    public static func disclosureGroup(
        _ title: String, isExpanded: Bool = false, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        let mark = symbol(isExpanded ? "chevron.down" : "chevron.forward", isDecorative: true, fileID: fileID, line: line)
        let content = row([text(title, fileID: fileID, line: line), spacer, mark], fileID: fileID, line: line)
        let header = button(content, fileID: fileID, line: line).accessibilityExpanded(isExpanded)
        return section([header] + (isExpanded ? children : []), fileID: fileID, line: line)
    }

    /// Returns children in rows of a number of columns of one width.
    public static func grid(columns: Int, spacing: Double = 8, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    {
        Blueprint(.container(.grid(columns: .count(columns: columns), spacing: spacing), children: children), at: CodeMark(fileID, line))
    }

    /// Returns children in rows of as many columns as fit with at least the given
    /// width, in points.
    public static func grid(
        minimumColumnWidth: Double, spacing: Double = 8, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(
            .container(.grid(columns: .adaptive(minimum: minimumColumnWidth), spacing: spacing), children: children),
            at: CodeMark(fileID, line))
    }

    /// Returns rows of cells, with columns as wide as their widest cell (SwiftUI's
    /// `Grid` and `GridRow`).
    ///
    /// A row with fewer cells than others ends with empty ones.
    public static func grid(spacing: Double = 8, rows: [[Blueprint]], fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        let count = max(1, rows.map(\.count).max() ?? 1)
        let cells = rows.flatMap { $0 + Array(repeating: emptyCell, count: count - $0.count) }
        return Blueprint(.container(.grid(columns: .fitted(columns: count), spacing: spacing), children: cells), at: CodeMark(fileID, line))
    }

    /// A cell of a grid with nothing in it.
    static var emptyCell: Blueprint { .column(spacing: 0, []) }

    /// Returns children side by side as long as there is room, then in the next
    /// line.
    public static func flow(
        spacing: Double = 8, lineSpacing: Double = 8, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.flow(spacing: spacing, lineSpacing: lineSpacing), children: children), at: CodeMark(fileID, line))
    }

    /// Returns a bar with a title, which is a heading, and items at its trailing
    /// end.
    ///
    /// At accessibility sizes the title moves below the items.
    ///
    /// - Parameters:
    ///   - title: The screen's title.
    ///   - back: The title of a button at the leading end that goes back; `nil` is
    ///     none.
    ///   - leading: The items at the leading end, after the way back.
    ///   - items: The items at the trailing end.
    public static func navigationBar(
        _ title: String, back: String? = nil, leading: [Blueprint] = [], _ items: [Blueprint] = [], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        let count = leading.isEmpty ? nil : leading.count
        return Blueprint(
            .container(.navigationBar(title: title, back: back, leading: count), children: leading + items), at: CodeMark(fileID, line))
    }

    /// Returns a bar of items side by side, such as that at the bottom of a screen
    /// (SwiftUI's placement `bottomBar`); put `.spacer` between items.
    public static func toolbar(_ items: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.container(.toolbar, children: items), at: CodeMark(fileID, line))
    }

    /// Returns segments of one width; the one with the given index is selected
    /// (SwiftUI's `pickerStyle(.segmented)`).
    ///
    /// The system decides how high it is and how large its text.
    public static func segmentedControl(
        selected: Int = 0, _ segments: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.segmentedControl(selected: selected), children: segments), at: CodeMark(fileID, line))
    }

    /// Returns the first child whose ideal extent fits along some axes, else the
    /// last one (SwiftUI's `ViewThatFits`).
    public static func viewThatFits(
        in axes: [ScreenElement.Axis] = [.horizontal, .vertical], _ children: [Blueprint], fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> Blueprint {
        Blueprint(.container(.viewThatFits(axes: axes), children: children), at: CodeMark(fileID, line))
    }

    /// Returns a bar of tabs, one for each child, of which the one with the given
    /// index is selected.
    public static func tabBar(selected: Int = 0, _ tabs: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.container(.tabBar(selected: selected), children: tabs), at: CodeMark(fileID, line))
    }

    /// Returns children arranged by the container rule with this name, which the
    /// layout must know.
    public static func container(_ name: String, _ children: [Blueprint], fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        Blueprint(.container(.custom(name: name), children: children), at: CodeMark(fileID, line))
    }

    /// Returns a region that shows part of its child and scrolls up and down to the
    /// rest; it takes the height it is offered.
    public static func scroll(_ child: Blueprint, fileID: StaticString = #fileID, line: UInt = #line) -> Blueprint {
        scroll(.vertical, child, fileID: fileID, line: line)
    }

    /// Returns a region that scrolls along an axis.
    public static func scroll(_ axis: ScreenElement.Axis, _ child: Blueprint, fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    { scroll([axis], child, fileID: fileID, line: line) }

    /// Returns a region that scrolls along some axes, at least one.
    public static func scroll(_ axes: [ScreenElement.Axis], _ child: Blueprint, fileID: StaticString = #fileID, line: UInt = #line)
        -> Blueprint
    {
        Blueprint(.wrapper(.scroll(axes: axes), child: child), at: CodeMark(fileID, line))
    }
}
