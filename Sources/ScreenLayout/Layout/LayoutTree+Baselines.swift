import EveryScreenModel

/// Rows and columns whose children stand on one line: a base line of text, or one
/// that an alignment guide states.
extension LayoutTree {
    /// The room that the children of a row or column need before and after their
    /// common line, in points; `nil` where edges or middles are aligned.
    mutating func lineRoom(
        of node: Int, _ alignment: Blueprint.Alignment, _ axis: ScreenElement.Axis
    ) -> (before: Double, after: Double)? {
        guard !guides.isEmpty || axis == .horizontal && alignment.isBaseline else { return nil }
        let room = nodes[node].dividedProposal[axis.across]
        var (before, after) = (0.0, 0.0)
        var child = node + 1
        while child < Int(nodes[node].end) {
            let size = answer(child, Proposal(along: axis, nodes[child].share, across: room))
            let line = line(of: child, size, alignment, across: axis)
            before = max(before, line)
            after = max(after, size[axis.across] - line)
            child = Int(nodes[child].end)
        }
        return (before, after)
    }

    /// Returns how far from the start of a row or column a child stands across it.
    func offset(
        of child: Int, _ size: LayoutSize, _ alignment: Blueprint.Alignment, across axis: ScreenElement.Axis, _ line: Double?,
        _ room: Double
    ) -> Double {
        if let line { return line - self.line(of: child, size, alignment, across: axis) }
        return alignment.share(across: axis) * (room - size[axis.across])
    }

    /// How far from its upper or leading edge the line of a part is.
    private func line(of node: Int, _ size: LayoutSize, _ alignment: Blueprint.Alignment, across axis: ScreenElement.Axis) -> Double {
        if !guides.isEmpty, let line = explicitLine(of: node, size, alignment, across: axis) { return line }
        if axis == .horizontal, alignment.isBaseline { return baseline(of: node, size, alignment) }
        return alignment.share(across: axis) * size[axis.across]
    }

    /// The line that an alignment guide of a part states, or one around its only
    /// content; `nil` where none does.
    func explicitLine(of node: Int, _ size: LayoutSize, _ alignment: Blueprint.Alignment, across axis: ScreenElement.Axis) -> Double? {
        var (index, size, before) = (node, size, 0.0)
        while true {
            if nodes[index].guide >= 0 {
                let guide = guides[Int(nodes[index].guide)]
                if guide.alignment == alignment { return before + value(of: guide.length, index, size, across: axis) }
            }
            guard case .inset(let insets, _, _) = nodes[index].arrangement, nodes[index].childCount == 1 else { return nil }
            before += axis == .vertical ? insets.left : insets.top
            size = LayoutSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
            index += 1
        }
    }

    private func value(of length: Blueprint.Length, _ index: Int, _ size: LayoutSize, across axis: ScreenElement.Axis) -> Double {
        var result = length.width * size.width + length.height * size.height + length.constant
        if length.center != 0 { result += length.center * size[axis.across] / 2 }
        if length.firstTextBaseline != 0 { result += length.firstTextBaseline * baseline(of: index, size, .firstTextBaseline) }
        if length.lastTextBaseline != 0 { result += length.lastTextBaseline * baseline(of: index, size, .lastTextBaseline) }
        return result
    }

    /// How far below its top the base line of a part stands: that of its text, else
    /// its lower edge, as in SwiftUI.
    private func baseline(of node: Int, _ size: LayoutSize, _ alignment: Blueprint.Alignment) -> Double {
        var (index, above) = (node, 0.0)
        while true {
            switch nodes[index].arrangement {
            case .inset(let insets, _, _) where nodes[index].childCount == 1:
                above += insets.top
                index += 1
                continue
            case .title(let title):
                let font = titles[title].measured.font
                let text = alignment == .firstTextBaseline ? 0 : size.height - 2 * above - titles[title].shape.room - font.lineHeight
                return above + titles[title].shape.room / 2 + max(0, text) + font.ascent
            default: return size.height
            }
        }
    }
}

extension Blueprint.Alignment {
    /// Whether it is a base line of text.
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension Blueprint.FrameLimits {
    /// The limits that lengths have in a room.
    init(_ width: Blueprint.Length?, _ height: Blueprint.Length?, of room: LayoutSize) {
        func value(_ length: Blueprint.Length) -> Double {
            length.width * room.width + length.height * room.height + length.constant
        }
        self.init(width: width.map(value), height: height.map(value))
    }
}
