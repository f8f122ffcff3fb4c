package import EveryScreenAudit
import EveryScreenModel

/// Color is not the only sign of a state or a link.
///
/// - Source: WCAG 2.2 SC 1.4.1 (level A), techniques G182 and G183.
/// - Threshold: an underline, another weight, or a contrast of 3:1 to the text
///   around a link, or beside it on its line; a message beside a field that is
///   wrong. A selected control differs from the others in a symbol, a weight or a
///   shape, or in colors with a contrast of 3:1.
///   So does a control from itself when a flow selects it, turns it on or makes it
///   wrong. Marks of one form with different labels differ so too, unless their
///   meaning is written beside them; that they do not is a warning.
/// - Measured in grayscale. Colors that are 3:1 apart there, but not for people
///   with one of three kinds of color blindness, are a warning (`ColorVision`).
/// - Smallest counterexample: two fields, one wrong, with borders of two colors.
package struct ColorNotAlone: ScreenSpec {
    package let id = SpecID.colorNotAlone
    package let rule = AccessibilityRule("Color is not the only sign of a state or a link.", [.wcag(.useOfColor)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case field, state, mark, protanopia, deuteranopia, tritanopia, link }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(presentation.context.controls, of: presentation, into: &verdicts) { index in
            let around = screen.elements[index].role == .link ? text(around: index, presentation) : nil
            let isWrong = screen.elements[index].field?.isInvalid == true
            guard around != nil || isWrong else { return nil }
            if let reason = presentation.context.reasonNotOperable(index, on: screen) { return .inapplicable(reason) }
            return isWrong ? field(index, screen) : around.map { link(index, inTextOf: $0, screen) }
        }
        judgeStates(of: presentation, into: &verdicts)
        judgeMarks(of: presentation, into: &verdicts)
    }

    /// The element with the text in which a link stands: one around it, or the text
    /// before or after it on the same line.
    private func text(around index: Int, _ presentation: ScreenPresentation) -> Int? {
        let screen = presentation.screen
        if presentation.context.isInText[index] || isBesideText(index, screen) { return screen.parent(of: index) }
        guard let run = screen.elements[index].text?.first, let size = run.pointSize else { return nil }
        let siblings = screen.siblings(of: index)
        guard let place = siblings.firstIndex(of: index) else { return nil }
        let frame = screen.elements[index].frame
        return [place - 1, place + 1].filter(siblings.indices.contains).map { siblings[$0] }.first { other in
            let element = screen.elements[other]
            guard element.role == .text, element.isVisible != false, element.text?.first?.pointSize == size,
                element.traits?.contains(.header) != true
            else { return false }
            let its = element.frame
            let gap = max(frame.minX - its.maxX, its.minX - frame.maxX)
            return gap <= size * Self.wordSpace && abs(its.center.y - frame.center.y) < size / 2
        }
    }

    /// A link that is larger or smaller by more than this part is seen by its size.
    private static let sizeDifference = 0.1

    /// The widest space between two words of a line, in parts of the size of the
    /// text: half a square of it.
    private static let wordSpace = 0.5

    /// Whether it is a link of a page that shares a line with text of the element
    /// around it.
    private func isBesideText(_ index: Int, _ screen: RenderedScreen) -> Bool {
        guard screen.facts.platform == .web, let parent = screen.parent(of: index), let text = screen.elements[index].text?.first else {
            return false
        }
        func lines(_ run: ScreenElement.TextRun) -> [LayoutRect] { run.lines?.map(\.frame) ?? run.frame.map { [$0] } ?? [] }
        let own = lines(text)
        return screen.elements[parent].text?.contains { run in
            !run.string.words.isEmpty
                && lines(run).contains { line in
                    own.contains { min($0.maxY, line.maxY) - max($0.minY, line.minY) > min($0.height, line.height) / 2 }
                }
        } == true
    }

    /// Whether nothing is drawn at a link but its text, as far as is known.
    private func isBare(_ index: Int, _ screen: RenderedScreen) -> Bool {
        let element = screen.elements[index]
        guard element.surface?.background?.isEmpty != false else { return false }
        // Of a page it is known whether there is a line.
        guard screen.facts.platform == .web else { return element.surface?.border == nil && screen.descendants(of: index).isEmpty }
        return element.surface?.border?.opacity == 0 && screen.descendants(of: index).allSatisfy { screen.elements[$0].role == .text }
    }

    private func link(_ index: Int, inTextOf outer: Int, _ screen: RenderedScreen) -> Judgment<Failure> {
        guard let around = screen.elements[outer].text?.first, let own = screen.elements[index].text?.first
        else { return .untested(.colorsUnknown) }
        if own.isUnderlined == true, around.isUnderlined != true { return .passed }
        guard let color = own.color, let other = around.color else { return .untested(.colorsUnknown) }
        if let weight = own.weight, let otherWeight = around.weight, weight != otherWeight { return .passed }
        if own.isItalic != around.isItalic { return .passed }
        if let size = own.pointSize, let otherSize = around.pointSize, abs(size - otherSize) > Self.sizeDifference * otherSize {
            return .passed
        }
        let contrast = color.contrast(with: other)
        if contrast >= Self.leastDifference { return .passed }
        // A symbol, a border or a background may mark it, which only a person sees.
        guard own.isUnderlined == false, isBare(index, screen) else { return .cannotTell(.humanJudgement) }
        return .failed(
            .link, related: [outer], measured: .number(contrast), required: .number(Self.leastDifference), severity: .warning)
    }

    private func field(_ index: Int, _ screen: RenderedScreen) -> Judgment<Failure> {
        let element = screen.elements[index]
        guard let message = element.field?.errorMessage else { return .cannotTell(.errorMessageUnknown) }
        if !message.isSilent { return .passed }
        guard let surface = element.surface else { return .untested(.colorsUnknown) }
        let twin = screen.elements.indices.first { other in
            guard other != index, screen.elements[other].role == element.role, screen.elements[other].field?.isInvalid != true,
                let its = screen.elements[other].surface
            else { return false }
            return its != surface && its.isColoredElsewise(than: surface)
        }
        return twin.map { .failed(.field, related: [$0]) } ?? .cannotTell(.humanJudgement)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .field:
            Finding.Wording(
                fact: "\(finding.element.name) is invalid, and only its color says so",
                remedy: "show a message beside it that says what is wrong and how to fix it")
        case .link:
            Finding.Wording(
                fact:
                    "\(finding.element.name) is not underlined, and has \(ratioText(max(1, finding.measuredNumber))) to the text around it; "
                    + "\(ratioText(Self.leastDifference)) needed",
                remedy: "underline it", measure: ratioText(max(1, finding.measuredNumber)))
        case .mark: wording(ofMark: finding, seen: "")
        case .state: wording(ofState: finding, seen: "")
        case .protanopia, .deuteranopia, .tritanopia: wording(ofState: finding, seen: " with \(failure.rawValue)")
        }
    }

    private func wording(ofMark finding: Finding, seen: String) -> Finding.Wording {
        let other = finding.related.first?.nameInSentence ?? "another mark"
        let measure = ratioText(max(1, finding.measuredNumber))
        return Finding.Wording(
            fact: "only color distinguishes \(finding.element.nameInSentence) from \(other): \(measure)\(seen); "
                + "\(ratioText(Self.leastDifference)) needed",
            remedy: "give each meaning a separate shape, or write it beside the mark", measure: measure)
    }

    private func wording(ofState finding: Finding, seen: String) -> Finding.Wording {
        if [.image, .group, .unknown].contains(finding.element.role) { return wording(ofMark: finding, seen: seen) }
        let other = finding.related.first.map { " beside \($0.nameInSentence)" } ?? " compared with the other state"
        let measure = ratioText(max(1, finding.measuredNumber))
        let (state, sign) =
            switch finding.element.role {
            case .toggle: ("on", "a symbol, a border or another weight to one of the states")
            case .checkBox: ("checked", "a checkmark to the checked one")
            case let role where role.isTextInput: ("invalid", "a symbol or a message to the invalid one")
            default: ("selected", "a checkmark, a border or another weight to the selected one")
            }
        return Finding.Wording(
            fact:
                "only color says whether \(finding.element.nameInSentence) is \(state): \(measure)\(other)\(seen); \(ratioText(Self.leastDifference)) needed",
            remedy: "add \(sign)", measure: measure)
    }
}

extension ColorNotAlone {
    package var guide: SpecGuide? {
        SpecGuide(
            affected:
                "People with color blindness see two fields and not which of them has the error, or three buttons and not which is selected.",
            scope:
                "Links within text, fields with an error, selected controls beside others that are not, controls that a flow selects, turns on or makes wrong, and small marks.",
            exemptions: [
                "A field with an error message passes.", "Tabs in the system's own bars are exempt.",
                "A mark whose label is written beside it passes.",
            ],
            doubts: [
                "A link in another color may be underlined.", "The capture does not state colors.",
                "The controls show different pictures, or the background has many colors.",
            ])
    }
}

extension ScreenElement.Surface {
    /// Whether both have a line around and differ in colors only.
    fileprivate func isColoredElsewise(than other: ScreenElement.Surface) -> Bool {
        (border == nil) == (other.border == nil) && (glyph == nil) == (other.glyph == nil) && opacity == other.opacity
    }
}
