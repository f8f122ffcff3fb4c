public import Audit
import Navigation
import ScreenModel

/// A target is at least 44 × 44 points, measured exactly and where it can be scrolled to.
///
/// - Who is harmed: whoever's hands shake, whoever touches with a knuckle or a
///   stick, whoever holds the phone on a bus.
/// - Source: Human Interface Guidelines, Buttons (44 × 44 pt on iOS); WCAG 2.2 SC
///   2.5.5 (44 × 44 CSS px, level AAA). The threshold is the profile's.
/// - Measured is the largest rectangle of points that reach the control by touch:
///   its hit region less what ancestors clip and other targets cover.
/// - Applies to controls that can be operated now. A link within a text is
///   exempt, and so is a control whose action another target of enough size does.
///   Where the profile says so, space around a smaller target makes up for its size
///   (SC 2.5.8).
/// - Cannot tell where coordinates are pixels of unknown density, where a capture
///   shows only the part that is scrolled into view, or where hundreds of targets
///   lie over one.
/// - Smallest counterexample: `.button("a").frame(width: 31)`.
public struct TargetSize: ScreenSpec {
    public let id = "target-size"
    public let claim = "A target is at least 44 × 44 points."
    public let sources = ["HIG, Buttons", "WCAG 2.2 SC 2.5.5"]
    public let severity: Severity

    /// Creates the spec; a profile that cannot see the exceptions of its source makes it a warning.
    public init(severity: Severity = .error) { self.severity = severity }

    public func judge(_ presentation: Presentation, against thresholds: Thresholds, into verdicts: inout Verdicts) {
        let screen = presentation.screen
        var small: [(index: Int, region: TouchRegion)] = []
        var equivalents = Set<String>()
        for (index, element) in screen.elements.enumerated() where element.isControl {
            if let reason = reasonToSkip(index, presentation) {
                verdicts.skip(reason)
            } else if let doubt = reasonForDoubt(index, screen) {
                verdicts.cannotTell(presentation.reference(to: index), doubt)
            } else if let region = presentation.touchMap.region(of: index) {
                if region.fits(thresholds.targetSize.lowered) {
                    verdicts.pass()
                    if let action = element.activation { equivalents.insert(action) }
                } else {
                    small.append((index, region))
                }
            } else {
                verdicts.cannotTell(presentation.reference(to: index), .budgetExceeded)
            }
        }
        let spacing =
            thresholds.spacingMakesUpForSize && !small.isEmpty
            ? TargetSpacing(around: small.map(\.index), diameter: thresholds.targetSize.width, in: presentation) : nil
        for (index, region) in small {
            if spacing?.isEnough(around: index) == true {
                verdicts.pass(by: .spaced)
            } else if let action = screen.elements[index].activation, equivalents.contains(action) {
                verdicts.pass(by: .equivalentExists)
            } else {
                verdicts.fail(finding(index, region, presentation, thresholds))
            }
        }
    }

    private func reasonToSkip(_ index: Int, _ presentation: Presentation) -> Reason? {
        if let reason = presentation.standing.reasonNotOperable(index, on: presentation.screen) { return reason }
        guard presentation.screen.elements[index].role == .link else { return nil }
        return presentation.standing.isInText[index] || isOnLineOfText(index, presentation.screen) ? .inlineText : nil
    }

    /// Whether words that are no part of the link stand on its line, in the nearest element around it that shows text.
    private func isOnLineOfText(_ index: Int, _ screen: Screen) -> Bool {
        let link = screen.elements[index].frame
        let around = screen.ancestors(of: index).lazy.compactMap { screen.elements[$0].text }.first { !$0.isEmpty }
        return (around ?? []).contains { run in
            guard let frame = run.frame else { return false }
            let shared = min(frame.maxY, link.maxY) - max(frame.minY, link.minY)
            let leastShare = 0.5
            let hasWord = run.string.split { !$0.isLetter }.contains { $0.count >= 2 }
            return hasWord && shared >= leastShare * min(frame.height, link.height)
        }
    }

    private func reasonForDoubt(_ index: Int, _ screen: Screen) -> Reason? {
        if screen.unit == .pixels { return .densityUnknown }
        if !screen.elements[index].touchRegion.isFinite { return .frameInvalid }
        return Standing.mayBeScrolledPartlyOut(index, on: screen) ? .scrolledPartlyOut : nil
    }

    private func finding(
        _ index: Int, _ region: TouchRegion, _ presentation: Presentation, _ thresholds: Thresholds
    ) -> Finding {
        Finding(
            self, kind: region.covers.isEmpty ? "small" : "covered", element: presentation.reference(to: index),
            measured: .size(region.largestRectangle.size), required: .size(thresholds.targetSize))
    }

    public func wording(for finding: Finding) -> Wording {
        guard case .size(let measured) = finding.measured, case .size(let required) = finding.required else {
            return Wording(fact: "\(finding.element.name) is too small", remedy: "enlarge the target")
        }
        let isGone = measured.width <= 0 || measured.height <= 0
        let verb = finding.kind == "covered" ? "can be touched in" : "is"
        return Wording(
            fact: isGone
                ? "nothing of \(finding.element.name) can be touched; \(pointsText(required)) needed"
                : "\(finding.element.name) \(verb) \(pointsText(measured)); \(pointsText(required)) needed",
            remedy: isGone ? remedyForGone(finding) : remedy(measured, required))
    }

    private func remedyForGone(_ finding: Finding) -> String {
        finding.kind == "covered"
            ? "move what lies over the target" : "bring the target back into view, or let its container scroll"
    }

    private func remedy(_ measured: Size, _ required: Size) -> String {
        var parts: [String] = []
        let least = required.lowered
        if measured.width < least.width { parts.append("widen the target by \(missing(required.width - measured.width)) pt") }
        if measured.height < least.height { parts.append("heighten the target by \(missing(required.height - measured.height)) pt") }
        return parts.joined(separator: ", ")
    }

    /// What is missing, rounded up to a tenth of a point, so that adding it is enough.
    private func missing(_ length: Double) -> String { pointsText((length * 10 - 1e-6).rounded(.up) / 10) }
}

extension Size {
    /// The size less what the rounding of sums may have taken, in points.
    fileprivate var lowered: Size { Size(width: width - 1e-6, height: height - 1e-6) }
}
