package import EveryScreenGenerators
package import EveryScreenModel
import EveryValue

/// One case: settings, content, and the parts of it that are left out.
package struct CampaignCase<Content> {
    /// The settings.
    package let environment: UserEnvironment
    /// The content of the screen.
    package let content: Content
    /// The parts of the blueprint that are kept; all of them in a case that was not
    /// shrunk.
    package var cuts = BlueprintCuts.none
}

extension CampaignCase: Sendable where Content: Sendable {}

extension Generator {
    /// Draws an environment, then the content of a screen.
    static func cases<Content>(of content: Generator<Content>, in space: EnvironmentSpace) -> Generator
    where Value == CampaignCase<Content> {
        let environments = Generator<UserEnvironment>.environments(in: space)
        return Generator { source in
            let environment = try source.draw(environments)
            return CampaignCase(environment: environment, content: try source.draw(content, label: "content"))
        }
    }

    /// Draws cases with cuts.
    ///
    /// - Parameter isRequired: Whether every case is cut. Otherwise a case is cut
    ///   only if its recording has cuts.
    func cut<Content>(isRequired: Bool) -> Generator where Value == CampaignCase<Content> {
        let (cases, cuts) = (self, Generator<BlueprintCuts>.cuts(isRequired: isRequired))
        return Generator { source in
            var result = try source.draw(cases)
            result.cuts = try source.draw(cuts)
            return result
        }
    }
}

/// A request for the rendering of a case.
package struct CampaignRequest<Content> {
    /// The settings to render under.
    package let environment: UserEnvironment
    /// The content to render.
    package let content: Content
    /// The purpose of the request.
    let purpose: CampaignPurpose<Content>
    /// The choices of the case.
    let recording: ChoiceRecording

    /// Returns the request for the same content under other settings.
    func under(_ environment: UserEnvironment) -> CampaignRequest {
        CampaignRequest(environment: environment, content: content, purpose: purpose, recording: recording)
    }
}

/// The purpose of a request.
enum CampaignPurpose<Content> {
    /// To find failures.
    case search(SearchTrial<CampaignCase<Content>>)
    /// To shrink the current failure.
    case shrinking(SearchTrial<CampaignCase<Content>>)
    /// To render the smallest case of the current failure.
    case minimum
    /// To find the settings that matter to the current failure.
    case probe
    /// To verify a fix.
    case fix

    /// Whether only the outcome is needed; shrinking needs the rendering as well.
    var isSearch: Bool { if case .search = self { true } else { false } }

    /// Whether the case is evaluated a second time, to compare the outcomes.
    var isRepetition: Bool { if case .search(let trial) = self, case .repeating = trial.phase { true } else { false } }
}
