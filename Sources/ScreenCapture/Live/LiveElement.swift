import EveryScreenModel

extension LiveGraph.Node {
    /// The element of an object, without facts from other objects.
    ///
    /// - Parameter isDrawn: Whether it and all its ancestors are drawn.
    func element(isDrawn: Bool) -> ScreenElement {
        var element = ScreenElement(facts.personalRole, source: "", frame: frame)
        element.identifier = facts.identifier.flatMap { $0.isEmpty ? nil : $0 }
        element.isAccessibilityElement = facts.isElement
        element.isAccessibilityHidden = facts.hidesElements
        element.isVisible = isDrawn
        tellWords(of: &element)
        tellStructure(of: &element)
        tellOperation(of: &element)
        if let view { view.tellLook(of: &element) }
        return element
    }

    /// The frame in which the element is drawn: its own statement if it is a stop
    /// or no view, else the frame of its view.
    ///
    /// A shape replaces a frame without extent, as elements of SwiftUI have it.
    private var frame: LayoutRect {
        guard facts.isElement || view == nil else { return view?.bounds ?? .zero }
        // VoiceOver skips a view without extent, whatever frame it states.
        if let view, view.bounds.size == .zero { return view.bounds }
        guard facts.frame.size == .zero, let outline = facts.outline, let box = LayoutRect(around: outline) else { return facts.frame }
        return box
    }

    private func tellWords(of element: inout ScreenElement) {
        // UIAccessibility represents an object without label by nil only.
        element.label = facts.isElement ? facts.label ?? "" : facts.label
        element.value = facts.isElement ? facts.value ?? "" : facts.value
        element.hint = facts.hint
        element.traits = facts.traits
        element.userInputLabels = facts.inputLabels?.isEmpty == true ? nil : facts.inputLabels
        element.customContent = facts.customContent
        element.largeContentTitle = facts.largeContentTitle
        let speech = ScreenElement.Speech(
            language: facts.language, textualContext: facts.textualContext, labelSpans: facts.labelSpans, valueSpans: facts.valueSpans,
            hintSpans: facts.hintSpans)
        if speech != ScreenElement.Speech() { element.speech = speech }
        let level = facts.labelSpans?.lazy.compactMap(\.attributes.headingLevel).first { $0 > 0 }
        if element.role == .heading { element.headingLevel = level }
    }

    private func tellStructure(of element: inout ScreenElement) {
        element.groupsAccessibilityChildren = facts.groupsChildren
        element.containerType = facts.containerType
        element.navigationStyle = facts.navigationStyle
        element.expandedStatus = facts.expandedStatus
        element.rotors = facts.rotors
        element.setPosition = facts.setPosition
        element.dataTable = facts.tableExtent.map { ScreenElement.DataTable(rowCount: $0.rows, columnCount: $0.columns) }
        if facts.isModal { element.modal = ScreenElement.ModalBehavior() }
    }

    private func tellOperation(of element: inout ScreenElement) {
        element.respondsToUserInteraction = facts.respondsToUserInteraction
        element.directTouch = facts.directTouch
        element.dragSources = facts.dragSources
        element.dropPoints = facts.dropPoints
        if let outline = facts.outline, LayoutRect(around: outline) != element.frame { element.outline = outline }
        if let actions = view?.actions {
            element.actions = actions + facts.customActions
        } else if !facts.customActions.isEmpty {
            element.actions = facts.customActions
        }
        if facts.traits.contains(.notEnabled) || view?.isEnabled == false {
            element.isEnabled = false
        } else if view?.isEnabled == true || element.isControl {
            element.isEnabled = true
        }
        element.keyboard = view?.keyboard
        if let point = facts.activationPoint, point.x.isFinite, point.y.isFinite, !element.frame.isCentered(near: point) {
            element.activationPoint = point
        }
        // A text that is an element shows its label, if no view states the drawn
        // text.
        if view == nil, element.role == .text || element.role == .heading, let label = facts.label, !label.isEmpty {
            element.text = [ScreenElement.TextRun(label)]
        }
    }
}

extension ScreenElement {
    /// The element as a mere drawing: assistive technology meets another one in its
    /// place.
    var drawing: ScreenElement {
        var drawing = ScreenElement(.group, source: source, frame: frame)
        drawing.isAccessibilityElement = false
        (drawing.isVisible, drawing.isAccessibilityHidden) = (isVisible, isAccessibilityHidden)
        (drawing.surface, drawing.clipsContent, drawing.scrolling) = (surface, clipsContent, scrolling)
        (drawing.coversTouches, drawing.ignoresInvertColors, drawing.identifier) = (coversTouches, ignoresInvertColors, identifier)
        return drawing
    }
}

extension LiveView {
    /// Adds the facts about how the view is drawn.
    fileprivate func tellLook(of element: inout ScreenElement) {
        element.text = text
        element.field = field
        element.image = image
        element.gestures = gestures
        element.scrolling = scrolling
        element.clipsContent = clips
        element.ignoresInvertColors = ignoresInvertColors
        if !isInteractive { element.coversTouches = false }
        element.surface = ScreenElement.Surface(background: background, border: border, glyph: glyph, opacity: alpha)
    }
}

extension LayoutRect {
    /// The smallest rectangle around some points; `nil` where there are none, or
    /// one is not finite.
    init?(around points: [LayoutPoint]) {
        guard let first = points.first, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        var (low, high) = (first, first)
        for point in points {
            low = LayoutPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = LayoutPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(origin: low, size: LayoutSize(width: high.x - low.x, height: high.y - low.y))
    }

    /// The upper left and the lower right corner.
    var corners: [LayoutPoint] { [origin, LayoutPoint(x: maxX, y: maxY)] }

    /// Whether a point is the center, within a pixel of the coarsest screens.
    fileprivate func isCentered(near point: LayoutPoint) -> Bool { abs(center.x - point.x) <= 1 && abs(center.y - point.y) <= 1 }
}
