package import EveryScreenGenerators
package import EveryScreenModel
import EveryValue

/// One case: settings, content, and the parts of it that are left out.
package struct CheckCase<Content> {
    /// The settings.
    package let environment: UserEnvironment
    /// The content of the screen.
    package let content: Content
    /// The parts of the blueprint that are kept; all of them in a case that was not
    /// shrunk.
    package var cuts = BlueprintCuts.none
}

extension CheckCase: Sendable where Content: Sendable {}

extension Generator {
    /// Draws an environment, then the content of a screen.
    static func cases<Content>(of content: Generator<Content>, in space: EnvironmentSpace) -> Generator
    where Value == CheckCase<Content> {
        let environments = Generator<UserEnvironment>.environments(in: space)
        return Generator { source in
            let environment = try source.draw(environments)
            return CheckCase(environment: environment, content: try source.draw(content, label: "content"))
        }
    }

    /// Draws cases with cuts.
    ///
    /// - Parameter isRequired: Whether every case is cut. Otherwise a case is cut
    ///   only if its recording has cuts.
    func cut<Content>(isRequired: Bool) -> Generator where Value == CheckCase<Content> {
        let (cases, cuts) = (self, Generator<BlueprintCuts>.cuts(isRequired: isRequired))
        return Generator { source in
            var result = try source.draw(cases)
            result.cuts = try source.draw(cuts)
            return result
        }
    }
}

/// A request for the rendering of a case.
package struct CheckRequest<Content> {
    /// The settings to render under.
    package let environment: UserEnvironment
    /// The content to render.
    package let content: Content
    /// The purpose of the request.
    let purpose: CheckPurpose<Content>
    /// The choices of the case.
    let recording: ChoiceRecording

    /// Returns the request for the same content under other settings.
    func under(_ environment: UserEnvironment) -> CheckRequest {
        CheckRequest(environment: environment, content: content, purpose: purpose, recording: recording)
    }
}

/// The purpose of a request.
enum CheckPurpose<Content> {
    /// To find failures.
    case search(SearchTrial<CheckCase<Content>>)
    /// To shrink the current failure.
    case shrinking(SearchTrial<CheckCase<Content>>)
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
