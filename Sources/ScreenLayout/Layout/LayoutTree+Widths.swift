import ScreenModel

extension LayoutTree {
    /// Finds how wide each part must be and would like to be, from the inside out.
    mutating func measureWidths() {
        for index in nodes.indices.reversed() {
            switch nodes[index].arrangement {
            case .leaf: measureLeaf(index)
            case .stack(let axis, let spacing, _): measureStack(index, axis, spacing)
            case .inset(let insets): wrapWidths(index, adding: insets.left + insets.right)
            case .frame(let limits): limitWidths(index, limits)
            case .scroll(let axis):
                wrapWidths(index, adding: 0)
                if axis == .horizontal { (nodes[index].floorWidth, nodes[index].minimumWidth) = (0, 0) }
                nodes[index].takesWidth = true
            case .layers, .modal: wrapWidths(index, adding: 0)
            }
        }
    }

    private mutating func measureStack(_ index: Int, _ axis: Axis, _ spacing: Double) {
        let children = children(of: index)
        let gaps = axis == .horizontal ? spacing * Double(max(0, children.count - 1)) : 0
        var (floor, minimum, ideal) = (gaps, gaps, gaps)
        var takesWidth = isFullWidth(index)
        for child in children.map({ nodes[$0] }) {
            if axis == .horizontal {
                floor += child.floorWidth
                minimum += child.minimumWidth
                ideal += child.idealWidth
                takesWidth = takesWidth || child.takesWidth
            } else {
                floor = max(floor, child.floorWidth)
                minimum = max(minimum, child.minimumWidth)
                ideal = max(ideal, child.idealWidth)
                takesWidth = takesWidth || (child.takesWidth && !child.isSpacer)
            }
        }
        let margins = barMargins(index)
        nodes[index].floorWidth = floor + margins
        nodes[index].minimumWidth = minimum + margins
        nodes[index].idealWidth = ideal + margins
        nodes[index].takesWidth = takesWidth
    }

    private mutating func wrapWidths(_ index: Int, adding extra: Double) {
        let child = nodes[index + 1]
        nodes[index].floorWidth = child.floorWidth + extra
        nodes[index].minimumWidth = child.minimumWidth + extra
        nodes[index].idealWidth = child.idealWidth + extra
        nodes[index].takesWidth = child.takesWidth || isFullWidth(index)
    }

    private mutating func limitWidths(_ index: Int, _ limits: FrameLimits) {
        wrapWidths(index, adding: 0)
        if let width = limits.width {
            (nodes[index].floorWidth, nodes[index].minimumWidth, nodes[index].idealWidth) = (width, width, width)
            nodes[index].takesWidth = false
        }
        if let least = limits.minWidth {
            nodes[index].floorWidth = max(least, nodes[index].floorWidth)
            nodes[index].minimumWidth = max(least, nodes[index].minimumWidth)
            nodes[index].idealWidth = max(least, nodes[index].idealWidth)
        }
        if let most = limits.maxWidth {
            nodes[index].floorWidth = min(most, nodes[index].floorWidth)
            nodes[index].minimumWidth = min(most, nodes[index].minimumWidth)
            nodes[index].idealWidth = min(most, nodes[index].idealWidth)
            nodes[index].takesWidth = true
        }
    }

    /// Whether the part goes from side to side of whatever it stands in.
    private func isFullWidth(_ index: Int) -> Bool {
        switch nodes[index].part {
        case .cell, .barItems, .sheet: true
        case .blueprint(let blueprint):
            switch blueprint.content {
            case .list, .navigationBar, .scroll, .modal: true
            default: false
            }
        }
    }

    /// The room that a navigation bar keeps at its two sides together, in points.
    func barMargins(_ index: Int) -> Double {
        if case .navigationBar = nodes[index].part.blueprint?.content { 2 * ControlMetrics.margin } else { 0 }
    }
}

extension LayoutNode {
    /// Whether the part is empty room.
    var isSpacer: Bool {
        if case .spacer = part.blueprint?.content { true } else { false }
    }
}
