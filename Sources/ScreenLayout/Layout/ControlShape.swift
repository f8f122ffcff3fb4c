import EveryScreenModel

/// How a leaf that has a title is drawn around it; lengths in points.
struct ControlShape {
    /// The width taken beside the title.
    var taken = 0.0
    /// The height of the box below the title.
    var below = 0.0
    /// The extents it has at the least.
    var leastWidth = 0.0
    var leastHeight = 0.0
    /// The extents it has whatever its title needs, where a frame says so.
    var fixedWidth: Double?
    var fixedHeight: Double?
    /// The width it would like, where it takes what there is.
    var idealWidth = 0.0
    /// Whether it takes the whole width it is offered.
    var takesWidth = false
    /// Whether the title stands in the middle and not at the top leading corner.
    var isCentered = false
    /// Whether it is text, of which part may be cut off.
    var isText = false

    /// Text by itself.
    static let text = ControlShape(isText: true)

    /// A control, with text in a font where it shows some beside its title.
    init(_ control: Blueprint.Control, font: Font) {
        leastWidth = ControlMetrics.minimumTarget
        leastHeight = ControlMetrics.minimumTarget
        switch control.kind {
        case .button, .link:
            taken = 2 * ControlMetrics.buttonInset
            isCentered = true
        case .toggle: stand(beside: ControlMetrics.switchWidth)
        case .stepper: stand(beside: ControlMetrics.stepperWidth)
        case .picker: stand(beside: MeasuredText(control.value ?? "", font: font).idealWidth + 2 * ControlMetrics.buttonInset)
        case .field, .secureField, .searchField:
            takesWidth = true
            below = max(ControlMetrics.minimumTarget, font.lineHeight + 2 * ControlMetrics.fieldInset)
        case .textEditor:
            takesWidth = true
            below = max(ControlMetrics.minimumTarget, ControlMetrics.editorLines * font.lineHeight + 2 * ControlMetrics.fieldInset)
        case .slider:
            takesWidth = true
            idealWidth = ControlMetrics.sliderWidth
        case .progress:
            takesWidth = true
            idealWidth = ControlMetrics.sliderWidth
            leastHeight = ControlMetrics.progressHeight
        case .imageButton: break
        }
    }

    private init(isText: Bool) { self.isText = isText }

    private mutating func stand(beside width: Double) {
        taken = ControlMetrics.titleSpacing + width
        leastWidth = taken
        takesWidth = true
        isCentered = true
    }
}

extension Blueprint.Control.Kind {
    /// Whether the title is drawn, and not only spoken.
    var drawsTitle: Bool {
        switch self {
        case .imageButton, .slider, .progress: false
        default: true
        }
    }
}
