package import EveryScreenAudit
import EveryScreenModel

/// A field says what to enter, and a field that is wrong says what is wrong.
///
/// - Source: WCAG 2.2 SC 3.3.1 and 3.3.2 (level A), 3.3.3 (level AA).
/// - Threshold: one word in label, hint or placeholder; for a wrong field one in
///   the message, beyond such as "invalid" and "error" in English, German, French
///   and Spanish. Human review must decide whether the message names the remedy.
/// - Of a flow also: when a field becomes wrong without an own message, the text
///   that appears or is announced has a word of its label and one more.
/// - Smallest counterexample: `.field("")`.
package struct FieldPurposeStated: ScreenSpec {
    package let id = SpecID.fieldPurposeStated
    package let rule = AccessibilityRule(
        "A field says what to enter, and a field that is wrong says what is wrong.",
        [.wcag(.errorIdentification), .wcag(.labelsOrInstructions), .wcag(.errorSuggestion)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unsaid, errorUnsaid, errorSilent, errorUnnamed, errorBare }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            guard role.isTextInput || role == .picker else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].isKnownDisabled { return .inapplicable(.disabled) }
            let field = screen.elements[index].field
            let said = [screen.elements[index].label, screen.elements[index].hint, field?.placeholder]
            let isNamed = said.contains { $0?.isSilent == false } || screen.elements[index].labeledBy?.isEmpty == false
            if !isNamed { return screen.elements[index].label == nil ? .cannotTell(.labelUnknown) : .failed(.unsaid) }
            guard field?.isInvalid == true else { return .passed }
            guard let message = field?.errorMessage else { return .cannotTell(.errorMessageUnknown) }
            if message.isSilent { return .failed(.errorUnsaid) }
            let isBare = Set(message.words).isSubset(of: Self.wordsOfNoHelp)
            return isBare ? .failed(.errorBare, measured: .text(message), severity: .warning) : .passed
        }
    }

    /// The words of messages that do not say what is wrong.
    private static let wordsOfNoHelp = Set(
        [
            "error errors invalid wrong incorrect failed failure oops sorry something went is was are not valid bad value input entry field",
            "data this that the your an a please try again check it has there occurred unknown problem",
            "fehler ungültig ungültige ungültiger ungültiges falsch falsche etwas ist nicht gültig schief schiefgelaufen gelaufen wert eingabe",
            "bitte erneut versuchen prüfen ein aufgetreten leider",
            "erreur invalide invalides incorrecte une un est survenue produite saisie valeur non valide champ veuillez réessayer",
            "inválido inválida incorrecto incorrecta no válido válida valor campo ha ocurrido algo salió mal inténtelo de nuevo",
        ].flatMap { $0.split(separator: " ").map(String.init) })

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        let remedy = "name the field and what to enter in a message beside it"
        return switch failure {
        case .errorUnsaid: Finding.Wording(fact: "\(name) is invalid and does not say what is wrong", remedy: remedy)
        case .errorSilent: Finding.Wording(fact: "\(name) has an error, but no message describes it", remedy: remedy)
        case .errorUnnamed: Finding.Wording(fact: "\(name) is invalid, and \"\(finding.measuredText)\" does not name it", remedy: remedy)
        case .errorBare:
            Finding.Wording(fact: "\(name) is invalid, and \"\(finding.measuredText)\" does not say what is wrong", remedy: remedy)
        case .unsaid: Finding.Wording(fact: "\(name) does not say what to enter", remedy: "give the field a label")
        }
    }
}

extension FieldPurposeStated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who reach the field directly, or forget easily, do not know what to enter.",
            scope: "Enabled, exposed fields and pickers. In a flow, a new error must name its field.",
            exemptions: ["The message need not suggest a correction."],
            doubts: ["The capture does not state the label or the message.", SpecGuide.unexplored])
    }
}
