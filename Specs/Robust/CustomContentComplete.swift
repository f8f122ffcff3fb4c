package import EveryScreenAudit
import EveryScreenModel

/// Each piece of custom content has a label and a value.
///
/// - Source: Accessibility framework, `AXCustomContent`.
/// - Threshold: one character that can be spoken in each of both, and no label
///   twice.
/// - Smallest counterexample: `.text("a").accessibilityCustomContent("", "b")`.
package struct CustomContentComplete: ScreenSpec {
    package let id = SpecID.customContentComplete
    package let rule = AccessibilityRule(
        "Each piece of custom content has a label and a value.", [.other(.customContent)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unlabeled, empty, repeated }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let content = presentation.screen.elements[index].customContent, !content.isEmpty else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            for (place, piece) in content.enumerated() {
                if piece.label.isSilent { return .failed(.unlabeled, measured: .text(piece.value)) }
                if piece.value.isSilent { return .failed(.empty, measured: .text(piece.label)) }
                if content[..<place].contains(where: { $0.label == piece.label }) {
                    return .failed(.repeated, measured: .text(piece.label))
                }
            }
            return .passed
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (name, text) = (finding.element.name, finding.measuredText)
        return switch failure {
        case .unlabeled: Finding.Wording(fact: "\(name) has custom content \"\(text)\" without a label", remedy: "say what the value is of")
        case .empty:
            Finding.Wording(fact: "\(name) has custom content \"\(text)\" without a value", remedy: "give a value, or leave it out")
        case .repeated:
            Finding.Wording(fact: "\(name) has two pieces of custom content labeled \"\(text)\"", remedy: "give each a different label")
        }
    }
}

extension CustomContentComplete {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who ask for more content hear a value without its meaning, or nothing.",
            scope: "Exposed elements with custom content.")
    }
}
