package import EveryScreenAudit
package import EveryScreenModel

/// The right-to-left layout is the mirror image of the left-to-right one, and is
/// read in the same order.
///
/// - Source: Human Interface Guidelines, Right to left; WCAG 2.2 SC 1.3.2 (level
///   A).
/// - Threshold: each element is as far from the right edge as left-to-right from
///   the left one, to one point. Its leading edge, its trailing edge or its middle
///   counts, as translated text may be longer or shorter.
/// - A symbol of the system named after the left or right side does not turn round,
///   as the symbols for forward and backward do.
/// - The reading order is looked at where all stands in its place.
/// - Smallest counterexample: a text at the left edge in both directions.
package struct RightToLeftMirrors: ComparingSpec {
    package let id = SpecID.rightToLeftMirrors
    package let rule = AccessibilityRule(
        "The right-to-left layout is the mirror image of the left-to-right one, and is read in the same order.",
        [.humanInterfaceGuidelines(.rightToLeft), .wcag(.meaningfulSequence)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case order, place, symbol }

    /// Creates the spec.
    package init() {}

    /// By how much frames may differ through rounding, in points.
    private static let tolerance = 1.0

    /// The settings to compare with: one step from those shown, by what the claim
    /// is about.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        guard environment.layoutDirection == .rightToLeft else { return [] }
        var other = environment
        other.layoutDirection = .leftToRight
        return [other]
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var index = 0
        while index < screen.elements.count {
            let judgment = self.judgment(of: index, on: presentation, beside: counterpart)
            if let judgment { record(judgment, of: index, on: presentation, into: &verdicts) }
            switch judgment {
            case .failure?, .passed(by: .directionFixed)?: index = screen.descendants(of: index).upperBound
            default: index += 1
            }
        }
        guard verdicts.tally.failed == 0 else { return }
        var order = Verdicts(spec: id)
        OrderComparison(presentation: presentation, counterpart: counterpart).judge(for: self, kind: .order, into: &order)
        order.findings.forEach { verdicts.fail($0) }
    }

    private func judgment(of index: Int, on presentation: ScreenPresentation, beside counterpart: Counterpart) -> Judgment<Failure>? {
        let (screen, other) = (presentation.screen, counterpart.presentation.screen)
        let element = screen.elements[index]
        guard element.isVisible != false, element.frame.isFinite, !element.frame.isEmpty,
            !presentation.context.isSystemProvided[index]
        else { return nil }
        if element.isDirectionFixed == true { return .passed(by: .directionFixed) }
        guard let place = counterpart.pairs.other(of: index) else {
            // A mere container shows nothing, and need not be found again.
            return element.isControl || element.text?.isEmpty == false ? .cannotTell(.notFoundAgain) : nil
        }
        let before = other.elements[place].frame
        guard before.isFinite, !before.isEmpty else { return nil }
        let width = screen.size.width
        let leading = (now: width - element.frame.maxX, before: before.minX)
        let trailing = (now: element.frame.minX, before: other.size.width - before.maxX)
        let middle = (now: width - element.frame.center.x, before: before.center.x)
        if [leading, trailing, middle].contains(where: { abs($0.now - $0.before) <= Self.tolerance }) {
            guard let name = element.image?.name, Self.turned(name) != nil else { return .passed }
            // Many rows show such a symbol as a mere ornament.
            let isNamed = element.isControl || element.label?.isSilent == false
            return .failed(.symbol, measured: .text(name), severity: isNamed ? nil : .note)
        }
        if dependsOnScrolling(index, on: screen) { return .cannotTell(.scrolledPartlyOut) }
        return .failed(.place, measured: .number(leading.now), required: .number(leading.before))
    }

    /// The name of the symbol that turns round with the layout; `nil` for a name
    /// that is not after one side.
    private static func turned(_ name: String) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1, directed.contains(parts[0]), let side = ["left": "backward", "right": "forward"][parts[1]],
            !parts.dropFirst(2).contains(where: { sides.contains($0) })
        else { return nil }
        parts[1] = side
        return parts.joined(separator: ".")
    }

    /// The symbols that point along the text (SF Symbols 6).
    private static let directed: Set<String> = ["arrow", "arrowshape", "arrowtriangle", "chevron"]
    private static let sides: Set<String> = ["left", "right", "up", "down", "and"]

    /// Whether the place depends on how far a region is scrolled sideways, as it
    /// does in captures.
    private func dependsOnScrolling(_ index: Int, on screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { outer in
            guard let scrolling = screen.elements[outer].scrolling else { return false }
            return scrolling.isAlong(.horizontal) && scrolling.contentSize == nil
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "other content"
        let (now, before) = (finding.unit.text(finding.measuredNumber), finding.unit.text(finding.requiredNumber))
        return switch failure {
        case .order:
            Finding.Wording(
                fact: "\(finding.element.name) is read after \(other) right-to-left, and before it left-to-right",
                remedy: "let the order follow the direction of the layout")
        case .symbol:
            Finding.Wording(
                fact: "\(finding.element.name) shows \(finding.measuredText), which points to the same side right-to-left",
                remedy: "show \(Self.turned(finding.measuredText) ?? "a symbol that turns round"), or mark it as fixed in its direction")
        case .place:
            Finding.Wording(
                fact:
                    "\(finding.element.name) stands \(now) from the right edge; left-to-right it stands \(before) from the left one",
                remedy: "place it by leading and trailing edges, or mark it as fixed in its direction")
        }
    }
}

extension RightToLeftMirrors {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who read Arabic or Hebrew find Back where Next should be.",
            scope: "Every element with a place under both directions. The outermost misplaced element counts.",
            exemptions: [
                "Elements marked as fixed in their direction are exempt.", "Pictures of the app are exempt, since their names say nothing.",
            ],
            doubts: [
                "The element was not found left-to-right.",
                "The place depends on how far a region is scrolled.",
                "The content was not shown left-to-right.",
            ])
    }
}
