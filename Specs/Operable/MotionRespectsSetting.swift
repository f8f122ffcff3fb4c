package import EveryScreenAudit
package import EveryScreenModel

/// With Reduce Motion on, nothing moves that need not.
///
/// - Source: WCAG 2.2 SC 2.3.3 (level AAA); Human Interface Guidelines, Motion.
/// - Threshold: none: no sliding, zooming, spinning, parallax or scrolling by
///   itself that is not essential, and no video or animation that starts by itself.
///   A fade may take the place of a movement; blinking is the matter of
///   `flashes-below-threshold`.
/// - Smallest counterexample: a picture that slides with Reduce Motion on.
package struct MotionRespectsSetting: ScreenSpec {
    package let id = SpecID.motionRespectsSetting
    package let rule = AccessibilityRule(
        "With Reduce Motion on, nothing moves that need not.", [.wcag(.animationFromInteractions), .humanInterfaceGuidelines(.motion)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case slide, zoom, spin, parallax, scroll, autoplay }

    /// Creates the spec.
    package init() {}

    /// The settings to compare with: one step from those shown, by what the claim
    /// is about.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        guard environment.isReduceMotion else { return [] }
        var other = environment
        other.isReduceMotion = false
        return [other]
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        guard let reference = counterparts(of: presentation.environment).first else { return verdicts.recordInapplicable(.comparedWith) }
        let counterpart = presentation.counterpart(in: reference)
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            if element.isVisible == false { return nil }
            let movements = Self.movements(of: element)
            if let kind = movements.first(where: { $0.isEssential == false })?.kind { return .failed(kind) }
            if !movements.isEmpty { return movements.contains { $0.isEssential == nil } ? .cannotTell(.humanJudgement) : .passed }
            guard let counterpart, let other = counterpart.pairs.other(of: index) else { return nil }
            guard !Self.movements(of: counterpart.presentation.screen.elements[other]).isEmpty else { return nil }
            return element.motion == nil && element.media == nil ? .cannotTell(.motionUnknown) : .passed
        }
        if counterpart == nil, verdicts.tally == Verdicts.Tally() { verdicts.recordUntested(.noCounterpart) }
    }

    /// How an element moves: the kind of finding it would be, and whether it must.
    private static func movements(of element: ScreenElement) -> [(kind: Failure, isEssential: Bool?)] {
        var result = (element.motion ?? []).compactMap { motion -> (kind: Failure, isEssential: Bool?)? in
            // Decoration carries no information.
            let isEssential = motion.isEssential ?? (element.isDecorative == true ? false : nil)
            return switch motion.kind {
            case .slide: (.slide, isEssential)
            case .zoom: (.zoom, isEssential)
            case .spin: (.spin, isEssential)
            case .parallax: (.parallax, isEssential)
            case .scroll: (.scroll, isEssential)
            case .blur, .fade, .blink: nil
            }
        }
        if let media = element.media, media.kind != .audio, media.startsAutomatically == true { result.append((.autoplay, false)) }
        return result
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let way =
            switch failure {
            case .autoplay: "plays by itself"
            case .parallax: "moves in several planes"
            case .slide, .zoom, .spin, .scroll: "\(failure.rawValue)s"
            }
        return Finding.Wording(
            fact: "\(finding.element.name) \(way) with Reduce Motion on",
            remedy: failure == .autoplay
                ? "let the person start it while Reduce Motion is on" : "leave the movement out, or fade, while Reduce Motion is on")
    }
}

extension MotionRespectsSetting {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with vestibular disorders get dizzy or sick for hours.",
            scope: "Elements that move with Reduce Motion on, or did with it off.",
            exemptions: [
                "Essential movement is exempt.",
                "A fade may replace a movement.",
                "Blinking is judged by flashes-below-threshold.",
            ],
            doubts: ["It is unknown whether a movement is essential.", "The content was not shown with Reduce Motion off."])
    }
}
