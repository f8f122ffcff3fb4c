import EveryScreenModel

extension LayoutTree {
    /// Gives every part its place and extent, from the outside in.
    mutating func place() {
        let bounds = safeBounds
        put(0, bounds.origin, Proposal(bounds.width, bounds.height))
        lines = Array(repeating: Title.Lines(count: 0, size: .zero, isTruncated: false, scale: 1), count: titles.count)
        for index in nodes.indices {
            switch nodes[index].arrangement {
            case .fixed, .spacer: break
            case .title(let title): lines[title] = titles[title].latestLines(in: nodes[index].proposal)
            case .stack(let axis, let spacing, let alignment): placeStack(index, axis, spacing, alignment)
            case .layers(let horizontal, let vertical): placeLayers(index, horizontal, vertical)
            case .inset(let insets, _, _): placeInset(index, insets)
            case .frame(let limits, let alignment):
                putAligned(index + 1, in: nodes[index].frame, self.limits[limits].proposal(nodes[index].proposal), alignment, alignment)
            case .aspectRatio(let ratio, let mode): placeFitted(index, ratio, mode)
            case .fixedSize(let horizontal, let vertical), .scroll(let horizontal, let vertical):
                put(index + 1, nodes[index].frame.origin, nodes[index].proposal.unspecified(horizontal: horizontal, vertical: vertical))
            case .box(let width): put(index + 1, nodes[index].frame.origin, Proposal(width, Proposal.unspecified))
            case .bar(let spacing): placeBar(index, spacing)
            case .overlay(let alignment): placeOverlay(index, alignment)
            case .modal(let kind): placeModal(index, kind)
            case .custom(let rule, let children): placeCustom(index, rules[rule], children)
            }
        }
    }

    /// Puts a part at a point, with the extent it takes for a proposal.
    mutating func put(_ index: Int, _ origin: LayoutPoint, _ proposal: Proposal) {
        nodes[index].frame = LayoutRect(origin: origin, size: answer(index, proposal))
        nodes[index].proposal = proposal
    }

    /// Puts a part in some room, at its edges or in its middle; what is larger than the room reaches out of it likewise.
    private mutating func putAligned(
        _ index: Int, in room: LayoutRect, _ proposal: Proposal, _ horizontal: Blueprint.Alignment, _ vertical: Blueprint.Alignment
    ) {
        let size = answer(index, proposal)
        let origin = LayoutPoint(
            x: room.minX + horizontal.offset(in: room.width - size.width), y: room.minY + vertical.offset(in: room.height - size.height))
        nodes[index].frame = LayoutRect(origin: origin, size: size)
        nodes[index].proposal = proposal
    }

    private mutating func placeStack(_ index: Int, _ axis: ScreenElement.Axis, _ spacing: Double, _ alignment: Blueprint.Alignment) {
        // Where the last division was another, the children's shares are found anew; all answers are known by now.
        if nodes[index].dividedProposal != nodes[index].proposal { _ = measureAgain(index, nodes[index].proposal) }
        let frame = nodes[index].frame
        let across = nodes[index].proposal[axis.across]
        var position = axis == .horizontal ? frame.minX : frame.minY
        var child = index + 1
        while child < Int(nodes[index].end) {
            let proposal = Proposal(along: axis, nodes[child].share, across: across)
            let size = answer(child, proposal)
            let offset = alignment.offset(in: frame.size[axis.across] - size[axis.across])
            let origin =
                axis == .horizontal ? LayoutPoint(x: position, y: frame.minY + offset) : LayoutPoint(x: frame.minX + offset, y: position)
            nodes[child].frame = LayoutRect(origin: origin, size: size)
            nodes[child].proposal = proposal
            let next = Int(nodes[child].end)
            position += size[axis]
            // No distance is asked for beside a spacer, as in SwiftUI.
            if next < Int(nodes[index].end), !nodes[child].isSpacer, !nodes[next].isSpacer { position += spacing }
            child = next
        }
    }

    private mutating func placeLayers(_ index: Int, _ horizontal: Blueprint.Alignment, _ vertical: Blueprint.Alignment) {
        var child = index + 1
        while child < Int(nodes[index].end) {
            putAligned(child, in: nodes[index].frame, nodes[index].proposal, horizontal, vertical)
            child = Int(nodes[child].end)
        }
    }

    private mutating func placeInset(_ index: Int, _ insets: LayoutInsets) {
        guard nodes[index].childCount > 0 else { return }
        let frame = nodes[index].frame
        put(index + 1, LayoutPoint(x: frame.minX + insets.left, y: frame.minY + insets.top), nodes[index].proposal.inset(by: insets))
        // A child less high than a cell of the least height stands in its middle.
        let spare = frame.height - insets.top - insets.bottom - nodes[index + 1].frame.height
        if spare > 0 { nodes[index + 1].frame.origin.y += spare / 2 }
    }

    private mutating func placeFitted(_ index: Int, _ ratio: Double, _ mode: Blueprint.ContentMode) {
        var proposal = nodes[index].proposal
        if proposal.width < 0, proposal.height < 0 {
            let ideal = answer(index + 1, proposal)
            proposal = Proposal(ideal.width, ideal.height)
        }
        put(index + 1, nodes[index].frame.origin, proposal.fitted(to: ratio, mode))
    }

    private mutating func placeOverlay(_ index: Int, _ alignment: Blueprint.Alignment) {
        let frame = nodes[index].frame
        put(index + 1, frame.origin, nodes[index].proposal)
        putAligned(Int(nodes[index + 1].end), in: frame, Proposal(frame.width, frame.height), alignment, alignment)
    }

    private mutating func placeModal(_ index: Int, _ kind: Blueprint.ModalKind) {
        let frame = nodes[index].frame
        put(index + 1, frame.origin, nodes[index].proposal)
        let modal = Int(nodes[index + 1].end)
        switch kind {
        case .sheet:
            // It reaches to the lower edge of the screen, its content to the safe area.
            let below = frame.maxY < safeBounds.maxY - 0.5 ? 0 : environment.safeArea.bottom
            put(modal, frame.origin, Proposal(frame.width, frame.height + below))
            // A sheet higher than the screen starts at its top and loses its end.
            nodes[modal].frame.origin.y = max(frame.minY, frame.maxY + below - nodes[modal].frame.height)
        case .alert:
            putAligned(modal, in: frame, Proposal(frame.width, frame.height), .center, .center)
        }
    }
}

extension Blueprint.Alignment {
    /// How far from the start something stands in room that is left, in points; negative where the room is too small.
    fileprivate func offset(in room: Double) -> Double {
        switch self {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
    }
}
