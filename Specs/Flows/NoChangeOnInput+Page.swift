package import EveryScreenAudit
import EveryScreenModel

extension NoChangeOnInput: ScreenSpec {
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        // Only a page on which settings were changed shows it.
        guard let changed = presentation.recordedFocus?.changedSettings else { return }
        let places = presentation.screen.indexesBySource
        for setting in changed {
            guard let index = places[setting.of] else { continue }
            if !setting.leadsAway {
                verdicts.pass()
            } else if presentation.screen.elements[index].hint?.isSilent == false {
                verdicts.cannotTell(presentation.reference(to: index), .humanJudgement)
            } else {
                verdicts.fail(Finding(self, kind: .screen, element: presentation.reference(to: index)))
            }
        }
    }
}
