import EveryScreenModel

/// Text input fields.
extension DrawnElement {
    /// The texts that name the field and are not its content.
    private var titles: [ScreenElement.TextRun] {
        (element.text ?? []).filter { $0.isPlaceholder != true && $0.string != element.value }
    }

    /// The box of the content: below the title if there is room for one, else the
    /// whole element.
    var fieldBox: LayoutRect {
        let top = titles.compactMap { $0.frame?.maxY }.filter { $0.isFinite && $0 > frame.minY }.max() ?? frame.minY
        guard frame.maxY - top >= 20 else { return frame }
        return LayoutRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    }

    /// The title, the content or placeholder, and the signs of searching and of
    /// errors.
    var fieldContent: [String] {
        let box = fieldBox
        let leading: DrawnText.Alignment = isMirrored ? .right : .left
        var parts = titles.flatMap { drawn($0, in: box, leading, ink) }
        let isSearching = element.role == .searchField
        var room = LayoutRect(x: box.minX + 8, y: box.minY, width: max(1, box.width - 16), height: box.height)
        if isSearching {
            let side = min(18, box.height)
            let x = isMirrored ? box.maxX - side - 8 : box.minX + 8
            let area = LayoutRect(x: x, y: box.center.y - side / 2, width: side, height: side)
            parts.append(PictureGlyph.svg(for: "search", in: area, color: quiet, size: 16))
            room.origin.x += isMirrored ? 0 : side + 6
            room.size.width = max(1, room.width - side - 6)
        }
        parts += entry(in: room, leading)
        if element.field?.isInvalid == true { parts += errorMark(box) }
        return parts
    }

    /// The content as shown, or the placeholder of an empty field.
    private func entry(in room: LayoutRect, _ alignment: DrawnText.Alignment) -> [String] {
        let own = (element.text ?? []).filter { $0.isPlaceholder == true || $0.string == element.value }
        if !own.isEmpty, own.contains(where: { !$0.string.isEmpty }) {
            return own.flatMap { run in drawn(run, in: room, alignment, run.isPlaceholder == true ? quiet : ink) }
        }
        let size = element.text?.first?.pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 17
        let fitting = min(size, max(7, room.height / DrawnText.lineHeight))
        if let value = element.value, !value.isEmpty {
            let shown = element.role == .secureTextField ? String(repeating: "•", count: min(12, value.count)) : value
            let text = DrawnText(shown, size: fitting, in: room, aligned: alignment, atTop: element.role == .textEditor)
            return text.svg(fill: ink)
        }
        guard let placeholder = element.field?.placeholder, !placeholder.isEmpty else { return [] }
        let text = DrawnText(placeholder, size: fitting, in: room, aligned: alignment, atTop: element.role == .textEditor)
        return text.svg(fill: quiet) { $0.isItalic = true }
    }

    /// A second line around the box, and an exclamation mark at its end.
    private func errorMark(_ box: LayoutRect) -> [String] {
        let x = isMirrored ? box.minX + 16 : box.maxX - 16
        let center = LayoutPoint(x: x, y: box.center.y)
        return [
            SVG.box(box.inset(by: LayoutInsets(all: 2)), radius: 5, SVG.Style.line(theme.destructive.hex, 2)),
            SVG.circle(center, 8, SVG.Style.line(theme.destructive.hex, 1.6)),
            SVG.lines(
                [LayoutPoint(x: x, y: center.y - 4), LayoutPoint(x: x, y: center.y + 1)], SVG.Style.line(theme.destructive.hex, 1.8)),
            SVG.circle(LayoutPoint(x: x, y: center.y + 4), 1, SVG.Style.fill(theme.destructive.hex)),
        ]
    }
}
