import EveryScreenModel

extension LayoutTree {
    /// Gives every part its place and extent, from the outside in.
    mutating func place() {
        let (bounds, root) = (safeBounds, rootAlignment)
        putAligned(0, in: bounds, Proposal(bounds.width, bounds.height), root.horizontalShare, root.verticalShare)
        placedTitles = Array(repeating: Title.Placed(lines: Title.Lines.none, area: .zero, isTruncated: false), count: titles.count)
        for index in nodes.indices {
            switch nodes[index].arrangement {
            case .fixed, .flexible, .shape, .spacer: break
            case .title(let title): placedTitles[title] = titles[title].placed(in: nodes[index].frame, nodes[index].proposal)
            case .stack(let axis, _, let alignment): placeStack(index, axis, alignment)
            case .layers(let horizontal, let vertical): placeLayers(index, horizontal, vertical)
            case .inset(let insets, _, _): placeInset(index, insets)
            case .frame(let limits, let alignment):
                putAligned(
                    index + 1, in: nodes[index].frame, self.limits[limits].proposal(nodes[index].proposal), alignment.horizontalShare,
                    alignment.verticalShare)
            case .aspectRatio(let ratio, let mode): placeFitted(index, ratio, mode)
            case .fixedSize(let horizontal, let vertical), .scroll(let horizontal, let vertical):
                put(index + 1, nodes[index].frame.origin, nodes[index].proposal.unspecified(horizontal: horizontal, vertical: vertical))
            case .box(let width): put(index + 1, nodes[index].frame.origin, Proposal(width, Proposal.unspecified))
            case .fitting(let horizontal, let vertical): placeFitting(index, horizontal, vertical)
            case .bar(let spacing): placeBar(index, spacing)
            case .reader: placeRead(index)
            case .mask(let alignment):
                placeOverlay(index, alignment)
                nodes[Int(nodes[index + 1].end)].isLeftOut = true
            case .overlay(let alignment): placeOverlay(index, alignment)
            case .background(let alignment): placeBackground(index, alignment)
            case .offset(let x, let y):
                let origin = nodes[index].frame.origin
                put(index + 1, LayoutPoint(x: origin.x + x, y: origin.y + y), nodes[index].proposal)
            case .position(let x, let y):
                let origin = nodes[index].frame.origin
                let point = LayoutRect(origin: LayoutPoint(x: origin.x + x, y: origin.y + y), size: .zero)
                putAligned(index + 1, in: point, nodes[index].proposal, 0.5, 0.5)
            case .transformed: put(index + 1, nodes[index].frame.origin, nodes[index].proposal)
            case .ignoresSafeArea(let edges): placeBeyondSafeArea(index, edges)
            case .modal(let kind): placeModal(index, kind)
            case .custom(let rule, let children): placeCustom(index, rules[rule], children)
            }
        }
    }

    /// Where the outermost part stands: in the middle, as in SwiftUI, but a screen
    /// with a bar begins at the top.
    private var rootAlignment: Blueprint.Alignment { hasBar && alignment == .center ? .top : alignment }

    /// Puts a part at a point, with the extent it takes for a proposal.
    mutating func put(_ index: Int, _ origin: LayoutPoint, _ proposal: Proposal) {
        nodes[index].frame = LayoutRect(origin: origin, size: answer(index, proposal))
        nodes[index].proposal = proposal
    }

    /// Puts a part in some room, at its edges or in its middle; a larger part
    /// reaches out of it likewise.
    private mutating func putAligned(
        _ index: Int, in room: LayoutRect, _ proposal: Proposal, _ horizontal: Double, _ vertical: Double
    ) {
        let size = answer(index, proposal)
        let origin = LayoutPoint(
            x: room.minX + horizontal * (room.width - size.width),
            y: room.minY + vertical * (room.height - size.height))
        nodes[index].frame = LayoutRect(origin: origin, size: size)
        nodes[index].proposal = proposal
    }

    /// Puts a part in some room by the lines of an alignment.
    private mutating func putAligned(_ index: Int, in room: LayoutRect, _ alignment: Blueprint.Alignment) {
        let (horizontal, vertical) = (alignment.horizontalShare, alignment.verticalShare)
        putAligned(index, in: room, Proposal(room.width, room.height), horizontal, vertical)
        if guides.isEmpty { return }
        let size = nodes[index].frame.size
        if let line = explicitLine(of: index, size, alignment.horizontal, across: .vertical) {
            nodes[index].frame.origin.x = room.minX + horizontal * room.width - line
        }
        if let line = explicitLine(of: index, size, alignment.vertical, across: .horizontal) {
            nodes[index].frame.origin.y = room.minY + vertical * room.height - line
        }
    }

    /// Puts the content of a reader at its corner, with the frames in it that
    /// follow from its room.
    private mutating func placeRead(_ index: Int) {
        let frame = nodes[index].frame
        for relative in relativeFrames where relative.reader == index {
            limits[relative.limits] = Blueprint.FrameLimits(relative.width, relative.height, of: frame.size)
        }
        put(index + 1, frame.origin, Proposal(frame.width, frame.height))
    }

    private mutating func placeStack(_ index: Int, _ axis: ScreenElement.Axis, _ alignment: Blueprint.Alignment) {
        // Where the last division was another, the children's shares are found
        // anew; all answers are known by now.
        if nodes[index].dividedProposal != nodes[index].proposal { _ = measureAgain(index, nodes[index].proposal) }
        let frame = nodes[index].frame
        let across = nodes[index].proposal[axis.across]
        let line = lineRoom(of: index, alignment, axis)?.before
        var position = axis == .horizontal ? frame.minX : frame.minY
        var child = index + 1
        while child < Int(nodes[index].end) {
            let proposal = Proposal(along: axis, nodes[child].share, across: across)
            let size = answer(child, proposal)
            let offset = offset(of: child, size, alignment, across: axis, line, frame.size[axis.across])
            let origin =
                axis == .horizontal ? LayoutPoint(x: position, y: frame.minY + offset) : LayoutPoint(x: frame.minX + offset, y: position)
            nodes[child].frame = LayoutRect(origin: origin, size: size)
            nodes[child].proposal = proposal
            position += size[axis] + nodes[child].gap
            child = Int(nodes[child].end)
        }
    }

    private mutating func placeLayers(_ index: Int, _ horizontal: Blueprint.Alignment, _ vertical: Blueprint.Alignment) {
        var child = index + 1
        while child < Int(nodes[index].end) {
            // Leading and trailing mean top and bottom where the vertical part is
            // given separately.
            putAligned(
                child, in: nodes[index].frame, nodes[index].proposal, horizontal.horizontalShare, vertical.share(across: .horizontal))
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
        putAligned(Int(nodes[index + 1].end), in: frame, alignment)
    }

    private mutating func placeBackground(_ index: Int, _ alignment: Blueprint.Alignment) {
        let frame = nodes[index].frame
        putAligned(index + 1, in: frame, alignment)
        put(Int(nodes[index + 1].end), frame.origin, nodes[index].proposal)
    }

    /// Puts what reaches the edges of the safe area up to those of the screen.
    private mutating func placeBeyondSafeArea(_ index: Int, _ edges: Blueprint.EdgeSet) {
        let frame = nodes[index].frame
        func beyond(_ edge: Blueprint.EdgeSet, _ inset: Double, _ distance: Double) -> Double {
            edges.contains(edge) && abs(distance) < 0.5 ? inset : 0
        }
        let (bounds, area) = (safeBounds, environment.safeArea)
        let insets = LayoutInsets(
            top: -beyond(.top, area.top, frame.minY - bounds.minY), left: -beyond(.leading, area.left, frame.minX - bounds.minX),
            bottom: -beyond(.bottom, area.bottom, frame.maxY - bounds.maxY),
            right: -beyond(.trailing, area.right, frame.maxX - bounds.maxX))
        let room = frame.inset(by: insets)
        putAligned(index + 1, in: room, Proposal(room.width, room.height), 0.5, 0.5)
    }

    private mutating func placeModal(_ index: Int, _ kind: Blueprint.ModalKind) {
        let frame = nodes[index].frame
        put(index + 1, frame.origin, nodes[index].proposal)
        let modal = Int(nodes[index + 1].end)
        switch kind {
        case .sheet:
            // It reaches to the lower edge of the screen, its content to the safe
            // area.
            let below = frame.maxY < safeBounds.maxY - 0.5 ? 0 : environment.safeArea.bottom
            put(modal, frame.origin, Proposal(frame.width, frame.height + below))
            // A sheet higher than the screen starts at its top and loses its end.
            nodes[modal].frame.origin.y = max(frame.minY, frame.maxY + below - nodes[modal].frame.height)
        case .alert:
            putAligned(modal, in: frame, Proposal(frame.width, frame.height), 0.5, 0.5)
        }
    }
}
