package import EveryScreenAudit
import EveryScreenModel

/// Text that can be seen is in the accessibility tree.
///
/// - Source: WCAG 2.2 SC 1.1.1 and 1.3.1 (level A).
/// - Threshold: every word; letters and digits count, ornaments do not. Each
///   piece of text is looked for by itself: what stands around a link is
///   several.
/// - An element that speaks for its texts in other words says their numbers of
///   two digits and more. One that is left out is a warning; dates, times and
///   ranges do not count. So is a text of three letters and more that is left out
///   whole, where all that is said are words of other texts.
/// - A picture with a label in such an element is a doubt, unless its words are
///   said.
/// - Smallest counterexample: `.text("a").accessibilityHidden()`.
package struct VisibleTextExposed: ScreenSpec {
    package let id = SpecID.visibleTextExposed
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "Text that can be seen is in the accessibility tree.", [.wcag(.nonTextContent), .wcag(.infoAndRelationships)])

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case unsaid, unexposed, number, dropped }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var said: Set<[String]>?
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let runs = screen.elements[index].text, !runs.isEmpty else { return picture(index, presentation) }
            if screen.elements[index].isVisible == false || presentation.isCutToNothing(index) { return .inapplicable(.notVisible) }
            // The element that says its words is behind the modal, too.
            if presentation.context.isBehindModal[index] { return .inapplicable(.behindModal) }
            let silence = presentation.context.reasonNotPresented(index)
            switch silence {
            case nil: return exposed(index, on: screen)
            case .hidden, .decorative, .notInAccessibilityTree: break
            case let reason?: return .inapplicable(reason)
            }
            // An element may show text before, between and after its children, and
            // a separate element may announce each piece.
            let pieces = runs.map(\.string.words).filter { !$0.isEmpty }
            if pieces.isEmpty { return .inapplicable(.decorative) }
            if let speaker = speaker(for: index, presentation) {
                let element = screen.elements[speaker]
                if element.isControl, element.role.isNamedByContent { return .passed }
                if isOneStop(speaker, presentation), let number = Self.unsaidNumber(of: runs, by: element) {
                    return .failed(.number, related: [speaker], measured: .text(number), severity: .warning)
                }
                if element.isControl { return .passed }
                let words = "\(element.label ?? "") \(element.value ?? "")".words
                if pieces.allSatisfy(words.holds) { return .passed }
                if isOneStop(speaker, presentation), isDropped(pieces, by: speaker, screen) {
                    return .failed(.dropped, related: [speaker], measured: .text(element.label ?? ""), severity: .warning)
                }
                return element.label?.isSilent == true ? .failed(.unsaid) : .cannotTell(.saidOtherwise)
            }
            if said == nil { said = saidElsewhere(presentation) }
            let unsaid = pieces.filter { said?.contains($0) != true }
            if unsaid.isEmpty || said?.contains(pieces.flatMap { $0 }) == true { return .passed }
            let beside = saidBeside(index, presentation)
            if unsaid.allSatisfy({ piece in beside.contains { $0.words.holds(piece) } }) { return .passed }
            if beside.contains(where: { Self.mayCount(runs, among: $0) }) { return .cannotTell(.saidOtherwise) }
            // Where the capture leaves open for some piece whether it is a stop,
            // that piece may be announced.
            let isUnknown = screen.descendants(of: index).contains { screen.elements[$0].isAccessibilityElement == nil }
            return isUnknown ? .cannotTell(.exposureUnknown) : .failed(.unexposed)
        }
    }

    /// The judgment of a labeled picture that an element around it speaks for;
    /// `nil` for all others.
    private func picture(_ index: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let element = presentation.screen.elements[index]
        guard element.role == .image, presentation.context.reasonNotPresented(index) == .notInAccessibilityTree,
            element.isDecorative != true, let words = element.label?.words, !words.isEmpty,
            let speaker = speaker(for: index, presentation), isOneStop(speaker, presentation)
        else { return nil }
        let around = presentation.screen.elements[speaker]
        if around.isControl, around.role.isNamedByContent { return nil }
        let content = (around.customContent ?? []).flatMap { [$0.label, $0.value] }
        let said = ([around.label, around.value].compactMap(\.self) + content).joined(separator: " ").words
        return said.holds(words) ? .passed : .cannotTell(.saidOtherwise)
    }

    /// Whether an element is read as a whole: it holds no stop, and is not the
    /// screen.
    private func isOneStop(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        if [.screen, .webView, .scrollView, .table, .list].contains(screen.elements[index].role) { return false }
        return !screen.descendants(of: index).contains { screen.elements[$0].isAccessibilityElement == true }
    }

    /// Whether an element says words of other texts in it, and none of these.
    private func isDropped(_ pieces: [[String]], by speaker: Int, _ screen: RenderedScreen) -> Bool {
        let element = screen.elements[speaker]
        let content = (element.customContent ?? []).flatMap { [$0.label, $0.value] }
        let said = ([element.label, element.value, element.hint].compactMap(\.self) + content).flatMap(\.words)
        let words = pieces.flatMap(\.self)
        guard let label = element.label?.words, !label.isEmpty, words.contains(where: { $0.count > 2 }), Set(said).isDisjoint(with: words)
        else { return false }
        let shown = screen.descendants(of: speaker).flatMap { screen.elements[$0].text ?? [] }.flatMap(\.string.words)
        return Set(label).isSubset(of: shown)
    }

    /// The first number shown that an element with a label does not say.
    private static func unsaidNumber(of runs: [ScreenElement.TextRun], by element: ScreenElement) -> String? {
        guard element.label?.isSilent == false else { return nil }
        let shown = runs.reduce(into: Set<String>()) { $0.formUnion(ShownNumbers($1.string, isStrict: true).digits) }
        if shown.isEmpty { return nil }
        let strings = [element.label, element.value, element.hint].compactMap(\.self)
        let content = (element.customContent ?? []).flatMap { [$0.label, $0.value] }
        let said = (strings + content).reduce(into: Set<String>()) { $0.formUnion(ShownNumbers($1, isStrict: false).digits) }
        return shown.subtracting(said).min()
    }

    /// The judgment of an element that is in the tree itself: only text must be
    /// known to announce something.
    private func exposed(_ index: Int, on screen: RenderedScreen) -> Judgment<Failure> {
        guard screen.elements[index].role == .text, let label = screen.elements[index].label, label.isSilent else { return .passed }
        let isMute = screen.elements[index].value?.isSilent != false
        return isMute && screen.elements[index].text?.contains { !$0.string.words.isEmpty } == true ? .failed(.unsaid) : .passed
    }

    /// The nearest element around one at which assistive technology stops, and
    /// which therefore speaks for it.
    private func speaker(for index: Int, _ presentation: ScreenPresentation) -> Int? {
        let speaker = presentation.speakersAround[index]
        return speaker < 0 ? nil : speaker
    }

    /// The label and value of each element of the accessibility tree near another,
    /// such as the button below a badge.
    private func saidBeside(_ index: Int, _ presentation: ScreenPresentation) -> [String] {
        let screen = presentation.screen
        let frame = screen.elements[index].frame
        guard frame.isFinite else { return [] }
        let distance = max(Self.nearness, screen.elements[index].text?.compactMap(\.pointSize).max() ?? 0)
        let near = frame.inset(by: LayoutInsets(all: -distance))
        return screen.elements.indices.filter { other in
            other != index && presentation.context.reasonNotPresented(other) == nil
                && !screen.elements[other].frame.intersection(near).isEmpty
        }.map { "\(screen.elements[$0].label ?? "") \(screen.elements[$0].value ?? "")" }
    }

    /// The largest distance of a badge from its button, in points; a line of larger
    /// text may be as far away as it is high.
    private static let nearness = 16.0

    /// Whether texts are numbers that a neighbor may say in other words: "1:20" as
    /// "1 minute 20 seconds".
    private static func mayCount(_ runs: [ScreenElement.TextRun], among said: String) -> Bool {
        let shown = runs.map(\.string).joined(separator: " ")
        let numbers = ShownNumbers(shown, isStrict: false).digits.subtracting([""])
        return !numbers.isEmpty && !shown.contains(where: \.isLetter)
            && numbers.isSubset(of: ShownNumbers(said, isStrict: false).digits)
    }

    /// The words that the elements of the accessibility tree announce.
    private func saidElsewhere(_ presentation: ScreenPresentation) -> Set<[String]> {
        let screen = presentation.screen
        var result = Set<[String]>()
        for index in screen.elements.indices where presentation.context.reasonNotPresented(index) == nil {
            if let label = screen.elements[index].label { result.insert(label.words) }
            if let value = screen.elements[index].value { result.insert(value.words) }
        }
        return result
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        switch failure {
        case .number:
            Finding.Wording(
                fact: "\(finding.element.name) shows the number \(finding.measuredText), which "
                    + "\(finding.related.first?.nameInSentence ?? "the element around it") does not say",
                remedy: "put it into the label or value of the element, or into its custom content")
        case .dropped:
            Finding.Wording(
                fact:
                    "\(finding.element.name) is left out of what \(finding.related.first?.nameInSentence ?? "the element around it") says",
                remedy: "put it into the label or value of the element, or into its custom content")
        case .unsaid:
            Finding.Wording(fact: "\(finding.element.name) shows text that is not announced", remedy: "put the text into the label")
        case .unexposed:
            Finding.Wording(
                fact: "\(finding.element.name) can be read on the screen and is not in the accessibility tree",
                remedy: "let assistive technology stop at it, or put its text into the label of what it is part of")
        }
    }
}

extension VisibleTextExposed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver and braille users miss what others read.",
            scope: "Visible text. Letters and digits count, ornaments do not.",
            exemptions: [
                "Text passes if another element says its words, or one beside it says them among others, as for a badge.",
                "Dates, times and ranges may be said in other words.",
            ],
            doubts: ["The element around the text or picture says something in other words.", SpecGuide.unknownStops])
    }
}
