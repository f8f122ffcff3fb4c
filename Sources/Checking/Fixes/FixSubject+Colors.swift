import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

/// Fixes of contrast.
extension FixSubject {
    /// For the specs of contrast: text and mark colors with enough contrast in
    /// every appearance, then such colors behind them.
    var lowContrast: [BlueprintEdit] {
        var needed = demand.map { [$0] } ?? []
        if case .number(let required) = finding.required, finding.spec != .contrastInEveryAppearance { needed.insert(required, at: 0) }
        let recolored = needed.uniqued().flatMap { ratio -> [BlueprintEdit] in
            guard let text = textColor, let behind, let color = color(text, on: behind, reaching: ratio) else { return [] }
            let places = [part] + outward.dropFirst().filter { modifiers($0).foreground != nil }.prefix(1)
            let ofText = places.map { number in BlueprintEdit([setting(number) { $0.foreground = color }]) }
            return ownBackground(below: text, reaching: ratio, changing: change(from: text, to: color)) + ofText
        }
        return needed.uniqued().flatMap(retinted) + recolored + plainBackground
    }

    /// The edit of the element's own background with enough contrast, where that
    /// changes less than another color of the text: white text on a blue button
    /// stays white.
    private func ownBackground(
        below text: Blueprint.AdaptiveColor, reaching ratio: Double, changing most: Double
    ) -> [BlueprintEdit] {
        guard let own = modifiers(part).background, let color = color(own, on: .stated(text), reaching: ratio),
            change(from: own, to: color) < most
        else { return [] }
        return [BlueprintEdit([setting(part) { $0.background = color }])]
    }

    /// The largest change in lightness in any appearance and contrast.
    private func change(from old: Blueprint.AdaptiveColor, to new: Blueprint.AdaptiveColor) -> Double {
        let places = [UserEnvironment.Contrast.standard, .increased].flatMap { contrast in
            [UserEnvironment.Appearance.light, .dark].map { UserEnvironment(contrast: contrast, appearance: $0) }
        }
        return places.map { abs(old.color(in: $0).lightness - new.color(in: $0).lightness) }.max() ?? 0
    }

    /// The edits of the tint with enough contrast, where that is the color of the
    /// button or link, or of the shape behind its white text.
    private func retinted(reaching ratio: Double) -> [BlueprintEdit] {
        guard outward.allSatisfy({ modifiers($0).foreground == nil }),
            let place = outward.first(where: { modifiers($0).tint != nil }), let tint = modifiers(place).tint
        else { return [] }
        let style = outward.lazy.compactMap { number -> Blueprint.ButtonStyle? in
            if case .styles(let styles)? = wrapper(number) { styles.button } else { nil }
        }.first
        let behind = style == .borderedProminent ? .stated(.white) : behind
        guard let behind, let color = color(tint, on: behind, reaching: ratio) else { return [] }
        let local = style == .borderedProminent || place == part ? [] : [BlueprintEdit([setting(part) { $0.foreground = color }])]
        return [BlueprintEdit([setting(place) { $0.tint = color }])] + local
    }

    /// The ratio that text of any size, or a mark, needs.
    private var demand: Double? {
        switch finding.spec {
        case .nonTextContrast: thresholds.nonTextContrast
        case .textContrastEnhanced: thresholds.enhancedTextContrast.text
        default: thresholds.textContrast.text
        }
    }

    /// The color of the element's text, by the innermost part that states one.
    private var textColor: Blueprint.AdaptiveColor? { outward.lazy.compactMap { modifiers($0).foreground }.first }

    /// The colors behind an element.
    private enum Backdrop {
        /// A color that the blueprint states.
        case stated(Blueprint.AdaptiveColor)
        /// The backgrounds of the system.
        case system

        /// Returns the paint under some settings.
        func layers(in environment: UserEnvironment) -> [ScreenElement.PaintLayer] {
            switch self {
            case .stated(let color): [ScreenElement.PaintLayer(background: [.color(color.color(in: environment))])]
            case .system: [ScreenElement.PaintLayer(background: environment.systemBackgrounds.map { [.gradient($0)] })]
            }
        }
    }

    /// The color that the innermost part states, or the system's backgrounds if the
    /// element is known to stand on them.
    private var behind: Backdrop? {
        outward.lazy.compactMap { modifiers($0).background }.first.map { .stated($0) }
            ?? (screen.elements.contains { $0.source == finding.element.source && $0.surface?.backdrop != nil } ? .system : nil)
    }

    /// The color closest to one with enough contrast on another in each appearance;
    /// `nil` if there is none.
    private func color(
        _ own: Blueprint.AdaptiveColor, on other: Backdrop, reaching ratio: Double
    ) -> Blueprint.AdaptiveColor? {
        func code(_ environment: UserEnvironment, _ ratio: Double) -> UInt32? {
            let (text, layers) = (own.color(in: environment), other.layers(in: environment))
            if ContrastRange(of: text, on: layers).lowest >= ratio { return text.code }
            return text.nearest(reaching: ratio, on: layers)?.color.code
        }
        // With Increase Contrast no ratio may be lower than without.
        func increased(_ environment: UserEnvironment, _ plain: UInt32) -> UInt32? {
            var increased = environment
            increased.contrast = .increased
            let before = ContrastRange(of: SRGBColor(hex: plain), on: other.layers(in: environment)).lowest
            return code(increased, min(max(ratio, before), thresholds.enhancedTextContrast.text))
        }
        let (light, dark) = (UserEnvironment(appearance: .light), UserEnvironment(appearance: .dark))
        guard let inLight = code(light, ratio), let inDark = code(dark, ratio), let lightIncreased = increased(light, inLight),
            let darkIncreased = increased(dark, inDark)
        else { return nil }
        return Blueprint.AdaptiveColor(
            inLight, dark: inDark == inLight ? nil : inDark, increased: lightIncreased == inLight ? nil : lightIncreased,
            increasedDark: darkIncreased == inDark ? nil : darkIncreased)
    }

    /// The edit that makes the background white, or black in the dark appearance,
    /// with text in the opposite color: the one it has if none is stated.
    private var plainBackground: [BlueprintEdit] {
        guard let behind = outward.first(where: { modifiers($0).background != nil }) else { return [] }
        let ofText = textColor == nil ? [] : [setting(part) { $0.foreground = .primary }]
        return [BlueprintEdit(ofText + [setting(behind) { $0.background = Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x000000) }])]
    }
}
