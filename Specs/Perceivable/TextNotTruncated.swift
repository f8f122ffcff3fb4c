package import EveryScreenAudit
import EveryScreenModel

/// Text that is whole with the default settings is whole under every setting.
///
/// - Source: WCAG 2.2 SC 1.4.4 and, for narrow screens, 1.4.10 (level AA); Human
///   Interface Guidelines, Typography.
/// - Threshold: nothing cut short with an ellipsis up to 200 % of the default size,
///   and never the title of a control. Beyond 200 % it is a warning, and none if
///   the rest can be read by opening the text or what it stands in, or on a long
///   press. The title of a navigation bar and the placeholder of a field, which the
///   system draws on one line, are warnings at every size. Such a title in a
///   pseudolocale is a note.
/// - Smallest counterexample: `.text("a b", lineLimit: 1).frame(width: 44)` at AX5.
package struct TextNotTruncated: ComparingSpec {
    package let id = SpecID.textNotTruncated
    package let rule = AccessibilityRule(
        "Text that is whole with the default settings is whole under every setting.",
        [.wcag(.resizeText), .wcag(.reflow), .humanInterfaceGuidelines(.typography)])
    package let comparesEverySetting = true

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case control, short, shortBeyond, barTitle, placeholder }

    /// Creates the spec.
    package init() {}

    /// Up to which share of its default size text must be whole (WCAG 2.2 SC
    /// 1.4.4).
    private static let demand = 2.0

    package func judge(
        _ presentation: ScreenPresentation, beside counterpart: Counterpart, against thresholds: AccessibilityProfile.Thresholds,
        into verdicts: inout Verdicts
    ) {
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = presentation.shownText(of: index) else { return nil }
            if let reason = presentation.reasonNotSeen(presentation.screen.elements[index].frame, of: index) {
                return .inapplicable(reason)
            }
            guard let doubtful = runs.first(where: { $0.isTruncated != false }) else { return .passed }
            if let judgment = fieldJudgment(of: index, doubtful, on: presentation) { return judgment }
            guard let short = runs.firstIndex(where: { $0.isTruncated == true }) else { return .untested(.truncationUnknown) }
            guard let before = counterpart.shownText(of: index, matching: runs) else { return .cannotTell(.notFoundAgain) }
            switch before[short].isTruncated {
            case true?: return .inapplicable(.cutShortBefore)
            case nil: return .untested(.truncationUnknown)
            case false?:
                if isWhole(runs[short].string, apartFrom: index, on: presentation) { return .passed(by: .restElsewhere) }
                let share = self.share(of: runs[short], before[short], at: presentation.environment.textSize)
                // A field of one line cannot wrap; the remedy is that of
                // `field-label-persistent`.
                if runs[short].isPlaceholder == true { return placeholderJudgment(of: index, at: share, on: presentation) }
                return judgment(of: index, at: share, on: presentation)
            }
        }
    }

    /// The judgment of text in a field of one line, which cannot wrap: the cursor
    /// leads to the rest of the entered text, and a picture names a search field.
    private func fieldJudgment(of index: Int, _ run: ScreenElement.TextRun, on presentation: ScreenPresentation) -> Judgment<Failure>? {
        let role = presentation.screen.elements[index].role
        if role.isTextInput, run.isPlaceholder == false { return .passed(by: .restElsewhere) }
        return role == .searchField ? .inapplicable(.searchField) : nil
    }

    /// The judgment of a placeholder that is cut short: an example below the label
    /// of the field passes.
    private func placeholderJudgment(of index: Int, at share: Double, on presentation: ScreenPresentation) -> Judgment<Failure> {
        if let label = presentation.screen.elements[index].label, !label.isEmpty, isWhole(label, apartFrom: index, on: presentation) {
            return .passed(by: .restElsewhere)
        }
        return .failed(.placeholder, measured: .number(share), severity: .warning)
    }

    /// Whether another element shows a string whole: the text above a field, for
    /// instance, what its placeholder says.
    private func isWhole(_ string: String, apartFrom index: Int, on presentation: ScreenPresentation) -> Bool {
        presentation.screen.elements.indices.contains { other in
            other != index
                && presentation.shownText(of: other)?.contains { $0.string == string && $0.isTruncated == false } == true
        }
    }

    /// How large a text is as a share of its size at the default text size; by the
    /// table where that is not known.
    private func share(of run: ScreenElement.TextRun, _ before: ScreenElement.TextRun, at textSize: UserEnvironment.TextSize) -> Double {
        if let size = run.pointSize, let base = before.pointSize, base > 0 { return size / base }
        let style = run.style ?? .body
        return style.metrics(at: textSize).size / style.metrics(at: .standard).size
    }

    private func judgment(of index: Int, at share: Double, on presentation: ScreenPresentation) -> Judgment<Failure> {
        let screen = presentation.screen
        let around = [index] + screen.ancestors(of: index)
        if around.contains(where: { screen.elements[$0].largeContentTitle != nil }) { return .passed(by: .shownLarge) }
        if screen.elements[index].isControl { return .failed(.control, measured: .number(share)) }
        // The system does not let the title of a bar wrap.
        if around.contains(where: { screen.elements[$0].role == .navigationBar }) {
            // A title of twice the length says little of its translations.
            let isTranslated = presentation.environment.pseudolocale == .none
            return .failed(.barTitle, measured: .number(share), severity: isTranslated ? .warning : .note)
        }
        if share <= Self.demand { return .failed(.short, measured: .number(share)) }
        let canBeOpened = around.contains { screen.elements[$0].isControl || screen.elements[$0].expandedStatus == .collapsed }
        return canBeOpened ? .passed(by: .restElsewhere) : .failed(.shortBeyond, measured: .number(share), severity: .warning)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let (text, remedy) =
            switch failure {
            case .control: ("the title of \(finding.element.nameInSentence)", "let it wrap, and what it stands in grow or scroll")
            case .short: (finding.element.name, "let it wrap, and what it stands in grow or scroll")
            case .shortBeyond: (finding.element.name, "let it wrap, or offer a way to read the rest")
            case .placeholder:
                ("the placeholder of \(finding.element.nameInSentence)", "put the label above the field, where it can wrap")
            case .barTitle: (finding.element.name, "shorten it, as the title of a bar does not wrap")
            }
        guard case .number(let share) = finding.measured else {
            return Finding.Wording(fact: "\(text) is cut short", remedy: remedy)
        }
        // At the default size another setting is to blame.
        if abs(share - 1) < 0.005 {
            return Finding.Wording(fact: "\(text) is cut short; with the default settings it is whole", remedy: remedy)
        }
        return Finding.Wording(
            fact: "\(text) is cut short at \(Int((share * 100).rounded(.down))) % of its default size, at which it is whole",
            remedy: remedy)
    }
}

extension TextNotTruncated {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "People who need large text read \"Add to c…\" and have no way to the rest.",
            scope: "Visible text, compared with the same text under the default settings.",
            exemptions: [
                "Text that is also cut short with the default settings is exempt.",
                "Text that another element shows whole is exempt.",
                "A placeholder passes if the label of the field is shown whole beside it.",
                "Text entered into a field is exempt, since the cursor leads to the rest, and so is the placeholder of a search field.",
                "Beyond 200 %, text passes if it can be opened or read on a long press.",
            ],
            doubts: [
                "The text was not found with the default settings.",
                "The capture does not state whether text is cut short.",
                SpecGuide.notShownWithDefaults,
            ])
    }
}
