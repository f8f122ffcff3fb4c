package import EveryScreenAudit
import EveryScreenModel

/// Nothing disappears or stops working under any setting.
///
/// - Source: WCAG 2.2 SC 1.4.4 (level AA): no loss of content or functionality;
///   SC 1.3.4 and 1.4.10 (level AA) for orientation and narrow screens.
/// - Threshold: of the controls that can be used with the default settings, none
///   may be missing, not drawn, without extent, disabled, hidden from assistive
///   technology, or without its action. Texts, headings and pictures that assistive
///   technology finds there may not be missing, and a heading stays one.
/// - Smallest counterexample: a screen with a button that is left out from AX1 on.
package struct NothingVanishesWhenScaling: ComparingSpec {
    package let id = SpecID.nothingVanishesWhenScaling
    package let rule = AccessibilityRule(
        "Nothing disappears or stops working under any setting.", [.wcag(.resizeText), .wcag(.orientation), .wcag(.reflow)])
    package let comparesEverySetting = true

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case gone, unseen, disabled, inert, hidden, contentGone, noHeading }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        let before = counterpart.presentation
        let controls = presentation.context.controls
        lazy var hasNewControl = controls.contains { counterpart.pairs.other(of: $0) == nil }
        for other in before.context.controls {
            let element = before.screen.elements[other]
            if let reason = before.context.reasonNotOperable(other, on: before.screen) {
                verdicts.recordInapplicable(reason)
            } else if let index = counterpart.pairs.own(of: other) {
                let judgment = self.judgment(of: index, on: presentation, other, on: before)
                if case .failure = judgment, isDone(element.activation, apartFrom: index, on: presentation) {
                    verdicts.pass(by: .equivalentExists)
                } else {
                    record(judgment, of: index, on: presentation, into: &verdicts)
                }
            } else if isDone(element.activation, apartFrom: nil, on: presentation) {
                verdicts.pass(by: .equivalentExists)
            } else if before.showsPartOfContent(around: other) {
                verdicts.cannotTell(before.reference(to: other).missing, .scrolledPartlyOut)
            } else if hasNewControl {
                verdicts.cannotTell(before.reference(to: other).missing, .mayHaveMoved)
            } else {
                verdicts.fail(Finding(self, kind: .gone, element: before.reference(to: other).missing))
            }
        }
        judgeContent(of: presentation, beside: counterpart, hasNewControl, into: &verdicts)
    }

    /// Judges what informs: texts, headings and pictures that assistive technology
    /// finds with the other settings.
    private func judgeContent(
        of presentation: ScreenPresentation, beside counterpart: Counterpart, _ hasNewControl: Bool, into verdicts: inout Verdicts
    ) {
        let before = counterpart.presentation
        // Strings cannot be compared between languages.
        let isOneLanguage = presentation.environment.locale == before.environment.locale
        for (other, element) in before.screen.elements.enumerated() where element.informs && before.readingPlaces[other] >= 0 {
            if let index = counterpart.pairs.own(of: other), presentation.context.reasonNotPresented(index) == nil {
                let isLost = element.isHeading && !presentation.screen.elements[index].isHeading
                record(isLost ? .failed(.noHeading) : .passed, of: index, on: presentation, into: &verdicts)
            } else if let label = element.label.map(before.environment.pseudolocale.original), isOneLanguage,
                let index = Self.index(saying: label, on: presentation)
            {
                let isLost = element.isHeading && !presentation.screen.elements[index].isHeading
                record(isLost ? .failed(.noHeading) : .passed(by: .equivalentExists), of: index, on: presentation, into: &verdicts)
            } else if before.showsPartOfContent(around: other) {
                verdicts.cannotTell(before.reference(to: other).missing, .scrolledPartlyOut)
            } else if hasNewControl || !isOneLanguage {
                verdicts.cannotTell(before.reference(to: other).missing, .mayHaveMoved)
            } else {
                verdicts.fail(Finding(self, kind: .contentGone, element: before.reference(to: other).missing))
            }
        }
    }

    /// The element that says the same, best as a heading.
    private static func index(saying label: String, on presentation: ScreenPresentation) -> Int? {
        let elements = presentation.screen.elements
        let language = presentation.environment.pseudolocale
        let saying = elements.indices.filter { index in
            presentation.context.reasonNotPresented(index) == nil
                && elements[index].spokenStrings.contains { language.original(of: $0).contains(label) }
        }
        return saying.first { elements[$0].isHeading } ?? saying.first
    }

    /// Whether a control, another than the given one, can be used for an action.
    private func isDone(_ action: String?, apartFrom index: Int?, on presentation: ScreenPresentation) -> Bool {
        guard let action else { return false }
        return presentation.context.controls.contains { other in
            other != index && presentation.screen.elements[other].activation == action && !presentation.context.isHidden[other]
                && presentation.context.reasonNotOperable(other, on: presentation.screen) == nil
        }
    }

    /// The judgment of a control that exists.
    private func judgment(of index: Int, on presentation: ScreenPresentation, _ other: Int, on before: ScreenPresentation)
        -> Judgment<Failure>
    {
        let element = presentation.screen.elements[index]
        switch presentation.context.reasonNotOperable(index, on: presentation.screen) {
        case .behindModal?: return .inapplicable(.behindModal)
        case .notVisible?, .zeroArea?: return .failed(.unseen)
        case .disabled?: return .failed(.disabled)
        default: break
        }
        if !element.isControl { return .failed(.inert) }
        if presentation.context.isHidden[index], !before.context.isHidden[other] { return .failed(.hidden) }
        let wasStop = before.screen.elements[other].isAccessibilityElement == true
        if wasStop, element.isAccessibilityElement == false, !isInStop(index, on: presentation.screen) { return .failed(.hidden) }
        return .passed
    }

    private func isInStop(_ index: Int, on screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { screen.elements[$0].isAccessibilityElement == true }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        let (fact, usual) =
            switch failure {
            case .gone: ("\(name) is not on the screen", "it can be used")
            case .unseen: ("\(name) cannot be seen", "it can be used")
            case .disabled: ("\(name) is disabled", "it can be used")
            case .inert: ("\(name) does nothing", "it can be used")
            case .hidden: ("\(name) is hidden from assistive technology", "it can be used")
            case .contentGone: ("\(name) is not on the screen", "it can be read")
            case .noHeading: ("\(name) is no heading", "it is one")
            }
        let remedy =
            switch failure {
            case .gone, .contentGone: "keep it, and let what does not fit scroll"
            case .noHeading: "give it the heading trait under every setting"
            case .unseen, .disabled, .inert, .hidden: "let it work under every setting"
            }
        return Finding.Wording(fact: "\(fact); with the default settings \(usual)", remedy: remedy)
    }
}

extension NothingVanishesWhenScaling {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text, a narrow or a turned screen, or another setting can read and do less than others.",
            scope: "Controls that can be used, and texts, headings and pictures that can be found, with the default settings.",
            exemptions: [
                "Another control with the same action may stand in, and another element that says the same.",
                "Content beyond an edge is judged by overflow-scrolls and target-size.",
            ],
            doubts: [
                "The capture shows only the part that is scrolled into view.",
                "A new control, such as a menu, may lead to the missing content.",
                "Under another language, elements are matched by identifiers, actions and places alone.",
                SpecGuide.notShownWithDefaults,
            ])
    }
}

extension ScreenPresentation {
    /// Whether what stands around an element scrolls and shows, as captures do,
    /// only part of its content.
    func showsPartOfContent(around index: Int) -> Bool {
        screen.ancestors(of: index).contains { outer in
            let element = screen.elements[outer]
            let scrolls = element.scrolling != nil || [.scrollView, .table, .webView].contains(element.role)
            return scrolls && element.scrolling?.contentSize == nil
        }
    }
}

extension ScreenElement {
    /// Whether it is there to be read or looked at, and says something.
    fileprivate var informs: Bool {
        [.text, .heading, .image].contains(role) && isDecorative != true && activation == nil && label?.isSilent == false
    }

    /// The strings that assistive technology announces for it.
    fileprivate var spokenStrings: [String] { [label, value].compactMap(\.self) }
}
