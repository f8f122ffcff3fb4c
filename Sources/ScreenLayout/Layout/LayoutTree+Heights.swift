import ScreenModel

extension LayoutTree {
    /// Finds the height each part needs at its width, from the inside out.
    mutating func measureHeights() {
        for index in nodes.indices.reversed() {
            switch nodes[index].arrangement {
            case .leaf:
                measureLeafHeight(index)
                nodes[index].floorHeight = nodes[index].naturalHeight
            case .stack(let axis, let spacing, _): measureStackHeight(index, axis, spacing)
            case .inset(let insets):
                wrapHeight(index, adding: insets.top + insets.bottom)
                if case .cell = nodes[index].part {
                    raiseHeight(index, to: ControlMetrics.minimumTarget)
                }
            case .frame(let limits):
                wrapHeight(index, adding: 0)
                limitHeight(index, limits)
            case .scroll(let axis):
                wrapHeight(index, adding: 0)
                nodes[index].takesHeight = axis == .vertical
                nodes[index].floorHeight = axis == .vertical ? 0 : nodes[index].naturalHeight
            case .layers: wrapHeight(index, adding: 0)
            case .modal:
                wrapHeight(index, adding: 0)
                nodes[index].takesHeight = true
            }
        }
    }

    private mutating func measureStackHeight(_ index: Int, _ axis: Axis, _ spacing: Double) {
        let children = children(of: index)
        let gaps = axis == .vertical ? spacing * Double(max(0, children.count - 1)) : 0
        (nodes[index].naturalHeight, nodes[index].floorHeight) = (gaps, gaps)
        for child in children.map({ nodes[$0] }) {
            if axis == .vertical {
                nodes[index].naturalHeight += child.naturalHeight
                nodes[index].floorHeight += child.floorHeight
            } else {
                nodes[index].naturalHeight = max(nodes[index].naturalHeight, child.naturalHeight)
                nodes[index].floorHeight = max(nodes[index].floorHeight, child.floorHeight)
            }
            nodes[index].takesHeight = nodes[index].takesHeight || (child.takesHeight && !(axis == .horizontal && child.isSpacer))
        }
        if barMargins(index) > 0 { raiseHeight(index, to: ControlMetrics.minimumTarget) }
    }

    private mutating func wrapHeight(_ index: Int, adding extra: Double) {
        let child = nodes[index + 1]
        nodes[index].naturalHeight = child.naturalHeight + extra
        nodes[index].floorHeight = child.floorHeight + extra
        nodes[index].takesHeight = child.takesHeight
    }

    private mutating func raiseHeight(_ index: Int, to least: Double) {
        nodes[index].naturalHeight = max(least, nodes[index].naturalHeight)
        nodes[index].floorHeight = max(least, nodes[index].floorHeight)
    }

    private mutating func limitHeight(_ index: Int, _ limits: FrameLimits) {
        if let least = limits.minHeight { raiseHeight(index, to: least) }
        guard let height = limits.height else { return }
        (nodes[index].naturalHeight, nodes[index].floorHeight) = (height, height)
        nodes[index].takesHeight = false
    }
}
