import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// Fixes of text that does not fit, targets that are too small, and orders that
/// change.
extension FixSubject {
    // MARK: Targets

    /// For `target-size` and `target-kept-when-scaling`.
    var smallTarget: [BlueprintEdit] {
        guard case .size(let measured) = finding.measured else { return [] }
        let needed = thresholds.targetSize
        let (isNarrow, isLow) = (measured.width < needed.width, measured.height < needed.height)
        let isGone = measured.width <= 0 || measured.height <= 0
        var edits: [BlueprintEdit] = takingTouches + (finding.kind.rawValue == "covered" ? apart : []) + untransformed
        if let size = control(part)?.picture?.size {
            let larger = LayoutSize(width: max(size.width, needed.width), height: max(size.height, needed.height))
            if larger != size { edits.append(edit(.fact(.pictureSize(larger)))) }
        }
        let extent: Extent = isNarrow ? (isLow ? .both : .width) : .height
        let framed = framed(extent, least: needed)
        // A title that no longer wraps is lower than before.
        let frames = [framed, extent == .both ? nil : self.framed(.both, least: needed)].compactMap(\.self)
        edits += frames
        // The frame directly around a control is already handled.
        edits += releasedFrames(in: wrappersAround(part).dropFirst(framed == nil ? 0 : 1), extent, least: needed)
        if ["small", "gone"].contains(finding.kind.rawValue), !isGone {
            let missing = max(needed.width - measured.width * smallestScale, needed.height - measured.height * smallestScale)
            edits.append(setting { $0.hitMargin = (modifiers(part).hitMargin ?? 0) + (missing / 2).rounded(.up) })
        }
        let outer = outward.filter { !wrappersAround(part).contains($0) }
        edits += withoutOverhang(outward) + releasedFrames(in: outer, extent, least: needed) + scrolled
        edits += isNarrow ? narrowed(part, least: needed) + narrowedNeighbors : []
        // Where a larger target pushes others off the screen, both are needed.
        return edits + both(frames, with: scrolled)
    }

    /// The edits by which the element takes touches again.
    var takingTouches: [BlueprintEdit] { removing(\.allowsHitTesting, ofAny: outward) { !$0 } }

    /// The edits by which the element is drawn as large as it is laid out.
    private var untransformed: [BlueprintEdit] {
        outward.compactMap { number in
            guard let wrapper = wrapper(number), case .transformed = wrapper else { return nil }
            return BlueprintEdit([step(number, .unwrap(wrapper))])
        }
    }

    /// Whether a frame around the part is the area of its element: around a control
    /// with a title or content, and around a part with an action.
    private var takesFrame: Bool {
        if let control = control(part) { return control.picture == nil }
        if case .control? = wrapper(part) { return true }
        return modifiers(part).action != nil
    }

    /// The edit by which the frame of a control has a minimum size if it is too
    /// small; `nil` for other elements.
    func framed(_ extent: Extent, least: LayoutSize) -> BlueprintEdit? {
        guard takesFrame else { return nil }
        var limits = Blueprint.FrameLimits()
        guard let around = wrappersAround(part).first, case .frame(let old, let alignment, let clips) = wrapper(around) else {
            if extent != .height { limits.minWidth = least.width }
            if extent != .width { limits.minHeight = least.height }
            return edit(.wrap(.frame(limits: limits, alignment: .center, clips: false)))
        }
        limits = old
        if extent != .height {
            (limits.width, limits.minWidth) = (nil, least.width)
            if let most = old.maxWidth, most < least.width { limits.maxWidth = nil }
        }
        if extent != .width {
            (limits.height, limits.minHeight) = (nil, least.height)
            if let most = old.maxHeight, most < least.height { limits.maxHeight = nil }
        }
        guard limits != old else { return nil }
        let before = Blueprint.Wrapper.frame(limits: old, alignment: alignment, clips: clips)
        return BlueprintEdit([step(around, .rewrap(before, as: .frame(limits: limits, alignment: alignment, clips: clips)))])
    }

    /// The scale of a text at the smallest text size; 1 for anything else.
    private var smallestScale: Double {
        guard case .text(let text) = parts[part].content else { return 1 }
        let style = text.style ?? .body
        return style.metrics(at: .xSmall).size / style.metrics(at: environment.textSize).size
    }

    /// The wrappers directly around a part, the innermost first.
    private func wrappersAround(_ number: Int) -> [Int] {
        Array(outward(from: number).dropFirst().prefix { wrapper($0).map { !$0.isElement } == true })
    }

    /// For `activation-point-hits`, `nothing-beyond-sight`,
    /// `targets-do-not-overlap`, `directional-reachable` and `focus-not-obscured`.
    var coveredTarget: [BlueprintEdit] {
        if finding.kind.rawValue == "clippedAway" { return [setting { $0.isHidden = true }] }
        let moved =
            switch finding.kind.rawValue {
            case "offScreen", "cut", "beside":
                withoutOverhang(outward) + releasedFrames(in: outward, .both) + scrolled + narrowed(part) + narrowedNeighbors
            default: apart
            }
        return takingTouches + moved
    }

    // MARK: Text

    /// For `text-grows`: a font that grows, no limits on the size of the text, and
    /// no shrinking.
    var fixedText: [BlueprintEdit] {
        // Text may stop growing, or shrinking.
        let free = [true, false].map { withoutLimits(keepingLowest: $0) }.uniqued().filter { !$0.isEmpty }.map { BlueprintEdit($0) }
        let whole = withoutShrinking.isEmpty ? [] : [BlueprintEdit(withoutShrinking)]
        let edits = growingFont + free + whole.filter { !$0.steps.isEmpty }
        return edits + both(edits, with: releasedFrames(in: outward, .height)) + both(edits, with: scrolled)
            + both(edits, with: narrowed(part))
    }

    /// The steps by which text has no limit of its size, except for one of two.
    private func withoutLimits(keepingLowest: Bool) -> [BlueprintEdit.Step] {
        outward.compactMap { number in
            guard let wrapper = wrapper(number), case .textSizes(let lowest, let highest) = wrapper, highest != nil || lowest != nil else {
                return nil
            }
            guard let lowest, let highest else { return step(number, .unwrap(wrapper)) }
            return step(
                number, .rewrap(wrapper, as: keepingLowest ? .textSizes(from: lowest, upTo: nil) : .textSizes(from: nil, upTo: highest)))
        }
    }

    /// The edit by which text of a fixed size has the text style nearest to that,
    /// or a typeface of its own grows as that does.
    private var growingFont: [BlueprintEdit] {
        for number in outward {
            guard case .textStyles(let old)? = wrapper(number), let font = old.font else { continue }
            guard font.style == nil, let size = font.size else { return [] }
            let styles = ScreenElement.TextStyle.allCases.filter { $0 != .headline }
            func distance(_ style: ScreenElement.TextStyle) -> Double { abs(style.metrics(at: .standard).size - size) }
            guard let nearest = styles.min(by: { distance($0) < distance($1) }) else { return [] }
            var new = old
            new.font?.style = nearest
            if font.name == nil { new.font?.size = nil }
            return [BlueprintEdit([step(number, .rewrap(.textStyles(old), as: .textStyles(new)))])]
        }
        return []
    }

    /// The steps by which a text has all its lines, in its full size.
    private var withoutShrinking: [BlueprintEdit.Step] {
        let text: Blueprint.TextContent? = if case .text(let text) = parts[part].content { text } else { nil }
        let limit = text?.lineLimit.map { step(part, .fact(.withoutLineLimit($0))) } ?? withoutStyle(\.lineLimit)
        let scaling =
            text.flatMap { $0.minimumScaleFactor < 1 ? step(part, .fact(.withoutScaling($0.minimumScaleFactor))) : nil }
            ?? withoutStyle(\.minimumScaleFactor)
        // One wrapper may set both.
        return limit == scaling ? [limit].compactMap(\.self) : [limit, scaling].compactMap(\.self)
    }

    /// The step by which the nearest styles around the text that limit its lines or
    /// its size do so no more.
    private func withoutStyle<Value>(_ style: KeyPath<Blueprint.TextStyles, Value?>) -> BlueprintEdit.Step? {
        for number in outward {
            guard case .textStyles(let old)? = wrapper(number), old[keyPath: style] != nil else { continue }
            var new = old
            (new.lineLimit, new.minimumScaleFactor) = (nil, nil)
            let rest = Blueprint.Wrapper.textStyles(new)
            return step(number, new == Blueprint.TextStyles() ? .unwrap(.textStyles(old)) : .rewrap(.textStyles(old), as: rest))
        }
        return nil
    }

    /// For `text-not-truncated`.
    var truncatedText: [BlueprintEdit] {
        let frames = releasedFrames(in: outward, .height)
        if withoutShrinking.isEmpty { return frames + scrolled + both(frames.reversed(), with: scrolled) + narrowed(part) }
        let whole = [BlueprintEdit(withoutShrinking)]
        return whole + both(whole, with: frames) + both(whole, with: frames.reversed()) + both(whole, with: scrolled)
            + both(both(whole, with: frames.reversed()), with: scrolled)
    }

    /// For `text-not-clipped`.
    var clippedText: [BlueprintEdit] {
        guard case .size(let lost) = finding.measured else { return [] }
        if lost.width > lost.height { return narrowed(part) + narrowedNeighbors + scrolled }
        let frames = releasedFrames(in: outward, .height)
        return frames + withoutOverhang(outward) + scrolled + both(frames.reversed(), with: scrolled) + scrolledInFrame(outward)
    }

    /// The edits by which the content of a clipping frame can be scrolled into
    /// view.
    private func scrolledInFrame(_ numbers: some Sequence<Int>) -> [BlueprintEdit] {
        numbers.compactMap { number in
            guard case .frame(_, _, clips: true) = wrapper(number) else { return nil }
            return BlueprintEdit([step(number + 1, .wrap(.scroll(axes: [.vertical])))])
        }
    }

    /// For `content-does-not-overlap`.
    var overlappingContent: [BlueprintEdit] {
        let common = commonAncestor(of: members) ?? 0
        let between = members.flatMap(outward).uniqued().filter { $0 > common }
        let frames = releasedFrames(in: between, .height).reversed()
        let spread = apart.filter { edit in edit.steps.contains { if case .fact(.spacing) = $0.change { true } else { false } } }
        return frames + apart + both(Array(frames), with: spread) + both(Array(frames), with: scrolled)
            + releasedFrames(in: outward, .height)
    }

    /// For `overflow-scrolls`.
    var lostContent: [BlueprintEdit] {
        if finding.kind.rawValue == "short" {
            let inner = inside(part).dropFirst()
            return releasedFrames(in: inner.reversed(), .height).reversed() + releasedFrames(in: inner.reversed(), .width).reversed()
                + inner.flatMap { withoutOverhang([$0]) }
        }
        let lost = ([finding.element] + finding.related).filter { !$0.role.isContainer }.map(\.frame)
        let isAside = lost.contains { $0.minX >= screen.size.width || $0.maxX <= 0 }
        let inner = related.last ?? part
        let frames = releasedFrames(in: outward(from: inner), isAside ? .width : .height)
        if isAside { return narrowed(inner) + frames + narrowedNeighbors + scrolled(inner) }
        return frames + withoutOverhang(outward(from: inner)) + scrolled(inner) + both(frames.reversed(), with: scrolled(inner))
            + scrolledInFrame(outward(from: inner)) + narrowed(inner)
    }

    /// For `no-two-inputMethod-scrolling`.
    var twoWayScrolling: [BlueprintEdit] {
        guard let wrapper = wrapper(part), case .scroll(let axes) = wrapper else { return [] }
        let oneWay = axes.contains(.vertical) ? step(part, .rewrap(wrapper, as: .scroll(axes: [.vertical]))) : step(part, .unwrap(wrapper))
        let frames = inside(part).dropFirst().compactMap { releasing($0, .width) }
        let wide = frames.isEmpty ? [] : [BlueprintEdit(frames)]
        let edit = BlueprintEdit([oneWay])
        let inner = inside(part).first { if case .row = container($0) { true } else { false } }
        return wide + [edit] + both([edit], with: wide) + (inner.map { both([edit], with: narrowed($0)) } ?? [])
    }

    // MARK: Order

    /// For `reading-order-well-defined` and `reading-order-kept-when-scaling`.
    var unsteadyOrder: [BlueprintEdit] {
        // In a cycle the finding names the group by its first element, and the
        // three by the related ones.
        let members = finding.kind.rawValue == "cycle" ? related : members
        guard let first = members.first,
            let common = outward(from: first).first(where: { outer in members.allSatisfy { inside(outer).contains($0) } })
        else { return [] }
        var edits: [BlueprintEdit] = []
        if case .row(_, let alignment, let columnFrom) = container(common) {
            if alignment != .leading { edits.append(BlueprintEdit([step(common, .fact(.alignment(.leading)))])) }
            if environment.textSize >= .accessibility1, columnFrom == nil {
                edits.append(BlueprintEdit([step(common, .fact(.columnFrom(.accessibility1)))]))
            }
        }
        edits += oneBelowTheOther(common)
        // The children of the innermost part around all of them, in blueprint
        // order.
        let children = members.compactMap { member in outward(from: member).last { $0 > common } }.uniqued().sorted()
        if children.count > 1 {
            edits.append(
                BlueprintEdit(
                    children.enumerated().map { place, number in
                        setting(number) { $0.sortPriority = Double(children.count - place) }
                    }))
        }
        return removing(\.sortPriority, ofAny: parts.indices) + edits
    }

    /// For `right-to-left-mirrors`: no alignment that was mirrored by hand, since
    /// the layout mirrors it.
    var unmirrored: [BlueprintEdit] {
        outward.compactMap { number in
            switch parts[number].content {
            case .wrapper(let wrapper, _):
                guard case .frame(let limits, .trailing, let clips) = wrapper else { return nil }
                return BlueprintEdit([step(number, .rewrap(wrapper, as: .frame(limits: limits, alignment: .leading, clips: clips)))])
            case .container(.column(_, .trailing), _): return BlueprintEdit([step(number, .fact(.alignment(.leading)))])
            default: return nil
            }
        }
    }
}
