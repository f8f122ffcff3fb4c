package import EveryScreenAudit
import EveryScreenModel

/// An element has no traits that contradict each other.
///
/// - Source: UIAccessibilityTraits; GTXiLib, conflicting traits.
/// - Threshold: the pairs in `conflicts`. Roles that exclude each other, and a tab
///   bar that is an element itself, are errors. Text marked as never changing and
///   as changing often, and a button marked as an image, are warnings.
/// - Smallest counterexample: `.button("a").accessibilityAddTraits(.link)`.
package struct TraitsConsistent: ScreenSpec {
    package let id = SpecID.traitsConsistent
    package let rule = AccessibilityRule("An element has no traits that contradict each other.", [.other(.traits), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case tabBar, conflict }

    /// Creates the spec.
    package init() {}

    private static let conflicts: [(traits: ScreenElement.Traits, names: String, severity: Finding.Severity)] = [
        ([.button, .link], "button and link", .error),
        ([.button, .searchField], "button and searchField", .error),
        ([.button, .keyboardKey], "button and keyboardKey", .error),
        ([.link, .searchField], "link and searchField", .error),
        ([.link, .keyboardKey], "link and keyboardKey", .error),
        ([.searchField, .keyboardKey], "searchField and keyboardKey", .error),
        ([.button, .adjustable], "button and adjustable", .error),
        ([.staticText, .updatesFrequently], "staticText and updatesFrequently", .warning),
        ([.image, .button], "image and button", .warning),
    ]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let traits = screen.elements[index].traits else {
                return screen.elements[index].role.isControl && presentation.standing.reasonNotPresented(index) == nil
                    ? .untested(.stateUnknown) : nil
            }
            if traits.isEmpty { return nil }
            if traits.contains(.tabBar), screen.elements[index].isAccessibilityElement == true {
                return .failed(.tabBar, measured: .text("tabBar"))
            }
            if let reason = presentation.standing.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let conflict = Self.conflicts.first(where: { traits.isSuperset(of: $0.traits) }) else { return .passed }
            return .failed(.conflict, measured: .text(conflict.names), severity: conflict.severity)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .tabBar:
            Finding.Wording(
                fact: "\(finding.element.name) is an element itself, which hides its tabs",
                remedy: "let its tabs be elements, and the bar none")
        case .conflict:
            Finding.Wording(
                fact: "\(finding.element.name) has the traits \(finding.measuredText), which contradict each other",
                remedy: "keep the one that says what happens")
        }
    }
}

extension TraitsConsistent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"button, link\" and do not know what will happen.",
            scope: "Exposed elements with known traits.",
            doubts: ["The capture does not state the traits of controls."])
    }
}
