package import EveryScreenAudit
import EveryScreenModel

/// Audio has a text alternative, and video an audio description or a transcript.
///
/// - Source: WCAG 2.2 SC 1.2.1, 1.2.2, 1.2.3 (level A) and 1.2.5 (level AA).
/// - Threshold: sound alone has a transcript; a video with sound has captions; what
///   a video shows is in an audio description or a transcript. That a video with
///   sound has only a transcript is a warning: level AA demands a description,
///   unless the sound says all.
/// - Smallest counterexample: a video with sound that is known to have no captions.
package struct MediaHasAlternative: ScreenSpec {
    package let id = SpecID.mediaHasAlternative
    package let rule = AccessibilityRule(
        "Audio has a text alternative, and video an audio description or a transcript.",
        [
            .wcag(.audioOnlyAndVideoOnlyPrerecorded), .wcag(.captionsPrerecorded), .wcag(.audioDescriptionOrMediaAlternativePrerecorded),
            .wcag(.audioDescriptionPrerecorded),
        ])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case transcript, captions, description, narration }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let media = element.media, media.kind != .animation else { continue }
            if element.isDecorative == true || element.isVisible == false && media.kind == .video {
                verdicts.recordInapplicable(.decorative)
                continue
            }
            let isPage = presentation.screen.facts.platform == .web
            for judgment in Self.judgments(of: media, isPage) { record(judgment, of: index, on: presentation, into: &verdicts) }
        }
    }

    /// The judgment of each alternative that the media need.
    ///
    /// On a page captions may be a part of the picture, so that a missing track is
    /// a warning.
    private static func judgments(of media: ScreenElement.Media, _ isPage: Bool) -> [Judgment<Failure>] {
        if media.kind == .audio { return [judgment(media.hasTranscript, failing: .transcript)] }
        let hasSound = media.isSilent.map(!) ?? (media.hasCaptions == true ? true : nil)
        guard let hasSound else { return [.untested(.alternativeUnknown)] }
        let isDescribed = either(media.hasAudioDescription, media.hasTranscript)
        guard hasSound else { return [judgment(isDescribed, failing: .description)] }
        let lacksNarration = isDescribed == true && media.hasAudioDescription == false
        return [
            media.hasCaptions == false && isPage
                ? .failed(.captions, severity: .warning) : judgment(media.hasCaptions, failing: .captions),
            lacksNarration ? .failed(.narration, severity: .warning) : judgment(isDescribed, failing: .description),
        ]
    }

    private static func judgment(_ isThere: Bool?, failing failure: Failure) -> Judgment<Failure> {
        switch isThere {
        case true?: .passed
        case false?: .failed(failure)
        case nil: .untested(.alternativeUnknown)
        }
    }

    /// Whether one of two is there; `nil` where that is not known.
    private static func either(_ first: Bool?, _ second: Bool?) -> Bool? {
        if first == true || second == true { return true }
        return first == false && second == false ? false : nil
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .transcript: Finding.Wording(fact: "\(name) plays sound and has no transcript", remedy: "offer the spoken words as text")
        case .captions: Finding.Wording(fact: "\(name) plays a video with sound and has no captions", remedy: "add captions")
        case .description:
            Finding.Wording(
                fact: "\(name) plays a video that has neither audio description nor transcript",
                remedy: "describe in sound or text what the video shows")
        case .narration:
            Finding.Wording(
                fact: "\(name) plays a video with sound that has a transcript and no audio description",
                remedy: "describe in sound what the video shows, unless its sound says all")
        }
    }
}

extension MediaHasAlternative {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Deaf people miss what a video says, and blind people miss what it shows.",
            scope: "Sound and video, live or recorded.",
            exemptions: ["Decorative media and animations without sound are exempt.", "The accuracy of the text is not checked."],
            doubts: ["The screen does not state whether the media has captions, a description or a transcript."])
    }
}
