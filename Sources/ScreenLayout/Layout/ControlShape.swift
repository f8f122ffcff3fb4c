import EveryScreenModel

/// How a leaf that has a title is drawn around it; lengths in points.
struct ControlShape {
    /// The width taken beside the title, left and right of it.
    var sides = 0.0
    /// The width taken at the trailing side, by a switch for instance.
    var taken = 0.0
    /// The room above and below the title together.
    var room = 0.0
    /// The extents it has at the least.
    var leastWidth = 0.0
    var leastHeight = 0.0
    /// The frame right around it, which sets its own extent.
    var frame: Blueprint.FrameLimits?
    /// The width it would like, where it takes what there is.
    var idealWidth = 0.0
    /// Whether it takes the whole width it is offered.
    var takesWidth = false
    /// Whether the title stands in the middle of its height.
    var isCentered = true
    /// Whether the title stands in the middle of its width, where the control is
    /// wider than the title.
    var isTitleCentered = false
    /// Whether it is text by itself.
    var isText = false
    /// Whether lines of the title are cut off where the room is too low for them,
    /// as SwiftUI does with every text.
    var cutsTitle = false

    /// Text by itself.
    static let text = ControlShape(isText: true)

    /// A control, with text in a font where it shows some beside its title.
    init(_ control: Blueprint.Control, font: Font, styles: Blueprint.ControlStyles, place: Surroundings, metrics: ControlMetrics) {
        switch control.kind {
        case .button, .link: makeButton(control.kind, styles, place, metrics)
        case .toggle where metrics.hasShapedControls: stand(behind: metrics.switchExtent, metrics)
        case .toggle: stand(beside: metrics.switchExtent, metrics)
        case .stepper: stand(beside: metrics.stepperExtent, metrics)
        case .picker:
            let (horizontal, vertical) = metrics.buttonInsets(styles.controlSize ?? .regular)
            let width = MeasuredText(control.value ?? "", font: font).idealWidth + 2 * horizontal
            stand(beside: LayoutSize(width: width, height: font.lineHeight + 2 * vertical), metrics)
            room = 2 * vertical
        case .field, .secureField: makeField(styles, metrics)
        case .searchField:
            takesWidth = true
            sides = metrics.searchFieldInset
            room = metrics.searchFieldRoom
        case .textEditor:
            takesWidth = true
            isCentered = false
            leastHeight = metrics.editorLines * font.lineHeight + 2 * metrics.editorInset
        case .slider: fill(height: metrics.sliderHeight, metrics)
        case .progress: fill(height: metrics.progressHeight, metrics)
        case .spinner: (leastWidth, leastHeight) = (metrics.spinnerExtent, metrics.spinnerExtent)
        case .imageButton: break
        }
        if styles.hidesLabels == true, taken > 0 {
            let spacing = takesWidth ? metrics.titleSpacing : metrics.boxSpacing
            (leastWidth, taken) = (taken - spacing, taken - spacing)
            takesWidth = false
        }
        // A text editor scrolls, a field has one line, and an alert the height that
        // its buttons need.
        cutsTitle = !control.kind.isTextInput && place != .alert
        if control.kind.isTextInput { leastHeight = max(leastHeight, font.lineHeight + room) }
    }

    private init(isText: Bool) {
        self.isText = isText
        cutsTitle = isText
        isCentered = false
    }

    private mutating func makeButton(
        _ kind: Blueprint.Control.Kind, _ styles: Blueprint.ControlStyles, _ place: Surroundings, _ metrics: ControlMetrics
    ) {
        isTitleCentered = place != .row
        if place == .alert {
            takesWidth = true
            leastHeight = metrics.alertButtonHeight
        } else if kind == .button, metrics.isBordered(styles.button) {
            let (horizontal, vertical) = metrics.buttonInsets(styles.controlSize ?? .regular)
            (sides, room) = (horizontal, 2 * vertical)
        }
    }

    private mutating func makeField(_ styles: Blueprint.ControlStyles, _ metrics: ControlMetrics) {
        takesWidth = true
        if styles.textField == .roundedBorder || styles.textField == nil && metrics.hasShapedControls {
            (sides, room) = (metrics.fieldInsets.horizontal, 2 * metrics.fieldInsets.vertical)
        } else {
            room = metrics.fieldRoom
        }
    }

    /// The title stands at the leading side, and something at the trailing one.
    private mutating func stand(beside extent: LayoutSize, _ metrics: ControlMetrics) {
        taken = metrics.titleSpacing + extent.width
        leastWidth = taken
        leastHeight = extent.height
        takesWidth = true
    }

    /// The title stands behind a box.
    private mutating func stand(behind extent: LayoutSize, _ metrics: ControlMetrics) {
        taken = metrics.boxSpacing + extent.width
        leastWidth = extent.width
        leastHeight = extent.height
    }

    private mutating func fill(height: Double, _ metrics: ControlMetrics) {
        takesWidth = true
        idealWidth = metrics.sliderWidth
        leastHeight = height
    }

    /// The surroundings of a control, as far as they decide its shape.
    enum Surroundings: UInt8 {
        case plain, row, alert
    }
}

extension Blueprint.Control.Kind {
    /// Whether the title is drawn, and not only spoken: that of a field stands in
    /// it until something is entered.
    var drawsTitle: Bool {
        switch self {
        case .imageButton, .slider, .progress, .spinner, .textEditor: false
        default: true
        }
    }

    /// Whether it takes text.
    var isTextInput: Bool {
        switch self {
        case .field, .secureField, .searchField, .textEditor: true
        default: false
        }
    }
}

extension Blueprint.Control {
    /// The text drawn in it, and its purpose: a field shows its content, else its
    /// title.
    ///
    /// - Parameter hidesLabel: Whether the label of what stands beside one is only
    ///   spoken.
    func shownText(hidesLabel: Bool) -> (string: String, purpose: Title.Purpose) {
        let isHidden = hidesLabel && [.toggle, .stepper, .picker].contains(kind)
        let title = kind.drawsTitle && !isHidden ? title : ""
        guard kind.isTextInput else { return (title, .title) }
        let value = value ?? ""
        if value.isEmpty { return (title, .placeholder) }
        return (kind == .secureField ? String(repeating: "•", count: value.count) : value, .entered)
    }
}

extension Blueprint.ButtonStyle {
    /// Whether the button has a shape around its title.
    var isBordered: Bool { self == .bordered || self == .borderedProminent }
}

extension ControlMetrics {
    /// Returns whether a button of a style, where it has one, has a shape around
    /// its title.
    func isBordered(_ style: Blueprint.ButtonStyle?) -> Bool {
        switch style {
        case nil, .automatic: hasShapedControls
        case .some(let style): style.isBordered
        }
    }
}
