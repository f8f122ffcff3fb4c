import EveryScreenModel

/// Rows whose texts stand on one line.
extension LayoutTree {
    /// The room that the children of a row need above and below the common base
    /// line, in points; `nil` for other alignments.
    mutating func baselineRoom(of node: Int, _ alignment: Blueprint.Alignment) -> (above: Double, below: Double)? {
        guard alignment == .firstTextBaseline || alignment == .lastTextBaseline else { return nil }
        let across = nodes[node].dividedProposal.height
        var (above, below) = (0.0, 0.0)
        var child = node + 1
        while child < Int(nodes[node].end) {
            let size = answer(child, Proposal(along: .horizontal, nodes[child].share, across: across))
            let baseline = baseline(of: child, size, alignment)
            above = max(above, baseline)
            below = max(below, size.height - baseline)
            child = Int(nodes[child].end)
        }
        return (above, below)
    }

    /// Returns how far from the start of a row or column a child stands across it.
    func offset(
        of child: Int, _ size: LayoutSize, _ alignment: Blueprint.Alignment, across axis: ScreenElement.Axis, _ baseline: Double?,
        _ room: Double
    ) -> Double {
        if let baseline { return baseline - self.baseline(of: child, size, alignment) }
        return alignment.share(across: axis) * (room - size[axis.across])
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
