import EveryScreenAudit
package import EveryScreenModel

/// A picture of a screen as SVG: every element as it lies, those that fail marked by more than color.
package enum ScreenPicture {
    /// Returns the picture.
    ///
    /// Elements that fail have a thick dashed outline and a cross, so that they
    /// can be told in shades of gray.
    ///
    /// - Parameters:
    ///   - screen: What to draw.
    ///   - marked: The indexes of the elements that fail.
    ///   - caption: A line below the screen.
    package static func svg(of screen: RenderedScreen, marking marked: [Int] = [], caption: String = "") -> String {
        svg(of: Panel(screen: screen, marked: marked, caption: caption), names: "")
    }

    /// Draws one screen; `names` begins the names of clip paths, which must differ within a file.
    static func svg(of panel: Panel, names: String) -> String {
        let (screen, caption) = (panel.screen, panel.caption)
        // A damaged capture may be wider than any `Int`.
        let captionLines = wrapped(caption, to: Int(max(1, min(1_000, screen.size.width / 7))))
        let captionHeight = Double(captionLines.count) * 20 + (caption.isEmpty ? 0 : 12)
        let margin = 12.0
        let width = screen.size.width + 2 * margin
        let height = screen.size.height + 2 * margin + captionHeight
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\" "
                + "height=\"\(number(height))\" font-family=\"Inter, system-ui, sans-serif\"\(role(panel.label ?? caption))>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
            "<g transform=\"translate(\(number(margin)) \(number(margin)))\">",
            "<clipPath id=\"\(names)screen\"><rect width=\"\(number(screen.size.width))\" height=\"\(number(screen.size.height))\"/></clipPath>",
            "<g clip-path=\"url(#\(names)screen)\">",
        ]
        lines += drawing(of: screen, names)
        lines.append("</g>")
        lines.append(box(screen.bounds, fill: "none", stroke: "#333", extra: " stroke-width=\"2\" rx=\"4\""))
        // What is not on the screen, because it vanished, has no place to be marked.
        for index in panel.marked where screen.elements.indices.contains(index) {
            lines += mark(screen.elements[index].frame, within: screen.size.width)
        }
        lines += arrows(along: panel.path, names)
        lines.append("</g>")
        for (index, line) in captionLines.enumerated() {
            let y = screen.size.height + 2 * margin + 20 * Double(index) + 12
            lines.append("<text x=\"\(number(margin))\" y=\"\(number(y))\" font-size=\"14\" fill=\"#111\">\(Markup.escaped(line))</text>")
        }
        lines.append("</svg>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A caption in lines of about so many characters, broken between words.
    private static func wrapped(_ caption: String, to count: Int) -> [String] {
        var lines: [String] = []
        for word in caption.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= count {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// Draws the elements in order; what clips clips what is in it.
    private static func drawing(of screen: RenderedScreen, _ names: String) -> [String] {
        var lines: [String] = []
        var openEnds: [Int] = []
        for (index, element) in screen.elements.enumerated() {
            while let end = openEnds.last, end <= index {
                openEnds.removeLast()
                lines.append("</g>")
            }
            lines += shape(of: element)
            if element.clipsContent == true {
                let name = "\(names)clip\(index)"
                lines.append("<clipPath id=\"\(name)\">\(box(element.frame, fill: "#000", stroke: "none"))</clipPath>")
                lines.append("<g clip-path=\"url(#\(name))\">")
                openEnds.append(screen.descendants(of: index).upperBound)
            }
            lines += (element.text ?? []).flatMap(text(of:))
        }
        return lines + openEnds.map { _ in "</g>" }
    }

    private static func shape(of element: ScreenElement) -> [String] {
        switch element.role {
        case .text, .heading: []
        case .sheet, .alert, .dialog: [box(element.frame, fill: "#fff", stroke: "#333", extra: " stroke-width=\"2\" rx=\"8\"")]
        case .image: [box(element.frame, fill: "#ddd", stroke: "#888"), cross(element.frame, "#aaa")]
        case let role where role.isControl: [box(element.frame, fill: "#eef2f8", stroke: "#456", extra: " rx=\"6\"")]
        default: [box(element.frame, fill: "none", stroke: "#ccc")]
        }
    }

    /// The lines of a text, as far as their number is known: the words are spread over them evenly.
    private static func text(of run: ScreenElement.TextRun) -> [String] {
        guard let frame = run.frame, let size = run.pointSize else { return [] }
        let characters = Array(run.string)
        // Lines without a character are not drawn, however many a damaged capture says there are.
        let count = max(1, min(run.lineCount ?? 1, characters.count))
        let share = max(1, (characters.count + count - 1) / count)
        let weight = run.weight.map { " font-weight=\"\($0.rawValue)\"" } ?? ""
        return (0..<count).compactMap { line in
            guard line * share < characters.count else { return nil }
            let part = String(characters[(line * share)..<min(characters.count, (line + 1) * share)])
            let y = frame.minY + (Double(line) + 0.78) * frame.height / Double(count)
            return "<text x=\"\(number(frame.minX))\" y=\"\(number(y))\" font-size=\"\(number(size))\"\(weight) fill=\"#111\">"
                + "\(Markup.escaped(part))</text>"
        }
    }

    /// An outline, and a cross beside it, where it covers nothing of a small element; at the edge of the screen on the outline.
    private static func mark(_ frame: LayoutRect, within width: Double) -> [String] {
        guard frame.isFinite else { return [] }
        let x = min(frame.maxX + 9, max(frame.maxX - 6, width + 2))
        return [
            box(frame, fill: "none", stroke: "#b00020", extra: " stroke-width=\"3\" stroke-dasharray=\"7 4\""),
            "<text x=\"\(number(x))\" y=\"\(number(frame.minY + 6))\" font-size=\"20\" font-weight=\"700\" "
                + "text-anchor=\"middle\" fill=\"#b00020\">✘</text>",
        ]
    }
}
