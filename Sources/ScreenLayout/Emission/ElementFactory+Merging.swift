import EveryScreenModel

extension ElementFactory {
    /// Returns the elements in a container that is to be one with them.
    ///
    /// Hidden ones are left out with all inside them. An element that ignores its
    /// children, or has a label that replaces theirs, is announced in their place.
    func mergedParts(of index: Int) -> [ScreenElement] {
        var merged: [ScreenElement] = []
        var inner = index + 1
        var labeledEnd = 0
        while inner < Int(nodes[index].end) {
            let current = inner
            inner += 1
            if nodes[current].isLeftOut {
                inner = Int(nodes[current].end)
                continue
            }
            guard nodes[current].leavesElement,
                var part = element(of: current, parts[current])
            else { continue }
            let end = Int(nodes[current].end)
            let children = parts[current].blueprint?.childrenAppearance
            if part.isAccessibilityHidden == true || children == .ignore { inner = end }
            guard part.isAccessibilityElement == true, part.isAccessibilityHidden != true else { continue }
            if current < labeledEnd {
                part.label = ""
            } else if children == .combine, part.label?.isEmpty == false {
                labeledEnd = end
            }
            merged.append(part)
        }
        return merged
    }

    /// Makes one element of a container and its content: labels joined, the role
    /// and traits of the first control; the actions come last.
    func merge(_ parts: [ScreenElement], into element: inout ScreenElement) {
        element.label = parts.compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        // A button that shows something keeps what makes it one.
        if element.role.isControl { return }
        if element.role == .group {
            let control = parts.first(where: \.role.isControl)
            element.role = control?.role ?? .group
            element.traits = control?.traits ?? []
            if element.value == nil { element.value = control?.value ?? "" }
        }
        let isFocusable = parts.contains { $0.isControl && $0.isEnabled != false }
        element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: isFocusable, consumedKeys: [])
    }

    /// Returns whether one of the children of a container has a sort priority in
    /// the order of visiting.
    func hasSortedChildren(_ index: Int) -> Bool {
        guard case .container(_, let blueprints) = parts[index].blueprint?.content, blueprints.count > 1 else { return false }
        return children(of: index).contains { modifiers(ofChild: $0)?.sortPriority != nil }
    }

    /// Returns the parts that stand for the children of a container; cells and bars
    /// are seen through.
    func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < Int(nodes[index].end) {
            if case .blueprint = parts[child] {
                if !nodes[child].isLeftOut { result.append(child) }
                child = Int(nodes[child].end)
            } else {
                child += 1
            }
        }
        return result
    }

    /// Returns the modifiers of a child: its own, or those of the one blueprint it
    /// is a wrapper of.
    func modifiers(ofChild child: Int) -> Blueprint.AccessibilityModifiers? {
        var index = child
        while case .blueprint(let blueprint) = parts[index] {
            guard case .wrapper(let wrapper, _) = blueprint.content, !wrapper.isElement else { return blueprint.ownModifiers }
            index += 1
        }
        return nil
    }
}

extension Blueprint {
    /// The way in which its content is exposed to assistive technology, where that
    /// differs from the default: a button that shows something is one with it.
    var childrenAppearance: AccessibilityModifiers.Children? {
        if isModified, let children = ownModifiers?.children { return children }
        if case .wrapper(.control, _) = content { return .combine }
        return nil
    }

    /// Whether it is one element with its content.
    var mergesChildren: Bool { !content.isLeaf && childrenAppearance == .combine }
}
