package import EveryScreenModel

/// A picture of a whole screen as SVG: every element in its place, failing ones
/// marked by more than color.
package enum ScreenPicture {
    /// Returns the picture.
    ///
    /// Failing elements have a thick dashed outline and a cross, so that they are
    /// distinct in shades of gray.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - environment: Its settings; `nil` if unknown.
    ///   - marked: The indexes of the failing elements.
    ///   - caption: A sentence below the screen.
    package static func svg(
        of screen: RenderedScreen, in environment: UserEnvironment? = nil, marking marked: [Int] = [], caption: String = ""
    ) -> String {
        svg(of: Panel(screen: screen, environment: environment, marked: marked, caption: caption), names: "")
    }

    /// A screen to draw: its failing elements, and a sentence below it.
    struct Panel {
        let screen: RenderedScreen
        let environment: UserEnvironment?
        let marked: [Int]
        let caption: String
        /// The text alternative; `nil` for the caption.
        var label: String?
        /// The indexes of the numbered elements, in this order.
        var numbered: [Int] = []
    }

    private static let margin = 12.0

    /// Draws one screen; `names` begins the names in the picture, which must differ
    /// within a file.
    static func svg(of panel: Panel, names: String) -> String {
        let size = panel.screen.size
        // Words and signs are as large as on a phone's screen if the picture has
        // the same width.
        let unit = max(1, min(size.width, 1e6) / PictureWindow.width)
        let margin = margin * unit
        let captionLines = PictureFile.wrap(panel.caption, to: max(60, min(size.width, 1e6)), size: 16 * unit)
        let captionHeight = captionLines.isEmpty ? 0 : (Double(captionLines.count) * 21 + 8) * unit
        var lines = ["<g transform=\"translate(\(SVG.number(margin)) \(SVG.number(margin)))\">"]
        lines += drawing(of: panel, names: names, unit: unit) + ["</g>"]
        for (number, line) in captionLines.enumerated() {
            let point = LayoutPoint(x: margin, y: size.height + margin + (Double(number + 1) * 21) * unit)
            lines.append(SVG.text(line, at: point, SVG.TextStyle(size: 16 * unit, fill: PictureSheet.inkFill, name: PictureSheet.ink)))
        }
        return PictureFile.document(
            lines, size: LayoutSize(width: size.width + 2 * margin, height: size.height + 2 * margin + captionHeight),
            label: panel.label ?? panel.caption, description: PictureFile.description(of: panel.screen, marking: panel.marked), names: names
        )
    }

    /// The screen in its frame with its marks, at the origin.
    static func drawing(of panel: Panel, names: String, unit: Double) -> [String] {
        let screen = panel.screen
        var lines = [
            "<clipPath id=\"\(names)screen\">\(SVG.box(screen.bounds, SVG.Style(fill: "#000000")))</clipPath>",
            SVG.box(screen.bounds, SVG.Style.fill(PictureTheme.of(panel.environment).paper.hex)), "<g clip-path=\"url(#\(names)screen)\">",
        ]
        lines += DrawnScreen(screen, in: panel.environment, names: names).lines
        lines.append("</g>")
        lines.append(
            SVG.box(screen.bounds, SVG.Style(stroke: PictureSheet.frameStroke, width: 1.5 * unit, name: PictureSheet.frame)))
        // An element that vanished has no place to mark.
        let marked = panel.marked.filter(screen.elements.indices.contains)
        for (number, index) in marked.enumerated() {
            let kind = PictureMark.Kind.failing(marked.count > 1 ? number + 1 : nil)
            lines += PictureMark(kind: kind, frame: screen.elements[index].frame, unit: unit, window: screen.bounds).svg
        }
        for (number, index) in panel.numbered.enumerated() {
            let mark = PictureMark(kind: .stop(number + 1), frame: screen.elements[index].frame, unit: unit, window: screen.bounds)
            lines += mark.svg
        }
        return lines
    }
}
