import EveryScreenModel

/// What all elements in a blueprint look like, as far as it tells.
struct InheritedLook {
    /// The color of text and marks.
    private var foreground: SRGBColor?
    /// Whether what fills the area behind is known.
    private var isOnBackground = false
    /// Whether what has keyboard focus shows it.
    private var showsFocus: Bool?
    /// What the person cannot change about the spacing of text.
    private var spacing: ScreenElement.FixedSpacing?

    /// Creates a look: what the modifiers tell, and what is around for the rest.
    init(_ modifiers: Blueprint.AccessibilityModifiers, in outer: InheritedLook?, _ environment: UserEnvironment) {
        foreground = modifiers.foreground?.color(in: environment) ?? outer?.foreground
        isOnBackground = modifiers.background != nil || outer?.isOnBackground == true
        showsFocus = modifiers.isFocusEffectDisabled.map { !$0 } ?? outer?.showsFocus
        spacing = modifiers.fixedTextSpacing ?? outer?.spacing
    }

    /// Tells of an element how it looks.
    func apply(to element: inout ScreenElement, background: SRGBColor?) {
        for run in (element.text ?? []).indices {
            element.text?[run].color = foreground
            element.text?[run].fixedSpacing = spacing
        }
        if let showsFocus, element.keyboard?.isFocusable == true { element.keyboard?.showsFocus = showsFocus }
        let glyph = element.isControl ? foreground : nil
        guard isOnBackground || glyph != nil else { return }
        element.surface = ScreenElement.Surface(background: isOnBackground ? background.map { [.color($0)] } ?? [] : nil, glyph: glyph)
    }
}

extension Blueprint.AccessibilityModifiers {
    /// Whether they tell something of how it and all inside look.
    var tellsLook: Bool { foreground != nil || background != nil || isFocusEffectDisabled != nil || fixedTextSpacing != nil }
}
