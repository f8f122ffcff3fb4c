package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A modal hides what lies behind it from every assistive technology.
///
/// - Source: WCAG 2.2 SC 2.4.3 (level A); UIAccessibility,
///   accessibilityViewIsModal.
/// - Decided exactly, on the stops of screen reader and keyboard: none may lie
///   outside the modal that is open on top.
/// - Smallest counterexample: `.column([.button("a"),
///   .row([.text("b").modal(.button("c"))])])` with the modal in a separate group.
package struct ModalIsolates: ScreenSpec {
    package let id = SpecID.modalIsolates
    package let rule = AccessibilityRule(
        "A modal hides what lies behind it from every assistive technology.",
        [.wcag(.focusOrder), .other(.viewIsModal)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case keyboard, screenReader }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard let modal = screen.activeModal else { return }
        let read = presentation.readingOrder.elements.filter { presentation.context.isBehindModal[$0] }
        let focused = presentation.keyboardGraph.stops.filter { presentation.context.isBehindModal[$0] }
        let leaks = Set(read + focused).sorted()
        let judgment: Judgment<Failure>
        if !leaks.isEmpty {
            judgment = .failed(read.isEmpty ? .keyboard : .screenReader, related: leaks)
        } else if screen.elements.contains(where: { $0.isAccessibilityElement != nil }) {
            judgment = .passed
        } else {
            judgment = .untested(.exposureUnknown)
        }
        record(judgment, of: modal, on: presentation, into: &verdicts)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let first = finding.related.first?.nameInSentence ?? "an element"
        let rest = finding.related.count > 1 ? " and \(finding.related.count - 1) more" : ""
        let who =
            switch failure {
            case .keyboard: "the keyboard"
            case .screenReader: "the screen reader"
            }
        return Finding.Wording(
            fact: "\(finding.element.name) is a modal, and \(who) still reaches \(first)\(rest) behind it",
            remedy: "put the modal beside all other content, at the top of the tree, or hide the content behind it")
    }
}

extension ModalIsolates {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users go on behind the dialog without knowing that one is open.",
            scope: "Screens with an open modal.",
            doubts: [SpecGuide.unknownStops])
    }
}
