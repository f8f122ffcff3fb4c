package import EveryScreenAudit
import EveryScreenModel

/// The purpose that a field states for autofill is one that user agents know, and
/// not that of another label.
///
/// - Source: WCAG 2.2 SC 1.3.5 (level AA), failure F107; HTML, `autocomplete`.
/// - Threshold: the grammar of `autocomplete`, or a name of the content types of
///   UIKit or of the autofill hints of Android. "on" and "off" state no purpose.
/// - Decided exactly for what a field states. It is wrong if the whole label has
///   another meaning, as "Email" has for a telephone number. A person must decide
///   about all other labels, and whether a field without a purpose needs one.
/// - Smallest counterexample: a field with the purpose "mail".
package struct FieldPurposeValid: ScreenSpec {
    package let id = SpecID.fieldPurposeValid
    package let rule = AccessibilityRule(
        "The purpose that a field states for autofill is one that user agents know, and not that of another label.",
        [.wcag(.identifyInputPurpose)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unknown, other }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let isOnPage = screen.facts.platform == .web
            guard let purpose = screen.elements[index].field?.purpose,
                let isKnown = InputPurpose.isKnown(purpose, isOnPage: isOnPage)
            else { return nil }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            if isKnown {
                let asked = InputPurpose.asked(by: screen.elements[index].label ?? "", insteadOf: purpose, on: screen.facts.platform)
                return asked.map { .failed(.other, measured: .text(purpose), required: .text($0)) } ?? .passed
            }
            return !isOnPage && InputPurpose.isNativeName(purpose)
                ? .cannotTell(.humanJudgement) : .failed(.unknown, measured: .text(purpose))
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, purpose) = (finding.element.name, finding.measuredText)
        return switch failure {
        case .unknown:
            Finding.Wording(
                fact: "\(name) states the purpose \"\(purpose)\", which no user agent knows",
                remedy: finding.isOfPage
                    ? "state a value of autocomplete such as \"email\", \"tel\" or \"postal-code\", or none"
                    : "state a content type such as \"email\", \"tel\" or \"postal-code\", or none")
        case .other:
            Finding.Wording(
                fact: "\(name) states the purpose \"\(purpose)\", which its label contradicts", remedy: "state \"\(finding.requiredText)\"")
        }
    }
}

extension FieldPurposeValid {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who type with effort, or forget easily, get no suggestion for their name, address or password.",
            scope: "Enabled fields that state a purpose.",
            exemptions: [
                "The values \"on\" and \"off\" of HTML state no purpose.",
                "Fields without a purpose are left to people, and labels with more than one meaning.",
            ],
            doubts: ["A name in the form of native platforms may be newer than the list."])
    }
}
