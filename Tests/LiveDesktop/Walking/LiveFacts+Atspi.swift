import CAtspi
import EveryScreenCapture
import EveryScreenModel

extension LiveFacts {
    /// Returns the facts that an object exposes, by the names of UIAccessibility.
    init(_ reading: AtspiReading, namedBy label: ObjectIdentifier?, isRoot: Bool) {
        self.init()
        let meaning = AtspiRoles.meaning(of: reading)
        role = meaning?.role ?? .unknown
        let isText = role == .text || role == .heading
        // A text without a name states its content alone.
        self.label = reading.name ?? (isText ? reading.text.flatMap { $0.isEmpty ? nil : $0 } : nil)
        isElement =
            switch meaning?.stop {
            case .always: true
            case .ifNamed: self.label != nil
            case .never: false
            case nil: self.label != nil || reading.isSet(ATSPI_STATE_FOCUSABLE) || reading.text?.isEmpty == false
            }
        // The name of a window is the title of the screen.
        if isRoot { (isElement, self.label) = (false, nil) }
        value = Self.value(of: reading, role)
        hint = reading.description
        identifier = reading.identifier
        traits = Self.traits(of: reading, role)
        frame = reading.extents ?? .zero
        isModal = !isRoot && reading.isSet(ATSPI_STATE_MODAL)
        if reading.isSet(ATSPI_STATE_EXPANDABLE) { expandedStatus = reading.isSet(ATSPI_STATE_EXPANDED) ? .expanded : .collapsed }
        namedBy = label
    }

    /// The traits of iOS that equal roles and states of AT-SPI.
    private static func traits(of reading: AtspiReading, _ role: ScreenElement.Role?) -> ScreenElement.Traits {
        var traits = role?.impliedTraits ?? []
        if reading.isSet(ATSPI_STATE_SELECTED) { traits.insert(.selected) }
        if !reading.isSet(ATSPI_STATE_SENSITIVE), role?.isControl == true { traits.insert(.notEnabled) }
        return traits
    }

    /// The value as spoken: content, number, or 0 and 1 as on iOS.
    private static func value(of reading: AtspiReading, _ role: ScreenElement.Role?) -> String? {
        switch role {
        case .textField, .textEditor: reading.text
        case .checkBox, .radioButton, .toggle:
            reading.isSet(ATSPI_STATE_CHECKED) || reading.isSet(ATSPI_STATE_PRESSED) ? "1" : "0"
        case .slider, .stepper, .progressIndicator:
            reading.value.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }
        default: nil
        }
    }
}

extension LiveView {
    /// Returns the facts about an object as a widget; `nil` for one without a place
    /// in the window.
    ///
    /// GTK 4.8 states the area inside border and padding. The touch region, by
    /// hit tests, shows the whole.
    init?(_ reading: AtspiReading, content: [AtspiReading]) {
        guard let bounds = reading.extents else { return nil }
        self.init(bounds: bounds)
        let role = AtspiRoles.meaning(of: reading)?.role ?? .unknown
        // A page that is not shown was given no room.
        isHidden = !reading.isSet(ATSPI_STATE_VISIBLE) || bounds.isEmpty
        clips = [.screen, .dialog, .alert, .scrollView].contains(role) || reading.role == ATSPI_ROLE_VIEWPORT
        if role.isControl { isEnabled = reading.isSet(ATSPI_STATE_SENSITIVE) }
        if role.isControl, reading.isActionable { actions = [ScreenElement.Action(.activate)] }
        if role == .slider || role == .stepper { actions = [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)] }
        text = Self.text(of: reading, role)
        if role.isTextInput {
            field = ScreenElement.FieldFacts(placeholder: reading.placeholder)
            field?.isRequired = reading.isSet(ATSPI_STATE_REQUIRED)
            field?.isInvalid = reading.isSet(ATSPI_STATE_INVALID_ENTRY)
        }
        if role == .scrollView { scrolling = Self.scrolling(reading, content) }
        let isFocusable = reading.isSet(ATSPI_STATE_FOCUSABLE) && reading.isSet(ATSPI_STATE_SENSITIVE)
        keyboard = ScreenElement.KeyboardBehavior(isFocusable: isFocusable)
    }

    /// The text that a widget draws itself.
    ///
    /// GTK 4.8 states no extents of characters. A text is then as large as its
    /// label: a label that does not shorten its text gets the room it needs.
    private static func text(of reading: AtspiReading, _ role: ScreenElement.Role) -> [ScreenElement.TextRun]? {
        guard let text = reading.text else { return nil }
        guard !text.isEmpty, role != .secureTextField else { return [] }
        var run = ScreenElement.TextRun(text)
        // GTK 3 states points, GTK 4 pixels.
        if reading.isGTK4 { run.pointSize = reading.fontSize }
        if role == .text || role == .heading { run.frame = reading.textExtents ?? reading.extents }
        return [run]
    }

    /// The axes along which a region scrolls: those with a scroll bar, or both if
    /// it takes focus, as keys scroll it then.
    ///
    /// Scroll bars that are not needed, or that the program does without, have no
    /// extent.
    private static func scrolling(_ reading: AtspiReading, _ content: [AtspiReading]) -> ScreenElement.Scrolling? {
        let bars = content.filter { $0.role == ATSPI_ROLE_SCROLL_BAR && $0.extents?.isEmpty == false }
        if bars.isEmpty { return reading.isSet(ATSPI_STATE_FOCUSABLE) ? ScreenElement.Scrolling(axes: [.horizontal, .vertical]) : nil }
        let axes = [(ATSPI_STATE_HORIZONTAL, ScreenElement.Axis.horizontal), (ATSPI_STATE_VERTICAL, .vertical)]
        return ScreenElement.Scrolling(axes: axes.filter { state, _ in bars.contains { $0.isSet(state) } }.map(\.1))
    }
}
