import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// The lengths of a finding, drawn at their places.
struct FailureMeasures {
    private let finding: Finding
    private let index: Int
    private let screen: RenderedScreen
    private let isFixed: Bool
    private let unit: Double
    private let window: LayoutRect
    private let names: String
    /// The other marked elements, which labels avoid.
    private let others: [LayoutRect]

    init(
        _ culprit: FailurePicture.Culprit, among others: [LayoutRect], on screen: RenderedScreen, isFixed: Bool, unit: Double,
        window: LayoutRect, names: String
    ) {
        finding = culprit.finding
        index = culprit.index
        self.screen = screen
        self.isFixed = isFixed
        self.unit = unit
        self.window = window
        self.names = names
        self.others = others
    }

    private var element: ScreenElement { screen.elements[index] }
    private var color: String { isFixed ? PictureMark.fixedColor : PictureMark.failingColor }
    private var unitName: String { screen.displayUnit.rawValue }

    /// The largest rounding error, in points.
    private static let tolerance = 0.05

    /// The dimension lines, the required extent, and clipped or covered parts.
    var svg: [String] {
        guard element.frame.isFinite, case .size(let measured) = finding.measured else { return [] }
        if case .size(let required) = finding.required { return extents(measured, required) }
        if isFixed { return [] }
        return cutOff.isEmpty ? shared(measured) : cutOff
    }

    /// One line for each extent that is less than required; on the fixed screen
    /// with the present extent.
    private func extents(_ measured: LayoutSize, _ required: LayoutSize) -> [String] {
        let isNarrow = measured.width < required.width - Self.tolerance
        let isLow = measured.height < required.height - Self.tolerance
        // An extent above the maximum is described in words: the difference has no
        // place.
        guard isNarrow || isLow else { return [] }
        if isFixed {
            let frame = element.touchRegion
            return (isLow ? line(.vertical, frame, "\(decimalText(frame.height)) \(unitName)") : [])
                + (isNarrow ? line(.horizontal, frame, "\(decimalText(frame.width)) \(unitName)") : [])
        }
        let area = measuredArea(measured)
        let wanted = LayoutSize(width: max(required.width, area.width), height: max(required.height, area.height))
        let ghost = LayoutRect(
            x: area.center.x - wanted.width / 2, y: area.center.y - wanted.height / 2, width: wanted.width, height: wanted.height)
        var parts = [SVG.box(ghost, SVG.Style(stroke: "#ffffff", width: 3 * unit, opacity: 0.85))]
        parts.append(
            SVG.box(ghost, SVG.Style(stroke: color, width: 1.2 * unit, dashes: "\(SVG.number(1.5 * unit)) \(SVG.number(2.5 * unit))")))
        // The lines avoid the required extent.
        if isLow {
            let side = LayoutRect(x: ghost.minX, y: area.minY, width: ghost.width, height: area.height)
            parts += line(.vertical, side, "\(decimalText(measured.height)) of \(decimalText(required.height)) \(unitName)")
        }
        if isNarrow {
            let side = LayoutRect(x: area.minX, y: ghost.minY, width: area.width, height: ghost.height)
            parts += line(.horizontal, side, "\(decimalText(measured.width)) of \(decimalText(required.width)) \(unitName)")
        }
        return parts
    }

    private func line(_ axis: ScreenElement.Axis, _ area: LayoutRect, _ label: String) -> [String] {
        DimensionLine(axis: axis, area: area, label: label, color: color, unit: unit, window: window, avoided: others).svg
    }

    /// The area of a measured extent: the frame, the touch region, else the center
    /// of it.
    private func measuredArea(_ size: LayoutSize) -> LayoutRect {
        for area in [element.frame, element.touchRegion]
        where abs(area.width - size.width) < 0.5 && abs(area.height - size.height) < 0.5 { return area }
        let center = element.touchRegion.center
        return LayoutRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// The area that both elements cover, if its extent was measured.
    private func shared(_ size: LayoutSize) -> [String] {
        let others = finding.related.map(\.index).filter(screen.elements.indices.contains)
        for other in others {
            let pairs = [(element.frame, screen.elements[other].frame), (element.touchRegion, screen.elements[other].touchRegion)]
            for (own, its) in pairs {
                let area = own.intersection(its)
                guard !area.isEmpty, abs(area.width - size.width) < 1, abs(area.height - size.height) < 1 else { continue }
                return hatched(area)
                    + line(.horizontal, area, "\(decimalText(size.width)) × \(decimalText(size.height)) \(unitName) shared")
            }
        }
        return []
    }

    /// The invisible part of the text, beyond the edge that clips it.
    private var cutOff: [String] {
        let visible = screen.visibleArea(of: index)
        let runs = (element.text ?? []).compactMap(\.frame).filter(\.isFinite)
        guard let frame = runs.first(where: { !visible.contains($0.inset(by: LayoutInsets(all: 0.5))) || visible.isEmpty }) else {
            return []
        }
        let below = frame.maxY - max(visible.maxY, frame.minY)
        let above = min(visible.minY, frame.maxY) - frame.minY
        let right = frame.maxX - max(visible.maxX, frame.minX)
        let left = min(visible.minX, frame.maxX) - frame.minX
        let lost = [
            LayoutRect(x: frame.minX, y: frame.maxY - below, width: frame.width, height: below),
            LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: above),
            LayoutRect(x: frame.maxX - right, y: frame.minY, width: right, height: frame.height),
            LayoutRect(x: frame.minX, y: frame.minY, width: left, height: frame.height),
        ]
        let amounts = [below, above, right, left]
        guard let worst = amounts.indices.max(by: { amounts[$0] < amounts[$1] }), amounts[worst] > Self.tolerance else { return [] }
        let axis: ScreenElement.Axis = worst < 2 ? .vertical : .horizontal
        let label = "\(decimalText(amounts[worst])) \(unitName) cut off"
        return hatched(lost[worst]) + line(axis, lost[worst], label)
    }

    /// Stripes over an area.
    private func hatched(_ area: LayoutRect) -> [String] {
        let name = "\(names)hatch"
        let side = SVG.number(7 * unit)
        return [
            "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" width=\"\(side)\" height=\"\(side)\" patternTransform=\"rotate(45)\">"
                + "<rect width=\"\(SVG.number(2 * unit))\" height=\"\(side)\" fill=\"\(color)\"/></pattern>",
            SVG.box(area, SVG.Style(fill: "url(#\(name))", stroke: color, width: unit, opacity: 0.6)),
        ]
    }
}

extension RenderedScreen {
    /// Returns the visible part of an element, which nothing around it clips.
    func visibleArea(of index: Int) -> LayoutRect {
        var area = bounds
        for outer in [index] + surroundings(of: index) where elements[outer].clipsContent == true {
            area = area.intersection(elements[outer].frame)
        }
        return area
    }
}
