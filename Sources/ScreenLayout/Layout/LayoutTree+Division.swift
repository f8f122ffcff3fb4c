import ScreenModel

extension LayoutTree {
    /// Gives every part its width, from the outside in.
    mutating func divideWidths() {
        guard !nodes.isEmpty else { return }
        giveWidth(0, upTo: safeBounds.width)
        for index in nodes.indices {
            let width = nodes[index].frame.width
            switch nodes[index].arrangement {
            case .leaf: break
            case .stack(.horizontal, let spacing, _): divide(width - barMargins(index), among: children(of: index), spacing)
            case .stack(.vertical, _, _):
                for child in children(of: index) { giveWidth(child, upTo: width - barMargins(index)) }
            case .inset(let insets): giveWidth(index + 1, upTo: width - insets.left - insets.right)
            case .frame(let limits):
                // A frame that is to take all there is hands it on to a child that takes it; others keep what they like.
                giveWidth(index + 1, upTo: limits.width ?? width)
            case .scroll(let axis):
                giveWidth(index + 1, upTo: axis == .vertical ? width : max(width, nodes[index + 1].idealWidth))
            case .layers, .modal:
                for child in children(of: index) { giveWidth(child, upTo: width) }
            }
        }
    }

    private mutating func giveWidth(_ child: Int, upTo width: Double) {
        let wanted = nodes[child].takesWidth ? width : min(width, nodes[child].idealWidth)
        let most = nodes[child].largestWidth ?? .infinity
        nodes[child].frame.size.width = max(nodes[child].floorWidth, min(most, max(0, wanted)))
    }

    /// Divides a width among children side by side.
    ///
    /// Each gets what it would like where that fits, with the rest going to those
    /// that take it; else all give way in proportion, first down to their words,
    /// then down to what they cannot go below, where the row overflows.
    private mutating func divide(_ width: Double, among children: [Int], _ spacing: Double) {
        guard !children.isEmpty else { return }
        let available = max(0, width - spacing * Double(children.count - 1))
        let ideal = children.reduce(0) { $0 + nodes[$1].idealWidth }
        if ideal <= available {
            let wants = children.map { nodes[$0].takesWidth ? (nodes[$0].largestWidth ?? .infinity) - nodes[$0].idealWidth : 0 }
            for (child, share) in zip(children, shares(of: available - ideal, upTo: wants)) {
                nodes[child].frame.size.width = nodes[child].idealWidth + share
            }
            return
        }
        let minimum = children.reduce(0) { $0 + nodes[$1].minimumWidth }
        let floor = children.reduce(0) { $0 + nodes[$1].floorWidth }
        for child in children {
            let node = nodes[child]
            nodes[child].frame.size.width =
                if minimum <= available {
                    node.minimumWidth + (node.idealWidth - node.minimumWidth) * (available - minimum) / (ideal - minimum)
                } else if floor < available {
                    node.floorWidth + (node.minimumWidth - node.floorWidth) * (available - floor) / (minimum - floor)
                } else {
                    node.floorWidth
                }
        }
    }
}

/// Returns how a length is divided: as evenly as what each can use of it allows.
func shares(of length: Double, upTo wants: [Double]) -> [Double] {
    var result = Array(repeating: 0.0, count: wants.count)
    var rest = max(0, length)
    // Those that want least first: what they leave is there for the others.
    let order = wants.indices.sorted { (wants[$0], $0) < (wants[$1], $1) }
    for (turn, index) in order.enumerated() {
        result[index] = max(0, min(wants[index], rest / Double(order.count - turn)))
        rest -= result[index]
    }
    return result
}

extension LayoutNode {
    /// The most width a frame lets the part have, in points.
    fileprivate var largestWidth: Double? {
        guard case .frame(let limits) = arrangement else { return nil }
        return limits.width ?? limits.maxWidth
    }
}
