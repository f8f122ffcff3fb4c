package import EveryScreenAudit
package import EveryScreenModel

/// A heading that is larger than the text below it stays at least as large.
///
/// - Source: Human Interface Guidelines, Typography: keep the hierarchy of
///   information when people change the text size.
/// - Threshold: the size of the text below, where the heading is larger by half a
///   point with the default text size.
/// - Measured is the size of the heading as drawn, beside that of the first text
///   after it which is no heading.
/// - Smallest counterexample: a title 3 above a body text, limited to the default
///   text size.
package struct HeadingsStayLarger: ComparingSpec {
    package let id = SpecID.headingsStayLarger
    package let rule = AccessibilityRule(
        "A heading that is larger than the text below it stays at least as large.", [.humanInterfaceGuidelines(.typography)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case smaller }

    /// Creates the spec.
    package init() {}

    /// By how much two sizes must differ to count, in points: the least step of the
    /// Dynamic Type table is one.
    private static let tolerance = 0.5

    /// The same settings with the default text size, at every other one.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        environment.textSize == .standard ? [] : [environment.atDefaultTextSize]
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard element.isHeading, presentation.shownText(of: index) != nil,
                let below = text(below: index, presentation)
            else { return nil }
            if let reason = presentation.reasonNotSeen(element.frame, of: index) { return .inapplicable(reason) }
            // The system sets the titles of bars, and shows them large on request.
            let isInBar = screen.ancestors(of: index).contains { [.navigationBar, .tabBar, .toolbar].contains(screen.elements[$0].role) }
            if isInBar || presentation.context.isSystemProvided[index] { return .inapplicable(.systemProvided) }
            return judgment(of: index, above: below, presentation, counterpart)
        }
    }

    /// The first text after a heading that is none; `nil` where another heading
    /// comes first.
    private func text(below heading: Int, _ presentation: ScreenPresentation) -> Int? {
        let screen = presentation.screen
        let first = screen.descendants(of: heading).upperBound
        let next = screen.elements[first...].firstIndex { element in
            element.isVisible != false && (element.role == .text || element.role == .heading) && element.text?.isEmpty == false
        }
        return next.flatMap { index in
            let element = screen.elements[index]
            return element.isHeading ? nil : index
        }
    }

    private func judgment(of heading: Int, above text: Int, _ presentation: ScreenPresentation, _ counterpart: Counterpart)
        -> Judgment<Failure>?
    {
        guard let before = counterpart.pairs.other(of: heading), let its = counterpart.pairs.other(of: text) else {
            return .cannotTell(.notFoundAgain)
        }
        let usual = counterpart.presentation
        guard let size = presentation.largestSize(of: heading), let other = presentation.largestSize(of: text),
            let usualSize = usual.largestSize(of: before), let usualOther = usual.largestSize(of: its)
        else { return .untested(.fontUnknown) }
        if usualSize <= usualOther + Self.tolerance { return nil }
        if size >= other - Self.tolerance { return .passed }
        return .failed(.smaller, related: [text], measured: .number(size), required: .number(other))
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let (size, other) = (finding.unit.text(finding.measuredNumber), finding.unit.text(finding.requiredNumber))
        let text = finding.related.first?.nameInSentence ?? "the text below"
        return Finding.Wording(
            fact: "\(finding.element.textName) has \(size), and \(text) below it has \(other); by default the heading is larger",
            remedy: "set both in text styles, without a limit to the size of the heading", measure: size)
    }
}

extension ScreenPresentation {
    /// The size of the largest piece of text that an element shows, in points;
    /// `nil` if one is unknown.
    fileprivate func largestSize(of index: Int) -> Double? {
        guard let runs = shownText(of: index) else { return nil }
        let sizes = runs.compactMap(\.pointSize)
        return sizes.count == runs.count ? sizes.max() : nil
    }
}

extension HeadingsStayLarger {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision who look for the headings of a page find them smaller than its text.",
            scope: "Headings above a text, at every text size but the default.",
            exemptions: ["Titles in bars are exempt.", "Headings that are not larger by default are exempt."],
            doubts: [
                "The heading or the text was not found at the default size.", "The capture does not state the sizes.",
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}
