import Audit
import ScreenLayout
import ScreenModel

/// What the code under test gives for a case, with the same content under the settings that specs compare with.
struct ShownCase {
    /// What is shown in the case.
    let rendering: Rendering
    /// What is shown of the same content under other settings, as far as it was asked for.
    private var others: [UserEnvironment: Rendering] = [:]

    init(_ rendering: Rendering) { self.rendering = rendering }

    /// Takes in what is shown of the same content under other settings.
    mutating func add(_ rendering: Rendering, in environment: UserEnvironment) { others[environment] = rendering }

    /// Returns what specs see of the case; other settings are laid out when a spec asks for them.
    func presentation(in environment: UserEnvironment) -> Presentation {
        Presentation(rendering.screen(in: environment), in: environment) { other in
            if let shown = others[other] { return shown.screen(in: other) }
            // A blueprint can be laid out under any settings; what was laid out already cannot.
            guard case .blueprint = rendering else { return nil }
            return rendering.screen(in: other)
        }
    }

    /// Returns the verdicts of a profile: those of its specs of screens, and of a flow also those of its specs of flows.
    func verdicts(in environment: UserEnvironment, by profile: Profile) -> [Verdicts] {
        guard case .flow(let flow, let bound) = rendering else { return audit(presentation(in: environment), by: profile) }
        return audit(FlowPresentation(flow, in: environment, bound: bound), by: profile)
    }

    /// Returns what a profile finds that is no known issue.
    func findings(
        in environment: UserEnvironment, by profile: Profile, besides ledger: FindingLedger = FindingLedger()
    ) -> [Finding] {
        verdicts(in: environment, by: profile).flatMap(\.findings).filter { !ledger.suppresses($0, in: environment) }
    }
}
