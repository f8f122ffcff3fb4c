package import EveryScreenAudit
import EveryScreenModel

/// A field's label does not vanish when it has content.
///
/// - Source: WCAG 2.2 SC 3.3.2 (level A).
/// - Threshold: none; the label is shown beside the field, or on it as text that
///   is no placeholder.
/// - Smallest counterexample: a field whose label is its placeholder.
package struct FieldLabelPersistent: ScreenSpec {
    package let id = SpecID.fieldLabelPersistent
    package let rule = AccessibilityRule(
        "A field's label does not vanish when it has content.", [.wcag(.labelsOrInstructions)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case placeholderOnly }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var shown: Set<String>?
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            guard screen.elements[index].role.isTextInput else { return nil }
            if screen.elements[index].role == .searchField { return .inapplicable(.searchField) }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if screen.elements[index].labeledBy?.isEmpty == false { return .passed }
            let runs = screen.elements[index].text
            let placeholder = screen.elements[index].field?.placeholder ?? runs?.first { $0.isPlaceholder == true }?.string
            let label = screen.elements[index].label
            let words = presentation.labelWords[index]
            if let label, !words.isEmpty, runs?.contains(where: { $0.isPlaceholder != true && $0.string == label }) == true {
                if placeholder != label { return .passed }
            }
            if shown == nil { shown = Self.shownTexts(on: presentation) }
            if !words.isEmpty, shown?.contains(words) == true { return .passed }
            guard let placeholder, !placeholder.isSilent else {
                return runs == nil ? .untested(.visibleLabelUnknown) : .cannotTell(.visibleLabelUnknown)
            }
            guard let label else { return .cannotTell(.labelUnknown) }
            // That it has no label at all is one failure, which element-has-label
            // reports.
            if label.isSilent { return .inapplicable(.reportedElsewhere) }
            let isAll = label.isSilent || words == placeholder.joinedWords
            return isAll ? .failed(.placeholderOnly, measured: .text(placeholder)) : .cannotTell(.visibleLabelUnknown)
        }
    }

    /// The texts that stand on the screen by themselves, in words.
    private static func shownTexts(on presentation: ScreenPresentation) -> Set<String> {
        let elements = presentation.screen.elements
        var result = Set<String>()
        for index in elements.indices where [.text, .heading].contains(elements[index].role) {
            guard elements[index].isVisible != false else { continue }
            result.insert(presentation.labelWords[index])
            for run in elements[index].text ?? [] where run.string != elements[index].label { result.insert(run.string.joinedWords) }
        }
        return result
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact:
                "the placeholder \"\(finding.measuredText)\" is all that names \(finding.element.nameWithoutLabel), and typing hides it",
            remedy: "show the label above the field, or beside it")
    }
}

extension FieldLabelPersistent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who forget easily or are interrupted see \"17\" and not what it means.",
            scope: "Exposed fields.",
            exemptions: ["Search fields are exempt, since their icon names them."],
            doubts: ["The label is not among the visible text that is known.", "The capture states neither text nor placeholder."])
    }
}
