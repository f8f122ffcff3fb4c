package import EveryScreenModel

/// The conditions under which a fault shows: the settings, and facts that clean
/// screens do not state.
package struct FaultStage: Sendable {
    /// Returns settings under which it shows, as near to the given ones as can be.
    let settings: @Sendable (UserEnvironment) -> UserEnvironment
    /// Returns a clean screen with the facts that the fault is about.
    let dressed: @Sendable (RenderedScreen, UserEnvironment) -> RenderedScreen

    /// Creates a stage; omitted parts stay as they are.
    package init(
        settings: @escaping @Sendable (UserEnvironment) -> UserEnvironment = { $0 },
        dressed: @escaping @Sendable (RenderedScreen, UserEnvironment) -> RenderedScreen = { screen, _ in screen }
    ) {
        self.settings = settings
        self.dressed = dressed
    }

    /// Any settings, and screens as they are.
    package static let any = FaultStage()

    /// Text larger than by default.
    static let largeText = with { if $0.textSize <= .standard { $0.textSize = .accessibility3 } }

    /// The largest text.
    static let largestText = with { $0.textSize = .accessibility5 }

    /// A layout from right to left.
    static let rightToLeft = with { $0.layoutDirection = .rightToLeft }

    /// A screen of 320 points.
    static let narrow = with { $0.screenSize = LayoutSize(width: 320, height: 568) }

    /// Bold Text.
    static let boldText = with { $0.isBoldText = true }

    /// Reduce Transparency.
    static let reducedTransparency = with { $0.isReduceTransparency = true }

    /// Reduce Motion.
    static let reducedMotion = with { $0.isReduceMotion = true }

    /// Colors in the light appearance, with the contrast of the system.
    static let light = painted {
        $0.appearance = .light
        $0.contrast = .standard
    }

    /// Colors in the dark appearance.
    static let dark = painted { $0.appearance = .dark }

    /// Colors with Increase Contrast, in the light appearance: no gray is too
    /// little on both white and black.
    static let increasedContrast = painted {
        $0.contrast = .increased
        $0.appearance = .light
    }

    static func with(_ change: @escaping @Sendable (inout UserEnvironment) -> Void) -> FaultStage {
        FaultStage(settings: { environment in
            var environment = environment
            change(&environment)
            return environment
        })
    }

    /// Black text on white, in the dark appearance white on black.
    private static func painted(_ change: @escaping @Sendable (inout UserEnvironment) -> Void) -> FaultStage {
        FaultStage(settings: with(change).settings) { screen, environment in
            let (white, black) = (SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0x000000))
            let isDark = environment.appearance == .dark
            return screen.changing { _, element in
                let glyph = element.isControl ? (isDark ? white : black) : nil
                element.surface = ScreenElement.Surface(background: [.color(isDark ? black : white)], glyph: glyph)
                for run in (element.text ?? []).indices { element.text?[run].color = isDark ? white : black }
            }
        }
    }
}

/// A screen with a fault, and what it was planted in.
package struct PlantedFault {
    /// The settings under which the fault shows.
    package let environment: UserEnvironment
    /// The screen with the fault.
    package let screen: RenderedScreen
    /// The screen without.
    package let clean: RenderedScreen
    /// Returns the clean content under other settings.
    package let shown: (UserEnvironment) -> RenderedScreen
}
