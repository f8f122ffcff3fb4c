package import EveryScreenGenerators
package import EveryScreenModel
import EveryValue

/// One case: settings, what the screen shows, and what of it is left out.
package struct CampaignCase<Content> {
    /// The settings.
    package let environment: UserEnvironment
    /// What the screen shows.
    package let content: Content
    /// The parts of the blueprint that are kept; all of them in a case that was not
    /// shrunk.
    package var cuts = BlueprintCuts.none
}

extension CampaignCase: Sendable where Content: Sendable {}

extension Generator {
    /// Draws an environment, then what a screen shows.
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
    ///   only where its recording says so.
    func cut<Content>(isRequired: Bool) -> Generator where Value == CampaignCase<Content> {
        let (cases, cuts) = (self, Generator<BlueprintCuts>.cuts(isRequired: isRequired))
        return Generator { source in
            var result = try source.draw(cases)
            result.cuts = try source.draw(cuts)
            return result
        }
    }
}

/// A case for which the campaign asks what is shown.
package struct CampaignRequest<Content> {
    /// What is asked for.
    package let environment: UserEnvironment
    /// What the screen is to show.
    package let content: Content
    /// Why it is asked for.
    let purpose: CampaignPurpose<Content>
    /// The choices it is made of.
    let recording: ChoiceRecording

    /// Returns the request for the same content under other settings.
    func under(_ environment: UserEnvironment) -> CampaignRequest {
        CampaignRequest(environment: environment, content: content, purpose: purpose, recording: recording)
    }
}

/// Why a campaign asks what is shown.
enum CampaignPurpose<Content> {
    /// To find failures.
    case search(SearchTrial<CampaignCase<Content>>)
    /// To make the fault in hand smaller.
    case shrinking(SearchTrial<CampaignCase<Content>>)
    /// To have the smallest case of the fault in hand before it.
    case minimum
    /// To find out which settings matter to the fault in hand.
    case probe
    /// To verify a fix.
    case fix

    /// Whether only what it comes to is asked; a fault is made smaller by what
    /// shows it.
    var isSearch: Bool { if case .search = self { true } else { false } }

    /// Whether the case is judged a second time, to see whether it comes to the
    /// same.
    var isRepetition: Bool { if case .search(let trial) = self, case .repeating = trial.phase { true } else { false } }
}
