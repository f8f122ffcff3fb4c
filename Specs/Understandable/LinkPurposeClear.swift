package import EveryScreenAudit
import EveryScreenModel

/// A link's label says where it leads.
///
/// - Source: WCAG 2.2 SC 2.4.4 (level A), with the context; 2.4.9 without.
/// - Threshold: one word that is not in the list of empty words of the language.
/// - Smallest counterexample: `.link("here")`.
package struct LinkPurposeClear: ScreenSpec {
    package let id = SpecID.linkPurposeClear
    package let judgesWording = true
    package let rule = AccessibilityRule("A link's label says where it leads.", [.wcag(.linkPurposeInContext)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case empty }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let lexicons = presentation.lexicons
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            guard screen.elements[index].role == .link else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            let words = label.words
            if words.isEmpty { return nil }
            guard let lexicon = lexicons[index] else { return .untested(.noLocaleData) }
            // "More about this" says no more than "More"; a page may be named
            // "About".
            let isEmpty =
                words.contains(where: lexicon.emptyLinkWords.contains)
                && words.allSatisfy { lexicon.emptyLinkWords.contains($0) || lexicon.linkFillers.contains($0) }
            if !isEmpty { return .passed }
            return hasContext(index, words, presentation) ? .passed(by: .contextDiffers) : .failed(.empty, measured: .text(label))
        }
    }

    /// Whether the text or the row around a link has other words.
    private func hasContext(_ index: Int, _ words: [String], _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        for outer in screen.ancestors(of: index) {
            let role = screen.elements[outer].role
            // A paragraph of a page is a group that shows its words itself (WCAG
            // 2.2, programmatically determined link context).
            guard role == .text || role == .cell || screen.elements[outer].text?.isEmpty == false else { continue }
            var said = (screen.elements[outer].label ?? "").words + (screen.elements[outer].text ?? []).flatMap(\.string.words)
            if role == .cell {
                for inner in screen.descendants(of: outer)
                where screen.elements[inner].role == .text || screen.elements[inner].role == .heading {
                    said += (screen.elements[inner].label ?? "").words
                }
            }
            return said.contains { !words.contains($0) }
        }
        return false
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) does not say where the link leads", remedy: "name the destination: \"Opening hours\"")
    }
}

extension LinkPurposeClear {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who list the links hear \"here, more, here\".",
            scope: "Exposed links with a label.",
            exemptions: ["The text around a link, or that of its row, may state the purpose."],
            doubts: [SpecGuide.noWordLists])
    }
}
