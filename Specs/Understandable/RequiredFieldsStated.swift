package import EveryScreenAudit
import EveryScreenModel

/// A field that must be filled in says so, where others need not be.
///
/// - Source: WCAG 2.2 SC 3.3.2 (level A), techniques G131 and H90.
/// - Threshold: an asterisk or a word such as "required" in the label, in the
///   placeholder or in the text that names the field. "Optional" at all others is
///   enough as well, and so is a sentence about the fields.
/// - Fields are of one form if no button stands between them.
/// - Outside of web pages, the label or the hint says it, since no trait does.
/// - Words are known in twenty languages.
/// - Smallest counterexample: the required field "Name" before the field "Note".
package struct RequiredFieldsStated: ScreenSpec {
    package let id = SpecID.requiredFieldsStated
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A field that must be filled in says so, where others need not be.", [.wcag(.labelsOrInstructions)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unmarked, unspoken }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var marks: FieldMarks?
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard element.role.isTextInput, element.field?.isRequired == true else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            let known = marks ?? FieldMarks(presentation)
            marks = known
            let mark = known.mark(of: index)
            if mark == .spoken || mark == .shown && screen.facts.platform == .web { return .passed }
            let others = known.others(beside: index)
            if others.isEmpty { return mark == .shown ? .failed(.unspoken) : .cannotTell(.humanJudgement) }
            if known.hasStatement || others.allSatisfy(known.isOptional) { return .passed }
            return .failed(mark == .shown ? .unspoken : .unmarked)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .unmarked:
            Finding.Wording(
                fact: "\(name) must be filled in and does not say so, while other fields need not be",
                remedy: "add \"required\" to its label, or \"optional\" to those of all others")
        case .unspoken:
            Finding.Wording(
                fact: "\(name) shows that it must be filled in, and neither its label nor its hint says so",
                remedy: "add \"required\" to its label")
        }
    }
}

extension RequiredFieldsStated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who type slowly fill in everything, or send the form and search for the field that they left out.",
            scope: "Text fields that are known to be required.",
            exemptions: [
                "A sentence such as \"All fields are required\" is enough.", "\"Optional\" on all other fields is enough.",
            ],
            doubts: ["All fields of the form are required, and none says so."])
    }
}
