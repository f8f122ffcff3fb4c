package import EveryScreenModel

/// The settings under which a page is shown: an environment, and settings that only
/// pages have.
package struct PageSettings: Hashable, Sendable {
    /// The settings of the person and the window.
    ///
    /// A page that is zoomed to 400 % has a window of a quarter of the width and
    /// height.
    package var environment: UserEnvironment
    /// The number of device pixels to a CSS pixel.
    package var scale: Double
    /// Whether the system replaces the colors of pages, as Windows does in its
    /// contrast themes.
    package var hasForcedColors: Bool
    /// Whether the main pointer is a finger.
    package var hasTouch: Bool

    /// Creates settings.
    package init(_ environment: UserEnvironment, scale: Double = 1, hasForcedColors: Bool = false, hasTouch: Bool = false) {
        self.environment = environment
        self.scale = scale
        self.hasForcedColors = hasForcedColors
        self.hasTouch = hasTouch
    }

    /// The settings with which pages are compared.
    package static let desktop = PageSettings(.pageDefaults)

    private static func window(_ width: Double, _ height: Double) -> UserEnvironment {
        UserEnvironment(screenSize: LayoutSize(width: width, height: height))
    }

    private static func with(_ change: (inout PageSettings) -> Void) -> PageSettings {
        var settings = desktop
        change(&settings)
        return settings
    }

    /// The settings that have a name, in the order in which they are listed.
    package static let named: [(name: String, settings: PageSettings)] = [
        ("default", desktop),
        ("zoom200", PageSettings(window(640, 512), scale: 2)),
        ("zoom400", PageSettings(window(320, 256), scale: 4)),
        ("wide", PageSettings(window(1920, 1080))),
        ("phone", PageSettings(window(390, 844), hasTouch: true)),
        ("phone-landscape", PageSettings(window(844, 390), hasTouch: true)),
        ("portrait", PageSettings(window(1024, 1280))),
        ("text200", with { $0.environment.textSize = .accessibility3 }),
        ("text-spacing", with { $0.environment.textSpacing = .wide }),
        ("dark", with { $0.environment.appearance = .dark }),
        ("contrast", with { $0.environment.contrast = .increased }),
        ("forced-colors", with { $0.hasForcedColors = true }),
        ("reduced-motion", with { $0.environment.isReduceMotion = true }),
        ("reduced-transparency", with { $0.environment.isReduceTransparency = true }),
        ("right-to-left", with { $0.environment.layoutDirection = .rightToLeft }),
        ("long-text", with { $0.environment.pseudolocale = .doubleLength }),
    ]

    /// The settings under which tests show pages, the simplest first.
    package static let tested = ["default", "zoom400", "phone", "text200", "text-spacing", "dark", "contrast", "right-to-left"].compactMap {
        name in
        named.first { $0.name == name }?.settings
    }

    /// The media features of CSS that pages receive.
    var mediaFeatures: [(name: String, value: String)] {
        [
            ("prefers-color-scheme", environment.appearance == .dark ? "dark" : "light"),
            ("prefers-contrast", environment.contrast == .increased ? "more" : "no-preference"),
            ("prefers-reduced-motion", environment.isReduceMotion ? "reduce" : "no-preference"),
            ("prefers-reduced-transparency", environment.isReduceTransparency ? "reduce" : "no-preference"),
            ("forced-colors", hasForcedColors ? "active" : "none"),
        ]
    }

    /// The default font sizes in CSS px, of proportional and of monospaced text.
    ///
    /// Browsers start with 16 and 13; a text size scales them as it scales body
    /// text, from 17 pt.
    var fontSizes: (standard: Int, fixed: Int) {
        let factor = ScreenElement.TextStyle.body.metrics(at: environment.textSize).size / 17
        return (Int((16 * factor).rounded()), Int((13 * factor).rounded()))
    }
}
