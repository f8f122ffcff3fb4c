package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A control that starts sound says so by its traits.
///
/// - Source: UIAccessibilityTraits, `startsMediaSession` and `playsSound`:
///   VoiceOver stops speaking while the sound plays.
/// - Threshold: one of both traits on a control that plays audio, or a video
///   with sound. In flows also on a control whose activation shows media that
///   start by themselves with sound.
/// - Smallest counterexample: a button with audio and without these traits.
package struct SoundStated: ScreenSpec {
    package let id = SpecID.soundStated
    package let rule = AccessibilityRule("A control that starts sound says so by its traits.", [.other(.traits)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case control, result }

    /// Creates the spec.
    package init() {}

    /// The traits that state sound to the screen reader.
    private static let stated: ScreenElement.Traits = [.startsMediaSession, .playsSound]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard let media = element.media, media.isHeard, media.startsAutomatically != true, element.role != .video else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let traits = element.traits else { return .untested(.stateUnknown) }
            if !traits.isDisjoint(with: Self.stated) { return .passed }
            return media.isSilent == nil && media.kind != .audio ? .cannotTell(.actionUnknown) : .failed(.control)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let effect =
            switch failure {
            case .control: "plays sound"
            case .result: "shows \(finding.related.first?.nameInSentence ?? "media"), which plays sound at once"
            }
        return Finding.Wording(
            fact: "\(finding.element.name) \(effect), and its traits do not say so",
            remedy: "add the trait startsMediaSession, or playsSound for a short sound")
    }
}

extension SoundStated: FlowSpec {
    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var judged: Set<String> = []
        for step in graph.steps where step.isChange && step.edge.event == .reader(.activate) {
            guard let index = step.before.focus, let traits = step.oldScreen.elements[index].traits,
                let sound = Self.started(by: step), judged.insert("\(step.before.state) \(index)").inserted
            else { continue }
            if !traits.isDisjoint(with: Self.stated) {
                verdicts.pass()
            } else {
                verdicts.fail(
                    Finding(self, kind: .result, element: step.old(index), related: [step.new(sound)], events: step.events))
            }
        }
    }

    /// The element that a step shows and that then plays sound by itself.
    private static func started(by step: FlowStep) -> Int? {
        let playing = Set(step.oldScreen.elements.indices.filter { step.oldScreen.elements[$0].playsAtOnce }.map { step.oldNames[$0] })
        return step.newScreen.elements.indices.first { step.newScreen.elements[$0].playsAtOnce && !playing.contains(step.newNames[$0]) }
    }
}

extension ScreenElement {
    /// Whether it is known to play sound without an action.
    fileprivate var playsAtOnce: Bool {
        guard let media else { return false }
        return media.startsAutomatically == true && isVisible != false && (media.kind == .audio || media.isSilent == false) && media.isHeard
    }
}

extension ScreenElement.Media {
    /// Whether it may make sound.
    fileprivate var isHeard: Bool { kind != .animation && isSilent != true }
}

extension SoundStated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear speech and music at once, and understand neither.",
            scope: "Exposed controls with audio or video, and controls that lead to media which start by themselves.",
            exemptions: ["Players of the system are exempt.", "Media without sound are exempt."],
            doubts: ["The screen does not state whether a video has sound."])
    }
}
