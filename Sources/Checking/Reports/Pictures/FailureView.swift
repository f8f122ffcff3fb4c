import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

/// One screen of a failure: the part around the failing element, its marks, and the
/// position on the screen.
struct FailureView {
    private let panel: FailurePicture.Panel
    private let window: PictureWindow
    private let names: String

    init(_ panel: FailurePicture.Panel, names: String) {
        self.panel = panel
        self.names = names
        let elements = panel.screen.elements
        let path = panel.path.flatMap { [$0.start, $0.end] }.compactMap(\.self)
        let isOnPath = !path.isEmpty
        let areas = panel.culprits.map { elements[$0.index].frame } + path + panel.related.map { elements[$0].frame }
        // For a path of the focus, all of it is shown, not only its end.
        window = PictureWindow(of: panel.screen, around: isOnPath ? [path.dropFirst().reduce(path[0]) { $0.union($1) }] + areas : areas)
    }

    /// The picture, with words in it or for a page that has them beside it.
    func block(withWords hasWords: Bool) -> PictureFile.Block {
        PictureFile.Block(
            heading: hasWords ? panel.heading : "", caption: hasWords ? panel.caption : "", label: "\(panel.heading): \(panel.caption)",
            description: PictureFile.description(of: panel.screen, marking: panel.culprits.map(\.index)), picture: picture,
            height: window.area.height / window.unit, locator: window.isCropped ? locator : nil)
    }

    /// The part of the screen with its marks, in a box of `PictureWindow.width`.
    private var picture: [String] {
        let area = window.area
        let screen = panel.screen
        let drawing = DrawnScreen(screen, in: panel.environment, names: names)
        let theme = PictureTheme.of(panel.environment)
        var lines = [
            "<svg width=\"\(SVG.number(PictureWindow.width))\" height=\"\(SVG.number(area.height / window.unit))\" "
                + "viewBox=\"\(SVG.number(area.minX)) \(SVG.number(area.minY)) \(SVG.number(area.width)) \(SVG.number(area.height))\">",
            "<clipPath id=\"\(names)screen\">\(SVG.box(screen.bounds, SVG.Style(fill: "#000000")))</clipPath>",
        ]
        lines.append(SVG.box(screen.bounds, SVG.Style.fill(theme.paper.hex)))
        lines.append("<g clip-path=\"url(#\(names)screen)\"><g id=\"\(names)all\">")
        lines += drawing.lines
        lines.append("</g></g>")
        lines.append(
            SVG.box(
                screen.bounds, SVG.Style(stroke: PictureSheet.frameStroke, width: 1.5 * window.unit, name: PictureSheet.frame)))
        lines.append("<g pointer-events=\"none\">")
        lines += marks
        lines.append("</g></svg>")
        return lines
    }

    /// The invisible part of the first failing element, beyond an edge: pale.
    private var ghost: [String] {
        guard let index = panel.culprits.first?.index else { return [] }
        let element = panel.screen.elements[index]
        let texts = (element.text ?? []).compactMap(\.frame).filter(\.isFinite)
        let visible = panel.screen.visibleArea(of: index)
        let isWhole = ([element.frame] + texts).allSatisfy { visible.contains($0.inset(by: LayoutInsets(all: 0.05))) }
        guard !isWhole, element.frame.isFinite else { return [] }
        let drawn = DrawnElement(element, PictureTheme.of(panel.environment), backdrop: nil, in: panel.environment)
        return ["<g opacity=\"0.4\">"] + drawn.shape + drawn.content + ["</g>"]
    }

    private var marks: [String] {
        let elements = panel.screen.elements
        var lines = ghost
        var signs = panel.related.map { mark(elements[$0].frame, .related) }
        for (number, culprit) in panel.culprits.enumerated() {
            let kind: PictureMark.Kind = panel.isFixed ? .fixed : .failing(panel.culprits.count > 1 ? number + 1 : nil)
            signs.append(mark(elements[culprit.index].frame, kind))
        }
        // Only the small picture of the whole screen shows the parts outside.
        signs.removeAll { !$0.frame.isFinite || !$0.frame.inset(by: LayoutInsets(all: -window.unit)).intersects(window.area) }
        lines += signs.flatMap(\.outline)
        if let first = panel.culprits.first {
            let others = panel.culprits.dropFirst().map { elements[$0.index].frame.inset(by: LayoutInsets(all: -14 * window.unit)) }
            let measures = FailureMeasures(
                first, among: others, on: panel.screen, isFixed: panel.isFixed, unit: window.unit, window: window.area, names: names)
            lines += measures.svg
        }
        return lines + signs.flatMap(\.badge) + FocusArrows(panel.path, unit: window.unit, names: names).svg
    }

    private func mark(_ frame: LayoutRect, _ kind: PictureMark.Kind) -> PictureMark {
        PictureMark(kind: kind, frame: frame, unit: window.unit, window: window.area)
    }

    /// The height of the small picture of the whole screen.
    private static let locatorHeight = 110.0

    /// The whole screen, small, with the shown part and the failing elements.
    private var locator: PictureFile.Locator {
        let size = panel.screen.size
        let whole = LayoutRect(origin: .zero, size: size)
        let scale = min(Self.locatorHeight / max(1, size.height), Self.locatorHeight * 1.6 / max(1, size.width))
        let theme = PictureTheme.of(panel.environment)
        var lines = [
            "<g transform=\"scale(\(SVG.factor(scale)))\" aria-hidden=\"true\">", SVG.box(whole, SVG.Style.fill(theme.paper.hex)),
            "<g clip-path=\"url(#\(names)screen)\"><use href=\"#\(names)all\"/></g>",
            SVG.box(whole, SVG.Style(stroke: PictureSheet.frameStroke, width: 1.5 / scale, name: PictureSheet.frame)),
            SVG.box(window.area.intersection(whole), SVG.Style(stroke: PictureMark.relatedColor, width: 2 / scale)),
        ]
        let color = panel.isFixed ? PictureMark.fixedColor : PictureMark.failingColor
        for culprit in panel.culprits {
            let frame = panel.screen.elements[culprit.index].frame
            guard frame.isFinite else { continue }
            lines.append(SVG.box(frame, SVG.Style(fill: color, stroke: color, width: 3 / scale, fillOpacity: 0.35)))
        }
        lines.append("</g>")
        return PictureFile.Locator(svg: lines, size: LayoutSize(width: size.width * scale, height: size.height * scale))
    }
}
