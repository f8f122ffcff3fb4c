package import EveryScreenAudit
import EveryScreenModel

/// Each place to drag from or to drop on has a different name, and is on the
/// screen.
///
/// - Source: UIAccessibilityLocationDescriptor.
/// - Threshold: one character that can be spoken, no name twice in an element, and
///   a point within the screen.
/// - Smallest counterexample: an element with a drop point of the name "".
package struct DragPointsNamed: ScreenSpec {
    package let id = SpecID.dragPointsNamed
    package let rule = AccessibilityRule(
        "Each place to drag from or to drop on has a different name, and is on the screen.",
        [.other(.locationDescriptor)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unnamed, repeated, outside }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let lists = [screen.elements[index].dragSources ?? [], screen.elements[index].dropPoints ?? []]
            guard lists.contains(where: { !$0.isEmpty }) else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            for points in lists {
                for (place, point) in points.enumerated() {
                    // The system names the only place by the element.
                    if point.name.isSilent, points.count > 1 { return .failed(.unnamed, measured: .number(Double(place + 1))) }
                    if points[..<place].contains(where: { $0.name == point.name }) {
                        return .failed(.repeated, measured: .text(point.name))
                    }
                    if let at = point.point, presentation.limitBeyond(LayoutRect(origin: at, size: Self.spot), in: index) != nil {
                        return .failed(.outside, measured: .text(point.name))
                    }
                }
            }
            return .passed
        }
    }

    /// The extent of a point, in points: areas without extent are nowhere.
    private static let spot = LayoutSize(width: 0.01, height: 0.01)

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        return switch failure {
        case .unnamed:
            Finding.Wording(
                fact: "\(name) has several places to drag or drop, and number \(decimalText(finding.measuredNumber)) has no name",
                remedy: "name each descriptor by the thing that is dragged, or by its goal")
        case .repeated:
            Finding.Wording(
                fact: "\(name) has two places to drag or drop of the name \(finding.measuredText.quotedExcerpt)",
                remedy: "give each descriptor a different name")
        case .outside:
            Finding.Wording(
                fact: "\(name) has the place \(finding.measuredText.quotedExcerpt) to drag or drop, which is off the screen",
                remedy: "give the point in the coordinates of the view, and within it")
        }
    }
}

extension DragPointsNamed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who drag hear names without a difference, or drop on nothing.",
            scope: "Exposed elements with drag sources or drop points.",
            exemptions: ["The only place of an element may be without a name, since the element has one."])
    }
}
