import ScreenModel

extension LayoutTree {
    /// Finds the height each part needs at its width, from the inside out.
    mutating func measureHeights() {
        for index in nodes.indices.reversed() {
            switch nodes[index].arrangement {
            case .leaf: measureLeafHeight(index)
            case .stack(let axis, let spacing, _): measureStackHeight(index, axis, spacing)
            case .inset(let insets):
                wrapHeight(index, adding: insets.top + insets.bottom)
                if case .cell = nodes[index].part {
                    nodes[index].naturalHeight = max(ControlMetrics.minimumTarget, nodes[index].naturalHeight)
                }
            case .frame(let limits):
                wrapHeight(index, adding: 0)
                limitHeight(index, limits)
            case .scroll(let axis):
                wrapHeight(index, adding: 0)
                (nodes[index].takesHeight, nodes[index].yieldsHeight) = (axis == .vertical, axis == .vertical)
            case .layers: wrapHeight(index, adding: 0)
            case .modal:
                wrapHeight(index, adding: 0)
                nodes[index].takesHeight = true
            }
        }
    }

    private mutating func measureStackHeight(_ index: Int, _ axis: Axis, _ spacing: Double) {
        let children = children(of: index)
        var height = axis == .vertical ? spacing * Double(max(0, children.count - 1)) : 0
        for child in children.map({ nodes[$0] }) {
            height = axis == .vertical ? height + child.naturalHeight : max(height, child.naturalHeight)
            nodes[index].takesHeight = nodes[index].takesHeight || (child.takesHeight && !(axis == .horizontal && child.isSpacer))
            nodes[index].yieldsHeight = nodes[index].yieldsHeight || child.yieldsHeight
        }
        if barMargins(index) > 0 { height = max(height, ControlMetrics.minimumTarget) }
        nodes[index].naturalHeight = height
    }

    private mutating func wrapHeight(_ index: Int, adding extra: Double) {
        let child = nodes[index + 1]
        nodes[index].naturalHeight = child.naturalHeight + extra
        nodes[index].takesHeight = child.takesHeight
        nodes[index].yieldsHeight = child.yieldsHeight
    }

    private mutating func limitHeight(_ index: Int, _ limits: FrameLimits) {
        if let least = limits.minHeight { nodes[index].naturalHeight = max(least, nodes[index].naturalHeight) }
        guard let height = limits.height else { return }
        nodes[index].naturalHeight = height
        (nodes[index].takesHeight, nodes[index].yieldsHeight) = (false, false)
    }
}
