import EveryScreenLayout
import EveryScreenModel
import EveryValue

extension ScreenDrawing {
    /// The screen with facts about it as a whole, each perhaps: its colors, how
    /// focus and text look, its language; none is simplest.
    ///
    /// With the usual variety each fact is stated on about three screens in four,
    /// so that claims about colors, focus and spacing are checked on most. The
    /// others stay as a layout without such facts leaves them.
    func dressed(_ screen: Blueprint) -> Blueprint {
        let often = min(1, variety * 1.5)
        let palette = source.boolean(probability: often) ? Palette.all[source.alternative(of: Palette.all.count)] : nil
        let showsFocus = source.boolean(probability: often)
        let adaptsSpacing = source.boolean(probability: often)
        let tellsPage = source.boolean(probability: often)
        guard palette != nil || showsFocus || adaptsSpacing || tellsPage else { return screen }
        var modifiers = screen.accessibility ?? Blueprint.AccessibilityModifiers()
        modifiers.foreground = palette?.text
        modifiers.background = palette?.paper
        if showsFocus { modifiers.isFocusEffectDisabled = false }
        if adaptsSpacing { modifiers.fixedTextSpacing = ScreenElement.FixedSpacing() }
        if tellsPage {
            modifiers.screenSettings = Blueprint.ScreenSettings(
                language: words.language, orientations: UserEnvironment.Orientation.allCases, allowsZoom: true, refreshInterval: .infinity)
        }
        var result = screen
        result.accessibility = modifiers
        return result
    }

    /// A region that scrolls up and down; where it holds something that takes
    /// keyboard focus, it takes none itself.
    func scrolling(_ content: Blueprint) -> Blueprint {
        let region = Blueprint.scroll(content)
        return content.holdsFocusableControl ? region.keyboardFocusable(false) : region
    }
}

/// Colors of text on paper, with a contrast of 7:1 at least in every appearance,
/// and of more with Increase Contrast.
private struct Palette {
    let text: Blueprint.AdaptiveColor
    let paper: Blueprint.AdaptiveColor

    static let all = [
        Palette(text: Blueprint.AdaptiveColor(0x000000, dark: 0xFFFFFF), paper: Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x000000)),
        Palette(
            text: Blueprint.AdaptiveColor(0x1C1C1E, dark: 0xF2F2F7, increased: 0x000000, increasedDark: 0xFFFFFF),
            paper: Blueprint.AdaptiveColor(0xF2F2F7, dark: 0x1C1C1E)),
        Palette(
            text: Blueprint.AdaptiveColor(0x14213D, dark: 0xE5ECF6, increased: 0x000000, increasedDark: 0xFFFFFF),
            paper: Blueprint.AdaptiveColor(0xFFFDF5, dark: 0x0B1220)),
        Palette(
            text: Blueprint.AdaptiveColor(0x4A2508, dark: 0xFFE8CC, increased: 0x000000, increasedDark: 0xFFFFFF),
            paper: Blueprint.AdaptiveColor(0xFFF4E6, dark: 0x2B1708)),
    ]
}

extension Blueprint {
    /// Whether something in it can be operated and takes keyboard focus.
    fileprivate var holdsFocusableControl: Bool {
        if isMarkedDisabled { return false }
        if case .control(let control) = content { return control.kind != .progress }
        return children.contains { $0.holdsFocusableControl }
    }

    private var isMarkedDisabled: Bool { accessibility?.isEnabled == false }
}
