package import EveryScreenAudit
import EveryScreenModel

/// The frame of an element in the accessibility tree is finite, not negative and
/// not empty.
///
/// - Source: UIAccessibility, accessibilityFrame; WCAG 2.2 SC 4.1.2 (level A).
/// - Threshold: more than 0 in both directions.
/// - Smallest counterexample: an element of 0 × 44 pt.
package struct FrameValid: ScreenSpec {
    package let id = SpecID.frameValid
    package let rule = AccessibilityRule(
        "The frame of an element in the accessibility tree is finite, not negative and not empty.",
        [.other(.accessibilityFrame), .wcag(.nameRoleValue)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case notFinite, negative, empty }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard screen.elements[index].isAccessibilityElement == true else { return nil }
            if let reason = presentation.context.reasonNotPresented(index), reason != .zeroArea { return .inapplicable(reason) }
            let frame = screen.elements[index].frame
            if !frame.isFinite { return .failed(.notFinite, measured: .text("\(frame.minX), \(frame.minY), \(extent(of: frame))")) }
            if frame.width < 0 || frame.height < 0 { return .failed(.negative, measured: .text(extent(of: frame))) }
            if !frame.isEmpty { return .passed }
            if isMapArea(index, on: screen) { return .untested(.extentUnknown) }
            return screen.elements[index].isVisible == nil ? .cannotTell(.visibilityUnknown) : .failed(.empty, measured: .size(frame.size))
        }
    }

    /// Whether it is an area of an image, whose shape is stated for the image and
    /// not as its frame.
    private func isMapArea(_ index: Int, on screen: RenderedScreen) -> Bool {
        guard screen.elements[index].role == .link, let outer = screen.parent(of: index) else { return false }
        return screen.elements[outer].role == .image && !screen.elements[outer].frame.isEmpty
    }

    private func extent(of frame: LayoutRect) -> String { "\(frame.width) × \(frame.height)" }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .notFinite:
            Finding.Wording(
                fact: "the frame of \(finding.element.nameInSentence) is not finite: \(finding.measuredText)",
                remedy: "do not divide by an extent that may be 0")
        case .negative:
            Finding.Wording(
                fact: "the frame of \(finding.element.nameInSentence) is negative: \(finding.measuredText)",
                remedy: "set the frame after layout, and at least 0")
        case .empty:
            Finding.Wording(
                fact: "\(name) is in the accessibility tree with an empty frame, \(finding.unit.text(finding.measuredSize))",
                remedy: "give it room, or hide it from assistive technology as long as it has none")
        }
    }
}

extension FrameValid {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who explore by touch cannot find the element.",
            scope: "Elements where assistive technology stops.",
            doubts: [
                "The frame is empty, and the capture does not state whether the element is drawn.",
                "The element is an area of an image map, whose shape the capture does not state.",
            ])
    }
}
