import EveryScreenModel

/// Buttons, tabs and images.
extension DrawnElement {
    /// The border that the app states, or a faint one if nothing is painted, so
    /// that a button is recognized by more than its color.
    ///
    /// None in bars and around images, whose place and glyph identify them.
    var buttonShape: [String] {
        if element.surface?.border != nil { return [SVG.box(frame, radius: 8, framed(nil, theme.outline))] }
        let isPainted = element.surface?.background?.isEmpty == false
        if isPainted || isInBar || isIcon { return [] }
        return [SVG.box(frame, radius: 8, SVG.Style(stroke: tint, opacity: 0.35))]
    }

    /// Whether it shows an image and no text.
    var isIcon: Bool { element.image != nil && element.text?.isEmpty != false }

    /// The image of a control, and the sign of a back button.
    var icon: [String] {
        if element.leadsBack, isInBar, let run = element.text?.first?.frame, run.isFinite {
            let x = isMirrored ? run.maxX + 4 : run.minX - 10
            let (inner, outer) = (isMirrored ? x : x + 6, isMirrored ? x + 6 : x)
            let y = frame.center.y
            let points = [LayoutPoint(x: inner, y: y - 7), LayoutPoint(x: outer, y: y), LayoutPoint(x: inner, y: y + 7)]
            return [SVG.lines(points, SVG.Style.line(tint, 2))]
        }
        guard let image = element.image, isIcon else { return [] }
        let size = image.size ?? frame.size
        if image.name?.lowercased().contains("stars") == true, let share = element.valueShare {
            return PictureGlyph.stars(share, in: frame, color: tint)
        }
        let side = max(12, min(26, size.width * 0.6, size.height * 0.6))
        return [PictureGlyph.svg(for: image.name, in: frame, color: tint, size: side, isMirrored: isMirrored)]
    }

    /// The selected tab has a ground and a bar above it.
    var tabShape: [String] {
        guard element.isSelected else { return [] }
        let bar = LayoutRect(x: frame.minX + 6, y: frame.minY, width: max(0, frame.width - 12), height: 3)
        let ground = LayoutRect(x: frame.minX, y: frame.minY + 3, width: frame.width, height: max(0, frame.height - 6))
        return [SVG.box(ground, radius: 8, SVG.Style.fill(tint, opacity: 0.14)), SVG.box(bar, radius: 1.5, SVG.Style.fill(tint))]
    }

    /// Segments stand side by side; the selected one is raised, with a bar below
    /// it.
    var segmentShape: [String] {
        guard element.isSelected else { return [SVG.box(frame, SVG.Style.fill(theme.fill.hex))] }
        let bar = LayoutRect(x: frame.minX + 6, y: frame.maxY - 3, width: max(0, frame.width - 12), height: 2)
        return [SVG.box(frame, radius: 6, framed(theme.raised, theme.outline)), SVG.box(bar, SVG.Style.fill(tint))]
    }

    /// The ground of an image; none of one so small that it is an icon.
    var imageShape: [String] {
        if isSmall || isFilledShape { return [] }
        return [SVG.box(frame, radius: 6, framed(theme.fill, theme.separator))]
    }

    private var isSmall: Bool { min(frame.width, frame.height) < 36 }

    /// Whether it is a drawn shape, which its color fills.
    private var isFilledShape: Bool {
        element.isDecorative == true && element.image == nil && element.surface?.background?.isEmpty == false
    }

    /// The glyph of an image, and its label if there is room for it.
    var imageContent: [String] {
        if isFilledShape { return [] }
        let name = element.image?.name ?? element.role.rawValue
        let fallback: String? = element.role == .image ? name : element.role.rawValue
        if isSmall { return [PictureGlyph.svg(for: fallback, in: frame, color: quiet, isMirrored: isMirrored)] }
        let words = element.label.flatMap { $0.isEmpty ? nil : $0 }
        guard let words, frame.width >= 56, frame.height >= 56 else {
            return [PictureGlyph.svg(for: fallback, in: frame, color: theme.quiet.hex, size: 40, isMirrored: isMirrored)]
        }
        let textHeight = min(frame.height * 0.45, 32)
        let top = LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - textHeight)
        let area = LayoutRect(x: frame.minX + 6, y: frame.maxY - textHeight - 2, width: frame.width - 12, height: textHeight)
        let text = DrawnText(words, size: 12, in: area, aligned: .center)
        return [PictureGlyph.svg(for: fallback, in: top, color: theme.quiet.hex, size: 48, isMirrored: isMirrored)]
            + text.svg(fill: theme.fill.readable(theme.quiet).hex) { $0.isItalic = true }
    }

    /// The mark of an expandable element: an arrow to the side, or down when it is
    /// open.
    var disclosureMark: [String] {
        let area = trailing(width: 14, height: 14, inset: 8)
        let (x, y) = (area.center.x, area.center.y)
        let side = isMirrored ? -4.0 : 4
        let points =
            element.expandedStatus == .expanded
            ? [LayoutPoint(x: x - 6, y: y - 3), LayoutPoint(x: x, y: y + 4), LayoutPoint(x: x + 6, y: y - 3)]
            : [LayoutPoint(x: x - side, y: y - 6), LayoutPoint(x: x + side, y: y), LayoutPoint(x: x - side, y: y + 6)]
        return [SVG.lines(points, SVG.Style.line(tint, 2))]
    }
}
