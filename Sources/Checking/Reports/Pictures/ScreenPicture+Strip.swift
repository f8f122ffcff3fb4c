import EveryScreenModel

extension ScreenPicture {
    /// A screen to be drawn: what fails on it, and a line below it.
    struct Panel {
        let screen: RenderedScreen
        let marked: [Int]
        let caption: String
        /// What assistive technology says of it; `nil` for the caption.
        var label: String?
        /// Where the focus goes, one key after the other.
        var path: [FocusStep] = []
    }

    /// Returns screens of one size side by side, six to a row, under a caption; only as much of them as shows something.
    ///
    /// - Parameters:
    ///   - panels: The screens, each with its caption.
    ///   - caption: A line above them; none is drawn where it is empty.
    ///   - label: What assistive technology says of them; `nil` for the caption.
    ///   - names: What begins the names of clip paths, which must differ within a file.
    static func strip(of panels: [Panel], caption: String, label: String? = nil, names: String = "") -> String {
        let size = panels.first?.screen.size ?? .zero
        let lowest = panels.flatMap { $0.screen.elements.map(\.frame.maxY) }.filter(\.isFinite).max() ?? 0
        let shownHeight = min(size.height, max(160, lowest + 24))
        let (cellWidth, cellHeight, columns) = (size.width + 24, shownHeight + 72, 6)
        let rows = (panels.count + columns - 1) / columns
        let top: Double = caption.isEmpty ? 0 : 64
        let (width, height) = (cellWidth * Double(columns), cellHeight * Double(rows) + top)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width / 2))\" "
                + "height=\"\(number(height / 2))\" font-family=\"Inter, system-ui, sans-serif\"\(role(label ?? caption))>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
        ]
        if !caption.isEmpty { lines.append("<text x=\"12\" y=\"40\" font-size=\"30\" fill=\"#111\">\(Markup.escaped(caption))</text>") }
        for (index, panel) in panels.enumerated() {
            let x = cellWidth * Double(index % columns)
            let y = top + cellHeight * Double(index / columns)
            let picture = svg(of: Panel(screen: panel.screen, marked: panel.marked, caption: ""), names: "\(names)p\(index)-")
            lines.append(
                "<svg x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(cellWidth))\" height=\"\(number(shownHeight + 16))\" "
                    + "viewBox=\"0 0 \(number(cellWidth)) \(number(shownHeight + 16))\">")
            lines.append(picture + "</svg>")
            lines.append(
                "<text x=\"\(number(x + 12))\" y=\"\(number(y + shownHeight + 46))\" font-size=\"28\" fill=\"#111\">"
                    + "\(Markup.escaped(panel.caption))</text>")
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }
}
