package import EveryScreenAudit
import EveryScreenModel

/// The parts that identify a control, and the sign that it has the focus, have a
/// contrast of at least 3:1 with the colors around them.
///
/// - Source: WCAG 2.2 SC 1.4.11 (level AA).
/// - Threshold: 3:1, compared in full precision; the profile says.
/// - Measured is the best of the border against what lies outside and the glyph
///   against what the control paints: one that is clear is enough.
/// - Smallest counterexample: an icon of the color 0x959595 on white.
package struct NonTextContrast: ScreenSpec {
    package let id = SpecID.nonTextContrast
    package var rule: AccessibilityRule { rule(in: .standard) }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case border, glyph, focus }

    /// Creates the spec.
    package init() {}

    package func rule(in profile: AccessibilityProfile) -> AccessibilityRule {
        let ratio = ratioText(profile.thresholds.nonTextContrast)
        return AccessibilityRule(
            "The parts that identify a control have a contrast of at least \(ratio).",
            profile.criteria([.wcag(.nonTextContrast)], of: \.nonTextContrast), threshold: ratio)
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        for (index, element) in screen.elements.enumerated() {
            guard let contrast = element.keyboard?.focusContrast else { continue }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) {
                verdicts.recordInapplicable(reason)
            } else if contrast >= thresholds.nonTextContrast {
                verdicts.pass()
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .focus, element: presentation.reference(to: index), measured: .number(contrast),
                        required: .number(thresholds.nonTextContrast)))
            }
        }
        for (index, element) in screen.elements.enumerated() where element.isControl && element.text?.isEmpty != false {
            if let reason = presentation.context.reasonNotOperable(index, on: screen) {
                verdicts.recordInapplicable(reason)
            } else if element.isSystemProvided == true {
                verdicts.recordInapplicable(.systemProvided)
            } else {
                judge(index, presentation, thresholds, into: &verdicts)
            }
        }
    }

    private func judge(
        _ index: Int, _ presentation: ScreenPresentation, _ thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let marks = Mark.all(of: index, on: presentation)
        if marks.isEmpty { return verdicts.recordUntested(.colorsUnknown) }
        let answers = marks.map { $0.contrast.reaches(thresholds.nonTextContrast) }
        if answers.contains(true) {
            verdicts.pass()
        } else if answers.contains(nil) {
            verdicts.cannotTell(presentation.reference(to: index), .backdropUnknown)
        } else {
            guard let best = marks.max(by: { $0.contrast.highest < $1.contrast.highest }) else { return }
            verdicts.fail(
                Finding(
                    self, kind: best.kind, element: presentation.reference(to: index), measured: .number(best.contrast.highest),
                    required: .number(thresholds.nonTextContrast),
                    suggestion: best.color.nearest(reaching: thresholds.nonTextContrast, on: best.layers)))
        }
    }

    /// Something the control is known by, and what lies behind it.
    struct Mark {
        let kind: Failure
        let color: SRGBColor
        let layers: [ScreenElement.PaintLayer]
        let contrast: ContrastRange

        private init(kind: Failure, color: SRGBColor, layers: [ScreenElement.PaintLayer]) {
            self.kind = kind
            self.color = color
            self.layers = layers
            contrast = ContrastRange(of: color, on: layers)
        }

        /// Returns the border and the glyph of a control, and the glyphs of images
        /// in it if no text is there, as far as they are known.
        static func all(of index: Int, on presentation: ScreenPresentation) -> [Mark] {
            let screen = presentation.screen
            let inside = screen.descendants(of: index)
            let glyphs = inside.filter { screen.elements[$0].role == .image && screen.elements[$0].isVisible != false }
            let showsText = inside.contains { screen.elements[$0].text?.isEmpty == false }
            return ([index] + (showsText ? [] : glyphs)).flatMap { part in
                screen.elements[part].surface.map { all(of: $0, at: part, on: presentation) } ?? []
            }
        }

        /// Returns the best contrast of all that a control is known by; `nil` where
        /// nothing of that is known.
        static func best(of index: Int, on presentation: ScreenPresentation) -> ContrastRange? {
            all(of: index, on: presentation).map(\.contrast).max { $0.highest < $1.highest }
        }

        private static func all(of surface: ScreenElement.Surface, at index: Int, on presentation: ScreenPresentation) -> [Mark] {
            var marks: [Mark] = []
            if let border = surface.border, border.opacity > 0 {
                let outside = presentation.screen.parent(of: index).map(presentation.paintLayers) ?? []
                marks.append(Mark(kind: .border, color: border, layers: outside))
            }
            if let glyph = surface.glyph {
                marks.append(Mark(kind: .glyph, color: glyph, layers: presentation.paintLayers(from: index)))
            }
            return marks
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .number(let measured) = finding.measured, case .number(let required) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) has too little contrast", remedy: "")
        }
        let contrast = "has a contrast of \(ratioText(measured)) with what lies around it; \(ratioText(required)) needed"
        let part: String
        switch failure {
        case .border: part = "border"
        case .glyph: part = "glyph"
        case .focus:
            return Finding.Wording(
                fact: "the focus on \(finding.element.nameInSentence) \(contrast)", remedy: "draw its ring in a darker or lighter color",
                measure: ratioText(measured))
        }
        return Finding.Wording(
            fact: "\(finding.element.name) \(contrast)",
            remedy: finding.suggestion.map { "\($0.isDarker ? "darken" : "lighten") its \(part) to \($0.color.hexText)" }
                ?? "change what lies behind its \(part): no shade of its color reaches \(ratioText(required))",
            measure: ratioText(measured))
    }
}

extension NonTextContrast {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People with low vision do not find the field to type into, or the icon to press.",
            scope: "Controls without text: one clear border or glyph is enough. On recorded pages, the sign of focus as well.",
            exemptions: [
                "Disabled controls are exempt.", "Controls that the system draws are exempt, and so are rings of focus by the browser.",
            ],
            doubts: ["The background has many colors or is unknown.", "The capture states neither border nor glyph."])
    }
}
