public import ScreenModel

extension Blueprint {
    /// Returns children side by side from the leading edge.
    ///
    /// - Parameters:
    ///   - spacing: the distance between two children, in points.
    ///   - alignment: where children less high than the row stand.
    ///   - columnFrom: the text size from which the children stand one below the other instead; `nil` is never.
    ///   - children: what stands in it.
    public static func row(
        spacing: Double = 8, alignment: Alignment = .center, columnFrom: TextSize? = nil, _ children: [Blueprint]
    ) -> Blueprint {
        Blueprint(.row(spacing: spacing, alignment: alignment, columnFrom: columnFrom, children: children))
    }

    /// Returns children one below the other.
    public static func column(spacing: Double = 8, alignment: Alignment = .leading, _ children: [Blueprint]) -> Blueprint {
        Blueprint(.column(spacing: spacing, alignment: alignment, children: children))
    }

    /// Returns rows one below the other, each in a cell of at least 44 points, as a list to VoiceOver.
    public static func list(_ children: [Blueprint]) -> Blueprint { Blueprint(.list(children: children)) }

    /// Returns a bar with a title, which is a heading, and items at its trailing end.
    ///
    /// At accessibility sizes the title moves below the items.
    ///
    /// - Parameters:
    ///   - title: The screen's title.
    ///   - back: The title of a button at the leading end that goes back; `nil` is none.
    ///   - items: What stands at the trailing end.
    public static func navigationBar(_ title: String, back: String? = nil, _ items: [Blueprint] = []) -> Blueprint {
        Blueprint(.navigationBar(title: title, back: back, items: items))
    }

    /// Returns a region that shows part of its child and scrolls up and down to the rest; it takes the room that is left.
    public static func scroll(_ child: Blueprint) -> Blueprint { scroll(.vertical, child) }

    /// Returns a region that scrolls along an axis.
    public static func scroll(_ axis: Axis, _ child: Blueprint) -> Blueprint { Blueprint(.scroll(axis: axis, child: child)) }

    /// Returns the blueprint with room around it, in points.
    public func padding(_ distance: Double) -> Blueprint { padding(Insets(all: distance)) }

    /// Returns the blueprint with room around it; left is the leading side.
    public func padding(_ insets: Insets) -> Blueprint { Blueprint(.padding(insets: insets, child: self)) }

    /// Returns the blueprint in a frame of its own extents, in points, which cuts off what does not fit if it clips.
    public func frame(
        width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, minHeight: Double? = nil, maxWidth: Double? = nil,
        clips: Bool = false
    ) -> Blueprint {
        let limits = FrameLimits(width: width, height: height, minWidth: minWidth, minHeight: minHeight, maxWidth: maxWidth)
        return Blueprint(.frame(limits: limits, clips: clips, child: self))
    }

    /// Returns the blueprint with another drawn over it.
    public func overlay(_ content: Blueprint, alignment: Alignment = .center) -> Blueprint {
        Blueprint(.overlay(content: content, alignment: alignment, child: self))
    }

    /// Returns the blueprint with a modal open over it: what lies behind is out of reach.
    public func modal(_ content: Blueprint, closesOnEscape: Bool = true) -> Blueprint {
        Blueprint(.modal(content: content, closesOnEscape: closesOnEscape, child: self))
    }
}
