import EveryScreenModel

/// The look that the elements of a blueprint inherit, as far as it is stated.
struct InheritedLook {
    /// The color of text and marks.
    private var foreground: Blueprint.AdaptiveColor?
    /// The appearance that is stated.
    private var appearance: UserEnvironment.Appearance?
    /// Whether what fills the area behind is known.
    private var isOnBackground = false
    /// Whether an element with keyboard focus shows it.
    private var showsFocus: Bool?
    /// The spacing of text that the person cannot change.
    private var spacing: ScreenElement.FixedSpacing?
    /// How much of it is drawn over what lies behind.
    private var opacity: Double
    /// The color of buttons and links.
    private var tint: Blueprint.AdaptiveColor?
    /// The color of the shape of a prominent button, on which it is.
    private var fill: Blueprint.AdaptiveColor?
    /// Whether bars are drawn in place of text.
    private var isRedacted: Bool
    /// Whether touches pass through it.
    private var letsTouchesThrough: Bool

    /// Creates a look: the facts of the modifiers, and those of the look around for
    /// the rest.
    init(_ modifiers: Blueprint.AccessibilityModifiers, in outer: InheritedLook?) {
        appearance = modifiers.colorScheme ?? outer?.appearance
        foreground = modifiers.foreground ?? outer?.foreground
        isOnBackground = modifiers.background != nil || modifiers.backgroundGradient != nil || outer?.isOnBackground == true
        showsFocus = modifiers.isFocusEffectDisabled.map { !$0 } ?? outer?.showsFocus
        spacing = modifiers.fixedTextSpacing ?? outer?.spacing
        opacity = (outer?.opacity ?? 1) * max(0, min(1, modifiers.opacity ?? 1))
        tint = modifiers.tint ?? outer?.tint
        isRedacted = modifiers.isRedacted ?? outer?.isRedacted ?? false
        letsTouchesThrough = modifiers.allowsHitTesting == false || outer?.letsTouchesThrough == true
    }

    /// The look of a screen that states none.
    static let plain = InheritedLook(Blueprint.AccessibilityModifiers(), in: nil)

    /// The look in a modal, which does not stand on what it lies over.
    var inModal: InheritedLook {
        var look = self
        look.isOnBackground = false
        return look
    }

    /// Returns the look of a button or link in the tint.
    ///
    /// It is `nil` for other elements, without a tint, and where a color is stated.
    /// Disabled controls are gray, and plain buttons have the color of text.
    func tinted(for element: ScreenElement, _ style: Blueprint.ButtonStyle?) -> InheritedLook? {
        guard let tint, foreground == nil, [.button, .link].contains(element.role), element.isEnabled != false else { return nil }
        let isButton = element.role == .button
        if isButton, style == .plain { return nil }
        var look = self
        if isButton, style == .borderedProminent {
            (look.foreground, look.fill, look.isOnBackground) = (.white, tint, true)
        } else {
            look.foreground = tint
            // The pale shape behind the text is not known.
            if isButton, style == .bordered { look.isOnBackground = false }
        }
        return look
    }

    /// Applies the look to an element.
    ///
    /// The opacity and the background are those of the blueprint that states them:
    /// as in captures, they hold for the content as well.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - own: The modifiers of its blueprint.
    ///   - part: The number of its part.
    ///   - factory: The parts, and the settings.
    func apply(to element: inout ScreenElement, _ own: Blueprint.AccessibilityModifiers?, part: Int, of factory: borrowing ElementFactory) {
        var environment = factory.environment
        environment.appearance = appearance ?? environment.appearance
        let isOnBackground = isOnBackground || factory.standsOnShape(part)
        let foreground = (foreground ?? systemColor(of: element, part, factory, isOnBackground))?.color(in: environment)
        if opacity == 0 { hide(&element) }
        if isRedacted { element.text = [] }
        if letsTouchesThrough {
            element.coversTouches = false
            element.hitRegion = LayoutRect(origin: element.frame.center, size: .zero)
        }
        for run in (element.text ?? []).indices {
            element.text?[run].color = foreground
            element.text?[run].fixedSpacing = spacing
        }
        if let showsFocus, element.keyboard?.isFocusable == true { element.keyboard?.showsFocus = showsFocus }
        let isSymbol = factory.isSymbol(part)
        // A shape is its color, and draws nothing on it.
        let filled = factory.isShape(part) ? foreground : nil
        let glyph = filled == nil && (element.isControl || isSymbol) ? foreground : nil
        let isFaded = own?.opacity.map { $0 < 1 } == true
        // A stated appearance may be that of a part on another background.
        let isOnSystem =
            foreground != nil && !isOnBackground && appearance == nil && (isSymbol || Self.unfilledRoles.contains(element.role))
            && factory.standsOnSystemBackground(part)
        let backdrop = isOnSystem ? environment.systemBackgrounds : nil
        guard isOnBackground || glyph != nil || isFaded || backdrop != nil || filled != nil else { return }
        let paints = paints(own, in: environment) + (filled.map { [.color($0)] } ?? [])
        var surface = ScreenElement.Surface(
            background: isOnBackground || filled != nil ? paints : nil, border: element.isControl ? filled : nil, glyph: glyph,
            opacity: isFaded ? own?.opacity.map { max(0, $0) } : nil)
        surface.backdrop = backdrop
        element.surface = surface
    }

    /// The roles of elements without a shape behind their text, as segments have
    /// one.
    ///
    /// Fields and pickers draw none in SwiftUI, and a field with a rounded border
    /// one in a color of the system.
    private static let unfilledRoles: Set<ScreenElement.Role> = [
        .text, .link, .button, .toggle, .textField, .secureTextField, .textEditor, .picker,
    ]

    /// The color that the system gives text on a stated background, or text that is
    /// drawn translucent.
    ///
    /// On no background it needs none: the system's has enough contrast with it.
    private func systemColor(
        of element: ScreenElement, _ part: Int, _ factory: borrowing ElementFactory, _ isOnBackground: Bool
    ) -> Blueprint.AdaptiveColor? {
        guard element.role == .text, isOnBackground || opacity < 1 else { return nil }
        return factory.hasSystemTextColor(part, isOnBackground: isOnBackground) ? .primary : nil
    }

    /// The paints that fill an element, the lowest first.
    private func paints(
        _ own: Blueprint.AccessibilityModifiers?, in environment: UserEnvironment
    ) -> [ScreenElement.Paint] {
        var paints: [ScreenElement.Paint] = []
        if let color = own?.background { paints.append(.color(color.color(in: environment))) }
        if let colors = own?.backgroundGradient { paints.append(.gradient(colors.map { $0.color(in: environment) })) }
        if let fill { paints.append(.color(fill.color(in: environment))) }
        return paints
    }

    /// Hides an element from every person, as SwiftUI does with a view that is not
    /// drawn at all.
    private func hide(_ element: inout ScreenElement) {
        element.isVisible = false
        element.isAccessibilityHidden = true
        element.keyboard?.isFocusable = false
    }
}

extension Blueprint.AccessibilityModifiers {
    /// Whether they state a fact about the look of it and all inside.
    var tellsLook: Bool {
        foreground != nil || background != nil || colorScheme != nil || opacity != nil || isFocusEffectDisabled != nil
            || fixedTextSpacing != nil || tint != nil || backgroundGradient != nil || allowsHitTesting != nil || isRedacted != nil
    }
}
