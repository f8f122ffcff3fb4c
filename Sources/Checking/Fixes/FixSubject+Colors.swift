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
            guard let colors, let color = color(colors.text, on: colors.behind, reaching: ratio) else { return [] }
            let places = [part] + outward.dropFirst().filter { modifiers($0).foreground != nil }.prefix(1)
            let ofText = places.map { number in BlueprintEdit([setting(number) { $0.foreground = color }]) }
            return ownBackground(reaching: ratio, below: change(from: colors.text, to: color)) + ofText
        }
        return needed.uniqued().flatMap(retinted) + recolored + plainBackground
    }

    /// The edit of the element's own background with enough contrast, where that
    /// changes less than another color of the text: white text on a blue button
    /// stays white.
    private func ownBackground(reaching ratio: Double, below change: Double) -> [BlueprintEdit] {
        guard let colors, let own = modifiers(part).background, own == colors.behind,
            let color = color(own, on: colors.text, reaching: ratio), self.change(from: own, to: color) < change
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
        let behind = style == .borderedProminent ? .white : outward.lazy.compactMap { modifiers($0).background }.first
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

    /// The colors of the element's text and of its background, by the innermost
    /// part that states them.
    private var colors: (text: Blueprint.AdaptiveColor, behind: Blueprint.AdaptiveColor)? {
        guard let text = outward.lazy.compactMap({ modifiers($0).foreground }).first,
            let behind = outward.lazy.compactMap({ modifiers($0).background }).first
        else { return nil }
        return (text, behind)
    }

    /// The color closest to one with enough contrast on another in each appearance;
    /// `nil` if there is none.
    private func color(
        _ own: Blueprint.AdaptiveColor, on other: Blueprint.AdaptiveColor, reaching ratio: Double
    ) -> Blueprint.AdaptiveColor? {
        func code(_ environment: UserEnvironment, _ ratio: Double) -> UInt32? {
            let (text, behind) = (own.color(in: environment), other.color(in: environment))
            let layers = [ScreenElement.PaintLayer(background: [.color(behind)])]
            if ContrastRange(of: text, on: layers).lowest >= ratio { return text.code }
            return text.nearest(reaching: ratio, on: layers)?.color.code
        }
        // With Increase Contrast no ratio may be lower than without.
        func increased(_ environment: UserEnvironment, _ plain: UInt32) -> UInt32? {
            var increased = environment
            increased.contrast = .increased
            let before = SRGBColor(hex: plain).contrast(with: other.color(in: environment))
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
    /// with text in the opposite color.
    private var plainBackground: [BlueprintEdit] {
        guard let behind = outward.first(where: { modifiers($0).background != nil }) else { return [] }
        return [
            BlueprintEdit([
                setting(part) { $0.foreground = .primary },
                setting(behind) { $0.background = Blueprint.AdaptiveColor(0xFFFFFF, dark: 0x000000) },
            ])
        ]
    }
}
