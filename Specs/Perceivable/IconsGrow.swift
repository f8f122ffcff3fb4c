package import EveryScreenAudit
package import EveryScreenModel

/// Icons with a meaning grow with the text.
///
/// - Source: Human Interface Guidelines, Typography: increase the size of
///   meaningful interface icons as the font size increases.
/// - Threshold: half a point more width or height than at the default text
///   size, at the five accessibility sizes.
/// - Judged are exposed images of at most 24 × 24 points by default which have
///   a label. Of images up to 44 × 44 points no screen states whether they are
///   icons or photos, such as the pictures of people.
/// - Smallest counterexample: an icon "Verified" of 20 points beside a name.
package struct IconsGrow: ComparingSpec {
    package let id = SpecID.iconsGrow
    package let rule = AccessibilityRule(
        "Icons with a meaning grow with the text.", [.humanInterfaceGuidelines(.typography)], severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case fixed }

    /// Creates the spec.
    package init() {}

    /// The largest extent of an icon beside text, in points: symbols in a body text
    /// have up to 24.
    private static let largestIcon = 24.0
    /// The largest extent of a possible icon, in points: that of a target.
    private static let largest = 44.0
    /// By how much two extents must differ to count, in points.
    private static let tolerance = 0.5

    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        environment.textSize >= .accessibility1 ? [environment.atDefaultTextSize] : []
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard element.role == .image, element.isDecorative != true, element.label?.isSilent == false, element.frame.isFinite else {
                return nil
            }
            let before = counterpart.pairs.other(of: index)
            let usual = before.map { counterpart.presentation.screen.elements[$0].frame } ?? element.frame
            if max(usual.width, usual.height) > Self.largest + Self.tolerance { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            if isShownLarge(index, screen) { return .passed(by: .shownLarge) }
            if before == nil { return .cannotTell(.notFoundAgain) }
            let isLarger = element.frame.width > usual.width + Self.tolerance || element.frame.height > usual.height + Self.tolerance
            if isLarger { return .passed }
            if max(usual.width, usual.height) > Self.largestIcon + Self.tolerance { return .cannotTell(.humanJudgement) }
            return .failed(.fixed, measured: .size(element.frame.size), required: .size(usual.size))
        }
    }

    /// Whether the system enlarges it on a long press: what stands in a bar, or has
    /// a title for that.
    private func isShownLarge(_ index: Int, _ screen: RenderedScreen) -> Bool {
        ([index] + screen.ancestors(of: index)).contains { outer in
            let element = screen.elements[outer]
            return element.largeContentTitle != nil || [.navigationBar, .tabBar, .toolbar].contains(element.role)
        }
    }

    package func wording(for _: Failure, in finding: Finding) -> Finding.Wording {
        let size = finding.measuredSize
        let measure = finding.unit.text(size)
        return Finding.Wording(
            fact: "\(finding.element.name) is \(measure), as at the default text size, and the text has grown",
            remedy: "use a symbol, or scale its size with @ScaledMetric or UIFontMetrics", measure: measure)
    }
}

extension IconsGrow {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision read the large text and cannot make out the icon beside it.",
            scope: "Exposed images of at most 24 × 24 points with a label, at the accessibility sizes.",
            exemptions: [
                "Icons that the system shows large on a long press are exempt.", "Decorative images are exempt.",
            ],
            doubts: [
                "An image of up to 44 × 44 points may be an icon or a photo.", "The icon was not found at the default size.",
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}
