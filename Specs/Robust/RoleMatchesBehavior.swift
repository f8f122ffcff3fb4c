package import EveryScreenAudit
import EveryScreenModel

/// An element with an action has a role that says so, and an element with a
/// control's role has an action.
///
/// - Source: WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: a control's role, or the trait of one; cells act as rows do.
/// - Smallest counterexample: `.text("a").action("b")`.
package struct RoleMatchesBehavior: ScreenSpec {
    package let id = SpecID.roleMatchesBehavior
    package let rule = AccessibilityRule(
        "An element with an action has a role that says so, and an element with a control's role has an action.", [.wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case inert, unnamed }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        // Captures of platforms without traits state their states as traits, and no
        // roles.
        let tellsRoles = screen.elements.contains { $0.traits?.isDisjoint(with: Self.telling) == false }
        // A switch in a row that can be pressed is a picture of its state.
        lazy var acting = screen.nearestAround { screen.elements[$0].actions?.contains { $0.kind == .activate } == true }
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            let actions = screen.elements[index].actions
            let acts = actions?.contains { $0.kind == .activate } == true
            guard acts || role.isControl else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].isKnownDisabled { return .inapplicable(.disabled) }
            if role.isControl {
                if role.isTextInput { return .passed }
                guard let actions else { return .untested(.actionUnknown) }
                if !actions.isEmpty { return .passed }
                return acting[index] >= 0 ? .inapplicable(.grouped) : .failed(.inert)
            }
            if role == .cell { return .passed }
            guard let traits = screen.elements[index].traits, tellsRoles else { return .cannotTell(.roleUnknown) }
            return traits.isDisjoint(with: Self.acting) ? .failed(.unnamed) : .passed
        }
    }

    /// The traits that state a role.
    private static let telling: ScreenElement.Traits = acting.union([.staticText, .image, .header])

    /// The traits by which it is announced that something can be pressed.
    private static let acting: ScreenElement.Traits = [
        .button, .link, .keyboardKey, .searchField, .adjustable, .tabButton, .backButton, .toggleButton, .popupButton, .menuItem,
        .radioButton, .textEntry, .allowsDirectInteraction,
    ]

    /// The way in which something that is no control is announced.
    private static func manner(_ role: ScreenElement.Role) -> String {
        switch role {
        case .text: "as text"
        case .image: "as an image"
        case .heading: "as a heading"
        default: "without a role"
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let role = finding.element.role.spokenName
        return switch failure {
        case .inert:
            Finding.Wording(
                fact: "\(finding.element.name) is announced as a \(role) and does nothing",
                remedy: "give it an action, or the role of what it is")
        case .unnamed:
            Finding.Wording(
                fact: "\(finding.element.name) can be pressed and is announced \(Self.manner(finding.element.role))",
                remedy: "make it a button or a link, or add the trait")
        }
    }
}

extension RoleMatchesBehavior {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"Delivery\" without \"button\", and Voice Control and Switch Control pass it by.",
            scope: "Visible, exposed and enabled elements with a tap action, and those with the role of a control.",
            exemptions: ["Cells act as rows do."],
            doubts: ["The capture states no role.", "The capture does not state what a control does."])
    }
}
