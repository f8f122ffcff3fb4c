import ScreenModel

extension LayoutTree {
    /// Gives every part its place and height, from the outside in.
    mutating func place() {
        guard !nodes.isEmpty else { return }
        let bounds = safeBounds
        put(0, x: bounds.minX, y: bounds.minY, height: childHeight(0, in: bounds.height))
        for index in nodes.indices {
            let frame = nodes[index].frame
            switch nodes[index].arrangement {
            case .leaf: break
            case .stack(.horizontal, let spacing, let alignment): placeRow(index, spacing, alignment)
            case .stack(.vertical, let spacing, let alignment): placeColumn(index, spacing, alignment)
            case .inset(let insets):
                // A child less high than a cell of the least height stands in its middle.
                let room = frame.height - insets.top - insets.bottom
                let height = childHeight(index + 1, in: room)
                put(index + 1, x: frame.minX + insets.left, y: frame.minY + insets.top + max(0, room - height) / 2, height: height)
            case .frame: placeFramed(index)
            case .scroll(let axis):
                let height = axis == .vertical ? nodes[index + 1].naturalHeight : childHeight(index + 1, in: frame.height)
                put(index + 1, x: frame.minX, y: frame.minY, height: height)
            case .layers(let alignment): placeLayers(index, alignment)
            case .modal: placeModal(index)
            }
        }
    }

    private mutating func put(_ index: Int, x: Double, y: Double, height: Double) {
        nodes[index].frame.origin = Point(x: x, y: y)
        nodes[index].frame.size.height = height
    }

    /// The height of a child that has the given room: what it needs, more if it takes it, less if something in it scrolls.
    private func childHeight(_ child: Int, in room: Double) -> Double {
        let natural = nodes[child].naturalHeight
        if natural < room { return nodes[child].takesHeight ? room : natural }
        return max(nodes[child].floorHeight, room)
    }

    private mutating func placeRow(_ index: Int, _ spacing: Double, _ alignment: Alignment) {
        let frame = nodes[index].frame
        var x = frame.minX + barMargins(index) / 2
        for child in children(of: index) {
            let height = childHeight(child, in: frame.height)
            put(child, x: x, y: frame.minY + alignment.offset(in: frame.height - height), height: height)
            x += nodes[child].frame.width + spacing
        }
    }

    private mutating func placeColumn(_ index: Int, _ spacing: Double, _ alignment: Alignment) {
        let frame = nodes[index].frame
        let children = children(of: index)
        let gaps = spacing * Double(max(0, children.count - 1))
        let room = frame.height - gaps
        let hasSpare = children.reduce(0) { $0 + nodes[$1].naturalHeight } < room
        let least = children.map { hasSpare ? nodes[$0].naturalHeight : nodes[$0].floorHeight }
        let wants = children.map { child in
            hasSpare ? (nodes[child].takesHeight ? .infinity : 0) : nodes[child].naturalHeight - nodes[child].floorHeight
        }
        let shares = shares(of: room - least.reduce(0, +), upTo: wants)
        let margin = barMargins(index)
        var y = frame.minY
        for (child, height) in zip(children, zip(least, shares).map(+)) {
            let x = frame.minX + margin / 2 + alignment.offset(in: frame.width - margin - nodes[child].frame.width)
            put(child, x: x, y: y, height: height)
            y += height + spacing
        }
    }

    private mutating func placeFramed(_ index: Int) {
        let frame = nodes[index].frame
        let child = nodes[index + 1].frame
        let height = childHeight(index + 1, in: frame.height)
        // What fits stands in the middle; what does not starts at the start, so that its end is what is lost.
        let x = frame.minX + max(0, frame.width - child.width) / 2
        let y = frame.minY + max(0, frame.height - height) / 2
        put(index + 1, x: x, y: y, height: height)
    }

    private mutating func placeLayers(_ index: Int, _ alignment: Alignment) {
        let frame = nodes[index].frame
        put(index + 1, x: frame.minX, y: frame.minY, height: childHeight(index + 1, in: frame.height))
        let over = nodes[index + 1].end
        let height = childHeight(over, in: frame.height)
        let width = nodes[over].frame.width
        put(
            over, x: frame.minX + alignment.offset(in: frame.width - width),
            y: frame.minY + alignment.offset(in: frame.height - height), height: height)
    }

    private mutating func placeModal(_ index: Int) {
        let frame = nodes[index].frame
        put(index + 1, x: frame.minX, y: frame.minY, height: childHeight(index + 1, in: frame.height))
        let sheet = nodes[index + 1].end
        let height = childHeight(sheet, in: frame.height)
        // A sheet higher than the screen starts at its top and loses its end.
        put(sheet, x: frame.minX, y: max(frame.minY, frame.maxY - height), height: height)
    }
}

extension Alignment {
    /// How far from the start something stands in room that is left, in points; never before the start.
    fileprivate func offset(in room: Double) -> Double {
        switch self {
        case .leading: 0
        case .center: max(0, room / 2)
        case .trailing: max(0, room)
        }
    }
}
