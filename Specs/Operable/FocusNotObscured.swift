package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The element with keyboard focus is not covered entirely.
///
/// - Source: WCAG 2.2 SC 2.4.11 (level AA).
/// - Threshold: some part can be seen, after the regions around it have scrolled
///   the least that brings it into view.
/// - Decided exactly where up to 64 elements lie over one. An element covers others
///   if it is drawn later, takes touches or is painted with an opaque color, and
///   does not scroll with them.
/// - Smallest counterexample: a button, and an opaque bar over it.
package struct FocusNotObscured: ScreenSpec {
    package let id = SpecID.focusNotObscured
    package let rule = AccessibilityRule("The element with keyboard focus is not covered entirely.", [.wcag(.focusNotObscuredMinimum)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case obscured }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let stops = presentation.keyboardGraph.stops
        guard !stops.isEmpty else { return presentation.hasUnknownKeyboard ? verdicts.recordUntested(.keyboardUnknown) : () }
        let map = presentation.visibilityIndex
        let focused = presentation.focusFrames
        judgeEach(stops.sorted(), of: presentation, into: &verdicts) { index in
            let frame = presentation.screen.elements[index].frame
            if presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            if !frame.isFinite { return .cannotTell(.frameInvalid) }
            if frame.isEmpty { return .inapplicable(.zeroArea) }
            guard let revealed = map.revealed(index, seenAt: focused[index]) else { return .cannotTell(.budgetExceeded) }
            if revealed.rect.isEmpty { return .inapplicable(.notVisible) }
            if revealed.isObscured { return .failed(.obscured, related: revealed.cover.map { [$0] } ?? []) }
            return revealed.mayBeObscured ? .cannotTell(.colorsUnknown) : .passed
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let cover = finding.related.first?.nameInSentence ?? "what lies over it"
        return Finding.Wording(
            fact: "\(finding.element.name) takes keyboard focus, and \(cover) covers all of it",
            remedy: "scroll further when it gets focus, or move \(finding.related.first?.shortNameInSentence ?? cover) out of the way")
    }
}

extension FocusNotObscured {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Sighted keyboard users have the focus under a bar or a banner and type blindly.",
            scope: "Elements that the keyboard can focus.",
            exemptions: [
                "Elements off the screen are judged by nothing-beyond-sight.",
                "Content that the user opened and can close is not told apart.",
            ],
            doubts: ["The capture does not state the colors of what lies over the element.", SpecGuide.unknownFocus])
    }
}
