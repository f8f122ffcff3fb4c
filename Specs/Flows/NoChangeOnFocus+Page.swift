package import EveryScreenAudit
import EveryScreenModel

extension NoChangeOnFocus: ScreenSpec {
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        // Only a page whose keys were recorded shows it.
        guard let recorded = presentation.recordedFocus, !recorded.tabSequence.isEmpty else { return }
        let places = presentation.screen.indexesBySource
        guard let source = recorded.leadsAwayFrom, let index = places[source] else { return verdicts.pass() }
        verdicts.fail(Finding(self, kind: recorded.isModalChangedByFocus ? .modal : .screen, element: presentation.reference(to: index)))
    }
}
