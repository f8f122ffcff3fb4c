import EveryScreenAudit
import EveryScreenModel

extension HTMLReport {
    /// The space shown around a failing element, in the screen's unit.
    private static let margin = 40.0
    /// The minimum width and height of the shown part.
    private static let leastExtent = 160.0

    /// Returns the picture of a screen with outlines around failing elements; the
    /// other pictures of the section refer to it.
    static func photograph(_ picture: CapturedPicture, marking findings: [ReportEntry], on audit: ScreenAudit, named name: String) -> String
    {
        let size = picture.size
        let frames = findings.map(\.finding.element).filter { $0.index >= 0 }.map(\.frame).uniqued()
        let marks = frames.prefix(500).map { outline(around: $0) }.joined()
        let label = findings.isEmpty ? "The page" : "The page, with what fails outlined"
        let image =
            "<image id=\"\(name)photo\" href=\"data:\(picture.type);base64,\(picture.base64)\" width=\"\(SVG.number(size.width))\" "
            + "height=\"\(SVG.number(size.height))\"/>"
        let svg = drawing(
            of: LayoutRect(x: 0, y: 0, width: size.width, height: size.height), label: "\(label): \(audit.name)", image + marks)
        return scrolling("<figure>\(svg)</figure>", label: "Picture of \(audit.name)")
    }

    /// Returns the part of the picture around an element, outlined; `nil` if the
    /// picture does not show the element.
    static func cut(of picture: CapturedPicture, around element: ElementReference, named name: String) -> String? {
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        guard element.index >= 0, numbers.allSatisfy(\.isFinite), frame.width > 0, frame.height > 0,
            frame.maxX > 0, frame.maxY > 0, frame.minX < picture.size.width, frame.minY < picture.size.height
        else { return nil }
        let width = min(picture.size.width, max(leastExtent, frame.width + 2 * margin))
        let height = min(picture.size.height, max(leastExtent / 2, frame.height + 2 * margin))
        let x = max(0, min(frame.minX + frame.width / 2 - width / 2, picture.size.width - width))
        let y = max(0, min(frame.minY + frame.height / 2 - height / 2, picture.size.height - height))
        let content = "<use href=\"#\(name)photo\"/>" + outline(around: frame)
        let label = "The element as the page shows it, outlined: \(element.facts)"
        return "<figure>\(drawing(of: LayoutRect(x: x, y: y, width: width, height: height), label: label, content))</figure>"
    }

    /// An outline of two colors, visible on any background.
    private static func outline(around frame: LayoutRect) -> String {
        let distance = 3.0
        let place =
            "x=\"\(SVG.number(frame.minX - distance))\" y=\"\(SVG.number(frame.minY - distance))\" "
            + "width=\"\(SVG.number(frame.width + 2 * distance))\" height=\"\(SVG.number(frame.height + 2 * distance))\" fill=\"none\""
        return
            "<rect \(place) stroke=\"#fff\" stroke-width=\"5\"/><rect \(place) stroke=\"#b00020\" stroke-width=\"2.5\" stroke-dasharray=\"8 4\"/>"
    }

    private static func drawing(of part: LayoutRect, label: String, _ content: String) -> String {
        let box = [part.minX, part.minY, part.width, part.height].map(SVG.number).joined(separator: " ")
        return "<svg role=\"img\" aria-label=\"\(Markup.escaped(label))\" viewBox=\"\(box)\" width=\"\(SVG.number(part.width))\" "
            + "height=\"\(SVG.number(part.height))\">\(content)</svg>"
    }
}
