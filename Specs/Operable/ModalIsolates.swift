package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A modal hides what lies behind it from every assistive technology.
///
/// - Who is harmed: whoever listens goes on behind the dialog without knowing that
///   one is open.
/// - Source: WCAG 2.2 SC 2.4.3 (level A); UIAccessibility, accessibilityViewIsModal.
/// - Decided exactly, on the stops of screen reader and keyboard: none may lie
///   outside the modal that is open on top.
/// - Applies to screens with an open modal. VoiceOver leaves out the siblings of a
///   modal view and no more: a modal deeper in the tree than the content leaks.
/// - Untested where the capture does not tell at what assistive technology stops.
/// - Smallest counterexample: `.column([.button("a"), .row([.text("b").modal(.button("c"))])])`
///   with the modal in a group of its own.
package struct ModalIsolates: ScreenSpec {
    package let id = "modal-isolates"
    package let claim = "A modal hides what lies behind it from every assistive technology."
    package let sources = ["WCAG 2.2 SC 2.4.3", "UIAccessibility, accessibilityViewIsModal"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard let modal = screen.activeModal else { return }
        let read = presentation.readingOrder.elements.filter { presentation.standing.isBehindModal[$0] }
        let focused = presentation.keyboardGraph.stops.filter { presentation.standing.isBehindModal[$0] }
        let leaks = Set(read + focused).sorted()
        let judgment: Judgment
        if !leaks.isEmpty {
            judgment = .failed(read.isEmpty ? "keyboard" : "screenReader", related: leaks)
        } else if screen.elements.contains(where: { $0.isAccessibilityElement != nil }) {
            judgment = .passed
        } else {
            judgment = .untested(.exposureUnknown)
        }
        record(judgment, of: modal, on: presentation, into: &verdicts)
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        let first = finding.related.first?.nameInSentence ?? "an element"
        let rest = finding.related.count > 1 ? " and \(finding.related.count - 1) more" : ""
        let who = finding.kind == "keyboard" ? "the keyboard" : "the screen reader"
        return Finding.Wording(
            fact: "\(finding.element.name) is a modal, and \(who) still comes to \(first)\(rest) behind it",
            remedy: "put the modal beside all other content, at the top of the tree, or hide what is behind it")
    }
}
