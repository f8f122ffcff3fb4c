package import EveryScreenModel

extension BlueprintEdit {
    /// A change of one part of a blueprint.
    package enum Change: Hashable, Sendable {
        /// Puts a wrapper around the part.
        case wrap(Blueprint.Wrapper)
        /// Takes away the part, a wrapper of this kind, and leaves its content.
        case unwrap(Blueprint.Wrapper)
        /// Puts the second wrapper in place of the part, a wrapper of the kind of
        /// the first.
        case rewrap(Blueprint.Wrapper, as: Blueprint.Wrapper)
        /// Sets modifiers; traits come on top of those that are set.
        case set(Blueprint.AccessibilityModifiers)
        /// Takes modifiers away; of traits, keys, actions and names only those
        /// given.
        case remove(Blueprint.AccessibilityModifiers)
        /// Changes a fact of the content.
        case fact(Fact)
        /// Adds a child at the end of a container; anything else gets a column
        /// around it and the child.
        case append(Blueprint)
        /// Puts a text above the part, both in a column.
        case label(String)
        /// Puts what stands between the bars of a column into a region that
        /// scrolls.
        case scrollBetweenBars
        /// Opens the part, a modal, over the whole blueprint.
        case presentOutermost
        /// Groups a number of successive children of a row or column, so that
        /// Switch Control visits them as a group.
        case group(Int, isRow: Bool)
    }

    /// A fact of the content of a part.
    package enum Fact: Hashable, Sendable {
        /// The text, or the title of a control, bar or section; the part must be of
        /// this kind.
        case string(String, kind: String)
        /// The value of a control.
        case value(String)
        /// Whether a picture carries no information.
        case isDecorative(Bool)
        /// The extent of a picture, in points.
        case pictureSize(LayoutSize)
        /// Takes the limit of lines away, which is given to be printed.
        case withoutLineLimit(Int)
        /// Keeps text from shrinking; the least share of its size so far is given
        /// to be printed.
        case withoutScaling(Double)
        /// The distance between the children of a row, column, grid or flow, in
        /// points.
        case spacing(Double)
        /// Where the children of a row or column stand across it.
        case alignment(Blueprint.Alignment)
        /// The text size from which a row is a column.
        case columnFrom(UserEnvironment.TextSize)
        /// Children one below the other, or side by side in lines, in place of the
        /// content, whose name is given to be printed.
        case container(Blueprint.Container, insteadOf: String)
        /// Lets Escape and the escape gesture close a modal.
        case closesOnEscape
    }
}

extension BlueprintEdit.Change {
    /// Returns the part changed, or `nil` where the change does not apply.
    func applied(to part: Blueprint) -> Blueprint? {
        switch self {
        case .wrap(let wrapper): return part.wrapped(before: wrapper)
        case .unwrap(let kind):
            guard case .wrapper(let wrapper, var child) = part.content, wrapper.isOfKind(of: kind) else { return nil }
            if part.isModified { child.accessibility = part.accessibility }
            return child
        case .rewrap(let old, let new):
            guard case .wrapper(let wrapper, let child) = part.content, let changed = wrapper.changed(from: old, to: new) else {
                return nil
            }
            return Blueprint(.wrapper(changed, child: child), at: part.mark).replacingOwnModifiers(part.ownModifiers)
        case .set(let modifiers):
            var result = part
            result.accessibility = (part.accessibility ?? Blueprint.AccessibilityModifiers()).adding(modifiers)
            return result
        case .remove(let modifiers):
            guard let rest = part.accessibility?.removing(modifiers) else { return nil }
            var result = part
            result.accessibility = rest.kinds.isEmpty ? nil : rest
            return result
        case .fact(let fact):
            guard let content = fact.applied(to: part.content) else { return nil }
            var result = part
            result.content = content
            return result
        case .append(let child): return part.appending(child)
        case .label(let text): return Blueprint.column(spacing: 4, [.text(text), part]).made(at: part.mark)
        case .scrollBetweenBars: return part.scrollingBetweenBars
        // Applied to the whole blueprint; see `BlueprintEdit.Step`.
        case .presentOutermost: return nil
        case .group(let count, _): return part.grouping(count)
        }
    }
}

extension Blueprint {
    /// The part in a wrapper, which comes before an action and the like if it can
    /// be the area of that.
    fileprivate func wrapped(before wrapper: Blueprint.Wrapper) -> Blueprint {
        guard !wrapper.isElement, !wrapper.isTransparent, contentInside.takesReach, let own = ownModifiers else {
            return Blueprint(.wrapper(wrapper, child: self), at: mark)
        }
        let (reach, rest) = own.divided(by: Blueprint.AccessibilityModifiers.reachKinds)
        return Blueprint(.wrapper(wrapper, child: replacingOwnModifiers(rest)), at: mark).replacingOwnModifiers(reach)
    }

    /// The blueprint with a child at the end of its container; any other blueprint
    /// gets a column around it.
    fileprivate func appending(_ child: Blueprint) -> Blueprint {
        guard case .container = content else { return .column([self, child]).made(at: mark) }
        var result = self
        result.children.append(child)
        return result
    }

    /// Whether it is a bar, with what only wraps it.
    package var isBar: Bool {
        switch content {
        case .container(.navigationBar, _), .container(.tabBar, _), .container(.toolbar, _): true
        case .wrapper(_, let child): child.isBar
        default: false
        }
    }

    /// The column with what stands between its bars in a region that scrolls; `nil`
    /// for anything else, or where there is no bar.
    fileprivate var scrollingBetweenBars: Blueprint? {
        guard case .container(.column(let spacing, let alignment), let children) = content else { return nil }
        guard let first = children.firstIndex(where: { !$0.isBar }), let last = children.lastIndex(where: { !$0.isBar }),
            children.count > last - first + 1
        else { return nil }
        let inner = Array(children[first...last])
        let content = inner.count == 1 ? inner[0] : Blueprint.column(spacing: spacing, alignment: alignment, inner).made(at: mark)
        var result = self
        result.children = children[..<first] + [.scroll(content).made(at: mark)] + children[(last + 1)...]
        return result
    }

    /// The row or column with a number of successive children in each group; `nil`
    /// for anything else.
    fileprivate func grouping(_ count: Int) -> Blueprint? {
        guard count > 0, case .container(let container, let children) = content else { return nil }
        switch container {
        case .row, .column: break
        default: return nil
        }
        var result = self
        result.children = stride(from: 0, to: children.count, by: count).map { first in
            let members = Array(children[first..<min(first + count, children.count)])
            return Blueprint(.container(container, children: members), at: mark).accessibilityNavigationStyle(.combined)
        }
        return result
    }
}

extension Blueprint.Wrapper {
    /// Whether both are frames, both padding and so on.
    fileprivate func isOfKind(of other: Blueprint.Wrapper) -> Bool { kindName == other.kindName }

    private var kindName: String { Blueprint.Content.wrapper(self, child: .spacer).kindName }

    /// Returns the wrapper changed as one became another, or `nil` where it is of
    /// another kind.
    ///
    /// Of frames, only what differs between the two changes.
    fileprivate func changed(from old: Blueprint.Wrapper, to new: Blueprint.Wrapper) -> Blueprint.Wrapper? {
        if self == old { return new }
        guard isOfKind(of: old) else { return nil }
        guard case .frame(let limits, let alignment, let clips) = self, case .frame(let oldLimits, let oldAlignment, let oldClips) = old,
            case .frame(let newLimits, let newAlignment, let newClips) = new
        else { return new }
        var result = limits
        for path in Blueprint.FrameLimits.paths where oldLimits[keyPath: path] != newLimits[keyPath: path] {
            result[keyPath: path] = newLimits[keyPath: path]
        }
        return .frame(
            limits: result, alignment: oldAlignment == newAlignment ? alignment : newAlignment,
            clips: oldClips == newClips ? clips : newClips)
    }
}

extension Blueprint.FrameLimits {
    /// The limits one by one.
    fileprivate static let paths: [any WritableKeyPath<Blueprint.FrameLimits, Double?> & Sendable] = [
        \.width, \.height, \.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight,
    ]
}
