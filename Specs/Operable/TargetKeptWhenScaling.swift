package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A target does not become too small when text grows.
///
/// - Source: WCAG 2.2 SC 2.5.8 (level AA); Human Interface Guidelines, Buttons.
/// - Threshold: of the width and the height that the profile asks of a target, what
///   the control had at the default text size is left, to half a point. A target
///   that is larger than that may give room to the text.
/// - Measured as in `target-size`: the largest rectangle that reaches the control.
/// - Smallest counterexample: a button of 44 × 44 pt that has 31 × 44 pt from AX1
///   on.
package struct TargetKeptWhenScaling: ComparingSpec {
    package let id = SpecID.targetKeptWhenScaling
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case smaller }

    /// Creates the spec.
    package init() {}

    /// By how much a target may shrink through rounding, in points.
    private static let tolerance = 0.5

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        AccessibilityRule(
            "A target does not become too small when text grows.", profile.targetCriteria,
            threshold: profile.unit.text(profile.thresholds.targetSize))
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let before = counterpart.presentation
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotOperable(index, on: presentation.screen) { return .inapplicable(reason) }
            if presentation.context.isInText[index] { return .inapplicable(.inlineText) }
            if presentation.screen.unit == .pixels { return .cannotTell(.densityUnknown) }
            guard let other = counterpart.pairs.other(of: index) else { return .cannotTell(.notFoundAgain) }
            if let reason = before.context.reasonNotOperable(other, on: before.screen) { return .inapplicable(reason) }
            guard let size = self.size(of: index, on: presentation), let base = self.size(of: other, on: before) else {
                return .cannotTell(.budgetExceeded)
            }
            let needed = thresholds.targetSize
            let isKept =
                min(size.width, needed.width) >= min(base.width, needed.width) - Self.tolerance
                && min(size.height, needed.height) >= min(base.height, needed.height) - Self.tolerance
            if isKept { return .passed }
            let isPart =
                presentation.context.mayBeScrolledPartlyOut(index, on: presentation.screen)
                || before.context.mayBeScrolledPartlyOut(other, on: before.screen)
            return isPart ? .cannotTell(.scrolledPartlyOut) : .failed(.smaller, measured: .size(size), required: .size(base))
        }
    }

    private func size(of index: Int, on presentation: ScreenPresentation) -> LayoutSize? {
        presentation.hitTestIndex.region(of: index)?.largestRectangle.size
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        guard case .size(let size) = finding.measured, case .size(let base) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) is smaller than at the default text size", remedy: "keep its size")
        }
        let now =
            size.width <= 0 || size.height <= 0
            ? "nothing of \(finding.element.nameInSentence) can be touched" : "\(finding.element.name) is \(finding.unit.text(size))"
        return Finding.Wording(
            fact: "\(now); at the default text size it is \(finding.unit.text(base))",
            remedy: "let the target keep its size, and the content around it wrap or scroll", measure: finding.unit.text(size))
    }
}

extension TargetKeptWhenScaling {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text and have a tremor miss what others hit.",
            scope: "Controls that can be operated under both text sizes.",
            exemptions: ["A link within a text breaks with its lines.", "A target larger than required may shrink to the required size."],
            doubts: [
                "The control was not found at the default size.",
                SpecGuide.scrolledPartlyOut,
                "Coordinates are pixels of unknown density.",
                SpecGuide.crowded,
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}
