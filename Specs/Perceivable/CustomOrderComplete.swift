package import EveryScreenAudit
import EveryScreenModel

/// An explicit element order lists every descendant that is an element.
///
/// - Source: UIAccessibilityContainer, accessibilityElements; WCAG 2.2 SC 1.3.2
///   (level A).
/// - Threshold: every element at which assistive technology would stop.
/// - Smallest counterexample: a container of one button with an empty order.
package struct CustomOrderComplete: ScreenSpec {
    package let id = SpecID.customOrderComplete
    package let rule = AccessibilityRule(
        "An explicit element order lists every descendant that is an element.",
        [.other(.accessibilityElements), .wcag(.meaningfulSequence)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case missing, dangling }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { container in
            guard let order = screen.elements[container].accessibilityOrder else { return nil }
            if let reason = presentation.context.reasonNotPresented(container), reason != .notInAccessibilityTree {
                return .inapplicable(reason)
            }
            let inside = screen.descendants(of: container)
            let listed = Set(order)
            let sources = Set(inside.map { screen.elements[$0].source })
            let dangling = order.filter { !sources.contains($0) }
            var missing: [Int] = []
            var isUnknown = false
            var index = inside.lowerBound
            while index < inside.upperBound {
                let end = screen.descendants(of: index).upperBound
                if listed.contains(screen.elements[index].source) {
                    index = end
                    continue
                }
                if presentation.context.reasonNotPresented(index) == nil {
                    if screen.elements[index].isAccessibilityElement == true {
                        missing.append(index)
                        index = end
                        continue
                    }
                    isUnknown = isUnknown || screen.elements[index].isControl
                }
                index += 1
            }
            if !missing.isEmpty { return .failed(.missing, related: missing) }
            if !dangling.isEmpty { return .failed(.dangling, measured: .text(dangling.joined(separator: ", "))) }
            return isUnknown ? .cannotTell(.exposureUnknown) : .passed
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let names = finding.related.prefix(3).map(\.nameInSentence).joined(separator: ", ")
        let rest = finding.related.count > 3 ? " and \(finding.related.count - 3) more" : ""
        return switch failure {
        case .missing:
            Finding.Wording(
                fact: "the order of \(finding.element.nameInSentence) leaves out \(names)\(rest)",
                remedy: "list \(finding.related.count == 1 ? "it" : "them"), or do not set the order by hand")
        case .dangling:
            Finding.Wording(
                fact: "the order of \(finding.element.nameInSentence) lists elements that are not in it: \(finding.measuredText)",
                remedy: "list only elements inside, and set the order again when they change")
        }
    }
}

extension CustomOrderComplete {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users never reach the elements that the order leaves out.",
            scope: "Containers whose order is set by hand.",
            exemptions: ["An element inside a listed one is listed with it."],
            doubts: [SpecGuide.unknownStops])
    }
}
