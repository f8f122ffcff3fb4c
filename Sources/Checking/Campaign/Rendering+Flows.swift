import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension Rendering {
    /// Returns the screen that a finding speaks of.
    func screen(of finding: Finding, in environment: UserEnvironment) -> RenderedScreen {
        guard case .flow(let flow, let bound) = self else { return screen(in: environment) }
        return FlowPresentation(flow, in: environment, bound: bound).screen(of: finding) ?? screen(in: environment)
    }

    /// Whether there is more than one screen to it.
    var isFlow: Bool { if case .flow = self { true } else { false } }
}
