import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// Edits that give content room: other frames, scrolling, columns instead of rows,
/// distance between targets.
extension FixSubject {
    /// The directions in which room is given.
    enum Extent { case width, height, both }

    // MARK: Frames

    /// The step by which a frame no longer fixes an extent, or `nil` if the part is
    /// no such frame.
    ///
    /// A fixed extent becomes a minimum, or a maximum if it is wider than the
    /// screen.
    ///
    /// - Parameters:
    ///   - number: The part.
    ///   - extent: The extent that is too small.
    ///   - least: The minimum that is needed.
    func releasing(_ number: Int, _ extent: Extent, least: LayoutSize = .zero) -> BlueprintEdit.Step? {
        guard let wrapper = wrapper(number), case .frame(var limits, let alignment, let clips) = wrapper else { return nil }
        let old = limits
        if extent != .height {
            if let width = limits.width {
                limits.width = nil
                if width > screen.size.width { limits.maxWidth = width } else { limits.minWidth = positive(max(width, least.width)) }
            }
            if let width = limits.minWidth, width > screen.size.width { (limits.minWidth, limits.maxWidth) = (nil, width) }
            if let width = old.maxWidth, width < screen.size.width { limits.maxWidth = nil }
        }
        if extent != .width {
            if let height = limits.height { (limits.height, limits.minHeight) = (nil, positive(max(height, least.height))) }
            if let height = limits.maxHeight, height.isFinite { limits.maxHeight = nil }
        }
        if limits == old { return nil }
        if limits == Blueprint.FrameLimits() { return step(number, .unwrap(wrapper)) }
        return step(number, .rewrap(wrapper, as: .frame(limits: limits, alignment: alignment, clips: clips)))
    }

    /// A minimum, or `nil` for one of 0.
    private func positive(_ length: Double) -> Double? { length > 0 ? length : nil }

    /// The edits by which one of some frames, or all of them, no longer fix an
    /// extent.
    func releasedFrames(in numbers: some Sequence<Int>, _ extent: Extent, least: LayoutSize = .zero) -> [BlueprintEdit] {
        let steps = numbers.compactMap { releasing($0, extent, least: least) }
        return steps.prefix(2).map { BlueprintEdit([$0]) } + (steps.count > 1 ? [BlueprintEdit(steps)] : [])
    }

    /// The edits that remove negative padding.
    func withoutOverhang(_ numbers: some Sequence<Int>) -> [BlueprintEdit] {
        numbers.compactMap { number in
            guard let wrapper = wrapper(number), case .padding(let insets) = wrapper else { return nil }
            let isNegative = [insets.top, insets.left, insets.bottom, insets.right].contains { $0 < 0 }
            return isNegative ? BlueprintEdit([step(number, .unwrap(wrapper))]) : nil
        }
    }

    // MARK: Scrolling

    /// The edit by which content that overflows the screen or its modal can be
    /// scrolled; none if it can already.
    var scrolled: [BlueprintEdit] { scrolled(part) }

    /// The edit by which overflowing content around a part can be scrolled.
    func scrolled(_ number: Int) -> [BlueprintEdit] {
        let around = Set(outward(from: number))
        let isScrolling = around.contains { outer in
            if case .scroll(let axes) = wrapper(outer) { axes.contains(.vertical) } else { false }
        }
        if isScrolling { return [] }
        // The content of the innermost modal around the part, or the content behind
        // all overlays.
        var top = 0
        while case .layered(_, let base, _) = parts[top].content {
            let over = top + 1 + base.partCount
            top = around.contains(over) ? over : top + 1
        }
        // A sheet scrolls in its detents.
        while case .wrapper(.presentationDetents, _) = parts[top].content { top += 1 }
        var content = top
        while case .wrapper = parts[content].content { content += 1 }
        if case .container(.column, let children) = parts[content].content, children.contains(where: \.isBar) {
            return [BlueprintEdit([step(content, .scrollBetweenBars)])]
        }
        return [BlueprintEdit([step(top, .wrap(.scroll(axes: [.vertical])))])]
    }

    // MARK: Rows

    /// The edits by which the surroundings of a part need less width.
    func narrowed(_ number: Int, least: LayoutSize = .zero) -> [BlueprintEdit] {
        let around = outward(from: number)
        var edits = releasedWidths(in: around, least: least) + withoutOverhang(around)
        for row in around.filter({ if case .row = container($0) { true } else { false } }).prefix(2) {
            guard case .row(let spacing, let alignment, let columnFrom) = container(row) else { continue }
            let isLarge = environment.textSize >= .accessibility1
            if isLarge, columnFrom.map({ $0 > .accessibility1 }) != false {
                edits.append(BlueprintEdit([step(row, .fact(.columnFrom(.accessibility1)))]))
            }
            let distance = spacing ?? Self.usualSpacing
            let flow = Blueprint.Container.flow(spacing: distance, lineSpacing: distance)
            edits.append(BlueprintEdit([step(row, .fact(.container(flow, insteadOf: "row")))]))
            if !isLarge {
                let column = Blueprint.Container.column(spacing: spacing, alignment: alignment == .center ? .leading : alignment)
                edits.append(BlueprintEdit([step(row, .fact(.container(column, insteadOf: "row")))]))
            }
        }
        return edits
    }

    /// The edits by which `fixedSize` or a frame no longer fixes a width.
    private func releasedWidths(in numbers: [Int], least: LayoutSize = .zero) -> [BlueprintEdit] {
        let sizes = numbers.compactMap { number -> BlueprintEdit? in
            guard let wrapper = wrapper(number), case .fixedSize(true, let vertical) = wrapper else { return nil }
            let rest = Blueprint.Wrapper.fixedSize(horizontal: false, vertical: vertical)
            return BlueprintEdit([step(number, vertical ? .rewrap(wrapper, as: rest) : .unwrap(wrapper))])
        }
        return sizes + releasedFrames(in: numbers, .width, least: least)
    }

    /// The edits by which another part needs less width: one that reaches beyond
    /// the screen keeps what stands above and below it as wide.
    var narrowedNeighbors: [BlueprintEdit] {
        let wide = screen.elements.indices.filter { index in
            let frame = screen.elements[index].frame
            return frame.maxX > screen.size.width + Self.pixel || frame.minX < -Self.pixel
        }
        let widest = wide.sorted { screen.elements[$0].frame.width > screen.elements[$1].frame.width }
        let own = Set(outward)
        let numbers = widest.compactMap { parts[0].number(ofPath: screen.elements[$0].source) }.flatMap(outward).uniqued()
        return Array(releasedWidths(in: numbers.filter { !own.contains($0) }).prefix(3))
    }

    /// By how much a rounded frame may reach beyond the screen, in points.
    private static let pixel = 0.5

    // MARK: Distance

    /// The edits that separate the element from others that lie over it or too
    /// near.
    var apart: [BlueprintEdit] {
        let others = related.isEmpty ? covering : related
        let all = ([part] + others).uniqued()
        let around = all.flatMap(outward).uniqued()
        var edits = removing(\.hitMargin, ofAny: all) + withoutOverhang(around)
        guard let common = outward.first(where: { outer in others.allSatisfy { inside(outer).contains($0) } }), !others.isEmpty else {
            return edits
        }
        if let spacing = spacing(of: common) {
            let margins = all.compactMap { modifiers($0).hitMargin }.filter { $0 > 0 }.sorted().suffix(2)
            let needed = max(Self.usualSpacing, margins.reduce(0, +))
            if spacing < needed { edits.append(BlueprintEdit([step(common, .fact(.spacing(needed)))])) }
        }
        let frames = releasedFrames(in: around.filter { $0 > common }, .both)
        let below = oneBelowTheOther(common)
        return edits + below + frames + both(below, with: frames.reversed())
    }

    /// The edit that places an overlay below its content; none for a part without
    /// overlay.
    func oneBelowTheOther(_ number: Int) -> [BlueprintEdit] {
        let old: String
        switch parts[number].content {
        case .container(.layers, _): old = "layers"
        case .layered(.overlay, _, _): old = "overlay"
        default: return []
        }
        let column = Blueprint.Container.column(spacing: nil, alignment: .leading)
        return [BlueprintEdit([step(number, .fact(.container(column, insteadOf: old)))])]
    }

    /// The default distance between children, in points.
    private static let usualSpacing = 8.0

    private func spacing(of number: Int) -> Double? {
        switch container(number) {
        case .row(let spacing, _, _): spacing ?? Self.usualSpacing
        // The distance of a column without a spacing differs from pair to pair.
        case .column(let spacing, _): spacing ?? 0
        case .grid(_, let spacing): spacing
        case .flow(let spacing, let lineSpacing): min(spacing, lineSpacing)
        default: nil
        }
    }

    /// The parts drawn over the center of the element, or else over some of it, and
    /// the parts of the controls below them.
    private var covering: [Int] {
        let own = finding.element.index
        guard screen.elements.indices.contains(own) else { return [] }
        let frame = screen.elements[own].touchRegion
        let over = screen.elements.indices.filter { index in
            let element = screen.elements[index]
            let covers = element.coversTouches == true || element.surface?.background?.isEmpty == false
            return (element.isControl && index != own || covers && index > own) && element.touchRegion.intersects(frame)
        }
        let central = over.filter { screen.elements[$0].touchRegion.contains(frame.center) }
        return parts { (central.isEmpty ? over : central).contains($0) }.filter { $0 != part }
    }

    /// Two lists of edits combined: each of the first with the first of the second.
    func both(_ edits: [BlueprintEdit], with others: [BlueprintEdit]) -> [BlueprintEdit] {
        guard let other = others.first else { return [] }
        return edits.prefix(2).map { BlueprintEdit($0.steps + other.steps) }
    }
}
