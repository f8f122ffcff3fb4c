import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

extension RenderedContent {
    /// Returns the screen of a finding.
    func screen(of finding: Finding, in environment: UserEnvironment) -> RenderedScreen {
        guard case .flow(let flow, let bound) = self else { return screen(in: environment) }
        return FlowPresentation(flow, in: environment, bound: bound).screen(of: finding) ?? screen(in: environment)
    }

    /// Whether it has several screens.
    var isFlow: Bool { if case .flow = self { true } else { false } }
}
