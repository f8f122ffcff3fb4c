package import EveryScreenAudit
import EveryScreenModel

/// A label is not a file name, an identifier or a resource key.
///
/// - Who is harmed: whoever listens hears "ic underscore cart underscore 24".
/// - Source: WCAG 2.2 SC 1.1.1 (level A).
/// - Threshold: the forms in `ArtificialName`; each needs a mark that no language
///   has: an underscore, a known file extension, capitals in the midst of a word
///   after two small letters, two dots without spaces.
/// - Applies to controls and images in the accessibility tree with a label. What
///   the screen shows is part of the label by right.
/// - Cannot tell of a label that is the asset's name and a word all the same, or
///   that is one sign.
/// - Smallest counterexample: `.imageButton("a").accessibilityLabel("a_a")`.
package struct LabelHumanReadable: ScreenSpec {
    package let id = "label-human-readable"
    package let claim = "A label is not a file name, an identifier or a resource key."
    package let sources = ["WCAG 2.2 SC 1.1.1"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard screen.elements[index].role.isControl || screen.elements[index].role == .image else { return nil }
            if let reason = presentation.standing.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            if label.isSilent { return nil }
            let form = ArtificialName(label)
            if form != nil, presentation.showsLabel(of: index) { return .passed(by: .visibleText) }
            if let form { return .failed(form.rawValue, measured: .text(label)) }
            let isSign =
                presentation.labelWords[index].isEmpty
                && !label.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
            if isSign, !presentation.showsLabel(of: index) {
                return label.count > 1 ? .failed("signs", measured: .text(label)) : .cannotTell(.humanJudgement)
            }
            return label.count > 1 && label == screen.elements[index].image?.name ? .cannotTell(.humanJudgement) : .passed
        }
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let form =
            switch ArtificialName(rawValue: finding.kind) {
            case .fileName: "the name of a file"
            case .identifier, .className: "an identifier"
            case .resourceKey: "the key of a text that was not found"
            case .number: "a number for machines"
            case .description: "the description of an object"
            case .pictureFont: "a sign of a picture font, which has no sound"
            case nil: "signs without a word"
            }
        return Finding.Wording(
            fact: "the label of \(finding.element.nameWithoutLabel) is \(form): \"\(finding.measuredText)\"",
            remedy: finding.element.role == .image ? "say what the image shows" : "say what the \(finding.element.role.spokenName) does")
    }
}
