import EveryScreenModel

extension Fault {
    /// Faults of colors, focus, spacing and movement, on screens that state them.
    static let sightFaults: [Fault] = [
        Fault("pale-text", "text-contrast", "draws a text in pale gray on white", on: .light, where: showsWords) {
            $0.paint(SRGBColor(hex: 0xC0C0C0))
        },
        Fault("gray-text", "text-contrast-enhanced", "draws a text in gray on white", on: .light, where: showsWords) {
            $0.paint(SRGBColor(hex: 0x808080))
        },
        Fault("pale-glyph", "non-text-contrast", "draws the glyph of a control in pale gray on white", on: .light, where: showsGlyphOnly) {
            $0.surface?.glyph = SRGBColor(hex: 0xD0D0D0)
        },
        Fault("unseen-focus", "focus-visible", "lets a control take keyboard focus without a sign of it", where: takesFocus) {
            $0.keyboard?.showsFocus = false
        },
        Fault("fixed-spacing", "text-spacing-adapts", "fixes the letters of a text where they stand", where: showsWords) {
            for run in ($0.text ?? []).indices { $0.text?[run].fixedSpacing = ScreenElement.FixedSpacing(letters: 0) }
        },
        Fault("no-captions", "media-has-alternative", "lets an element play a video with sound and no captions") { screen, number in
            guard let index = screen.place(number, where: { $0.isDecorative != true }) else { return nil }
            var media = ScreenElement.Media(.video)
            (media.isSilent, media.hasCaptions, media.startsAutomatically) = (false, false, false)
            return screen.changing(index) { $0.media = media }
        },
        Fault("nameless-content", "custom-content-complete", "gives an element custom content without a label", where: { _ in true }) {
            $0.customContent = [ScreenElement.CustomContent(label: "", value: "9 €")]
        },
        Fault("endless-slide", "moving-content-has-control", "lets an element slide without end or way to stop it") { screen, number in
            guard let index = screen.place(number, where: { _ in true }) else { return nil }
            // Alone on a screen it disturbs nothing.
            let isBesideOthers = screen.elements.indices.contains { other in
                other != index && !screen.isElement(other, inside: index) && !screen.isElement(index, inside: other)
                    && (screen.elements[other].isControl || screen.elements[other].text?.isEmpty == false)
            }
            guard isBesideOthers else { return nil }
            var motion = ScreenElement.Motion(.slide)
            motion.duration = .infinity
            motion.isEssential = false
            motion.canBeStopped = false
            return screen.changing(index) { $0.motion = [motion] }
        },
        Fault("unscrollable-by-key", "scrollable-keyboard-reachable", "takes a region and all in it out of the focus order") { screen, _ in
            let region = screen.elements.indices.last { index in
                guard let scrolling = screen.elements[index].scrolling, let content = scrolling.contentSize else { return false }
                let isUsable = screen.stage.map { screen.isElement(index, inside: $0) } != false
                return isUsable && scrolling.axes == [.vertical] && content.height > screen.elements[index].frame.height + 20
            }
            guard let region else { return nil }
            return screen.changing { index, element in
                guard index == region || screen.isElement(index, inside: region) else { return }
                element.keyboard = ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: [])
            }
        },
        Fault("focusable-hidden", "hidden-not-focusable", "hides a control that keeps taking focus", where: takesFocus) {
            $0.isAccessibilityHidden = true
        },
    ]

    private static let showsWords: @Sendable (ScreenElement) -> Bool = { element in
        element.isEnabled != false && element.text?.contains { $0.string.contains(where: \.isLetter) && $0.string.count > 1 } == true
    }

    private static let showsGlyphOnly: @Sendable (ScreenElement) -> Bool = {
        $0.isControl && $0.text?.isEmpty != false && $0.isEnabled != false
    }

    private static let takesFocus: @Sendable (ScreenElement) -> Bool = { $0.keyboard?.isFocusable == true && $0.isEnabled != false }
}

extension ScreenElement {
    /// Gives all text of the element a color.
    mutating func paint(_ color: SRGBColor) { for run in (text ?? []).indices { text?[run].color = color } }
}
