import EveryScreenModel

/// The elements of a screen as SVG, in the screen's own coordinates.
///
/// Each is drawn like its role on the platform, in its stated colors. Unknown facts
/// are drawn plainly or not at all: no text without a string, no state without a
/// value. No information is in color alone: a switch has a mark, a disabled element
/// a dashed line, a selected one a bar or a check.
struct DrawnScreen {
    let screen: RenderedScreen
    /// The elements and the area of the screen in points, even if the screen is in
    /// pixels.
    let elements: [ScreenElement]
    let bounds: LayoutRect
    private let showsTextInside: [Bool]
    let environment: UserEnvironment?
    /// The beginning of the names of clip paths and gradients, which must differ
    /// within a file.
    private let names: String
    let theme: PictureTheme

    /// A group of elements that is drawn as one.
    private struct Group {
        /// The index after the last element in it.
        let end: Int
        /// The part drawn over its content.
        let over: [String]
        /// The number of SVG elements to close before that, and after it.
        let inner: Int
        let outer: Int
        let backdrop: SRGBColor?
    }
    private var open: [Group] = []
    /// The index after the last element in the current bar, and in the current
    /// element that shows text itself.
    private var (barEnd, textEnd) = (0, 0)

    /// The SVG elements, in the order of drawing.
    private(set) var lines: [String] = []

    /// Draws a screen; O(elements).
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - environment: Its settings; `nil` if unknown.
    ///   - names: The beginning of the names in this drawing.
    init(_ screen: RenderedScreen, in environment: UserEnvironment?, names: String) {
        let density = screen.unit == .pixels ? screen.likelyDensity : 1
        elements = density == 1 ? screen.elements : screen.elements.map { $0.scaled(by: 1 / density) }
        bounds = density == 1 ? screen.bounds : screen.bounds.scaled(by: 1 / density)
        self.screen = screen
        self.environment = environment
        self.names = names
        theme = PictureTheme.of(environment)
        showsTextInside = Self.showsTextInside(screen)
        if density != 1 { lines.append("<g transform=\"scale(\(SVG.factor(density)))\">") }
        for index in elements.indices {
            while let last = open.last, last.end <= index { close() }
            add(index)
        }
        while !open.isEmpty { close() }
        if density != 1 { lines.append("</g>") }
    }

    /// For each element whether something inside it shows text.
    private static func showsTextInside(_ screen: RenderedScreen) -> [Bool] {
        var shows = Array(repeating: false, count: screen.elements.count)
        for index in screen.elements.indices.reversed() {
            let element = screen.elements[index]
            let isTextShown = element.text.map { $0.contains { !$0.string.isEmpty } } ?? (element.label?.isEmpty == false)
            if shows[index] || (isTextShown && element.isVisible != false), let parent = screen.parent(of: index) { shows[parent] = true }
        }
        return shows
    }

    private mutating func close() {
        let group = open.removeLast()
        if group.inner > 0 { lines.append(String(repeating: "</g>", count: group.inner)) }
        lines += group.over
        if group.outer > 0 { lines.append(String(repeating: "</g>", count: group.outer)) }
    }

    private mutating func add(_ index: Int) {
        let element = elements[index]
        let end = screen.descendants(of: index).upperBound
        guard element.isVisible != false, element.frame.isFinite else { return }
        let isBar = element.role == .navigationBar || element.role == .toolbar || element.role == .tabBar
        if isBar { barEnd = max(barEnd, end) }
        if dims(element) { lines.append(SVG.box(bounds, SVG.Style.fill("#000000", opacity: 0.45))) }
        let opacity = element.surface?.opacity.flatMap { $0 < 1 ? $0 : nil }
        if let opacity { lines.append("<g opacity=\"\(SVG.number(opacity))\">") }
        let isRaised = element.role == .sheet || element.role == .alert || element.role == .dialog || element.role == .menu
        // An element in front has a separate ground, unless the app states that it
        // paints none.
        let isOnOwnGround = (isRaised || isBar) && element.surface?.background == nil
        let behind = paint(element, index) ?? (isOnOwnGround ? nil : open.last?.backdrop)
        let drawing = DrawnElement(
            element, theme, backdrop: behind, in: environment, isInBar: index < barEnd,
            showsLabel: !showsTextInside[index] && index >= textEnd)
        if element.text?.isEmpty == false { textEnd = max(textEnd, end) }
        let isDimmed = element.isKnownDisabled && !element.role.isContainer
        if isDimmed { lines.append("<g opacity=\"0.5\">") }
        lines += drawing.shape
        let clips = element.clipsContent == true
        if clips {
            lines.append("<clipPath id=\"\(names)c\(index)\">\(SVG.box(element.frame, SVG.Style(fill: "#000000")))</clipPath>")
            lines.append("<g clip-path=\"url(#\(names)c\(index))\">")
        }
        lines += drawing.content
        // The children of a disabled element state themselves whether they are.
        if isDimmed { lines.append(clips ? "</g></g><g clip-path=\"url(#\(names)c\(index))\">" : "</g>") }
        if isDimmed, element.isControl { lines.append(SVG.box(element.frame, radius: 8, SVG.Style.line(theme.outline.hex, dashes: "3 3"))) }
        let needsGroup = clips || opacity != nil || isRaised || isBar || element.surface?.background?.isEmpty == false
        if needsGroup {
            let over = clips ? scrollingHints(of: element, index) : []
            open.append(Group(end: end, over: over, inner: clips ? 1 : 0, outer: opacity == nil ? 0 : 1, backdrop: behind))
        }
    }

    /// Whether everything behind an element is dimmed.
    private func dims(_ element: ScreenElement) -> Bool { element.modal != nil || element.role == .sheet || element.role == .alert }

    /// Paints the fill of an element; returns the color, or `nil` if none is known.
    private mutating func paint(_ element: ScreenElement, _ index: Int) -> SRGBColor? {
        var color = open.last?.backdrop ?? .white
        var isKnown = false
        let radius = element.role == .button ? 8.0 : 0
        for (number, paint) in (element.surface?.background ?? []).enumerated() {
            switch paint {
            case .color(let layer):
                if layer.opacity <= 0 { continue }
                lines.append(
                    SVG.box(element.frame, radius: radius, SVG.Style.fill(layer.hex, opacity: layer.opacity < 1 ? layer.opacity : nil)))
                color = layer.composited(over: color)
                isKnown = true
            case .gradient(let stops):
                guard let first = stops.first else { continue }
                let name = "\(names)g\(index)-\(number)"
                let marks = stops.prefix(16).enumerated().map { place, stop in
                    let share = stops.count > 1 ? Double(place) / Double(min(16, stops.count) - 1) : 0
                    return "<stop offset=\"\(SVG.number(share))\" stop-color=\"\(stop.hex)\" stop-opacity=\"\(SVG.number(stop.opacity))\"/>"
                }
                lines.append("<linearGradient id=\"\(name)\">\(marks.joined())</linearGradient>")
                lines.append(SVG.box(element.frame, radius: radius, SVG.Style.fill("url(#\(name))")))
                color = first.composited(over: color)
                isKnown = true
            case .unknown: isKnown = false
            }
        }
        return isKnown ? color : nil
    }
}

extension RenderedScreen {
    /// The pixels per point that make the screen as wide as a phone; the captures
    /// do not state the density.
    fileprivate var likelyDensity: Double {
        let side = min(size.width, size.height)
        return side.isFinite ? min(max(1, side / 400), 1e6) : 1
    }
}

extension ScreenElement {
    /// Returns the element with all its lengths for pictures in another unit.
    fileprivate func scaled(by factor: Double) -> ScreenElement {
        var element = self
        element.frame = frame.scaled(by: factor)
        element.text = text?.map { run in
            var run = run
            run.frame = run.frame?.scaled(by: factor)
            run.pointSize = run.pointSize.map { $0 * factor }
            run.lines = run.lines?.map { TextLine($0.range, frame: $0.frame.scaled(by: factor)) }
            return run
        }
        if let size = scrolling?.contentSize {
            element.scrolling?.contentSize = LayoutSize(width: size.width * factor, height: size.height * factor)
        }
        if let size = image?.size { element.image?.size = LayoutSize(width: size.width * factor, height: size.height * factor) }
        return element
    }
}

extension LayoutRect {
    fileprivate func scaled(by factor: Double) -> LayoutRect {
        LayoutRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}
