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

    /// Creates a look: the facts of the modifiers, and those of the look around for
    /// the rest.
    init(_ modifiers: Blueprint.AccessibilityModifiers, in outer: InheritedLook?) {
        appearance = modifiers.colorScheme ?? outer?.appearance
        foreground = modifiers.foreground ?? outer?.foreground
        isOnBackground = modifiers.background != nil || outer?.isOnBackground == true
        showsFocus = modifiers.isFocusEffectDisabled.map { !$0 } ?? outer?.showsFocus
        spacing = modifiers.fixedTextSpacing ?? outer?.spacing
        opacity = (outer?.opacity ?? 1) * max(0, min(1, modifiers.opacity ?? 1))
    }

    /// Applies the look to an element.
    ///
    /// The opacity and the background are those of the blueprint that states them:
    /// as in captures, they hold for the content as well.
    func apply(to element: inout ScreenElement, _ own: Blueprint.AccessibilityModifiers?, in environment: UserEnvironment) {
        var environment = environment
        environment.appearance = appearance ?? environment.appearance
        let foreground = foreground?.color(in: environment)
        if opacity == 0 { hide(&element) }
        for run in (element.text ?? []).indices {
            element.text?[run].color = foreground
            element.text?[run].fixedSpacing = spacing
        }
        if let showsFocus, element.keyboard?.isFocusable == true { element.keyboard?.showsFocus = showsFocus }
        let glyph = element.isControl ? foreground : nil
        let isFaded = own?.opacity.map { $0 < 1 } == true
        guard isOnBackground || glyph != nil || isFaded else { return }
        element.surface = ScreenElement.Surface(
            background: isOnBackground ? (own?.background).map { [.color($0.color(in: environment))] } ?? [] : nil, glyph: glyph,
            opacity: isFaded ? own?.opacity.map { max(0, $0) } : nil)
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
            || fixedTextSpacing != nil
    }
}
