import EveryScreenModel

extension LayoutTree {
    /// Parts still to be added, all in the same part.
    private struct Pending {
        /// What they are.
        enum Source {
            /// One blueprint with its number, which is −1 for the outermost.
            case one(Blueprint, ordinal: Int)
            /// The children of a container; those of a list are in cells.
            case children([Blueprint], inCells: Bool)
            /// What a container brings with it.
            case parts([PendingPart])
        }

        let source: Source
        let place: Place
        var next = 0

        init(_ source: Source, _ place: Place) {
            self.source = source
            self.place = place
        }
    }

    /// What a part takes over from what it is in.
    private struct Place {
        /// The part it is in, or −1, and the part whose path begins its own.
        var parent: Int32
        var pathParent: Int32
        var textSize: UserEnvironment.TextSize
        var isDisabled = false
        /// The axis of the row or column it stands in.
        var axis: ScreenElement.Axis?
        /// Whether what it stands in asks for its priority, and what that is.
        var isRanked = false
        var priority = 0.0
        /// The frame right around it, among the limits, or −1.
        var frame: Int32 = -1
    }

    /// Adds the parts of a blueprint in pre-order, with a stack of those still to be added, the next ones last.
    mutating func flatten(_ blueprint: Blueprint) {
        reserveCapacity(128)
        let outermost = Place(parent: -1, pathParent: -1, textSize: environment.textSize)
        var pending = [Pending(.one(blueprint, ordinal: -1), outermost)]
        while let top = pending.indices.last {
            let place = pending[top].place
            let number = pending[top].next
            pending[top].next += 1
            switch pending[top].source {
            case .one(let blueprint, let ordinal):
                pending.removeLast()
                add(blueprint, ordinal, place, to: &pending)
            case .children(let children, let inCells):
                if number >= children.count - 1 { pending.removeLast() }
                guard number < children.count else { continue }
                // A section in a list has cells of its own.
                if inCells, !children[number].isSection {
                    addCell(around: children[number], number, place, to: &pending)
                } else {
                    add(children[number], number, place, to: &pending)
                }
            case .parts(let parts):
                if number >= parts.count - 1 { pending.removeLast() }
                guard number < parts.count else { continue }
                add(parts[number], place, to: &pending)
            }
        }
        // Every part lies before those in it, so that a walk from the end knows the end of each when it comes to it.
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            nodes[parent].end = max(nodes[parent].end, nodes[index].end)
        }
        collectCustomChildren()
    }

    /// Adds a blueprint and what wraps it, and puts what is in it on the stack.
    private mutating func add(
        _ outermost: Blueprint, _ number: Int, _ outer: Place, suffix: LayoutNode.PathSuffix = .none,
        tab: LayoutNode.TabState = .none, to pending: inout [Pending]
    ) {
        var (blueprint, ordinal, suffix, tab, place) = (outermost, Int32(number), suffix, tab, outer)
        while true {
            inherit(blueprint, &place)
            append(.blueprint(blueprint), ordinal, suffix, tab, place)
            if blueprint.content.isLeaf { return }
            let index = Int32(nodes.count - 1)
            place = inner(place, in: index)
            place.pathParent = index
            guard case .wrapper(_, let child) = blueprint.content else { return push(blueprint, place, to: &pending) }
            (blueprint, ordinal, suffix, tab) = (child, 0, .none, .none)
        }
    }

    private mutating func addCell(around child: Blueprint, _ number: Int, _ place: Place, to pending: inout [Pending]) {
        append(.cell, Int32(number), .cell, .none, place)
        add(child, number, inner(place, in: Int32(nodes.count - 1)), to: &pending)
    }

    /// Adds a part that a container brings with it, and puts what is in it on the stack.
    private mutating func add(_ part: PendingPart, _ place: Place, to pending: inout [Pending]) {
        if case .blueprint(let blueprint) = part.part {
            return add(blueprint, Int(part.ordinal), place, suffix: part.suffix, tab: part.tab, to: &pending)
        }
        append(part.part, part.ordinal, part.suffix, part.tab, place)
        if let parts = part.parts { pending.append(Pending(.parts(parts), inner(place, in: Int32(nodes.count - 1)))) }
    }

    private mutating func append(
        _ part: LayoutPart, _ ordinal: Int32, _ suffix: LayoutNode.PathSuffix, _ tab: LayoutNode.TabState, _ place: Place
    ) {
        if place.parent >= 0 { nodes[Int(place.parent)].childCount += 1 }
        let arrangement = arrangement(of: part, textSize: place.textSize, axis: place.axis, frame: place.frame)
        var priority = place.priority
        if case .spacer = arrangement { priority = LayoutNode.spacerPriority }
        nodes.append(
            LayoutNode(
                arrangement: arrangement, parent: place.parent, end: Int32(nodes.count + 1), pathParent: place.pathParent, ordinal: ordinal,
                suffix: suffix, isDisabled: place.isDisabled, tab: tab, leavesElement: part.leavesElement, priority: priority))
        parts.append(part)
    }

    /// What the parts in a part take over.
    private func inner(_ place: Place, in index: Int32) -> Place {
        var inner = place
        inner.parent = index
        inner.priority = 0
        inner.isRanked = false
        inner.axis = nil
        inner.frame = -1
        switch nodes[Int(index)].arrangement {
        case .stack(let axis, _, _):
            inner.axis = axis
            inner.isRanked = true
        case .custom: inner.isRanked = true
        case .frame(let limits, _): inner.frame = Int32(limits)
        default: break
        }
        return inner
    }

    /// Takes over what a blueprint says to all inside it, and, for the child of a row, column or container rule, its priority there.
    private mutating func inherit(_ blueprint: Blueprint, _ place: inout Place) {
        if blueprint.isModified, let modifiers = blueprint.ownModifiers {
            if modifiers.isEnabled == false { place.isDisabled = true }
            if modifiers.sortPriority != nil { isSorted = true }
        }
        guard case .wrapper(let wrapper, _) = blueprint.content else { return }
        if case .textSizes(let lowest, let highest) = wrapper {
            if let highest { place.textSize = min(place.textSize, highest) }
            if let lowest { place.textSize = max(place.textSize, lowest) }
        }
        // Other wrappers around the one that sets the priority do not hide it, as in SwiftUI.
        var content = blueprint.content
        while place.isRanked, case .wrapper(let wrapper, let child) = content {
            if case .layoutPriority(let priority) = wrapper {
                place.priority = priority
                break
            }
            content = child.content
        }
    }

    /// Puts what is directly in a blueprint on the stack, the first last.
    private mutating func push(_ blueprint: Blueprint, _ place: Place, to pending: inout [Pending]) {
        switch blueprint.content {
        // Leaves have nothing in them, and what wraps one child is added with it.
        case .text, .image, .control, .spacer, .wrapper: break
        case .layered(.overlay, let base, let over):
            pending.append(Pending(.one(over, ordinal: 1), place))
            pending.append(Pending(.one(base, ordinal: 0), place))
        case .layered(.modal(let kind, let closesOnEscape), let base, let over):
            let behavior = ScreenElement.ModalBehavior(closesOnEscapeKey: closesOnEscape, closesOnEscapeGesture: closesOnEscape)
            var inner = PendingPart(over, ordinal: 1)
            if kind == .alert { inner = PendingPart(.arranging(.alertContent), suffix: .content, parts: [inner]) }
            pending.append(Pending(.parts([PendingPart(.modal(kind, behavior), suffix: .modal, parts: [inner])]), place))
            pending.append(Pending(.one(base, ordinal: 0), place))
        case .container(.navigationBar(let title, let back), let items):
            self.title = title
            pending.append(Pending(.parts([navigationBar(title, back: back, items, textSize: place.textSize, at: blueprint.mark)]), place))
        case .container(.tabBar(let selected), let tabs):
            pending.append(Pending(.parts([tabBar(selected: selected, tabs)]), place))
        case .container(.section(let header, let footer), let children):
            if !footer.isEmpty { pending.append(Pending(.parts([sectionText(footer, .footer, at: blueprint.mark)]), place)) }
            pending.append(Pending(.children(children, inCells: true), place))
            if !header.isEmpty { pending.append(Pending(.parts([sectionText(header, .header, at: blueprint.mark)]), place)) }
        case .container(.list, let children): pending.append(Pending(.children(children, inCells: true), place))
        case .container(_, let children): pending.append(Pending(.children(children, inCells: false), place))
        }
    }

    private func sectionText(_ string: String, _ suffix: LayoutNode.PathSuffix, at mark: CodeMark) -> PendingPart {
        let insets = LayoutInsets(
            top: ControlMetrics.rowInset, left: ControlMetrics.margin, bottom: ControlMetrics.rowInset, right: ControlMetrics.margin)
        let text = Blueprint.text(string, style: .footnote).made(at: mark)
        return PendingPart((suffix == .header ? text.accessibilityHeading() : text).padding(insets), suffix: suffix)
    }

    /// What stands in a navigation bar; at accessibility sizes the title below the rest.
    private func navigationBar(
        _ title: String, back: String?, _ items: [Blueprint], textSize: UserEnvironment.TextSize, at mark: CodeMark
    ) -> PendingPart {
        let heading = PendingPart(
            .text(title, style: .headline).made(at: mark).accessibilityHeading().frame(maxWidth: .infinity), suffix: .title)
        let leading = back.map { [PendingPart(.button($0).made(at: mark).action("back"), suffix: .back)] } ?? []
        let trailing = items.enumerated().map { PendingPart($0.element, ordinal: $0.offset) }
        if textSize.isAccessibilitySize {
            let row = PendingPart(.arranging(.barItems), suffix: .items, parts: leading + trailing)
            return PendingPart(.arranging(.bar), suffix: .bar, parts: [row, heading])
        }
        return PendingPart(.arranging(.bar), suffix: .bar, parts: leading + [heading] + trailing)
    }

    private func tabBar(selected: Int, _ tabs: [Blueprint]) -> PendingPart {
        let parts = tabs.enumerated().map { number, tab in
            var inner = PendingPart(tab, ordinal: number)
            inner.tab = number == selected ? .selected : .unselected
            var share = PendingPart(.arranging(.tab), suffix: .tab, parts: [inner])
            share.ordinal = Int32(number)
            return share
        }
        return PendingPart(.arranging(.tabs), suffix: .bar, parts: parts)
    }
}

extension Blueprint {
    fileprivate var isSection: Bool { if case .container(.section, _) = content { true } else { false } }
}
