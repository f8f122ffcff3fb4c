import EveryScreenModel

/// One element as SVG: the part behind its content, and the part in front of it.
struct DrawnElement {
    let element: ScreenElement
    let theme: PictureTheme
    /// The color behind the element, its own background included; `nil` if the app
    /// does not state it.
    let backdrop: SRGBColor?
    /// Whether the layout runs from right to left.
    let isMirrored: Bool
    /// Whether it is in a bar, where buttons have no shape.
    let isInBar: Bool
    /// Whether its label is drawn if its text is unknown: nothing inside it shows
    /// any.
    let showsLabel: Bool
    /// Whether Button Shapes is on, which underlines the titles of buttons.
    let hasButtonShapes: Bool

    init(
        _ element: ScreenElement, _ theme: PictureTheme, backdrop: SRGBColor?, in environment: UserEnvironment?, isInBar: Bool = false,
        showsLabel: Bool = true
    ) {
        self.element = element
        self.theme = theme
        self.backdrop = backdrop
        self.isInBar = isInBar
        self.showsLabel = showsLabel
        isMirrored = environment?.layoutDirection == .rightToLeft
        hasButtonShapes = environment?.isButtonShapes == true
    }

    var frame: LayoutRect { element.frame }

    /// The color of text without a stated one.
    var ink: String { (backdrop.map { $0.readable(theme.ink) } ?? theme.ink).hex }
    /// The color of less important text.
    var quiet: String { (backdrop.map { $0.readable(theme.quiet) } ?? theme.quiet).hex }
    /// The color of titles and marks of controls without a stated one.
    var tint: String {
        if let glyph = element.surface?.glyph { return glyph.hex }
        let color = element.isDestructive ? theme.destructive : theme.accent
        return (backdrop.map { $0.readable(color) } ?? color).hex
    }

    /// The ground of an element in front: that behind it, if the app states that it
    /// paints none itself.
    var raised: SRGBColor { element.surface?.background == nil ? theme.raised : backdrop ?? theme.raised }

    /// The shape of the element, below its content.
    var shape: [String] {
        switch element.role {
        case .button: buttonShape
        case .toggle: []
        case .tab: tabShape
        case .segment: segmentShape
        case .keyboardKey: [SVG.box(frame, radius: 5, framed(theme.raised, theme.separator))]
        case .menuItem: [edge(atTop: false)]
        case .navigationBar, .toolbar, .tabBar: barShape
        case .cell: cellShape
        case .table: [SVG.box(frame, SVG.Style.line(theme.separator.hex))]
        case .sheet: sheetShape
        case .alert, .dialog: [SVG.box(frame, radius: 14, framed(raised, theme.outline))]
        case .menu, .tooltip: [SVG.box(frame, radius: 10, framed(raised, theme.outline))]
        case .keyboard: [SVG.box(frame, SVG.Style.fill(theme.fill.hex))]
        case .image, .map, .video, .webView: imageShape
        case .textField, .secureTextField, .searchField, .textEditor:
            [SVG.box(fieldBox, radius: element.role == .searchField ? 10 : 7, framed(nil, theme.outline))]
        default: []
        }
    }

    /// The text and marks of the element.
    var content: [String] {
        switch element.role {
        case .button: titled(tint, .center, isUnderlined: hasButtonShapes && element.surface?.background?.isEmpty != false) + icon
        case .link: titled(tint, .center, isUnderlined: true) + icon
        case .toggle: titled(ink) + switchMarks
        case .checkBox: titled(ink) + boxMark
        case .radioButton: titled(ink) + radioMark
        case .slider: sliderMarks
        case .stepper: titled(ink) + stepperMarks
        case .picker: titled(ink) + pickerMarks
        case .progressIndicator: progressMarks
        case .textField, .secureTextField, .searchField, .textEditor: fieldContent
        case .tab: titled(element.isSelected ? tint : quiet, .center) + icon
        case .segment, .keyboardKey: titled(ink, .center) + icon
        case .disclosure: titled(ink) + disclosureMark
        case .image, .map, .video, .webView: imageContent
        case .cell: titled(ink) + (element.isSelected ? [checkMark] : [])
        default: titled(ink) + redactionBar
        }
    }

    /// A bar in place of text that is spoken and not drawn (SwiftUI's `redacted`).
    private var redactionBar: [String] {
        let isText = element.role == .text || element.role == .heading
        guard isText, element.text?.isEmpty == true, element.label?.isEmpty == false, min(frame.width, frame.height) >= 8 else { return [] }
        let inset = frame.height * 0.15
        let bar = LayoutRect(x: frame.minX, y: frame.minY + inset, width: frame.width, height: frame.height - 2 * inset)
        return [SVG.box(bar, radius: 4, SVG.Style.fill(theme.fill.hex))]
    }

    /// The texts; if none is known, the label of an element that usually shows
    /// text, in italics.
    func titled(_ color: String, _ alignment: DrawnText.Alignment? = nil, isUnderlined: Bool = false) -> [String] {
        let alignment = alignment ?? (isMirrored ? .right : .left)
        guard let runs = element.text else { return label(color, alignment) }
        return runs.flatMap { run in
            drawn(run, in: room, alignment, color) {
                $0.isUnderlined = isUnderlined
            }
        }
    }

    /// A text, on its highlight.
    func drawn(
        _ run: ScreenElement.TextRun, in room: LayoutRect, _ alignment: DrawnText.Alignment, _ color: String,
        _ change: (inout SVG.TextStyle) -> Void = { _ in }
    ) -> [String] {
        guard let text = DrawnText(run, in: room, aligned: alignment) else { return [] }
        var marker: [String] = []
        if case .color(let color) = run.background, let area = run.frame, area.isFinite {
            marker = [SVG.box(area, SVG.Style.fill(color.hex, opacity: color.opacity < 1 ? color.opacity : nil))]
        }
        return marker
            + text.svg(fill: run.color?.hex ?? color) { style in
                if let opacity = run.color?.opacity, opacity < 1 { style.opacity = opacity }
                if run.isPlaceholder == true { style.isItalic = true }
                change(&style)
            }
    }

    private func label(_ color: String, _ alignment: DrawnText.Alignment) -> [String] {
        guard showsLabel, isNamedInside, element.image == nil, let label = element.label, !label.isEmpty else { return [] }
        let text = DrawnText(ScreenElement.TextRun(label), in: room, aligned: alignment)
        return text?.svg(fill: color) { $0.isItalic = true } ?? []
    }

    /// Whether elements of this kind show their name within their frame; a bare
    /// switch or slider shows it beside itself.
    private var isNamedInside: Bool {
        switch element.role {
        case .slider, .progressIndicator: false
        case .toggle, .checkBox, .radioButton, .stepper: room.width >= 40
        default: element.isControl || element.role == .text || element.role == .heading
        }
    }

    /// The area of text without a known place: beside the mark of a control.
    var room: LayoutRect {
        let inset = element.isControl ? min(8, frame.width / 16) : 0
        let (before, after) =
            switch element.role {
            case .toggle: (inset, 59.0)
            case .stepper: (inset, 102.0)
            case .checkBox, .radioButton: (28.0, inset)
            default: (inset, inset)
            }
        return LayoutRect(
            x: frame.minX + (isMirrored ? after : before), y: frame.minY, width: max(0, frame.width - before - after), height: frame.height)
    }

    /// A fill with a line around it, in the app's own color if that is known.
    func framed(_ fill: SRGBColor?, _ stroke: SRGBColor, width: Double = 1) -> SVG.Style {
        var style = SVG.Style()
        if element.surface?.background?.isEmpty != false { style.fill = fill?.hex }
        style.stroke = (element.surface?.border ?? stroke).hex
        style.width = width
        return style
    }

    /// A hairline at an edge of the element.
    func edge(atTop isAtTop: Bool, inset: Double = 0) -> String {
        let y = isAtTop ? frame.minY : frame.maxY
        let start = isMirrored ? frame.minX : frame.minX + inset
        let end = isMirrored ? frame.maxX - inset : frame.maxX
        return SVG.lines([LayoutPoint(x: start, y: y), LayoutPoint(x: end, y: y)], SVG.Style.line(theme.separator.hex))
    }

    /// An area at the trailing edge, vertically centered.
    func trailing(width: Double, height: Double, inset: Double = 0) -> LayoutRect {
        let (width, height) = (min(width, frame.width), min(height, frame.height))
        let x = isMirrored ? frame.minX + inset : frame.maxX - width - inset
        return LayoutRect(x: x, y: frame.center.y - height / 2, width: width, height: height)
    }

    /// An area at the leading edge, vertically centered.
    func leading(width: Double, height: Double, inset: Double = 0) -> LayoutRect {
        let (width, height) = (min(width, frame.width), min(height, frame.height))
        let x = isMirrored ? frame.maxX - width - inset : frame.minX + inset
        return LayoutRect(x: x, y: frame.center.y - height / 2, width: width, height: height)
    }
}
