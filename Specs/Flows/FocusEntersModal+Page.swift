package import EveryScreenAudit
import EveryScreenModel

extension FocusEntersModal: ScreenSpec {
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for part in presentation.openedParts {
            guard let dialog = part.dialog else { continue }
            guard part.hasStop(in: dialog.index) else {
                verdicts.recordInapplicable(.nothingToJudge)
                continue
            }
            // Where nothing marks a dialog as modal, Tab may lead into it.
            let isEntered = part.focus.map { part.isElement($0, in: dialog.index) } == true
            let isNext = !dialog.isModal && part.next.map { part.isElement($0, in: dialog.index) } == true
            if isEntered || isNext {
                verdicts.pass()
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .both, element: part.reference(to: dialog.index),
                        related: part.focus.map { [part.reference(to: $0)] } ?? [], events: part.events))
            }
        }
    }
}
