import EveryScreenModel

extension BrowserNode {
    /// Returns the part of a box of a line in which there can be ink.
    ///
    /// A box is as high as the font's content area. Where lines are closer than
    /// that, boxes stick out of the element around them, but glyphs do not. At the
    /// least they have the height of the font size (CSS Inline 3, `line-height` and
    /// leading).
    func inkBox(_ box: LayoutRect) -> LayoutRect {
        guard let lineHeight = style["line-height"]?.cssPixels, let fontSize else { return box }
        // Of several lines only the first and the last stick out, by as much as one
        // alone.
        let excess = (lines.first?.height ?? box.height) - max(lineHeight, fontSize)
        guard excess > 0, box.height > excess else { return box }
        return LayoutRect(x: box.minX, y: box.minY + excess / 2, width: box.width, height: box.height - excess)
    }

    /// The color of the glyphs: that of their filling where the page sets it, else
    /// that of text.
    var textColor: SRGBColor? { (style["-webkit-text-fill-color"] ?? color).flatMap { SRGBColor(cssColor: $0) } }

    /// Whether its letters are drawn as an icon.
    var isDrawnAsIcon: Bool { style["font-family"].map(IconFont.isFirst) ?? false }

    /// Whether a line of another color is drawn along the glyphs.
    var hasStroke: Bool {
        guard let width = style["-webkit-text-stroke-width"]?.cssPixels, width > 0 else { return false }
        let stroke = (style["-webkit-text-stroke-color"] ?? color).flatMap { SRGBColor(cssColor: $0) }
        return stroke == nil || stroke != textColor
    }

    /// The colors of the shadows of a text that can be seen; `nil` where one cannot
    /// be read.
    ///
    /// A computed shadow is a color and two to three lengths, and a list of them
    /// has commas between (CSS Text Decoration 4, `text-shadow`).
    var textShadows: [SRGBColor]? {
        guard let list = style["text-shadow"], list != "none" else { return [] }
        var shadows: [SRGBColor] = []
        var rest = list[...]
        while !rest.isEmpty {
            guard let start = rest.firstRange(of: "rgb")?.lowerBound, let end = rest[start...].firstIndex(of: ")"),
                let color = SRGBColor(cssColor: rest[start...end])
            else { return nil }
            if color.opacity > 0 { shadows.append(color) }
            guard let comma = rest[end...].firstIndex(of: ",") else { break }
            rest = rest[rest.index(after: comma)...]
        }
        return shadows
    }
}

extension SRGBColor {
    /// The color with another opacity.
    func withOpacity(_ opacity: Double) -> SRGBColor { SRGBColor(red: red, green: green, blue: blue, opacity: opacity) }
}
