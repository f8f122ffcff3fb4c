package import EveryScreenAudit
import EveryScreenModel

extension FocusRestored: ScreenSpec {
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for part in presentation.openedParts where part.opening.closesOnEscape {
            // Focus that never left the control has nowhere to return from.
            guard let dialog = part.dialog, let control = part.control, part.focus.map({ part.isElement($0, in: dialog.index) }) == true
            else { continue }
            if part.focusAfterEscape == control {
                verdicts.pass()
            } else if part.opening.focusAfterEscape != nil || !part.takesFocus(control) {
                // Another element may be meant.
                verdicts.cannotTell(part.reference(to: dialog.index), .humanJudgement)
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .both, element: part.reference(to: dialog.index),
                        measured: .text(part.reference(to: control).shortNameInSentence), events: part.events))
            }
        }
    }
}
