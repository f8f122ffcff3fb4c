import EveryScreenModel

extension Fault {
    /// Faults of colors, directions and movement under one setting.
    static let appearanceFaults: [Fault] = [
        Fault("dark-on-dark", "contrast-in-every-appearance", "leaves a text black in the dark appearance", on: .dark, where: showsText) {
            $0.paint(SRGBColor(hex: 0x101010))
        },
        Fault(
            "less-contrast", "contrast-in-every-appearance", "draws a text in gray with Increase Contrast", on: .increasedContrast,
            where: showsText
        ) { $0.paint(SRGBColor(hex: 0x949494)) },
        Fault(
            "less-glyph-contrast", "contrast-in-every-appearance", "draws an icon in gray with Increase Contrast", on: .increasedContrast,
            where: { $0.isControl && $0.text?.isEmpty == true }
        ) { $0.surface?.glyph = SRGBColor(hex: 0x8A8A8A) },
        Fault("not-mirrored", "right-to-left-mirrors", "leaves an element where it stands left-to-right", on: .rightToLeft) {
            screen, number in
            let width = screen.size.width
            guard let index = screen.place(number, where: { abs($0.frame.minX - (width - $0.frame.maxX)) > 4 }) else { return nil }
            return screen.changing(index) { $0.frame.origin.x = width - $0.frame.maxX }
        },
        Fault("order-not-mirrored", "right-to-left-mirrors", "turns an order round right-to-left", on: .rightToLeft, plant: turnRound),
        Fault("sliding", "motion-respects-setting", "lets an element slide with Reduce Motion on", on: .reducedMotion, where: { _ in true })
        {
            var motion = ScreenElement.Motion(.slide)
            motion.isEssential = false
            $0.motion = [motion]
        },
        Fault("autoplay", "motion-respects-setting", "lets a video start with Reduce Motion on", on: .reducedMotion, where: { _ in true }) {
            var media = ScreenElement.Media(.video)
            media.startsAutomatically = true
            $0.media = media
        },
    ]

    private static let showsText: @Sendable (ScreenElement) -> Bool = { element in
        element.text?.contains { $0.string.contains(where: \.isLetter) && $0.string.count > 1 } == true
    }
}
