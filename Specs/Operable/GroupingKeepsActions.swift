package import EveryScreenAudit
import EveryScreenModel

/// Merging elements loses no action.
///
/// - Source: WCAG 2.2 SC 2.1.1 (level A); UIAccessibility, custom actions.
/// - Threshold: every action of the elements inside, by its identity, on the
///   element itself or on another that assistive technology stops at. A custom
///   action there with the label of the element inside is the same.
/// - Smallest counterexample: `.row([.button("a")]).accessibilityElement(children:
///   .ignore)`.
package struct GroupingKeepsActions: ScreenSpec {
    package let id = SpecID.groupingKeepsActions
    package let rule = AccessibilityRule("Merging elements loses no action.", [.wcag(.keyboard)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case lost }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var offered: OfferedActions?
        var index = 0
        while index < screen.elements.count {
            let inside = screen.descendants(of: index)
            guard !inside.isEmpty, screen.elements[index].isAccessibilityElement == true,
                presentation.context.reasonNotPresented(index) == nil
            else {
                index += 1
                continue
            }
            let lost = inside.filter { isSwallowed($0, presentation) }
            if !lost.isEmpty {
                let all = offered ?? Self.offered(presentation)
                offered = all
                record(judgment(lost, screen, all), of: index, on: presentation, into: &verdicts)
            }
            index = inside.upperBound
        }
    }

    /// Whether an element is a control that can be touched and at which assistive
    /// technology does not stop.
    ///
    /// Elements inside an element are not visited, whatever they say: buttons of
    /// UIKit say that they are elements.
    private func isSwallowed(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        return screen.elements[index].isControl && presentation.readingPlaces[index] < 0
            && screen.elements[index].isAccessibilityElement != nil && presentation.context.reasonNotOperable(index, on: screen) == nil
    }

    private func judgment(_ inside: [Int], _ screen: RenderedScreen, _ offered: OfferedActions) -> Judgment<Failure> {
        var lost: [Int] = []
        var isUnknown = false
        for index in inside {
            guard let actions = screen.elements[index].actions else {
                isUnknown = true
                continue
            }
            if offered.standFor(screen.elements[index]) { continue }
            let identifiers = actions.map(\.identifier)
            if identifiers.contains(where: { $0.map { !offered.contains($0) } ?? false }) { lost.append(index) }
            isUnknown = isUnknown || identifiers.contains(nil)
        }
        if !lost.isEmpty { return .failed(.lost, related: lost) }
        return isUnknown ? .cannotTell(.actionUnknown) : .passed
    }

    /// The actions of all that assistive technology stops at.
    private static func offered(_ presentation: ScreenPresentation) -> OfferedActions {
        let screen = presentation.screen
        var result = OfferedActions()
        for index in screen.elements.indices where presentation.context.reasonNotPresented(index) == nil {
            guard presentation.readingPlaces[index] >= 0, let actions = screen.elements[index].actions else { continue }
            result.add(actions)
        }
        return result
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let names = finding.related.prefix(3).map(\.nameInSentence).joined(separator: ", ")
        return Finding.Wording(
            fact: "\(finding.element.name) is one element for assistive technology, and what \(names) would do is lost in it",
            remedy: "offer \(finding.related.count == 1 ? "it" : "each") as a custom action of \(finding.element.shortNameInSentence)")
    }
}

extension GroupingKeepsActions {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver, Switch Control and keyboard users find one element where others find a row with three buttons.",
            scope: "Elements where assistive technology stops, with controls inside where it does not.",
            exemptions: ["Another element may offer the same action."],
            doubts: [SpecGuide.unknownActions])
    }
}
