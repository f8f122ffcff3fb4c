import EveryScreenCapture
import EveryScreenModel

extension ScreenElement.TextRun {
    /// Creates the text of a node; `nil` where that is white space, or has no box.
    init?(_ node: BrowserNode, in surroundings: BrowserSurroundings) {
        let string = node.string
        guard node.isRendered, !surroundings.isInvisible, !string.allSatisfy(\.isWhitespace) else { return nil }
        self.init(string)
        frame = node.bounds
        pointSize = node.fontSize
        weight = node.style["font-weight"].flatMap { Int($0) }.flatMap(ScreenElement.FontWeight.init(cssWeight:))
        lineCount = node.lines.isEmpty ? nil : Set(node.lines.map(\.minY)).count
        // One line is where the whole text is.
        if node.lines.count > 1 {
            let areRangesKnown = node.lineRanges.count == node.lines.count && node.lineRanges.last?.upperBound == string.utf16.count
            lines = node.lines.indices.map {
                ScreenElement.TextLine(areRangesKnown ? node.lineRanges[$0] : nil, frame: node.lines[$0])
            }
        }
        if node.known.contains([.document, .styles]) { fixedSpacing = ScreenElement.FixedSpacing(node, in: surroundings) }
        // The text of drawings is filled, not colored; and what has no pixel of its own is not seen, as when it is scrolled away.
        let isDrawn = node.pixels.map { $0.distinctCount > 1 } ?? true
        guard !surroundings.isInDrawing, isDrawn else { return }
        color = node.color.flatMap { SRGBColor(cssColor: $0) }
        background = paintedBehind(node, in: surroundings)
    }

    /// What the pixels tell of the colors behind the text, where those around it do not.
    ///
    /// The two colors farthest from each other bound the contrast as a gradient
    /// between them does.
    private func paintedBehind(_ node: BrowserNode, in surroundings: BrowserSurroundings) -> ScreenElement.Paint? {
        guard let pixels = node.pixels else { return nil }
        let isExplained =
            surroundings.backdrop.map { $0.isNearly(pixels.common) || $0.isNearly(pixels.farthest) } ?? !surroundings.hasPicture
        return isExplained ? nil : .gradient([pixels.common, pixels.farthest])
    }
}

extension ScreenElement.FixedSpacing {
    /// Finds what the page does not let the person change about the spacing of a text.
    fileprivate init(_ node: BrowserNode, in surroundings: BrowserSurroundings) {
        self.init()
        let size = node.fontSize ?? 0
        guard size > 0 else { return }
        func share(_ property: String, normal: Double) -> Double? {
            guard surroundings.lockedSpacing[property] == true else { return nil }
            guard let value = node.style[property], value.hasSuffix("px") else { return normal }
            // Of a size near zero even a short length is an infinite share.
            return value.cssPixels.map { $0 / size }.flatMap { $0.isFinite ? $0 : nil }
        }
        letters = share("letter-spacing", normal: 0)
        words = share("word-spacing", normal: 0)
        // What browsers take for the normal distance is about 1.2 times the size.
        lines = share("line-height", normal: 1.2)
    }
}

extension ScreenElement.FontWeight {
    /// The weight nearest to one of CSS, the lighter of two; `nil` for what is no weight (CSS Fonts 4, section 2.2: 1 to 1000).
    fileprivate init?(cssWeight: Int) {
        guard 1...1000 ~= cssWeight else { return nil }
        self = Self.allCases.min { abs($0.rawValue - cssWeight) < abs($1.rawValue - cssWeight) } ?? .regular
    }
}
