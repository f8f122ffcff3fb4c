package import EveryScreenAudit
package import EveryScreenModel

/// Text grows with the text size, and reaches twice its size where its style does.
///
/// - Source: WCAG 2.2 SC 1.4.4 (level AA); Human Interface Guidelines, Typography.
/// - Threshold: by the Dynamic Type table of the text's style, text that the table
///   enlarges is larger than at the default size, by half a point and more. Where
///   the table reaches 200 %, and at the largest size, the text has 200 %, or the
///   table's size if that is less, as for large titles. The size of the table is
///   always enough. Text is never smaller than at the default size, and at the
///   smaller text sizes never larger.
/// - Text that is smaller than one step below in the table is a warning. Text that
///   stays at the smaller text sizes, where its style shrinks, is a note.
/// - Smallest counterexample: `.text("a").textSizes(upTo: .large)` at XL.
package struct TextGrows: ComparingSpec {
    package let id = SpecID.textGrows
    package let rule = AccessibilityRule(
        "Text grows with the text size, and reaches twice its size where its style does.",
        [.wcag(.resizeText), .humanInterfaceGuidelines(.typography)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case reversed, short, fixed, falling, kept }

    /// Creates the spec.
    package init() {}

    /// By how much two sizes must differ to count, in points: the least step of the
    /// table is one.
    private static let tolerance = 0.5
    /// The share of its size that text must reach (WCAG 2.2 SC 1.4.4).
    private static let demand = 2.0

    /// The settings to compare with: those at the default text size, and one step
    /// below where that is another one.
    package func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        if environment.textSize == .standard { return [] }
        return [environment.atDefaultTextSize] + (environment.oneStepSmaller.map { [$0] } ?? [])
    }

    /// Judges the screen beside the default text size; one step below may be
    /// missing.
    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let environment = presentation.environment
        if environment.textSize == .standard { return verdicts.recordInapplicable(.comparedWith) }
        guard let counterpart = presentation.counterpart(in: environment.atDefaultTextSize) else {
            return verdicts.recordUntested(.noCounterpart)
        }
        judge(presentation, beside: counterpart, against: thresholds, into: &verdicts)
    }

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let smaller = presentation.environment.oneStepSmaller.flatMap(presentation.counterpart)
        judgeEachText(of: presentation, beside: counterpart, into: &verdicts) { index, runs, before in
            var judgment: Judgment<Failure> = .passed(by: nil)
            for (run, before) in zip(runs, before) {
                judgment = self.judgment(of: run, before, at: presentation.environment.textSize)
                if case .passed = judgment { continue }
                break
            }
            if case .passed = judgment, let smaller, let below = smaller.shownText(of: index, matching: runs) {
                judgment = zip(runs, below).lazy.compactMap(self.fall).first ?? judgment
            }
            if case .failure = judgment, isShownLarge(index, on: presentation.screen) { return .passed(by: .shownLarge) }
            return judgment
        }
    }

    private func judgment(of run: ScreenElement.TextRun, _ before: ScreenElement.TextRun, at textSize: UserEnvironment.TextSize)
        -> Judgment<Failure>
    {
        guard let size = run.pointSize, let base = before.pointSize else { return .untested(.fontUnknown) }
        let isLarger = size > base + Self.tolerance
        let isSmaller = size < base - Self.tolerance
        if textSize < .standard {
            if isLarger { return failure(.reversed, size, base) }
            return isSmaller ? .passed : kept(run, size, base, at: textSize) ?? .passed
        }
        if isSmaller { return failure(.reversed, size, base) }
        let isEnough = { (needed: Double) in size >= needed - Self.tolerance }
        if let style = run.style {
            let needed = needed(for: style, from: base, at: textSize)
            return isEnough(needed) ? .passed : failure(isLarger ? .short : .fixed, size, needed)
        }
        let needed = styles(sized: base).map { self.needed(for: $0, from: base, at: textSize) }
        if needed.allSatisfy(isEnough) { return .passed }
        guard let least = needed.min(), !isEnough(least) else { return .cannotTell(.textStyleUnknown) }
        return failure(isLarger ? .short : .fixed, size, least)
    }

    /// The failure of text that is smaller than one step below in the table.
    private func fall(from run: ScreenElement.TextRun, to below: ScreenElement.TextRun) -> Judgment<Failure>? {
        guard let size = run.pointSize, let before = below.pointSize, size < before - Self.tolerance else { return nil }
        return .failed(.falling, measured: .number(size), required: .number(before), severity: .warning)
    }

    /// The failure of text that stays at a smaller text size, where its style is
    /// smaller by a point and more.
    private func kept(_ run: ScreenElement.TextRun, _ size: Double, _ base: Double, at textSize: UserEnvironment.TextSize)
        -> Judgment<Failure>?
    {
        guard let style = run.style else { return nil }
        let needed = style.metrics(at: textSize).size
        guard needed <= style.metrics(at: .standard).size - 2 * Self.tolerance else { return nil }
        return .failed(.kept, measured: .number(size), required: .number(needed), severity: .note)
    }

    /// The styles that text without a known one may be in: those of its size, else
    /// all.
    private func styles(sized base: Double) -> [ScreenElement.TextStyle] {
        let like = ScreenElement.TextStyle.allCases.filter { abs($0.metrics(at: .standard).size - base) <= Self.tolerance }
        return like.isEmpty ? ScreenElement.TextStyle.allCases : like
    }

    /// The size that text of a style must have at a text size: twice its own where
    /// the table reaches that, any growth before.
    private func needed(for style: ScreenElement.TextStyle, from base: Double, at textSize: UserEnvironment.TextSize) -> Double {
        let size = style.metrics(at: textSize).size
        let growth = size / style.metrics(at: .standard).size
        let mustReach = growth >= Self.demand || textSize == UserEnvironment.TextSize.allCases.last
        // Text that is larger than its style at the default size is large enough
        // with the table's size.
        return min(size, mustReach ? base * min(Self.demand, growth) : base + 2 * Self.tolerance)
    }

    private func failure(_ kind: Failure, _ size: Double, _ needed: Double) -> Judgment<Failure> {
        .failed(kind, measured: .number(size), required: .number(needed))
    }

    /// Whether the system enlarges it on a long press: what stands in a bar, or has
    /// a title for that.
    private func isShownLarge(_ index: Int, on screen: RenderedScreen) -> Bool {
        ([index] + screen.ancestors(of: index)).contains { outer in
            let element = screen.elements[outer]
            return element.largeContentTitle != nil || [.navigationBar, .tabBar, .toolbar].contains(element.role)
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let size) = finding.measured, case .number(let needed) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.textName) does not grow", remedy: "set it in a text style")
        }
        let measure = finding.unit.text(size)
        let text = "\(finding.element.textName) has \(measure)"
        return switch failure {
        case .fixed:
            Finding.Wording(
                fact: "\(text), as at the default text size; \(finding.unit.text(needed)) or more needed",
                remedy: "set it in a text style, without a limit to its size", measure: measure)
        case .short:
            Finding.Wording(
                fact: "\(text); \(finding.unit.text(needed)) needed, so that text can be enlarged to 200 %",
                remedy: "lift the limit to its size, or let it wrap where it is shrunk to fit", measure: measure)
        case .falling:
            Finding.Wording(
                fact:
                    "\(text), and \(finding.unit.text(needed)) at the text size one step smaller; it must not shrink as the setting grows",
                remedy: "let it wrap where it is shrunk to fit, or set it in a text style", measure: measure)
        case .kept:
            Finding.Wording(
                fact: "\(text), as at the default text size; its style has \(finding.unit.text(needed)) here",
                remedy: "set it in a text style, without a lower limit to its size", measure: measure)
        case .reversed:
            Finding.Wording(
                fact: "\(text), and \(finding.unit.text(needed)) at the default text size; it must follow the text size",
                remedy: "let it wrap where it is shrunk to fit, or set it in a text style", measure: measure)
        }
    }
}

extension UserEnvironment {
    /// The same settings with text one step smaller in the table, above the default
    /// size.
    fileprivate var oneStepSmaller: UserEnvironment? {
        guard let place = TextSize.allCases.firstIndex(of: textSize), place > 0, TextSize.allCases[place - 1] > .standard else {
            return nil
        }
        var environment = self
        environment.textSize = TextSize.allCases[place - 1]
        return environment
    }
}

extension TextGrows {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who set large text because they cannot read small text get small text.",
            scope: "Visible text of known size, compared with the same text at the default size.",
            exemptions: ["Text that the system shows large on a long press is exempt.", "Bars that must stay small are exempt."],
            doubts: [
                "The text was not found at the default size.",
                "The capture does not state the size.",
                SpecGuide.notShownAtDefaultSize,
            ])
    }
}
