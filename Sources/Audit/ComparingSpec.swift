public import EveryScreenModel

/// A spec that judges a screen by comparing it with the same content under other
/// settings.
///
/// `counterparts(of:)` says which settings: those at the default text size where
/// text is larger, unless the spec says otherwise. Where there are none, others are
/// compared with this screen, and the claim does not apply to it. Where the content
/// was not shown under them, it is untested. A capture whose text is not large may
/// be the one that others are compared with.
package protocol ComparingSpec: ScreenSpec {
    /// Whether a screen is compared under every setting, with the system's
    /// defaults, and not only where text is larger.
    var comparesEverySetting: Bool { get }

    /// Records a verdict for everything on the screen that the claim is about.
    func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts)
}

extension ComparingSpec {
    package var comparesEverySetting: Bool { false }

    /// Returns the same settings with text of the default size, where it is larger;
    /// for every setting, the defaults before that.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        let isLarge = environment.textSize > .standard
        guard comparesEverySetting else { return isLarge ? [environment.atDefaultTextSize] : [] }
        let defaults = environment.atDefaults
        if defaults == environment { return [] }
        return isLarge && environment.atDefaultTextSize != defaults ? [defaults, environment.atDefaultTextSize] : [defaults]
    }

    /// Judges the screen beside each of its counterparts, or beside the first that
    /// was shown where it is compared under every setting.
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let isPage = comparesEverySetting && presentation.screen.facts.platform == .web
        let references =
            isPage
            ? [UserEnvironment.pageDefaults].filter { $0 != presentation.environment } : counterparts(of: presentation.environment)
        if references.isEmpty { return verdicts.recordInapplicable(.comparedWith) }
        for reference in references {
            if let counterpart = presentation.counterpart(in: reference) {
                judge(presentation, beside: counterpart, against: thresholds, into: &verdicts)
                if comparesEverySetting { return }
            } else if !comparesEverySetting {
                verdicts.recordUntested(.noCounterpart)
            }
        }
        guard comparesEverySetting else { return }
        presentation.environment.textSize > .standard ? verdicts.recordUntested(.noCounterpart) : verdicts.recordInapplicable(.comparedWith)
    }
}

extension UserEnvironment {
    /// The same settings with text of the default size.
    public var atDefaultTextSize: UserEnvironment {
        var environment = self
        environment.textSize = .standard
        return environment
    }

    /// The system's defaults on a device of the same kind: what exists there exists
    /// under every setting.
    ///
    /// A phone is compared with a usual phone, upright. A larger screen keeps its
    /// size, since apps arrange more there, and stands upright.
    package var atDefaults: UserEnvironment {
        var environment = UserEnvironment.standard
        environment.idiom = idiom
        let isPhone = min(screenSize.width, screenSize.height) < Self.leastTablet
        let usual = UserEnvironment.DeviceScreen.representative[0]
        if isPhone, screenSize != usual.size {
            (environment.screenSize, environment.safeArea) = (usual.size, usual.safeArea)
        } else if orientation == .landscape {
            environment.screenSize = LayoutSize(width: screenSize.height, height: screenSize.width)
            environment.safeArea = LayoutInsets(top: safeArea.top, bottom: safeArea.bottom)
        } else {
            (environment.screenSize, environment.safeArea) = (screenSize, safeArea)
        }
        return environment
    }

    /// The shorter side, in points, from which a screen is no phone's: an iPad
    /// mini's is 744, the widest phone's 440.
    private static let leastTablet = 600.0
}
