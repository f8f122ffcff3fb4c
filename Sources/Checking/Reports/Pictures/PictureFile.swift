import EveryScreenLayout
import EveryScreenModel

/// SVG files: their frame, their text alternatives, and pictures one below the
/// other.
enum PictureFile {
    /// A picture with the words above and below it.
    struct Block {
        /// The line above it; empty for none.
        let heading: String
        /// The sentence below it; empty for none.
        let caption: String
        /// The name for assistive technology.
        let label: String
        /// The description of the picture, in words.
        let description: String
        /// The picture, as wide as `PictureWindow.width`.
        let picture: [String]
        let height: Double
        /// The position on the screen.
        let locator: Locator?
    }

    /// A small picture of the whole screen.
    struct Locator {
        let svg: [String]
        let size: LayoutSize
    }

    private static let margin = 12.0
    /// The size of words, in units of the picture: 12.8 px on a page of 320 px.
    private static let textSize = 17.0
    private static let lineHeight = 22.0

    /// Returns pictures one below the other as a file.
    ///
    /// - Parameters:
    ///   - blocks: The pictures.
    ///   - names: The beginning of the names in the file, which must differ on a
    ///     page.
    static func svg(of blocks: [Block], names: String) -> String {
        var y = margin
        var lines: [String] = []
        for block in blocks {
            if !block.heading.isEmpty {
                lines.append(text(block.heading, at: y + textSize, isBold: true))
                y += 28
            }
            lines.append("<g transform=\"translate(\(SVG.number(margin)) \(SVG.number(y)))\">")
            lines += block.picture + ["</g>"]
            y += block.height + 10
            y += words(below: block, at: y, into: &lines) + margin
        }
        let label = blocks.map(\.label).joined(separator: " ")
        let description = blocks.map(\.description).joined(separator: " ")
        let size = LayoutSize(width: PictureWindow.width + 2 * margin, height: y)
        return document(lines, size: size, label: label, description: description, names: names)
    }

    /// How much wider than measured a line may be in the font of the reader's
    /// machine, such as DejaVu Sans on Linux.
    private static let widestFont = 1.12

    /// Writes the caption, with the small picture at its side; returns the height
    /// of both.
    private static func words(below block: Block, at y: Double, into lines: inout [String]) -> Double {
        let caption = block.caption.isEmpty && block.locator != nil ? "The part of the screen shown above" : block.caption
        if caption.isEmpty { return 0 }
        let room = block.locator.map { (PictureWindow.width - $0.size.width - 16) / Self.widestFont } ?? PictureWindow.width
        let wrapped = wrap(caption, to: room, size: textSize)
        for (number, line) in wrapped.enumerated() { lines.append(text(line, at: y + textSize + Double(number) * lineHeight)) }
        if let locator = block.locator {
            let x = margin + PictureWindow.width - locator.size.width
            lines.append("<g transform=\"translate(\(SVG.number(x)) \(SVG.number(y)))\">")
            lines += locator.svg + ["</g>"]
        }
        return max(Double(wrapped.count) * lineHeight, block.locator?.size.height ?? 0)
    }

    private static func text(_ string: String, at y: Double, isBold: Bool = false) -> String {
        SVG.text(
            string, at: LayoutPoint(x: margin, y: y),
            SVG.TextStyle(size: textSize, weight: isBold ? 700 : nil, fill: PictureSheet.inkFill, name: PictureSheet.ink))
    }

    /// Returns a caption in lines, broken as in the layout.
    static func wrap(_ caption: String, to width: Double, size: Double) -> [String] {
        if caption.isEmpty { return [] }
        let text = MeasuredText(caption, font: Font(size: size, weight: .medium))
        return text.shownLines(in: width, limit: 12).map(\.text)
    }

    /// Returns a file of some SVG elements.
    ///
    /// It has a title and a description for assistive technology, uses the reader's
    /// colors around the screens, and has no script.
    static func document(_ lines: [String], size: LayoutSize, shown: LayoutSize? = nil, label: String, description: String, names: String)
        -> String
    {
        let shown = shown ?? size
        let title = label.isEmpty ? "A screen" : label
        let (titleName, descriptionName) = ("es-\(names)t", "es-\(names)d")
        let head = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(SVG.number(size.width)) \(SVG.number(size.height))\" "
                + "width=\"\(SVG.number(shown.width))\" height=\"\(SVG.number(shown.height))\" font-family=\"\(PictureSheet.fonts)\" "
                + "role=\"img\" aria-labelledby=\"\(titleName)\" aria-describedby=\"\(descriptionName)\">",
            "<title id=\"\(titleName)\">\(Markup.escaped(title))</title>",
            "<desc id=\"\(descriptionName)\">\(Markup.escaped(description))</desc>", PictureSheet.element,
            "<rect width=\"100%\" height=\"100%\" fill=\"\(PictureSheet.paperFill)\" class=\"\(PictureSheet.paper)\"/>",
        ]
        return (head + lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// The largest number of elements in a description.
    private static let namedCount = 12

    /// Returns the description of a screen: failing elements first, then named
    /// ones, from the top.
    static func description(of screen: RenderedScreen, marking marked: [Int] = []) -> String {
        let count = screen.elements.count
        func name(_ index: Int) -> String {
            let element = screen.elements[index]
            let label = element.label.map { String($0.prefix(40)) } ?? ""
            return label.isEmpty ? element.role.spokenName : "\(element.role.spokenName) “\(label)”"
        }
        let failing = marked.filter(screen.elements.indices.contains).prefix(namedCount).map(name)
        var named: [String] = []
        var rest = 0
        for index in screen.elements.indices where screen.elements[index].label?.isEmpty == false {
            if named.count < namedCount { named.append(name(index)) } else { rest += 1 }
        }
        var sentences: [String] = []
        if !failing.isEmpty { sentences.append("Marked: \(failing.joined(separator: ", ")).") }
        sentences.append("\(TextReport.counted(count, "element"))\(named.isEmpty ? "" : ": ")\(named.joined(separator: ", "))")
        return sentences.joined(separator: " ") + (rest > 0 ? " and \(rest) more." : ".")
    }
}
