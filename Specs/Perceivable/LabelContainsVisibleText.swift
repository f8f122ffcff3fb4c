package import EveryScreenAudit
import EveryScreenModel

/// The visible text of a control is part of its label, or of its names for voice
/// control.
///
/// - Source: WCAG 2.2 SC 2.5.3 (level A).
/// - Threshold: the words that are seen occur in the label one after the other;
///   case, punctuation and what stands in parentheses do not count. Names for voice
///   control replace the label there, so that text in the label alone is a warning.
/// - Smallest counterexample: `.button("Buy").accessibilityLabel("Purchase")`.
package struct LabelContainsVisibleText: ScreenSpec {
    package let id = SpecID.labelContainsVisibleText
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "The visible text of a control is part of its label, or of its names for voice control.", [.wcag(.labelInName)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case different, unsayable }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        // For each element the nearest control around it.
        lazy var controls = presentation.screen.nearestAround(where: presentation.isExposedControl)
        for (index, element) in presentation.screen.elements.enumerated() where element.isControl && element.role.isNamedByContent {
            if let reason = presentation.context.reasonNotPresented(index) {
                verdicts.recordInapplicable(reason)
                continue
            }
            if element.userInputLabels?.isEmpty != false, showsJustItsLabel(index, presentation) {
                verdicts.pass()
                continue
            }
            guard let shown = visibleTexts(of: index, besides: controls, presentation) else {
                verdicts.cannotTell(presentation.reference(to: index), .budgetExceeded)
                continue
            }
            let texts = shown.texts.map { withoutState($0.withoutInvisibles, of: index, presentation) }
            let words = texts.flatMap { [$0.withoutParentheses, $0] }.map(SpokenWords.init)
            guard let label = element.label, !label.isSilent else {
                if element.label == nil, words.first?.isEmpty == false {
                    verdicts.cannotTell(presentation.reference(to: index), .labelUnknown)
                } else {
                    verdicts.recordInapplicable(words.first?.isEmpty == false ? .labelUnknown : .noVisibleText)
                }
                continue
            }
            let names = ([label, [label, element.value ?? ""].joined(separator: " ")] + (element.userInputLabels ?? [])).map(
                SpokenWords.init)
            if words.first?.isEmpty != false {
                verdicts.recordInapplicable(texts.first?.isEmpty != false ? .noVisibleText : .symbol)
            } else if words.contains(where: { text in names.contains { text.occur(in: $0) } })
                || presentation.screen.facts.platform == .web && Self.isMadeOf(shown.pieces, label)
            {
                let voiceNames = (element.userInputLabels ?? []).map(SpokenWords.init)
                // A text that is the value is no name.
                let isNamed = words.contains { $0.occur(in: SpokenWords(label)) }
                if voiceNames.isEmpty || !isNamed || words.contains(where: { text in voiceNames.contains { text.occur(in: $0) } }) {
                    verdicts.pass()
                } else {
                    verdicts.fail(
                        Finding(
                            of: id, kind: Finding.Kind(Failure.unsayable), severity: .warning, element: presentation.reference(to: index),
                            measured: .text((element.userInputLabels ?? []).joined(separator: ", ")), required: .text(texts[0])))
                }
            } else if words.contains(where: { $0.onlyLetter != nil }) {
                verdicts.recordInapplicable(.symbol)
            } else if words.contains(where: { text in names.contains { text.occur(in: $0, allowingShortForms: true) } }) {
                verdicts.cannotTell(presentation.reference(to: index), .abbreviation)
            } else {
                verdicts.fail(
                    Finding(
                        self, kind: .different, element: presentation.reference(to: index), measured: .text(label),
                        required: .text(texts[0])))
            }
        }
    }

    /// Whether all that is seen on a control is one text, and just its label: no
    /// words need to be compared.
    private func showsJustItsLabel(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let element = presentation.screen.elements[index]
        guard let runs = element.text, runs.count == 1, runs[0].isPlaceholder != true, runs[0].string == element.label,
            !presentation.labelWords[index].isEmpty, presentation.screen.descendants(of: index).isEmpty
        else { return false }
        return presentation.reasonNotSeen(runs[0].frame ?? element.frame, of: index) == nil
    }

    /// The text of a control without the words for its state, as a switch has them
    /// painted beside its knob: *On*, *Off*.
    private func withoutState(_ text: String, of index: Int, _ presentation: ScreenPresentation) -> String {
        let element = presentation.screen.elements[index]
        guard element.hasState, let lexicon = presentation.lexicons[index] else { return text }
        let states = (lexicon.switchStates + lexicon.selectionStates + lexicon.expansionStates).map(\.words)
        let words = text.words
        if states.contains(words) { return "" }
        // Both states may be painted, of which the knob covers one.
        let isAllStates = words.allSatisfy { word in states.contains([word]) }
        if isAllStates { return "" }
        let label = (element.label ?? "").words
        var rest = text.split(whereSeparator: \.isWhitespace)
        while let last = rest.last, !label.ends(with: String(last).words), states.contains(String(last).words) { rest.removeLast() }
        while let first = rest.first, !label.starts(with: String(first).words), states.contains(String(first).words) { rest.removeFirst() }
        return rest.joined(separator: " ")
    }

    /// Whether the pieces of text on a control of a page occur in its name one
    /// after the other.
    ///
    /// A browser that makes a name of the content adds pictures and unseen text
    /// between them (ACT rule 2ee8b8).
    private static func isMadeOf(_ pieces: [String], _ label: String) -> Bool {
        var rest = label.withoutInvisibles.lowercased()[...]
        let pieces = pieces.map { $0.withoutInvisibles.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        guard pieces.count > 1 else { return false }
        for piece in pieces where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    /// The text that is seen on a control; where it is of pieces, as words may be
    /// put together of them; `nil` if there are more than 1,024.
    ///
    /// The text of a control inside, such as an item of a submenu, is not text of
    /// the one around it.
    private func visibleTexts(
        of index: Int, besides controls: [Int], _ presentation: ScreenPresentation
    ) -> (texts: [String], pieces: [String])? {
        let screen = presentation.screen
        var runs: [ScreenElement.TextRun] = []
        let inside = index..<screen.descendants(of: index).upperBound
        // Where pieces of text are elements of their own they have the order in
        // which they are read.
        let pieces = presentation.textsByLabel[inside]
        let shown = pieces.isEmpty ? presentation.textCarriers[inside] : pieces
        if shown.count > ElementList.mostTexts { return nil }
        for inner in shown {
            let element = screen.elements[inner]
            let isOfAnother = inner != index && (controls[inner] > index || presentation.isExposedControl(inner))
            guard element.isVisible != false, !isOfAnother else { continue }
            let text = element.text ?? (pieces.isEmpty ? [] : [ScreenElement.TextRun(element.label ?? "", frame: element.frame)])
            runs += text.filter { run in
                run.isPlaceholder != true && presentation.reasonNotSeen(run.frame ?? element.frame, of: inner) == nil
            }
        }
        let strings = runs.map(\.string)
        guard runs.count > 1 else { return (strings, strings) }
        var texts = [joined(runs), runs.map(\.string).joined(separator: " ")]
        if runs.allSatisfy({ $0.frame != nil }) { texts.append(joined(inLines(runs))) }
        return (texts, strings)
    }

    /// Puts runs in the order of lines, and from left to right in each; one line is
    /// what shares half the height.
    private func inLines(_ runs: [ScreenElement.TextRun]) -> [ScreenElement.TextRun] {
        var lines: [(frame: LayoutRect, runs: [ScreenElement.TextRun])] = []
        for run in runs.sorted(by: { ($0.frame?.center.y ?? 0) < ($1.frame?.center.y ?? 0) }) {
            let frame = run.frame ?? .zero
            if let last = lines.last?.frame, min(last.maxY, frame.maxY) - max(last.minY, frame.minY) >= min(last.height, frame.height) / 2 {
                lines[lines.count - 1].runs.append(run)
            } else {
                lines.append((frame, [run]))
            }
        }
        return lines.flatMap { $0.runs.sorted { ($0.frame?.minX ?? 0) < ($1.frame?.minX ?? 0) } }
    }

    /// Puts texts together; those that touch on one line are one word, as where
    /// only its first letter is bold.
    private func joined(_ runs: [ScreenElement.TextRun]) -> String {
        var result = ""
        var last: LayoutRect?
        for run in runs {
            let touching = 0.5
            let touches =
                if let last, let frame = run.frame {
                    abs(frame.minX - last.maxX) <= touching && abs(frame.minY - last.minY) <= last.height / 2
                } else {
                    false
                }
            if !result.isEmpty, !touches { result += " " }
            result += run.string
            last = run.frame
        }
        return result
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .text(let text) = finding.required else {
            return Finding.Wording(fact: "\(finding.element.name) is called otherwise than it reads", remedy: "")
        }
        return switch failure {
        case .unsayable:
            Finding.Wording(
                fact: "\(finding.element.name) reads \"\(text)\"; its names for voice control replace the label: "
                    + finding.measuredText.quotedExcerpt,
                remedy: "add the text to the names for voice control")
        case .different:
            Finding.Wording(
                fact: "\(finding.element.name) reads \"\(text)\"; saying that does not reach it",
                remedy: finding.isOfPage
                    ? "begin the label with the text" : "begin the label with the text, or add the text to the names for voice control")
        }
    }
}

extension LabelContainsVisibleText {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Voice Control users say what a button reads, and nothing happens.",
            scope: "Enabled controls that are named by their text: buttons, links, tabs, menu items, choices and switches.",
            exemptions: [
                "Case, punctuation and text in parentheses do not count.",
                "Symbols, and single letters that stand for a symbol, are exempt.",
                "Words for the state of a control, such as On and Off, are no part of its name.",
            ],
            doubts: ["The text is an abbreviation of a word of the label.", SpecGuide.unknownLabel])
    }
}

extension ScreenElement {
    /// Whether it can be on or off, or opened, so that its state may be painted in
    /// words.
    fileprivate var hasState: Bool {
        switch role {
        case .toggle, .checkBox, .radioButton: true
        default: value?.isSilent == false || expandedStatus != nil || traits?.contains(.selected) == true
        }
    }
}

extension ScreenElement.Role {
    /// Whether the text on a control of the role is its name.
    var isNamedByContent: Bool {
        switch self {
        case .button, .link, .toggle, .checkBox, .radioButton, .tab, .menuItem, .segment, .disclosure: true
        default: false
        }
    }
}

extension String {
    /// The string without characters that only steer how others are drawn, such as
    /// the space of no width.
    fileprivate var withoutInvisibles: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
    }

    /// The string less what stands in parentheses, unless nothing is left.
    fileprivate var withoutParentheses: String {
        var depth = 0
        var result = ""
        for character in self {
            if "([{（".contains(character) { depth += 1 }
            if depth == 0 { result.append(character) }
            if ")]}）".contains(character) { depth = max(0, depth - 1) }
        }
        return result.isSilent ? self : result
    }
}

extension ScreenPresentation {
    /// Whether an element is a control that assistive technology stops at.
    fileprivate func isExposedControl(_ index: Int) -> Bool {
        screen.elements[index].isControl && screen.elements[index].isAccessibilityElement == true
    }
}
