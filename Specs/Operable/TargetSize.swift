package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A target is at least 44 × 44 points, measured exactly and where it can be
/// scrolled to.
///
/// - Source: Human Interface Guidelines, Buttons (44 × 44 pt on iOS); WCAG 2.2 SC
///   2.5.5 (44 × 44 CSS px, level AAA) and 2.5.8 (24 × 24, level AA).
/// - Threshold: the profile's, in points. Measured is the largest rectangle of
///   points that reach the control by touch: its hit region without clipped parts
///   and parts that other targets cover. Where the profile allows it, a smaller
///   target passes by spacing. A circle of the required width around its middle
///   must meet no other target, and no such circle of another small one.
/// - Smallest counterexample: `.button("a").frame(width: 31)`.
package struct TargetSize: ScreenSpec {
    package let id = SpecID.targetSize
    package var rule: AccessibilityRule { rule(in: .standard) }
    private let severity: Finding.Severity
    private let systemSizes: SystemSizes

    /// The ways to treat targets whose size the system or the browser alone
    /// determines.
    package enum SystemSizes: Sendable {
        /// As all others: who demands the size knows no exception.
        case judged
        /// As findings that are notes: the source exempts them, and people miss
        /// them all the same.
        case noted
        /// Not at all: the source exempts them (WCAG 2.2 SC 2.5.5 and 2.5.8, User
        /// Agent Control).
        case exempt
    }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind {
        /// Too small in width or height.
        case small
        /// Nothing of it can be touched.
        case gone
        /// Other targets lie over part of it.
        case covered
    }

    /// Creates the spec; a profile that cannot see the exceptions of its source
    /// makes it a warning.
    package init(severity: Finding.Severity = .error, systemSizes: SystemSizes = .judged) {
        self.severity = severity
        self.systemSizes = systemSizes
    }

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let size = profile.thresholds.targetSize
        let exception = profile.thresholds.allowsSpacedTargets ? ", or no other target is near it" : ""
        return AccessibilityRule(
            "A target is at least \(decimalText(size.width)) × \(decimalText(size.height)) \(profile.unit.noun)\(exception).",
            profile.targetCriteria,
            severity: severity, threshold: profile.unit.text(size))
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let map = presentation.hitTestIndex
        var small: [(index: Int, region: TouchRegion)] = []
        var equivalents = Set<String>()
        var exempt = Set<Int>()
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            if screen.unit == .pixels { return .cannotTell(.densityUnknown) }
            if !screen.elements[index].touchRegion.isFinite { return .cannotTell(.frameInvalid) }
            guard let region = map.region(of: index) else { return .cannotTell(.budgetExceeded) }
            if region.fits(thresholds.targetSize.lowered) {
                if let action = screen.elements[index].activation { equivalents.insert(action) }
                return .passed
            }
            if presentation.context.mayBeScrolledPartlyOut(index, on: screen) { return .cannotTell(.scrolledPartlyOut) }
            if let exemption = exemption(of: index, presentation) { return exemption }
            if screen.elements[index].hasSystemSize == true, systemSizes == .exempt { exempt.insert(index) }
            small.append((index, region))
            return nil
        }
        let undersized = Set(small.map(\.index))
        for (index, region) in small {
            let judgment: Judgment<Failure>
            let hasSystemSize = screen.elements[index].hasSystemSize == true
            let least: Finding.Severity? = hasSystemSize && systemSizes == .noted ? .note : nil
            if exempt.contains(index) {
                judgment = .inapplicable(.systemProvided)
            } else if let action = screen.elements[index].activation, equivalents.contains(action) {
                judgment = .passed(by: .equivalentExists)
            } else if !thresholds.allowsSpacedTargets {
                judgment = failure(region, [], thresholds, least)
            } else if let near = nearest(to: index, undersized, presentation, thresholds.targetSize.width) {
                judgment = failure(region, [near], thresholds, least)
            } else {
                judgment = .passed(by: .spacedEnough)
            }
            record(judgment, of: index, on: presentation, into: &verdicts)
        }
    }

    /// The judgment of a link within a text, exempt if the text has other words,
    /// and of a segment or search field whose height the system alone determines.
    private func exemption(of index: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        if screen.elements[index].role == .segment { return .inapplicable(.systemProvided) }
        if screen.elements[index].role == .searchField, screen.elements[index].hasSystemSize == true {
            return .inapplicable(.systemProvided)
        }
        guard screen.elements[index].role == .link else { return nil }
        if isOnLineOfText(index, screen) { return .inapplicable(.inlineText) }
        guard presentation.context.isInText[index] else { return nil }
        let text = screen.ancestors(of: index).first { [.text, .textEditor].contains(screen.elements[$0].role) }
        guard let text else { return nil }
        let string = screen.elements[text].text?.map(\.string).joined(separator: " ") ?? screen.elements[text].label
        guard let string, !string.isSilent, let own = screen.elements[index].label else { return .cannotTell(.inlineAmbiguous) }
        var rest = string.words
        let links = screen.descendants(of: text).filter { screen.elements[$0].role == .link && $0 != index }
        for words in [own.words] + links.map({ screen.elements[$0].label?.words ?? [] }) {
            for word in words { if let place = rest.firstIndex(of: word) { rest.remove(at: place) } }
        }
        // Separators and single letters are no words beside which a link would have
        // to be small.
        return rest.contains { $0.count >= 2 } ? .inapplicable(.inlineText) : nil
    }

    /// Whether words that are no part of the link stand on its line, in the nearest
    /// element around it that shows text.
    private func isOnLineOfText(_ index: Int, _ screen: RenderedScreen) -> Bool {
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

    /// Returns a target of another action that lies too near to a small one, or
    /// `nil`.
    private func nearest(
        to index: Int, _ undersized: Set<Int>, _ presentation: ScreenPresentation, _ width: Double
    ) -> Int? {
        let (screen, context, map) = (presentation.screen, presentation.context, presentation.hitTestIndex)
        let center = middle(of: index, presentation)
        let scroller = context.regions.scroller(of: index, on: screen)
        let around = LayoutRect(x: center.x - width, y: center.y - width, width: 2 * width, height: 2 * width)
        return map.targets(near: around).first { other in
            guard other != index, screen.elements[other].isControl, context.reasonNotOperable(other, on: screen) == nil else {
                return false
            }
            if let own = screen.elements[index].activation, own == screen.elements[other].activation { return false }
            // An element that scrolls apart from the target does not stay near it.
            if context.regions.scroller(of: other, on: screen) != scroller { return false }
            if undersized.contains(other) {
                let its = middle(of: other, presentation)
                let (x, y) = (its.x - center.x, its.y - center.y)
                if (x * x + y * y).squareRoot() < width - 1e-6 { return true }
            }
            return (map.region(of: other)?.distance(from: center) ?? .infinity) < width / 2 - 1e-6
        }
    }

    /// The middle of the bounding box of a target, where SC 2.5.8 puts the circle.
    ///
    /// A link that goes on in the next line is touched on its longest line, and its
    /// bounding box is that of all lines.
    private func middle(of index: Int, _ presentation: ScreenPresentation) -> LayoutPoint {
        let element = presentation.screen.elements[index]
        let (frame, region) = (element.frame, element.touchRegion)
        let hasMoreLines = element.role == .link && frame.contains(region) && frame.height >= 1.5 * region.height
        return presentation.hitTestIndex.clipped(hasMoreLines ? frame : region, of: index).center
    }

    private func failure(
        _ region: TouchRegion, _ near: [Int], _ thresholds: AccessibilityProfile.Thresholds, _ severity: Finding.Severity?
    ) -> Judgment<Failure> {
        let size = region.largestRectangle.size
        let kind: Failure =
            if !region.covers.isEmpty {
                .covered
            } else if size.width <= 0 || size.height <= 0 {
                .gone
            } else {
                .small
            }
        return .failed(kind, related: near, measured: .size(size), required: .size(thresholds.targetSize), severity: severity)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .size(let measured) = finding.measured, case .size(let required) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) is too small", remedy: "enlarge the target")
        }
        let isGone = measured.width <= 0 || measured.height <= 0
        let (verb, remedyForGone) =
            switch failure {
            case .covered: ("can be touched in", "move what lies over the target")
            case .small, .gone: ("is", "bring the target back into view, or let its container scroll")
            }
        let near = finding.related.first.map { ", and \($0.nameInSentence) is near" } ?? ""
        return Finding.Wording(
            fact: isGone
                ? "nothing of \(finding.element.nameInSentence) can be touched; the minimum is \(finding.unit.text(required))"
                : "\(finding.element.name) \(verb) \(finding.unit.text(measured))\(near); the minimum is \(finding.unit.text(required))",
            remedy: isGone ? remedyForGone : remedy(measured, required, isNear: !near.isEmpty, in: finding.unit),
            measure: finding.unit.text(measured))
    }

    private func remedy(_ measured: LayoutSize, _ required: LayoutSize, isNear: Bool, in unit: DisplayUnit) -> String {
        var parts: [String] = []
        let least = required.lowered
        if measured.width < least.width { parts.append("widen the target by \(unit.text(missing(required.width - measured.width)))") }
        if measured.height < least.height {
            let target = parts.isEmpty ? "the target" : "it"
            parts.append("make \(target) \(unit.text(missing(required.height - measured.height))) taller")
        }
        let spacing = isNear ? ", or keep others \(unit.text(required.width / 2)) from its middle" : ""
        return parts.joined(separator: " and ") + spacing
    }

    /// The missing length, rounded up to a tenth of a point, so that adding it is
    /// enough.
    private func missing(_ length: Double) -> Double { (length * 10 - 1e-6).rounded(.up) / 10 }
}

extension TargetSize {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with a tremor, people who touch with a knuckle or a stick, and people on a bus miss the control.",
            scope:
                "Enabled controls. The size is the largest rectangle that reaches the control by touch, clipped and covered parts excluded.",
            exemptions: [
                "A link within a text is exempt.", "A segment of a segmented control is exempt: the system alone determines its height.",
                "By WCAG, a control is exempt if the system or browser alone determines its size. "
                    + "In the profiles of native apps, a switch, slider or stepper of the system's size is a note.",
                "A control is exempt if a target of sufficient size has the same action.",
                "If the profile allows it, a small target passes if a circle of the required width around its center meets no other target.",
            ],
            doubts: [
                "Coordinates are pixels of unknown density.",
                SpecGuide.scrolledPartlyOut,
                "The capture does not state the text around a link.",
                SpecGuide.crowded,
            ])
    }
}

extension LayoutSize {
    /// The size less what the rounding of sums may have taken, in points.
    fileprivate var lowered: LayoutSize { LayoutSize(width: width - 1e-6, height: height - 1e-6) }
}
