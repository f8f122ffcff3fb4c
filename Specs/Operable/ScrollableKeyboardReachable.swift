package import EveryScreenAudit
import EveryScreenModel

/// A region that scrolls can be scrolled by keyboard.
///
/// - Source: WCAG 2.2 SC 2.1.1 and 2.1.3 (level A).
/// - Threshold: content that is larger than the region by more than a line of
///   small text, 13 pt; or the region, or something inside, takes keyboard focus.
/// - Smallest counterexample: a scrolling region with a long text.
package struct ScrollableKeyboardReachable: ScreenSpec {
    package let id = SpecID.scrollableKeyboardReachable
    package let rule = AccessibilityRule("A region that scrolls can be scrolled by keyboard.", [.wcag(.keyboard)])

    /// The extent that may stay beyond the edge without hiding a line, in points.
    private static let leastHidden = 13.0

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unreachable }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() {
            guard let scrolling = element.scrolling, element.role != .screen, !element.isControl else { continue }
            if let reason = presentation.reasonNotSeen(element.frame, of: index) {
                verdicts.recordInapplicable(reason)
            } else if !hasMore(scrolling, than: element.frame.size) {
                verdicts.recordInapplicable(.nothingToJudge)
            } else if let own = element.keyboard?.isFocusable {
                let isReached = own || screen.descendants(of: index).contains { screen.elements[$0].keyboard?.isFocusable == true }
                if isReached {
                    verdicts.pass()
                } else if !hasMore(scrolling, than: element.frame.size, along: .vertical), showsTextOnly(index, on: screen) {
                    verdicts.cannotTell(presentation.reference(to: index), .keyboardUnknown)
                } else {
                    verdicts.fail(Finding(self, kind: .unreachable, element: presentation.reference(to: index)))
                }
            } else {
                verdicts.recordUntested(.keyboardUnknown)
            }
        }
    }

    private func showsTextOnly(_ index: Int, on screen: RenderedScreen) -> Bool {
        !screen.descendants(of: index).contains { inner in
            let element = screen.elements[inner]
            return element.isVisible != false && (element.role == .image || element.image != nil || element.isControl)
        }
    }

    private func hasMore(_ scrolling: ScreenElement.Scrolling, than size: LayoutSize, along only: ScreenElement.Axis? = nil) -> Bool {
        guard let content = scrolling.contentSize else { return true }
        return scrolling.axes.contains { axis in
            (only == nil || only == axis)
                && (axis == .vertical ? content.height - size.height : content.width - size.width) > Self.leastHidden
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(
            fact: "\(finding.element.name) scrolls, and neither it nor anything inside takes keyboard focus",
            remedy: "let the region take keyboard focus")
    }
}

extension ScrollableKeyboardReachable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Keyboard users never see the content further down.",
            scope: "Scrolling regions with content larger than the region by more than a line of small text.",
            exemptions: ["The screen itself scrolls by the keys of the platform.", "Pickers and text fields are exempt."],
            doubts: ["A region scrolls sideways and holds only text.", SpecGuide.unknownFocus])
    }
}
