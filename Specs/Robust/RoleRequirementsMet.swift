package import EveryScreenAudit
import EveryScreenModel

/// An element meets the demands of its role: states, values, and the roles around
/// and inside it.
///
/// - Source: WCAG 2.2 SC 1.3.1 and 4.1.2 (level A); WAI-ARIA 1.2; ACT rules 46ca7f,
///   4e8ab6, 5f99a7, 674b10, 6a7281, a25f45, bc4a75, d0f69e, ff89c9 and kb1m8s;
///   failures F59, F90 and F91; techniques H48 and H71; HTML, section 4.4 (content
///   of lists).
/// - Threshold: each state that WAI-ARIA requires without giving it a value, one
///   of the values of a state, one element around and one inside of a role that
///   belongs there. A cell for each header of a table, and, with three or more
///   rows and columns, a header in the row or column of each cell. A group with
///   a label around radio buttons of one name. Roles and attributes that
///   WAI-ARIA defines, no label on a role that takes none, and no meaning on
///   decoration. Items in lists, and nothing but items in them.
/// - Names that browsers do not know, and lists that they repair, are warnings.
/// - Decided exactly for the roles and states that the author of a page wrote.
/// - Smallest counterexample: `<div role="checkbox" tabindex="0">Gift</div>`.
package struct RoleRequirementsMet: ScreenSpec {
    package let id = SpecID.roleRequirementsMet
    package let rule = AccessibilityRule(
        "An element meets the demands of its role: states, values, and the roles around and inside it.",
        [.wcag(.infoAndRelationships), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind {
        case missingState, wrongValue, missingContext, missingContent, missingRole, missingHeader, unusedHeader, missingGroup
        case unknownRole, unknownAttribute, unsupportedAttribute, unnamable, exposedDecoration, misplacedItem, strayContent

        /// How much a failure matters: browsers repair some, each in another way.
        fileprivate var severity: Finding.Severity {
            switch self {
            case .unknownAttribute, .unsupportedAttribute, .unnamable, .exposedDecoration, .misplacedItem, .strayContent: .warning
            default: .error
            }
        }
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        for (index, element) in presentation.screen.elements.enumerated() {
            guard let mistakes = element.roleMistakes else { continue }
            if mistakes.isEmpty { verdicts.pass() }
            let reason = presentation.context.reasonNotPresented(index)
            for mistake in mistakes {
                // Groups, at which no screen reader stops, are in the tree as well.
                if let reason, reason != .notInAccessibilityTree {
                    verdicts.recordInapplicable(reason)
                } else if let kind = Failure(rawValue: mistake.kind.rawValue) {
                    verdicts.fail(
                        Finding(
                            of: id, kind: Finding.Kind(kind), severity: kind.severity, element: presentation.reference(to: index),
                            measured: .text(mistake.found), required: .text(mistake.expected)))
                }
            }
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, found, expected) = (finding.element.name, finding.measuredText, finding.requiredText)
        return switch failure {
        case .missingState:
            Finding.Wording(fact: "\(name) has no \(found), which \(expected) requires", remedy: "state \(found), and keep it up to date")
        case .wrongValue:
            Finding.Wording(fact: "\(name) has \(found); the value must be \(expected)", remedy: "set one of these values")
        case .missingContext:
            Finding.Wording(
                fact: "\(name) has the role \(found) and is in no \(expected)", remedy: "put it into an element of the role \(expected)")
        case .missingContent:
            Finding.Wording(
                fact: "\(name) has the role \(found) and holds no \(expected)",
                remedy: "give its content the role, or remove the role \(found)")
        case .missingRole:
            Finding.Wording(
                fact: "\(name) takes focus and clicks, and has no role", remedy: "use a button or a link, or give it the role of one")
        case .missingHeader:
            Finding.Wording(
                fact: "\(found) of \(finding.element.nameInSentence) have no header; \(expected) is needed",
                remedy: "mark the cells that name rows and columns as header cells (th)")
        case .unusedHeader:
            Finding.Wording(
                fact: "\(name) is the header of no cell", remedy: "give it a cell in its row or column, or make it a cell of data (td)")
        case .missingGroup:
            Finding.Wording(
                fact: "\(name) and \(found) are one choice, and \(expected) does not hold them",
                remedy: "put them into a group that says the choice (fieldset with legend)")
        case .unknownRole:
            Finding.Wording(
                fact: "\(name) has role=\"\(found)\", which WAI-ARIA does not define",
                remedy: expected.isEmpty ? "use a role of WAI-ARIA, or remove the attribute" : "did you mean \"\(expected)\"?")
        case .unknownAttribute:
            Finding.Wording(
                fact: "\(name) has the attribute \(found), which WAI-ARIA does not define",
                remedy: expected.isEmpty ? "remove it, or begin its name with data-" : "did you mean \(expected)?")
        case .unsupportedAttribute:
            Finding.Wording(
                fact: "\(name) has the attribute \(found), which its role does not have: \(expected)",
                remedy: "remove it, or give the element a role that has it")
        case .unnamable:
            Finding.Wording(
                fact: "\(name) has \(found), and its role does not take a label: \(expected)",
                remedy: "write the text into the element, or give it a role that takes a label")
        case .exposedDecoration:
            Finding.Wording(
                fact: "\(name) is marked as decoration with \(found), and \(expected) gives it a meaning",
                remedy: "keep one of the two")
        case .misplacedItem:
            Finding.Wording(
                fact: "\(name) is an item (\(found)) of no list; \(expected) is needed around it",
                remedy: "put it directly into a list")
        case .strayContent:
            Finding.Wording(
                fact: "\(name) holds \(found); a list holds \(expected)",
                remedy: "put it into an item, or move it out of the list")
        }
    }
}

extension RoleRequirementsMet {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who use a screen reader hear of a check box and not if it is checked, or of a tab that belongs to nothing.",
            scope:
                "Elements of a page with a role or a state that its author wrote, and those that take focus and clicks; tables, lists and "
                + "radio buttons.",
            exemptions: [
                "States with a default value may be left out.", "A region that is busy may be empty.",
                "Elements of HTML bring the states of their role with them.",
                "A table that the browser takes for an aid of layout is none.",
                "A custom element may stand between a list and its items.",
            ],
            doubts: [])
    }
}
