import EveryScreenAudit
import EveryScreenModel

/// The way in which a claim about the contrast of text fails.
package enum LowContrast: String, FailureKind { case low }

/// Judges the contrast of all text on a screen; what `text-contrast` and its
/// enhanced form have in common.
struct TextContrastJudge {
    let demand: AccessibilityProfile.ContrastDemand
    let presentation: ScreenPresentation

    private var screen: RenderedScreen { presentation.screen }

    /// Records a verdict for every element that shows text: the worst of its runs.
    func judge<Spec: ScreenSpec>(for spec: Spec, into verdicts: inout Verdicts) where Spec.Failure == LowContrast {
        guard screen.elements.contains(where: { $0.text?.isEmpty == false }) else { return }
        let labels = Set(screen.elements.filter(\.isKnownDisabled).flatMap { $0.labeledBy ?? [] })
        // A label may have parts, such as the box and the text beside it.
        let around = labels.isEmpty ? [] : screen.nearestAround { labels.contains(screen.elements[$0].source) }
        for (index, element) in screen.elements.enumerated() {
            guard let runs = element.text, !runs.isEmpty else { continue }
            if presentation.isDisabled(index) || labels.contains(element.source) || !around.isEmpty && around[index] >= 0 {
                verdicts.recordInapplicable(.disabled)
            } else if element.isVisible == false {
                verdicts.recordInapplicable(.notVisible)
            } else if runs.allSatisfy({ $0.color == nil }) {
                verdicts.recordUntested(.colorsUnknown)
            } else {
                judge(runs, of: index, for: spec, into: &verdicts)
            }
        }
    }

    /// The answers about the contrast of one run.
    private enum Answer {
        case skipped(Verdicts.Reason)
        case passed
        case unsure(Verdicts.Reason)
        case failed(Shortfall)
    }

    /// How far a run is from what it needs, and what would do.
    private struct Shortfall {
        let ratio: Double
        let required: Double
        let suggestion: ScreenElement.SuggestedColor?
        /// Whether the color would do if nothing around it were translucent.
        let isFaded: Bool
    }

    private func judge<Spec: ScreenSpec>(
        _ runs: [ScreenElement.TextRun], of index: Int, for spec: Spec, into verdicts: inout Verdicts
    ) where Spec.Failure == LowContrast {
        var layers: [ScreenElement.PaintLayer]?
        let answers = runs.map { run -> Answer in
            if let reason = reasonToSkip(run, of: index) { return .skipped(reason) }
            if layers == nil { layers = paintLayers(behind: index) }
            return answer(run, on: layers ?? [])
        }
        var worst: Shortfall?
        for case .failed(let shortfall) in answers
        where shortfall.ratio / shortfall.required < (worst.map { $0.ratio / $0.required } ?? .infinity) {
            worst = shortfall
        }
        if let worst {
            return verdicts.fail(
                Finding(
                    spec, kind: .low, element: presentation.reference(to: index),
                    related: worst.isFaded ? faded(index).map { [presentation.reference(to: $0)] } ?? [] : [],
                    measured: .number(worst.ratio),
                    required: .number(worst.required), suggestion: worst.suggestion))
        }
        for case .unsure(let reason) in answers { return verdicts.cannotTell(presentation.reference(to: index), reason) }
        for case .passed in answers { return verdicts.pass() }
        for case .skipped(let reason) in answers { return verdicts.recordInapplicable(reason) }
    }

    /// The reason that the contrast of a run does not matter, or `nil`.
    func reasonToSkip(_ run: ScreenElement.TextRun, of index: Int) -> Verdicts.Reason? {
        if isSymbol(run.string, of: screen.elements[index]) { return .symbol }
        return presentation.reasonNotSeen(run.frame ?? screen.elements[index].frame, of: index)
    }

    /// Whether a text is no language: mostly signs, or one letter that stands for
    /// something else.
    ///
    /// Mostly signs is a text in which no two letters or digits stand together, and
    /// that has fewer of them than of anything else. An X on a control labeled
    /// *Close* is a drawing of a cross, for which SC 1.4.11 asks.
    private func isSymbol(_ shown: String, of element: ScreenElement) -> Bool {
        // No pseudolocale makes letters of signs, or parts a word.
        if shown.hasWord { return false }
        // The brackets of a pseudolocale are no signs of the author's.
        let string = presentation.environment.pseudolocale.original(of: shown)
        let letters = string.filter { $0.isLetter || $0.isNumber }
        let signCount = string.count { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
        if letters.isEmpty || letters.count < signCount { return true }
        guard letters.count == 1, element.isControl, let label = element.label, !label.isSilent else { return false }
        return !label.lowercased().split { !$0.isLetter && !$0.isNumber }.contains { $0 == letters.lowercased() }
    }

    private func answer(_ run: ScreenElement.TextRun, on outer: [ScreenElement.PaintLayer]) -> Answer {
        guard let color = run.color else { return .skipped(.notVisible) }
        guard let size = run.pointSize else { return .unsure(.fontUnknown) }
        let layers = layers(behind: run, outer)
        let (contrast, required) = (ContrastRange(of: color, on: layers), required(of: run, sized: size))
        // Text of exactly the color of its background is not meant to be seen.
        if contrast.highest < 1.0001 { return .skipped(.invisibleText) }
        switch contrast.reaches(required) {
        case true?: return .passed
        case false?:
            let suggestion = color.nearest(reaching: required, on: layers)
            return .failed(
                Shortfall(
                    ratio: contrast.highest, required: required, suggestion: suggestion,
                    isFaded: suggestion == nil && isEnough(required, color, on: layers)))
        case nil: return .unsure(.backdropUnknown)
        }
    }

    /// Whether a color has enough contrast if each layer is drawn at full opacity.
    private func isEnough(_ required: Double, _ color: SRGBColor, on layers: [ScreenElement.PaintLayer]) -> Bool {
        let solid = layers.map { ScreenElement.PaintLayer(background: $0.background) }
        return ContrastRange(of: color, on: solid).reaches(required) == true
    }

    /// The element that fades most: itself or one around it.
    private func faded(_ index: Int) -> Int? {
        func opacity(_ index: Int) -> Double { screen.elements[index].surface?.opacity ?? 1 }
        return ([index] + screen.ancestors(of: index)).filter { opacity($0) < 1 }.min { opacity($0) < opacity($1) }
    }

    /// Returns the contrast of a run in a color with what lies behind it.
    func contrast(of run: ScreenElement.TextRun, _ color: SRGBColor, on outer: [ScreenElement.PaintLayer]) -> ContrastRange {
        ContrastRange(of: color, on: layers(behind: run, outer))
    }

    private func layers(behind run: ScreenElement.TextRun, _ outer: [ScreenElement.PaintLayer]) -> [ScreenElement.PaintLayer] {
        outer + (run.background.map { [ScreenElement.PaintLayer(background: [$0])] } ?? [])
    }

    /// Returns the least ratio that a run of a size, in points, must have.
    func required(of run: ScreenElement.TextRun, sized size: Double) -> Double {
        let isBold = run.weight.map { $0.rawValue >= ScreenElement.FontWeight.bold.rawValue } ?? false
        let isLarge = size >= demand.largeSize || (isBold && size >= demand.largeBoldSize)
        return isLarge ? demand.largeText : demand.text
    }

    /// The paint of the element and those around it, the outermost first.
    func paintLayers(behind index: Int) -> [ScreenElement.PaintLayer] { presentation.paintLayers(from: index) }
}

/// Returns a contrast ratio as text, rounded down to hundredths: "4.49:1".
///
/// Rounding down keeps a ratio that is too low from reading as the required one.
func ratioText(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100 + 1e-9).rounded(.down))
    let rest = hundredths % 100
    if rest == 0 { return "\(hundredths / 100):1" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(hundredths / 100).\(digits):1"
}

extension AccessibilityProfile.ContrastDemand {
    /// The demand in words: "4.5:1; 3:1 from 24 pt, or 18.6 pt if bold".
    func words(in unit: DisplayUnit) -> String {
        "\(ratioText(text)); \(ratioText(largeText)) from \(unit.text(largeSize)), or \(unit.text(largeBoldSize)) if bold"
    }
}

extension AccessibilityRule {
    /// Returns the rule for text of some contrast.
    static func contrast(
        _ demand: AccessibilityProfile.ContrastDemand, in profile: AccessibilityProfile, severity: Finding.Severity = .error
    ) -> AccessibilityRule {
        AccessibilityRule(
            "Text has a contrast of at least \(ratioText(demand.text)), large text of \(ratioText(demand.largeText)).",
            profile.criteria(of: demand), severity: severity, threshold: demand.words(in: profile.unit))
    }
}

/// Returns the sentences for text of too little contrast.
func contrastWording(for finding: Finding) -> Finding.Wording {
    guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
        return Finding.Wording(
            fact: "\(finding.element.textName) has too little contrast", remedy: "darken or lighten the text")
    }
    let opacity = finding.related.first.map { faded in
        "raise the opacity of " + (faded.source == finding.element.source ? "the text" : faded.nameInSentence)
            + ": drawn in full, the text has enough contrast"
    }
    return Finding.Wording(
        fact: "\(finding.element.textName) has a contrast of \(ratioText(measured)); \(ratioText(required)) needed",
        remedy: finding.suggestion.map { "\($0.isDarker ? "darken" : "lighten") the text to \($0.color.hexText)" }
            ?? opacity ?? "change what lies behind the text: no shade of its color reaches \(ratioText(required))",
        measure: ratioText(measured))
}

extension SpecGuide {
    /// The guide of the specs of text contrast, which differ in their thresholds
    /// alone.
    static var textContrast: SpecGuide {
        SpecGuide(
            affected: "People with low vision, and all people in sunlight, cannot read the text.",
            scope: "Visible text.",
            exemptions: [
                "Disabled controls and their labels are exempt.",
                "Symbols are exempt.",
                "Text of the color behind it is exempt, since it is not shown.",
                "Shadows, outlines and logotypes are not measured.",
            ],
            doubts: [
                "The background is a picture or gradient on which some colors suffice and others do not.",
                "The capture does not state the color or the size of the text.",
            ])
    }
}

extension String {
    /// Whether two letters or digits stand beside each other.
    fileprivate var hasWord: Bool {
        // Most words have two ASCII letters at their beginning, and characters cost
        // ten times as much as bytes.
        var isAfterLetter = false
        for byte in utf8 {
            let isLetter = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
            if isLetter, isAfterLetter { return true }
            isAfterLetter = isLetter
        }
        isAfterLetter = false
        for character in self {
            let isLetter = character.isLetter || character.isNumber
            if isLetter, isAfterLetter { return true }
            isAfterLetter = isLetter
        }
        return false
    }
}
