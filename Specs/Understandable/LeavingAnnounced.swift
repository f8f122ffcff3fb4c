package import EveryScreenAudit
import EveryScreenModel

/// A control that opens another app or page says so.
///
/// - Source: Human Interface Guidelines; WCAG technique G201.
/// - Threshold: the role or trait of a link, or a word for leaving in label, value
///   or hint, in the language of the element.
/// - Smallest counterexample: a button that leaves the app and is called "a".
package struct LeavingAnnounced: ScreenSpec {
    package let id = SpecID.leavingAnnounced
    package let rule = AccessibilityRule("A control that opens another app or page says so.", [.other(.techniqueG201)], severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unsaid }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let lexicons = presentation.lexicons
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let leaves = screen.elements[index].actions?.contains { $0.leavesApp == true } == true
            let isLink = screen.elements[index].role == .link || screen.elements[index].traits?.contains(.link) == true
            guard leaves else {
                let isUnknown = screen.elements[index].actions?.contains { $0.kind == .activate && $0.leavesApp == false } != true
                return isLink && isUnknown ? .untested(.actionUnknown) : nil
            }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if isLink { return .passed }
            let texts = [screen.elements[index].label, screen.elements[index].value, screen.elements[index].hint]
            guard texts.contains(where: { $0 != nil }) else { return .cannotTell(.labelUnknown) }
            guard let lexicon = lexicons[index] else { return .untested(.noLocaleData) }
            let words = texts.compactMap { $0?.words }
            let isTold = lexicon.leavingWords.contains { phrase in words.contains { $0.holds(phrase.words) } }
            return isTold ? .passed : .failed(.unsaid)
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) leads out of the app and does not say so",
            remedy: "make it a link, or say in the hint what opens: \"Opens in Safari.\"")
    }
}

extension LeavingAnnounced {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who do not see the screen change are in another app and do not know how to get back.",
            scope: "Exposed controls that are known to leave the app.",
            doubts: [SpecGuide.noWordLists, "The capture does not state whether a link leaves the app."])
    }
}
