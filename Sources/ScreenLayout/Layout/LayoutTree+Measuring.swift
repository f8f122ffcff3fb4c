import EveryScreenModel

extension LayoutTree {
    /// Returns the extent a part takes for a proposal.
    ///
    /// Each answer is kept, so that asking again costs O(answers of the part).
    mutating func answer(_ node: Int, _ proposal: Proposal) -> LayoutSize {
        if let known = ask(node, proposal) { return known }
        return work()
    }

    /// Measures a part though its answer may be known.
    mutating func measureAgain(_ node: Int, _ proposal: Proposal) -> LayoutSize {
        tasks.append(MeasuringTask(node, proposal))
        return work()
    }

    /// Measures the parts on the stack down to the one just added; returns the
    /// answer of that.
    private mutating func work() -> LayoutSize {
        let bottom = tasks.count
        var result = LayoutSize.zero
        while tasks.count >= bottom {
            guard let size = step() else { continue }
            let task = tasks.removeLast()
            keep(size, of: task.node, for: task.proposal)
            result = size
        }
        return result
    }

    /// Returns the answer of a part if it is known or easy, else puts the part on
    /// the stack.
    mutating func ask(_ node: Int, _ proposal: Proposal) -> LayoutSize? {
        // Most questions are asked again, and an arrangement is large to copy.
        if let known = knownAnswer(node, proposal) { return known }
        guard nodes[node].isLeaf else {
            tasks.append(MeasuringTask(node, proposal))
            return nil
        }
        switch nodes[node].arrangement {
        case .fixed(let size): return size
        case .flexible(let ideal):
            return LayoutSize(
                width: proposal.width < 0 ? ideal.width : proposal.width, height: proposal.height < 0 ? ideal.height : proposal.height)
        case .reader:
            // Ideally a reader is 10 × 10, as anything that takes all its room.
            return LayoutSize(
                width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
        case .title(let title):
            let size = titles[title].size(in: proposal)
            keep(size, of: node, for: proposal)
            return size
        case .spacer(let length, let axis): return spacerAnswer(proposal, length, axis)
        case .shape(let shape, let axis): return shapes[shape].size(in: proposal, along: axis)
        default: preconditionFailure("A part that asks others is no leaf")
        }
    }

    private func knownAnswer(_ node: Int, _ proposal: Proposal) -> LayoutSize? {
        var index = nodes[node].lastAnswer
        while index >= 0 {
            if answers[Int(index)].proposal == proposal { return answers[Int(index)].size }
            index = answers[Int(index)].earlier
        }
        return nil
    }

    private mutating func keep(_ size: LayoutSize, of node: Int, for proposal: Proposal) {
        answers.append(Answer(proposal: proposal, size: size, earlier: nodes[node].lastAnswer))
        nodes[node].lastAnswer = Int32(answers.count - 1)
    }

    private func spacerAnswer(_ proposal: Proposal, _ length: Double, _ axis: ScreenElement.Axis?) -> LayoutSize {
        LayoutSize(
            width: axis == .vertical ? 0 : max(length, proposal.width), height: axis == .horizontal ? 0 : max(length, proposal.height))
    }

    /// Takes the innermost part one step further; returns its extent once that is
    /// known.
    private mutating func step() -> LayoutSize? {
        let task = tasks[tasks.count - 1]
        let (node, proposal) = (task.node, task.proposal)
        switch nodes[node].arrangement {
        case .title, .fixed, .flexible, .shape, .spacer, .reader: preconditionFailure("A leaf answers at once")
        case .stack(let axis, _, let alignment): return stepStack(axis, alignment)
        case .layers: return stepLayers()
        case .inset(let insets, let width, let minHeight):
            guard nodes[node].childCount > 0 else { return insetSize(.zero, proposal, insets, width, minHeight) }
            guard let size = ask(node + 1, proposal.inset(by: insets)) else { return nil }
            return insetSize(size, proposal, insets, width, minHeight)
        case .frame(let index, _):
            guard let size = ask(node + 1, limits[index].proposal(proposal)) else { return nil }
            return limits[index].size(of: size, proposal)
        case .aspectRatio(let ratio, let mode):
            // Without any proposal the child's own ideal extent is what the
            // proportion is fitted into.
            if proposal.width < 0, proposal.height < 0 {
                guard let ideal = ask(node + 1, proposal) else { return nil }
                return ask(node + 1, Proposal(ideal.width, ideal.height).fitted(to: ratio, mode))
            }
            return ask(node + 1, proposal.fitted(to: ratio, mode))
        case .fixedSize(let horizontal, let vertical):
            return ask(node + 1, proposal.unspecified(horizontal: horizontal, vertical: vertical))
        case .scroll(let horizontal, let vertical):
            guard let size = ask(node + 1, proposal.unspecified(horizontal: horizontal, vertical: vertical)) else { return nil }
            return LayoutSize(
                width: horizontal && proposal.width >= 0 ? proposal.width : size.width,
                height: vertical && proposal.height >= 0 ? proposal.height : size.height)
        case .box(let width):
            guard let size = ask(node + 1, Proposal(width, Proposal.unspecified)) else { return nil }
            return LayoutSize(width: width, height: proposal.height < 0 ? size.height : min(size.height, proposal.height))
        case .fitting(let horizontal, let vertical):
            guard let child = fittingChild(of: node, proposal, horizontal, vertical) else { return nil }
            return child < 0 ? .zero : ask(child, proposal)
        case .bar(let spacing): return barSize(node, proposal, spacing)
        case .overlay, .mask, .offset, .transformed, .ignoresSafeArea: return ask(node + 1, proposal)
        case .position:
            guard let size = ask(node + 1, proposal) else { return nil }
            return LayoutSize(
                width: proposal.width < 0 ? size.width : proposal.width, height: proposal.height < 0 ? size.height : proposal.height)
        case .background: return ask(Int(nodes[node + 1].end), proposal)
        case .modal:
            guard let size = ask(node + 1, proposal) else { return nil }
            return LayoutSize(width: max(size.width, proposal.width), height: max(size.height, proposal.height))
        case .custom: return customSize(node, proposal)
        }
    }

    private func insetSize(
        _ size: LayoutSize, _ proposal: Proposal, _ insets: LayoutInsets, _ width: LayoutNode.InsetWidth, _ minHeight: Double
    ) -> LayoutSize {
        let own = max(0, size.width + insets.left + insets.right)
        return LayoutSize(
            width: width.value(own, proposed: proposal.width), height: max(minHeight, size.height + insets.top + insets.bottom))
    }

    private mutating func stepLayers() -> LayoutSize? {
        let index = tasks.count - 1
        let end = Int(nodes[tasks[index].node].end)
        while tasks[index].cursor < end {
            let child = tasks[index].cursor
            guard let size = ask(child, tasks[index].proposal) else { return nil }
            tasks[index].along = max(tasks[index].along, size.width)
            tasks[index].across = max(tasks[index].across, size.height)
            tasks[index].cursor = Int(nodes[child].end)
        }
        return LayoutSize(width: tasks[index].along, height: tasks[index].across)
    }
}

extension Proposal {
    /// The proposal for a child with insets around it.
    func inset(by insets: LayoutInsets) -> Proposal {
        Proposal(
            width < 0 ? width : max(0, width - insets.left - insets.right),
            height < 0 ? height : max(0, height - insets.top - insets.bottom))
    }

    /// The proposal with some dimensions asking for the ideal.
    func unspecified(horizontal: Bool, vertical: Bool) -> Proposal {
        Proposal(horizontal ? Self.unspecified : width, vertical ? Self.unspecified : height)
    }

    /// The room of a proportion that fits into this one, or covers it; a dimension
    /// without end follows the other.
    func fitted(to ratio: Double, _ mode: Blueprint.ContentMode) -> Proposal {
        guard ratio > 0, ratio.isFinite else { return self }
        let (boundsWidth, boundsHeight) = (width >= 0 && width.isFinite, height >= 0 && height.isFinite)
        if !boundsWidth { return boundsHeight ? Proposal(height * ratio, height) : self }
        if !boundsHeight { return Proposal(width, width / ratio) }
        let isWidthDecisive = mode == .fit ? width <= height * ratio : width >= height * ratio
        return isWidthDecisive ? Proposal(width, width / ratio) : Proposal(height * ratio, height)
    }
}

extension Blueprint.FrameLimits {
    /// The proposal to the child of the frame.
    func proposal(_ proposal: Proposal) -> Proposal {
        Proposal(
            Self.proposal(proposal.width < 0 ? idealWidth ?? proposal.width : proposal.width, width, minWidth, maxWidth),
            Self.proposal(proposal.height < 0 ? idealHeight ?? proposal.height : proposal.height, height, minHeight, maxHeight))
    }

    private static func proposal(_ proposed: Double, _ fixed: Double?, _ least: Double?, _ most: Double?) -> Double {
        if let fixed { return max(0, fixed) }
        if proposed < 0 { return proposed }
        return max(0, max(min(proposed, most ?? .infinity), least ?? 0))
    }

    /// The extent of the frame around a child: as SwiftUI's frames, whose limits
    /// bound the proposal and not only the extent of the child.
    func size(of child: LayoutSize, _ proposal: Proposal) -> LayoutSize {
        LayoutSize(
            width: Self.length(child.width, proposal.width, width, minWidth, idealWidth, maxWidth),
            height: Self.length(child.height, proposal.height, height, minHeight, idealHeight, maxHeight))
    }

    private static func length(
        _ child: Double, _ proposed: Double, _ fixed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?
    ) -> Double {
        if let fixed { return max(0, fixed) }
        if proposed < 0, let ideal { return max(0, max(least ?? 0, min(most ?? .infinity, ideal))) }
        guard least != nil || most != nil else { return child }
        let low = least ?? min(child, most ?? child)
        let high = max(low, most ?? max(child, low))
        return max(0, min(max(proposed < 0 ? child : proposed, low), high))
    }
}
