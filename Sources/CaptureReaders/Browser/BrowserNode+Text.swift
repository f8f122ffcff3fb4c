import EveryScreenCapture
import EveryScreenModel

extension ScreenElement.TextRun {
    /// Creates the text of a node; `nil` where that is white space, or has no box.
    init?(_ node: BrowserNode, in surroundings: BrowserSurroundings) {
        let string = node.string
        guard node.isRendered, !surroundings.isInvisible, !string.allSatisfy(\.isWhitespace) else { return nil }
        self.init(string)
        let lines = node.lines.map(node.inkBox)
        frame = node.bounds.map(node.inkBox)
        pointSize = node.fontSize
        weight = node.style["font-weight"].flatMap { Int($0) }.flatMap(ScreenElement.FontWeight.init(cssWeight:))
        lineCount = node.lines.isEmpty ? nil : Self.lineCount(of: node.lines)
        // One line is where the whole text is.
        if node.lines.count > 1 {
            let areRangesKnown = node.lineRanges.count == node.lines.count && node.lineRanges.last?.upperBound == string.utf16.count
            self.lines = node.lines.indices.map {
                ScreenElement.TextLine(areRangesKnown ? node.lineRanges[$0] : nil, frame: lines[$0])
            }
        }
        if node.known.contains(.styles) {
            if node.areDecorationsKnown { isUnderlined = surroundings.isUnderlined }
            // Records of before these were recorded say so of no text.
            if let style = node.style["font-style"] { isItalic = style.hasPrefix("italic") || style.hasPrefix("oblique") }
            alignment = node.style["text-align"].flatMap(ScreenElement.TextRun.Alignment.init(cssAlignment:))
        }
        shorten(node, in: surroundings)
        if node.known.contains([.document, .styles]) { fixedSpacing = ScreenElement.FixedSpacing(node, in: surroundings) }
        // The text of drawings is filled, not colored. Text without pixels is not
        // seen, as when it is scrolled away.
        let isDrawn = node.pixels.map { $0.distinctCount > 1 } ?? true
        guard !surroundings.isInDrawing, isDrawn else { return }
        color = node.textColor
        background = paintedBehind(node, in: surroundings)
    }

    /// Creates the placeholder of a field; `nil` where none is shown.
    init?(placeholderOf node: BrowserNode) {
        guard let style = node.placeholderStyle, let string = node.attributes["placeholder"], node.isRendered else { return nil }
        self.init(string)
        isPlaceholder = true
        pointSize = style["size"]?.cssPixels
        weight = style["weight"].flatMap { Int($0) }.flatMap(ScreenElement.FontWeight.init(cssWeight:))
        let opacity = style["opacity"].flatMap(Double.init) ?? 1
        color = (style["fill"] ?? style["color"]).flatMap { SRGBColor(cssColor: $0) }.map { $0.withOpacity($0.opacity * opacity) }
    }

    /// Limits the text to its shown part where the page cuts it on purpose: at an
    /// ellipsis, or after whole lines.
    ///
    /// Source: CSS Overflow 4, `text-overflow` and `line-clamp`; ACT rule 59br37,
    /// whose exceptions these are.
    private mutating func shorten(_ node: BrowserNode, in surroundings: BrowserSurroundings) {
        guard let whole = frame else { return }
        var shown = whole
        if let box = surroundings.ellipsisBox {
            let left = max(shown.minX, box.minX)
            let right = min(shown.maxX, box.maxX)
            if right > left { shown = LayoutRect(x: left, y: shown.minY, width: right - left, height: shown.height) }
        }
        if let (box, lineHeight) = surroundings.lineBox, (lineHeight ?? node.lines.first?.height ?? 0) >= box.height {
            let top = max(shown.minY, box.minY)
            let bottom = min(shown.maxY, box.maxY)
            if bottom > top, node.lines.count > 1 || lineHeight == .infinity {
                shown = LayoutRect(x: shown.minX, y: top, width: shown.width, height: bottom - top)
            }
        }
        guard shown != whole else { return }
        frame = shown
        isTruncated = true
        guard let all = lines else { return }
        let kept = all.filter { $0.frame.minY < shown.maxY && $0.frame.maxY > shown.minY }
        lines = kept
        lineCount = Self.lineCount(of: kept.map(\.frame))
    }

    /// The number of lines that boxes of text stand on.
    ///
    /// Boxes side by side are one line. With a line height near 0 lines lie on top
    /// of each other.
    private static func lineCount(of boxes: [LayoutRect]) -> Int {
        var ends: [Double: [Double]] = [:]
        for box in boxes.sorted(by: { $0.minX < $1.minX }) {
            let free = ends[box.minY]?.firstIndex { $0 <= box.minX + 1 }
            if let free { ends[box.minY]?[free] = box.maxX } else { ends[box.minY, default: []].append(box.maxX) }
        }
        return ends.values.reduce(0) { $0 + $1.count }
    }

    /// The colors behind the text by its pixels, where the elements around it do
    /// not state them.
    ///
    /// The two colors farthest from each other bound the contrast as a gradient
    /// between them does.
    ///
    /// Shadows lie between the glyphs and that, with all colors from none of them
    /// to the full one. Paint that is not modeled leaves the colors unknown.
    func paintedBehind(_ node: BrowserNode, in surroundings: BrowserSurroundings) -> ScreenElement.Paint? {
        if surroundings.isRepainted || node.hasStroke { return .unknown }
        let behind = behind(node, in: surroundings)
        guard let shadows = node.textShadows else { return .unknown }
        if shadows.isEmpty { return behind }
        switch behind {
        case nil: return .gradient(shadows.flatMap { [$0.withOpacity(0), $0] })
        case .color(let color): return .gradient([color] + shadows.flatMap { [$0.composited(over: color), color] })
        case .gradient, .unknown: return .unknown
        }
    }

    private func behind(_ node: BrowserNode, in surroundings: BrowserSurroundings) -> ScreenElement.Paint? {
        let blended = node.blendedBackground.flatMap { SRGBColor(cssColor: $0) }.flatMap { $0.opacity == 1 ? $0 : nil }
        guard let pixels = node.pixels else {
            // Blended paint may belong to an element that is not around the text,
            // or to one that only touches it.
            guard let blended, let backdrop = surroundings.backdrop, !blended.isNearly(backdrop) else { return nil }
            return .gradient([backdrop, blended])
        }
        let isExplained =
            surroundings.backdrop.map { $0.isNearly(pixels.common) || $0.isNearly(pixels.farthest) } ?? !surroundings.hasPicture
        if isExplained { return nil }
        if let blended, blended.isNearly(pixels.common) { return .color(blended) }
        return .gradient([pixels.common, pixels.farthest])
    }
}

extension ScreenElement.FixedSpacing {
    /// Finds what the page does not let the person change about the spacing of a
    /// text.
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
        // The normal line height of browsers is about 1.2 times the font size.
        lines = share("line-height", normal: 1.2)
    }
}

extension ScreenElement.FontWeight {
    /// The weight nearest to one of CSS, the lighter of two; `nil` for other
    /// numbers (CSS Fonts 4, section 2.2: 1 to 1000).
    init?(cssWeight: Int) {
        guard 1...1000 ~= cssWeight else { return nil }
        self = Self.allCases.min { abs($0.rawValue - cssWeight) < abs($1.rawValue - cssWeight) } ?? .regular
    }
}

extension ScreenElement.TextRun.Alignment {
    /// Creates the alignment of a computed value (CSS Text 3, `text-align`); `nil`
    /// for those of old browsers.
    fileprivate init?(cssAlignment: String) {
        switch cssAlignment {
        case "start", "match-parent": self = .natural
        case "end": self = .trailing
        case "justify", "justify-all": self = .justified
        case "left", "center", "right": self.init(rawValue: cssAlignment)
        default: return nil
        }
    }
}
