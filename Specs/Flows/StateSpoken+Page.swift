package import EveryScreenAudit
import EveryScreenModel

extension StateSpoken: ScreenSpec {
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for part in presentation.openedParts {
            guard let control = part.control, let first = part.shown.first(where: { part.isBeside($0, control) }) else { continue }
            switch part.presentation.screen.elements[control].expandedStatus {
            case .expanded?: verdicts.pass()
            case .collapsed?:
                verdicts.fail(
                    Finding(
                        self, kind: .collapsed, element: part.reference(to: control), related: [part.reference(to: first)],
                        events: part.events))
            case .unsupported?, nil: break
            }
        }
        guard let changes = presentation.recordedFocus?.changedStates, !changes.isEmpty else { return }
        let places = presentation.screen.indexesBySource
        for change in changes {
            guard let index = places[change.of] else { continue }
            if change.isStated {
                verdicts.pass()
            } else {
                let role = presentation.screen.elements[index].role
                let attribute =
                    [.checkBox, .radioButton, .toggle].contains(role) ? "aria-checked" : role == .tab ? "aria-selected" : "aria-pressed"
                verdicts.fail(Finding(self, kind: .unstated, element: presentation.reference(to: index), measured: .text(attribute)))
            }
        }
    }
}
