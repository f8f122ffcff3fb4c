import EveryScreenModel

extension LayoutTree {
    /// Parts still to be added, all in the same part.
    private struct Pending {
        /// The parts still to be added.
        enum Source {
            /// One blueprint with its number, which is −1 for the outermost.
            case one(Blueprint, ordinal: Int)
            /// The children of a container; those of a list are in cells.
            case children([Blueprint], inCells: Bool)
            /// The parts that a container adds.
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

    /// The facts that a part inherits from the part around it.
    struct Place {
        /// The part it is in, or −1, and the part whose path begins its own.
        var parent: Int32
        var pathParent: Int32
        var textSize: UserEnvironment.TextSize
        var isDisabled = false
        /// How controls, lists and bars in it look.
        var styles = Blueprint.ControlStyles()
        /// The style of the list it is in; `nil` outside of lists.
        var listStyle: Blueprint.ListStyle?
        /// Whether it is the first in its list.
        var isFirstInList = false
        /// The surroundings of a control in it.
        var surroundings = ControlShape.Surroundings.plain
        /// The style of its text where the system decides it and no setting
        /// enlarges it, as in a tab, and whether it stands in a bar at all.
        var systemStyle: ScreenElement.TextStyle?
        var isInBar = false
        /// The row or tab whose frame it has if it is a control, or −1.
        var fills: Int32 = -1
        /// The same for content with a drawing behind or over it.
        var contentFills: Int32 = -1
        /// The axis of the row or column it stands in.
        var axis: ScreenElement.Axis?
        /// Whether what it stands in asks for its priority, and what that is.
        var isRanked = false
        var priority = 0.0
        /// The frame right around it, among the limits and among the parts, or −1.
        var frame: Int32 = -1
        var framePart: Int32 = -1
        /// The geometry reader it is in, or −1 for none.
        var reader: Int32 = -1
        /// How text in it is set, among the tree's list, or −1.
        var textStyles: Int32 = -1

        /// The place of content with a drawing behind or over it.
        var ofContent: Place {
            var result = self
            (result.fills, result.contentFills) = (contentFills, -1)
            return result
        }

        /// The place of that drawing.
        var ofDrawing: Place {
            var result = self
            result.contentFills = -1
            return result
        }
    }

    /// Adds the parts of a blueprint in pre-order, with a stack of those still to
    /// be added, the next ones last.
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
                // A section in a list has its own cells.
                if inCells, !children[number].isSection {
                    addCell(around: children[number], number, place, to: &pending)
                } else {
                    var place = place
                    place.isFirstInList = inCells && number == 0
                    add(children[number], number, place, to: &pending)
                }
            case .parts(let parts):
                if number >= parts.count - 1 { pending.removeLast() }
                guard number < parts.count else { continue }
                add(parts[number], place, to: &pending)
            }
        }
        // Every part precedes those in it, so that a walk from the end knows the
        // end of each when it reaches it.
        for index in nodes.indices.reversed() where nodes[index].parent >= 0 {
            let parent = Int(nodes[index].parent)
            nodes[parent].end = max(nodes[parent].end, nodes[index].end)
        }
        findGaps()
        collectCustomChildren()
    }

    /// Adds a blueprint and its wrappers, and puts its content on the stack.
    private mutating func add(
        _ outermost: Blueprint, _ number: Int, _ outer: Place, suffix: LayoutNode.PathSuffix = .none,
        tab: LayoutNode.TabState = .none, to pending: inout [Pending]
    ) {
        var (blueprint, ordinal, suffix, tab, place) = (outermost, Int32(number), suffix, tab, outer)
        var reaching: [Blueprint.AccessibilityModifiers] = []
        while true {
            let reaches = blueprint.passReach(&reaching)
            if blueprint.isDecorated {
                blueprint.passToDecorated()
                // The content has the area around it, and the drawing its own.
                (place.contentFills, place.fills) = (place.fills, -1)
            }
            inherit(blueprint, &place)
            let part = LayoutPart.blueprint(blueprint)
            // A wrapper around a tab is no tab: the tab is in it.
            let isAround = part.isWrapper && (!part.leavesElement || part.isBackground)
            append(part, ordinal, suffix, isAround ? .none : tab, place)
            if blueprint.content.isLeaf { return }
            let index = Int32(nodes.count - 1)
            enter(index, &place)
            place.pathParent = index
            if reaches, place.fills < 0 { place.fills = index }
            guard case .wrapper(_, let child) = blueprint.content else { return push(blueprint, place, to: &pending) }
            (blueprint, ordinal, suffix, tab) = (child, 0, .none, isAround ? tab : .none)
        }
    }

    private mutating func addCell(around child: Blueprint, _ number: Int, _ place: Place, to pending: inout [Pending]) {
        let isControl = child.isRowControl
        append(.cell(isControl: isControl), Int32(number), .cell, .none, place)
        var inner = place
        enter(Int32(nodes.count - 1), &inner)
        inner.surroundings = .row
        if isControl || child.hasAction { inner.fills = inner.parent }
        add(child, number, inner, to: &pending)
    }

    /// Adds a part that a container brings with it, and puts its content on the
    /// stack.
    private mutating func add(_ part: PendingPart, _ place: Place, to pending: inout [Pending]) {
        if case .blueprint(let blueprint) = part.part {
            return add(blueprint, Int(part.ordinal), place, suffix: part.suffix, tab: part.tab, to: &pending)
        }
        append(part.part, part.ordinal, part.suffix, part.tab, place)
        guard let parts = part.parts else { return }
        var inner = place
        enter(Int32(nodes.count - 1), &inner)
        switch part.part {
        case .arranging(.tab):
            (inner.systemStyle, inner.isInBar) = (.caption2, true)
            inner.fills = inner.parent
        case .arranging(.barItem): inner.fills = inner.parent
        case .arranging(.segment):
            (inner.systemStyle, inner.isInBar) = (.footnote, true)
            inner.fills = inner.parent
        case .arranging(.toolbarItems):
            inner.textSize = min(inner.textSize, .xxxLarge)
            inner.isInBar = true
            inner.textStyles = -1
        case .arranging(.alertContent): inner.surroundings = .alert
        case .arranging(.bar):
            inner.textSize = min(inner.textSize, .xxxLarge)
            inner.isInBar = true
            inner.textStyles = -1
        case .arranging(.largeTitleBar): inner.textStyles = -1
        default: break
        }
        pending.append(Pending(.parts(parts), inner))
    }

    private mutating func append(
        _ part: LayoutPart, _ ordinal: Int32, _ suffix: LayoutNode.PathSuffix, _ tab: LayoutNode.TabState, _ place: Place
    ) {
        if place.parent >= 0 { nodes[Int(place.parent)].childCount += 1 }
        let arrangement = arrangement(of: part, in: place)
        // A frame right around a button that shows something is the frame of the
        // button, as of one with a title.
        let fills = part.isWrapper ? -1 : place.fills < 0 && part.isComposedControl ? place.framePart : place.fills
        var priority = place.priority
        if case .spacer = arrangement { priority = LayoutNode.spacerPriority }
        nodes.append(
            LayoutNode(
                arrangement: arrangement, isLeaf: arrangement.isLeaf, parent: place.parent, end: Int32(nodes.count + 1),
                pathParent: place.pathParent, ordinal: ordinal, suffix: suffix, isDisabled: place.isDisabled, tab: tab,
                leavesElement: part.leavesElement, fills: fills, isInBar: place.isInBar, buttonStyle: place.styles.button,
                priority: priority))
        if case .blueprint(let blueprint) = part, case .wrapper(.alignmentGuide(let guide, let length), _) = blueprint.content {
            nodes[nodes.count - 1].guide = Int32(guides.count)
            guides.append((guide, length))
        }
        parts.append(part)
    }

    /// Changes the facts of a part to those that the parts in it inherit.
    private func enter(_ index: Int32, _ place: inout Place) {
        place.parent = index
        place.priority = 0
        place.isRanked = false
        place.axis = nil
        if !parts[Int(index)].isTransparent { (place.frame, place.framePart) = (-1, -1) }
        // Only a part alone in a row or tab, whatever wraps it, has all of that.
        if !parts[Int(index)].isWrapper {
            place.fills = -1
            if place.surroundings == .row { place.surroundings = .plain }
        }
        switch nodes[Int(index)].arrangement {
        case .stack(let axis, _, _):
            place.axis = axis
            place.isRanked = true
        case .custom: place.isRanked = true
        case .frame(let limits, _): if !isRelative(index) { (place.frame, place.framePart) = (Int32(limits), index) }
        case .reader: place.reader = index
        default: break
        }
    }

    /// Whether a part is a frame whose extents are not known yet.
    private func isRelative(_ index: Int32) -> Bool {
        if case .wrapper(.relativeFrame, _)? = parts[Int(index)].blueprint?.content { true } else { false }
    }

    /// Takes over what a blueprint says to all inside it, and, for the child of a
    /// row, column or container rule, its priority there.
    private mutating func inherit(_ blueprint: Blueprint, _ place: inout Place) {
        if blueprint.isModified, let modifiers = blueprint.ownModifiers {
            if modifiers.isEnabled == false { place.isDisabled = true }
            if modifiers.sortPriority != nil { isSorted = true }
        }
        guard case .wrapper(let wrapper, _) = blueprint.content else { return }
        switch wrapper {
        case .textSizes(let lowest, let highest):
            if let highest { place.textSize = min(place.textSize, highest) }
            if let lowest { place.textSize = max(place.textSize, lowest) }
        case .styles(let styles): place.styles = styles.inheriting(place.styles)
        case .textStyles(let styles):
            textStyles.append(place.textStyles < 0 ? styles : styles.inheriting(textStyles[Int(place.textStyles)]))
            place.textStyles = Int32(textStyles.count - 1)
        default: break
        }
        // Other wrappers around the one that sets the priority do not hide it, as
        // in SwiftUI.
        var content = blueprint.content
        while place.isRanked, case .wrapper(let wrapper, let child) = content {
            if case .layoutPriority(let priority) = wrapper {
                place.priority = priority
                break
            }
            content = child.content
        }
    }

    /// Puts the children of a blueprint on the stack, the first last.
    private mutating func push(_ blueprint: Blueprint, _ place: Place, to pending: inout [Pending]) {
        switch blueprint.content {
        // Leaves have nothing in them, and what wraps one child is added with it.
        case .text, .image, .control, .shape, .spacer, .wrapper: break
        case .layered(.background, let base, let over):
            pending.append(Pending(.one(base, ordinal: 0), place.ofContent))
            pending.append(Pending(.one(over, ordinal: 1), place.ofDrawing))
        case .layered(.overlay, let base, let over), .layered(.mask, let base, let over):
            pending.append(Pending(.one(over, ordinal: 1), place.ofDrawing))
            pending.append(Pending(.one(base, ordinal: 0), place.ofContent))
        case .layered(.modal(let kind, let closesOnEscape), let base, let over):
            let behavior = ScreenElement.ModalBehavior(closesOnEscapeKey: closesOnEscape, closesOnEscapeGesture: closesOnEscape)
            var inner = PendingPart(over, ordinal: 1)
            if kind == .alert { inner = PendingPart(.arranging(.alertContent), suffix: .content, parts: [inner]) }
            var place = place
            place.surroundings = .plain
            place.listStyle = nil
            pending.append(Pending(.parts([PendingPart(.modal(kind, behavior), suffix: .modal, parts: [inner])]), place))
            pending.append(Pending(.one(base, ordinal: 0), place))
        case .container(.navigationBar(let title, let back, let leading), let items):
            self.title = title
            hasBar = true
            let bar = navigationBar(title, back: back, items, leading: leading ?? 0, styles: place.styles, at: blueprint.mark)
            pending.append(Pending(.parts([bar]), place))
        case .container(.toolbar, let items):
            hasBar = true
            let parts = [PendingPart(.arranging(.toolbarItems), suffix: .bar, parts: barItems(items))]
            pending.append(Pending(.parts(parts), place))
        case .container(.segmentedControl(let selected), let segments):
            pending.append(
                Pending(.parts([shares(of: segments, .segment, selected, (.unselectedSegment, .selectedSegment))]), place))
        case .container(.tabBar(let selected), let tabs):
            hasBar = true
            pending.append(Pending(.parts([shares(of: tabs, .tab, selected, (.unselected, .selected))]), place))
        case .container(.section(let header, let footer), let children):
            if let end = sectionEnd(footer, .footer, place, at: blueprint.mark) { pending.append(Pending(.parts([end]), place)) }
            pending.append(Pending(.children(children, inCells: true), place))
            if let end = sectionEnd(header, .header, place, at: blueprint.mark) { pending.append(Pending(.parts([end]), place)) }
        case .container(.list, let children):
            var place = place
            place.listStyle = place.styles.list ?? .insetGrouped
            for part in [LayoutPart.Arranging.listContent(place.listStyle ?? .insetGrouped), .rows] {
                append(.arranging(part), -1, .none, .none, place)
                enter(Int32(nodes.count - 1), &place)
            }
            pending.append(Pending(.children(children, inCells: true), place))
        case .container(_, let children): pending.append(Pending(.children(children, inCells: false), place))
        }
    }
}

extension LayoutPart {
    /// Whether it only adds facts to its content: a frame around it is right around
    /// that.
    fileprivate var isTransparent: Bool {
        if case .blueprint(let blueprint) = self, case .wrapper(let wrapper, _) = blueprint.content { wrapper.isTransparent } else { false }
    }

    /// Whether it only stands around one child.
    fileprivate var isWrapper: Bool {
        switch self {
        case .cell, .arranging(.tab), .arranging(.segment), .arranging(.barItem): true
        case .blueprint(let blueprint): if case .wrapper = blueprint.content { !isComposedControl } else { false }
        default: false
        }
    }

    /// Whether it is a button or link that shows its content.
    fileprivate var isComposedControl: Bool {
        if case .blueprint(let blueprint) = self, case .wrapper(.control, _) = blueprint.content { true } else { false }
    }
}

extension Blueprint.Content {
    var isComposedControl: Bool { if case .wrapper(.control, _) = self { true } else { false } }
}

extension Blueprint {
    /// Whether it has an action that is set by a modifier.
    var hasAction: Bool {
        if isModified, ownModifiers?.action != nil { return true }
        if case .wrapper(let wrapper, let child) = content, !wrapper.isElement { return child.hasAction }
        return false
    }

    fileprivate var isSection: Bool { if case .container(.section, _) = content { true } else { false } }

    /// Passes the modifiers of a wrapper to its content; returns whether it is the
    /// area of that.
    ///
    /// A background alone stays where it is: the content is no larger for it.
    ///
    /// - Parameter reaching: The modifiers of the wrappers around it, inner ones
    ///   first.
    fileprivate mutating func passReach(_ reaching: inout [Blueprint.AccessibilityModifiers]) -> Bool {
        if case .wrapper(let wrapper, _) = content, !wrapper.isElement {
            guard let own = ownModifiers else { return false }
            if reaching.isEmpty, own.onlyPaints { return false }
            reaching.insert(own, at: 0)
            self = replacingOwnModifiers(nil)
            return true
        }
        if !reaching.isEmpty {
            modify { $0 = Blueprint.AccessibilityModifiers(joining: [$0] + reaching) }
            reaching = []
        }
        return false
    }

    /// Whether it is a control that has the whole row it is alone in; the area of a
    /// slider is that of the slider.
    var isRowControl: Bool {
        switch contentInside {
        case .control(let control): ![.progress, .slider].contains(control.kind)
        case .wrapper(.control, _): true
        default: false
        }
    }
}
