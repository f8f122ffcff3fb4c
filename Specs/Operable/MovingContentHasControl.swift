package import EveryScreenAudit
import EveryScreenModel

/// Content that plays or moves by itself can be stopped.
///
/// - Source: WCAG 2.2 SC 1.4.2 and 2.2.2 (level A).
/// - Threshold: sound of more than 3 s, and movement of more than 5 s beside other
///   content, can be stopped; the profile says.
/// - Of a flow also: content that time alone changes, again and again, can be
///   stopped, so that it stays on the screen as it is. Numbers may change.
/// - Smallest counterexample: a sound that repeats and starts by itself.
package struct MovingContentHasControl: ScreenSpec {
    package let id = SpecID.movingContentHasControl
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case sound, movement, updating }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let (sound, motion) = (profile.thresholds.soundDuration, profile.thresholds.motionDuration)
        return AccessibilityRule(
            "Content that plays or moves by itself can be stopped.",
            profile.criteria([.wcag(.audioControl), .wcag(.pauseStopHide)], of: \.soundDuration, \.motionDuration),
            threshold: "sound of more than \(decimalText(sound)) s, movement of more than \(decimalText(motion)) s")
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            if let media = element.media { judge(media, of: index, presentation, thresholds, into: &verdicts) }
            for motion in element.motion ?? [] { judge(motion, of: index, presentation, thresholds, into: &verdicts) }
        }
    }

    private func judge(
        _ media: ScreenElement.Media, of index: Int, _ presentation: ScreenPresentation, _ thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        guard let starts = media.startsAutomatically else { return verdicts.cannotTell(presentation.reference(to: index), .stopUnknown) }
        let isHeard: Bool? =
            switch media.kind {
            // A muted player of sound is heard as little as a muted video.
            case .audio: media.isSilent != true
            case .video: media.isSilent.map { !$0 }
            case .animation: media.isSilent == false
            }
        let isSeen = media.kind != .audio && showsMore(than: index, presentation)
        func isObtrusive(_ applies: Bool, after limit: Double) -> Bool { starts && applies && media.duration.map { $0 > limit } != false }
        let isSound = isObtrusive(isHeard != false, after: thresholds.soundDuration)
        let isMovement = isObtrusive(isSeen, after: thresholds.motionDuration)
        guard isSound || isMovement else { return verdicts.recordInapplicable(.unobtrusive) }
        switch media.canBeStopped {
        case true?: verdicts.pass()
        case false? where media.duration != nil:
            let isCertain = isSound && isHeard == true
            guard isCertain || isMovement else { return verdicts.cannotTell(presentation.reference(to: index), .soundUnknown) }
            verdicts.fail(
                Finding(
                    self, kind: isCertain ? .sound : .movement, element: presentation.reference(to: index),
                    measured: media.duration.map { .number($0) },
                    required: .number(isCertain ? thresholds.soundDuration : thresholds.motionDuration)))
        case false?, nil: verdicts.cannotTell(presentation.reference(to: index), .stopUnknown)
        }
    }

    private func judge(
        _ motion: ScreenElement.Motion, of index: Int, _ presentation: ScreenPresentation, _ thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        guard motion.isEssential != true, showsMore(than: index, presentation) else { return verdicts.recordInapplicable(.unobtrusive) }
        if let duration = motion.duration, duration <= thresholds.motionDuration { return verdicts.recordInapplicable(.unobtrusive) }
        switch motion.canBeStopped {
        case true?: verdicts.pass()
        case false? where motion.duration != nil:
            verdicts.fail(
                Finding(
                    self, kind: .movement, element: presentation.reference(to: index), measured: motion.duration.map { .number($0) },
                    required: .number(thresholds.motionDuration)))
        case false?, nil: verdicts.cannotTell(presentation.reference(to: index), .stopUnknown)
        }
    }

    /// Whether the screen shows something beside the element: movement alone on a
    /// screen disturbs nothing.
    private func showsMore(than index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        return screen.elements.indices.contains { other in
            let element = screen.elements[other]
            let isApart = other != index && !screen.isElement(other, inside: index) && element.isVisible != false
            return isApart && (element.isControl || element.text?.isEmpty == false)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let way =
            switch failure {
            case .sound: "plays sound"
            case .movement: "moves"
            case .updating: "changes again and again"
            }
        guard case .number(let seconds) = finding.measured, failure != .updating else {
            return Finding.Wording(fact: "\(finding.element.name) \(way) by itself and cannot be stopped", remedy: "offer a way to stop it")
        }
        let length = seconds.isFinite ? "for \(decimalText(seconds)) s" : "without end"
        return Finding.Wording(
            fact: "\(finding.element.name) \(way) by itself \(length) and cannot be stopped",
            remedy: "let the person start it, or offer a control that stops it")
    }
}

extension MovingContentHasControl {
    package var guide: SpecGuide? {
        SpecGuide(
            affected:
                "VoiceOver users hear speech and sound at once, and people with attention deficits cannot read beside movement.",
            scope: "Sound, video and animation that start by themselves. In a flow, content that time alone changes.",
            exemptions: ["The place of the control is not checked.", "Numbers, such as those of a clock, may change."],
            doubts: [
                "The capture does not state whether something on the screen stops it, how long it lasts, or whether a video has sound."
            ])
    }
}
