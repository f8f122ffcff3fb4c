import EveryScreenModel

/// The colors of unstated parts of a screen, in the light or the dark appearance.
///
/// They are those of a plain app of the platform, so that a picture looks like a
/// screen.
struct PictureTheme {
    /// The ground of the screen.
    let paper: SRGBColor
    let ink: SRGBColor
    let quiet: SRGBColor
    /// The color of tappable elements.
    let accent: SRGBColor
    let destructive: SRGBColor
    /// The fill of a switch that is on.
    let success: SRGBColor
    let separator: SRGBColor
    /// The fill of tracks, segments and placeholders.
    let fill: SRGBColor
    let bar: SRGBColor
    /// The fill of elements in front: sheets, alerts, menus.
    let raised: SRGBColor
    /// The line around fields and boxes.
    let outline: SRGBColor

    static let light = PictureTheme(
        paper: SRGBColor(hex: 0xFFFFFF), ink: SRGBColor(hex: 0x1C1C1E), quiet: SRGBColor(hex: 0x636368), accent: SRGBColor(hex: 0x0A5FD0),
        destructive: SRGBColor(hex: 0xC4161C), success: SRGBColor(hex: 0x248A3D), separator: SRGBColor(hex: 0xC6C6C8),
        fill: SRGBColor(hex: 0xE7E7EC), bar: SRGBColor(hex: 0xF6F6F8), raised: SRGBColor(hex: 0xFFFFFF), outline: SRGBColor(hex: 0x8A8A8F))
    static let dark = PictureTheme(
        paper: SRGBColor(hex: 0x101012), ink: SRGBColor(hex: 0xF5F5F7), quiet: SRGBColor(hex: 0xA6A6AB), accent: SRGBColor(hex: 0x62ADFF),
        destructive: SRGBColor(hex: 0xFF7A70), success: SRGBColor(hex: 0x2FAA4E), separator: SRGBColor(hex: 0x3A3A3D),
        fill: SRGBColor(hex: 0x303034), bar: SRGBColor(hex: 0x1C1C1F), raised: SRGBColor(hex: 0x232326), outline: SRGBColor(hex: 0x8E8E93))

    /// Returns the theme of an environment; the light one if it is unknown.
    static func of(_ environment: UserEnvironment?) -> PictureTheme { environment?.appearance == .dark ? dark : light }
}

extension SRGBColor {
    /// The color in SVG, without its opacity.
    var hex: String {
        let components = [red, green, blue].map { String(Int(($0 * 255).rounded()), radix: 16) }
        return "#" + components.map { $0.count < 2 ? "0\($0)" : $0 }.joined()
    }

    /// Returns the first of some colors that is readable on this one, else black or
    /// white.
    func readable(_ colors: SRGBColor...) -> SRGBColor {
        // WCAG 2.2 SC 1.4.3, for text of standard size.
        colors.first { contrast(with: $0) >= 4.5 } ?? (contrast(with: .black) >= contrast(with: .white) ? .black : .white)
    }
}
