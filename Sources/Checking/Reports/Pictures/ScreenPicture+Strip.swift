import EveryScreenModel

extension ScreenPicture {
    private static let columns = 6

    /// Returns screens of one size side by side, six to a row, under a caption;
    /// without their empty ends.
    ///
    /// - Parameters:
    ///   - panels: The screens, each with its caption.
    ///   - caption: A line above them; none if empty.
    ///   - label: The text alternative; `nil` for the caption.
    ///   - names: The beginning of the names in the picture, which must differ
    ///     within a file.
    static func strip(of panels: [Panel], caption: String, label: String? = nil, names: String = "") -> String {
        let size = panels.first?.screen.size ?? .zero
        let lowest = panels.flatMap { $0.screen.elements.map(\.frame.maxY) }.filter(\.isFinite).max() ?? 0
        let shownHeight = min(size.height, max(160, lowest + 24))
        let (cellWidth, cellHeight) = (size.width + 24, shownHeight + 72)
        let columns = min(Self.columns, max(1, panels.count))
        let rows = (panels.count + columns - 1) / columns
        let width = cellWidth * Double(columns)
        let captionLines = PictureFile.wrap(caption, to: width - 24, size: 30)
        let top = captionLines.isEmpty ? 12 : Double(captionLines.count) * 38 + 28
        var lines = captionLines.enumerated().map { number, line in
            SVG.text(
                line, at: LayoutPoint(x: 12, y: 42 + Double(number) * 38),
                SVG.TextStyle(size: 30, fill: PictureSheet.inkFill, name: PictureSheet.ink))
        }
        for (index, panel) in panels.enumerated() {
            let x = cellWidth * Double(index % columns) + 12
            let y = top + cellHeight * Double(index / columns)
            // Content below the cut must not cover the words.
            lines.append(
                "<svg x=\"\(SVG.number(x - 4))\" y=\"\(SVG.number(y - 4))\" width=\"\(SVG.number(size.width + 8))\" "
                    + "height=\"\(SVG.number(shownHeight + 8))\" viewBox=\"-4 -4 \(SVG.number(size.width + 8)) \(SVG.number(shownHeight + 8))\">"
            )
            lines += drawing(of: panel, names: "\(names)p\(index)-", unit: 2)
            lines.append("</svg>")
            lines.append(
                SVG.text(
                    panel.caption, at: LayoutPoint(x: x, y: y + shownHeight + 40),
                    SVG.TextStyle(size: 28, fill: PictureSheet.inkFill, name: PictureSheet.ink)))
        }
        let whole = LayoutSize(width: width, height: cellHeight * Double(rows) + top)
        let failing = panels.filter { !$0.marked.isEmpty }.count
        return PictureFile.document(
            lines, size: whole, shown: LayoutSize(width: whole.width / 2, height: whole.height / 2), label: label ?? caption,
            description: "\(TextReport.counted(panels.count, "screen")), \(failing) with something marked.", names: names)
    }
}
