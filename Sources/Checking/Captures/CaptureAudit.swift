package import EveryScreenAudit
package import EveryScreenCapture
package import EveryScreenModel
import EveryScreenSpecs

/// The verdicts on one captured screen.
package struct ScreenAudit: Sendable {
    /// The file it was read from.
    package let file: String
    /// The format it was read as.
    package let format: CaptureFormat
    /// The screen's name.
    package let name: String
    /// The environment of the capture; the standard one if the file does not state
    /// it.
    package let environment: UserEnvironment
    /// The screen.
    package let screen: RenderedScreen
    /// The profile: the specs and their thresholds.
    package let profile: AccessibilityProfile
    /// The verdicts of each spec, in the profile's order.
    package private(set) var verdicts: [Verdicts]
    /// The status of each finding by known issues and baseline, in the order of
    /// `findings`; see `FindingMatcher`.
    package internal(set) var statuses: [CheckFailure.Status]
    /// A picture of the screen, if there is one.
    package var picture: CapturedPicture?

    /// Removes the findings that the same screen has under other settings already.
    ///
    /// - Parameter others: The verdicts under these settings.
    package mutating func removeFindings(of others: [ScreenAudit]) {
        let known = Set(others.flatMap(\.findings).map(\.fingerprint))
        for index in verdicts.indices { verdicts[index].removeFindings { known.contains($0.fingerprint) } }
        statuses = findings.map { _ in .new }
    }

    /// The number of its elements.
    package var elementCount: Int { screen.elements.count }

    /// Whether some spec applied to it; a screen without elements is no pass.
    package var isJudged: Bool { showsSomething && hasVerdict }

    /// Whether nothing is shown on it, though some spec found a title or a language
    /// to judge.
    var isBlank: Bool { !showsSomething && hasVerdict }

    private var showsSomething: Bool { screen.elements.contains(where: \.hasContent) }

    private var hasVerdict: Bool { verdicts.contains { $0.tally.passed + $0.tally.failed + $0.tally.cantTell > 0 } }

    /// All findings, in the order of the specs; not copied, as there may be
    /// hundreds of thousands.
    package var findings: some Collection<Finding> { verdicts.lazy.flatMap(\.findings) }

    /// The findings that match neither a known issue nor the baseline, in the order
    /// of the specs.
    package var newFindings: [Finding] { zip(findings, statuses).filter { !$1.isAccepted }.map(\.0) }
}

/// Audits every screen of a capture.
///
/// - Parameters:
///   - capture: The screens.
///   - file: Their file, for reports.
///   - profile: The profile; `nil` is that of each screen's platform.
///   - enlarged: The screens enlarged to twice their size.
///   - others: The same content under other settings; `nil` searches this capture.
package func audit(
    _ capture: AccessibilityCapture, from file: String, by profile: AccessibilityProfile? = nil,
    enlarged: EnlargedScreens = EnlargedScreens([]),
    beside others: ComparableScreens? = nil
) -> [ScreenAudit] {
    let others = others ?? ComparableScreens(capture.screens)
    return capture.screens.map {
        audit($0, as: capture.format, from: file, by: profile, enlarged: enlarged.screen(like: $0), beside: others)
    }
}

/// Audits one captured screen.
///
/// - Parameters:
///   - captured: The screen.
///   - format: The format of its file.
///   - file: Its file, for reports.
///   - profile: The profile; `nil` is that of the screen's platform.
///   - enlarged: The screen enlarged to twice its size.
///   - others: The same content under other settings; without any, specs that
///     compare leave it untested.
package func audit(
    _ captured: CapturedScreen, as format: CaptureFormat, from file: String, by profile: AccessibilityProfile? = nil,
    enlarged: CapturedScreen? = nil, beside others: ComparableScreens = ComparableScreens([])
) -> ScreenAudit {
    let environment = captured.environment ?? .standard
    let platform = captured.screen.facts.platform ?? RenderedScreen.Platform(environment.idiom)
    let profile = profile ?? .suited(to: platform)
    let presentation = ScreenPresentation(
        captured.screen, in: environment,
        enlarged: enlarged.map { ScreenPresentation($0.screen, in: $0.environment ?? .standard) }, recordedFocus: captured.recordedFocus,
        shown: { others.screen(like: captured, in: $0) })
    let verdicts = audit(presentation, by: profile)
    return ScreenAudit(
        file: file, format: format, name: captured.name, environment: environment, screen: captured.screen,
        profile: profile, verdicts: verdicts, statuses: verdicts.flatMap(\.findings).map { _ in .new })
}

extension ScreenElement {
    /// Whether it is more than a container: it has text, an image or an action.
    fileprivate var hasContent: Bool {
        switch role {
        case .group, .screen, .unknown, .scrollView:
            label?.isEmpty == false || value?.isEmpty == false || text?.isEmpty == false || isControl || image != nil || media != nil
        default: true
        }
    }
}
