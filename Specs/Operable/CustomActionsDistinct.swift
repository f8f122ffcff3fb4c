package import EveryScreenAudit
import EveryScreenModel

/// Custom actions are named, distinct, and distinct in their first letter where
/// they have no image.
///
/// - Source: the practice of Switch Control users; UIAccessibilityCustomAction.
/// - Threshold: the names without regard to case, and the first character of those
///   without image, within one category.
/// - Smallest counterexample: `.button("a").accessibilityActions(["b", "b"])`.
package struct CustomActionsDistinct: ScreenSpec {
    package let id = SpecID.customActionsDistinct
    package let rule = AccessibilityRule(
        "Custom actions are named, distinct, and distinct in their first letter where they have no image.", [.other(.customAction)],
        severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unnamed, sameName, sameLetter }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let actions = screen.elements[index].actions, actions.contains(where: { $0.kind == .custom }) else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            let custom = actions.filter { $0.kind == .custom }
            if custom.contains(where: { $0.name?.isSilent == true }) { return .failed(.unnamed) }
            if custom.contains(where: { $0.name == nil }) { return .cannotTell(.labelUnknown) }
            var names: [String: ScreenElement.Action] = [:]
            var letters: [String: ScreenElement.Action] = [:]
            var isUnknown = false
            for action in custom {
                let name = action.name?.lowercased() ?? ""
                let place = action.category ?? ""
                if names.updateValue(action, forKey: "\(place)/\(name)") != nil {
                    return .failed(.sameName, measured: .text(action.name ?? ""))
                }
                if action.hasImage == true { continue }
                if let other = letters.updateValue(action, forKey: "\(place)/\(name.prefix(1))") {
                    if action.hasImage == nil || other.hasImage == nil {
                        isUnknown = true
                    } else {
                        return .failed(.sameLetter, measured: .text("\(other.name ?? ""), \(action.name ?? "")"))
                    }
                }
            }
            return isUnknown ? .cannotTell(.imageUnknown) : .passed
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .unnamed: Finding.Wording(fact: "a custom action of \(name) has no name", remedy: "name it by what it does")
        case .sameName:
            Finding.Wording(
                fact: "two custom actions of \(name) are called \"\(finding.measuredText)\"", remedy: "name each by what it does")
        case .sameLetter:
            Finding.Wording(
                fact: "custom actions of \(name) begin with one letter and have no image: \(finding.measuredText)",
                remedy: "give them images, or names that begin differently")
        }
    }
}

extension CustomActionsDistinct {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Switch Control users see one letter for each action and cannot tell two of one letter apart.",
            scope: "Exposed elements with custom actions.",
            exemptions: ["Actions of different categories may share names and letters."],
            doubts: ["The capture does not state whether actions have images."])
    }
}
