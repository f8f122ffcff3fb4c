import ScreenModel

extension LayoutTree {
    /// A part still to be added, with what it inherits from what it is in.
    private struct Pending {
        var part: PendingPart
        var textSize: TextSize
        var isDisabled: Bool
        /// The part it is in, or −1.
        var parent: Int32
        /// Whether it stands for the end of its parent, with nothing to be added.
        var closesParent = false
        /// The axis of the row or column it stands in, and its priority there.
        var axis: Axis?
        var priority = 0.0
        /// The frame right around it.
        var frame: FrameLimits?
    }

    /// Adds the parts of a blueprint in pre-order, with a stack of those still to be added, the next one last.
    mutating func flatten(_ blueprint: Blueprint) {
        var pending = [
            Pending(part: PendingPart(.blueprint(blueprint)), textSize: environment.textSize, isDisabled: false, parent: -1)
        ]
        while var next = pending.popLast() {
            if next.closesParent {
                nodes[Int(next.parent)].end = Int32(nodes.count)
                continue
            }
            let index = nodes.count
            if next.parent >= 0 { nodes[Int(next.parent)].childCount += 1 }
            let modifiers = next.part.part.blueprint?.accessibility
            if modifiers?.isEnabled == false { next.isDisabled = true }
            if case .blueprint(let blueprint) = next.part.part { inherit(blueprint.content, &next) }
            let arrangement = arrangement(of: next.part.part, textSize: next.textSize, axis: next.axis, frame: next.frame)
            nodes.append(
                LayoutNode(
                    arrangement: arrangement, parent: next.parent, end: Int32(index + 1), pathParent: next.part.pathParent,
                    ordinal: next.part.ordinal, suffix: next.part.suffix, isDisabled: next.isDisabled, tab: next.part.tab,
                    priority: next.priority))
            parts.append(next.part.part)
            pushContents(of: next, at: Int32(index), to: &pending)
        }
        collectCustomChildren()
    }

    /// Takes over what a wrapper says to all inside it, and, for the child of a row or column, its priority there.
    private func inherit(_ content: Blueprint.Content, _ next: inout Pending) {
        guard case .wrapper(let wrapper, _) = content else { return }
        if case .textSizes(let lowest, let highest) = wrapper {
            if let highest { next.textSize = min(next.textSize, highest) }
            if let lowest { next.textSize = max(next.textSize, lowest) }
        }
        // Other wrappers around the one that sets the priority do not hide it, as in SwiftUI.
        var content = content
        while next.axis != nil, case .wrapper(let wrapper, let child) = content {
            if case .layoutPriority(let priority) = wrapper {
                next.priority = priority
                break
            }
            content = child.content
        }
    }

    /// Pushes the end of a part, and above it what is directly in it, last to first.
    private func pushContents(of part: Pending, at index: Int32, to pending: inout [Pending]) {
        var child = part
        child.parent = index
        child.priority = 0
        child.axis = nil
        if case .stack(let axis, _, _) = nodes[Int(index)].arrangement { child.axis = axis }
        child.frame = nil
        if case .frame(let limits, _) = nodes[Int(index)].arrangement { child.frame = self.limits[limits] }
        child.closesParent = true
        let first = pending.count
        pending.append(child)
        child.closesParent = false
        let pathParent = part.part.pathParent
        if let inner = part.part.parts {
            for part in inner.reversed() { push(part, pathParent, child, to: &pending) }
        } else if case .blueprint(let blueprint) = part.part.part {
            pushContents(of: blueprint, index, child, to: &pending)
        }
        if pending.count == first + 1 { pending.removeLast() }
    }

    private func push(_ part: PendingPart, _ pathParent: Int32, _ child: Pending, to pending: inout [Pending]) {
        pending.append(child)
        pending[pending.count - 1].part = part
        pending[pending.count - 1].part.pathParent = pathParent
    }

    private func pushContents(of blueprint: Blueprint, _ index: Int32, _ child: Pending, to pending: inout [Pending]) {
        func push(_ part: PendingPart) { self.push(part, index, child, to: &pending) }
        switch blueprint.content {
        case .text, .image, .control, .spacer: break
        case .wrapper(_, let inner): push(PendingPart(inner, ordinal: 0))
        case .layered(.overlay, let base, let over):
            push(PendingPart(over, ordinal: 1))
            push(PendingPart(base, ordinal: 0))
        case .layered(.modal(let kind, let closesOnEscape), let base, let over):
            let behavior = ModalBehavior(closesOnEscapeKey: closesOnEscape, closesOnEscapeGesture: closesOnEscape)
            var inner = PendingPart(over, ordinal: 1)
            if kind == .alert { inner = PendingPart(.arranging(.alertContent), suffix: .content, parts: [inner]) }
            push(PendingPart(.modal(kind, behavior), suffix: .modal, parts: [inner]))
            push(PendingPart(base, ordinal: 0))
        case .container(.navigationBar(let title, let back), let items):
            push(navigationBar(title, back: back, items, textSize: child.textSize))
        case .container(.tabBar(let selected), let tabs): push(tabBar(selected: selected, tabs))
        case .container(.section(let header, let footer), let children):
            if !footer.isEmpty { push(sectionText(footer, .footer)) }
            for number in children.indices.reversed() { push(PendingPart(children[number], ordinal: number).inCell()) }
            if !header.isEmpty { push(sectionText(header, .header)) }
        case .container(.list, let children):
            for number in children.indices.reversed() {
                let part = PendingPart(children[number], ordinal: number)
                // A section has cells of its own.
                if case .container(.section, _) = children[number].content { push(part) } else { push(part.inCell()) }
            }
        case .container(_, let children):
            for number in children.indices.reversed() { push(PendingPart(children[number], ordinal: number)) }
        }
    }

    private func sectionText(_ string: String, _ suffix: LayoutNode.PathSuffix) -> PendingPart {
        let insets = Insets(
            top: ControlMetrics.rowInset, left: ControlMetrics.margin, bottom: ControlMetrics.rowInset, right: ControlMetrics.margin)
        let text = Blueprint.text(string, style: .footnote)
        return PendingPart((suffix == .header ? text.accessibilityHeading() : text).padding(insets), suffix: suffix)
    }

    /// What stands in a navigation bar; at accessibility sizes the title below the rest.
    private func navigationBar(_ title: String, back: String?, _ items: [Blueprint], textSize: TextSize) -> PendingPart {
        let heading = PendingPart(.text(title, style: .headline).accessibilityHeading().frame(maxWidth: .infinity), suffix: .title)
        let leading = back.map { [PendingPart(.button($0).action("back"), suffix: .back)] } ?? []
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
