public import EveryScreenModel

/// A spec that judges a screen by comparing it with the same content under other settings.
///
/// Which settings, `counterparts(of:)` says: those at the default text size where
/// text is larger, unless the spec says otherwise. Where there are none to compare
/// with, the screen is one that others are compared with, and the claim is not about
/// it; where nobody showed the content under them, it is untested.
package protocol ComparingSpec: ScreenSpec {
    /// Records a verdict for everything on the screen that the claim is about.
    func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts)
}

extension ComparingSpec {
    /// Returns the same settings with text of the default size, where it is larger.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        environment.textSize > .standard ? [environment.atDefaultTextSize] : []
    }

    /// Judges the screen beside each of its counterparts.
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let references = counterparts(of: presentation.environment)
        if references.isEmpty { return verdicts.skip(.comparedWith) }
        for reference in references {
            if let counterpart = presentation.counterpart(in: reference) {
                judge(presentation, beside: counterpart, against: thresholds, into: &verdicts)
            } else {
                verdicts.leaveUntested(.noCounterpart)
            }
        }
    }
}

extension UserEnvironment {
    /// The same settings with text of the default size.
    public var atDefaultTextSize: UserEnvironment {
        var environment = self
        environment.textSize = .standard
        return environment
    }
}
