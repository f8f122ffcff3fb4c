package import EveryScreenAudit
import EveryScreenModel

/// Text that looks like the heading of a passage or section is exposed as one.
///
/// - Source: WCAG 2.2 SC 1.3.1 (level A), failure F2. The margins are those of
///   axe-core's rule `p-as-heading`; Human Interface Guidelines, Typography, for
///   the styles of headings.
/// - Threshold: a style of headings above another style, 1.4 times the size of the
///   passage, or 1.15 times with a weight heavier by 150.
/// - Measured is the size of the text relative to that of the passage.
/// - A passage has at least 60 characters and twice those of the text above, and no
///   style of remarks. It is the next stop of the screen reader, below the text.
/// - Two texts or more in one style of titles, each above other content, are the
///   titles of sections.
/// - Smallest counterexample: "Delivery" in title 2 above a paragraph.
package struct HeadingsExposed: ScreenSpec {
    package let id = SpecID.headingsExposed
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "Text that looks like the heading of a passage or section is exposed as a heading.", [.wcag(.infoAndRelationships)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case style, look, section }

    /// Creates the spec.
    package init() {}

    /// The fewest characters of a passage: longer than a line of a phone.
    private static let passageLength = 60
    /// The margins of axe-core's rule `p-as-heading`.
    private static let largerSize = 1.4
    private static let largeSize = 1.15
    private static let heavierBy = 150
    /// The fewest letters of a word: codes of currencies have three.
    private static let wordLength = 4

    private static let headingStyles: Set<ScreenElement.TextStyle> = [.largeTitle, .title1, .title2, .title3, .headline]
    /// Those of sections: a headline is the first line of an entry as well.
    private static let titleStyles: Set<ScreenElement.TextStyle> = [.title1, .title2, .title3]
    /// Text in these styles explains the text above, as the footer of a row does.
    private static let remarkStyles: Set<ScreenElement.TextStyle> = [.footnote, .caption1, .caption2]
    /// Text in these is the first line of an entry, or a title by its place.
    private static let entries: Set<ScreenElement.Role> = [
        .cell, .list, .table, .menu, .alert, .navigationBar, .tabBar, .toolbar, .statusBar,
    ]

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let order = presentation.readingOrder.elements
        var judged: Set<Int> = []
        for (index, next) in zip(order, order.dropFirst()) {
            guard let judgment = judgment(of: index, above: next, presentation) else { continue }
            judged.insert(index)
            record(judgment, of: index, on: presentation, into: &verdicts)
        }
        judgeSections(order, presentation, without: judged, into: &verdicts)
    }

    /// Fails the titles of sections: texts of one style of titles, each with other
    /// content after it.
    private func judgeSections(
        _ order: [Int], _ presentation: ScreenPresentation, without judged: Set<Int>, into verdicts: inout Verdicts
    ) {
        let styles = order.map { titleStyle(of: $0, presentation) }
        // Of two titles in a row, the first has no content.
        let titles = zip(order, zip(styles, styles.dropFirst())).compactMap { index, style in
            style.1 == nil ? style.0.map { (index: index, style: $0) } : nil
        }
        for title in titles where !judged.contains(title.index) {
            guard let other = titles.first(where: { $0.style == title.style && $0.index != title.index }) else { continue }
            let judgment: Judgment<Failure> =
                presentation.screen.elements[title.index].isHeading
                ? .passed : .failed(.section, related: [other.index], measured: .text(title.style.rawValue))
            record(judgment, of: title.index, on: presentation, into: &verdicts)
        }
    }

    /// The style of a text that may be the title of a section, in the open.
    private func titleStyle(of index: Int, _ presentation: ScreenPresentation) -> ScreenElement.TextStyle? {
        let screen = presentation.screen
        guard [.text, .heading].contains(screen.elements[index].role), let own = presentation.readText(at: index), own.count == 1,
            let style = own[0].style, Self.titleStyles.contains(style), Self.hasWord(own[0].string),
            !own[0].string.contains(where: \.isNumber),
            !([index] + screen.ancestors(of: index)).contains(where: { Self.stands(in: screen.elements[$0]) })
        else { return nil }
        return style
    }

    private static func hasWord(_ string: String) -> Bool {
        string.split(whereSeparator: { !$0.isLetter }).contains { $0.count >= wordLength }
    }

    private func judgment(of index: Int, above next: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        let screen = presentation.screen
        let (element, below) = (screen.elements[index], screen.elements[next])
        guard below.role == .text, let passage = presentation.readText(at: next), passage[0].string.utf8.count >= Self.passageLength,
            passage[0].string.count >= Self.passageLength, below.frame.minY >= element.frame.maxY - 1,
            passage[0].style.map(Self.remarkStyles.contains) != true
        else { return nil }
        if element.isHeading { return .passed }
        guard element.role == .text, let own = presentation.readText(at: index), own.count == 1,
            own[0].string.count * 2 <= passage[0].string.count,
            Self.hasWord(own[0].string),
            !([index] + screen.ancestors(of: index)).contains(where: { Self.stands(in: screen.elements[$0]) })
        else { return nil }
        if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
        return judgment(of: own[0], above: passage[0], related: next)
    }

    private static func stands(in element: ScreenElement) -> Bool { element.isControl || entries.contains(element.role) }

    private func judgment(of run: ScreenElement.TextRun, above passage: ScreenElement.TextRun, related: Int) -> Judgment<Failure> {
        let ratio = run.pointSize.flatMap { size in passage.pointSize.map { size / max(1, $0) } }
        if let style = run.style, let other = passage.style, Self.headingStyles.contains(style), !Self.headingStyles.contains(other) {
            return .failed(.style, related: [related], measured: .text(style.rawValue), required: .text(other.rawValue))
        }
        guard let ratio else { return .cannotTell(.fontUnknown) }
        if ratio < Self.largeSize { return .passed }
        let measured = Finding.Measure.number((ratio * 100).rounded() / 100)
        if ratio >= Self.largerSize { return .failed(.look, related: [related], measured: measured, required: .number(Self.largerSize)) }
        guard let weight = run.weight, let other = passage.weight else { return .cannotTell(.fontUnknown) }
        return weight.rawValue - other.rawValue >= Self.heavierBy
            ? .failed(.look, related: [related], measured: measured, required: .number(Self.largeSize)) : .passed
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let passage = finding.related.first?.nameInSentence ?? "a passage"
        let look =
            switch failure {
            case .style: "is set in \(finding.measuredText) above \(passage) in \(finding.requiredText)"
            case .section: "is set in \(finding.measuredText) as \(passage) is, above other content"
            case .look: "is \(decimalText(finding.measuredNumber)) times as large as \(passage) below it"
            }
        return Finding.Wording(
            fact: "\(finding.element.name) \(look), and is no heading",
            remedy: finding.isOfPage
                ? "make it a heading, h1 to h6, in place of its style" : "add .accessibilityAddTraits(.isHeader), or the trait header")
    }
}

extension HeadingsExposed {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who move from heading to heading skip this part, since its title is not a heading.",
            scope: "Text directly above a passage of at least 60 characters, and texts in one style of titles above other content.",
            exemptions: [
                "Text in cells, lists, tables, bars, alerts and controls is exempt.",
                "Text above a remark in the style footnote or caption is exempt.",
                "Numbers, prices and words of up to three letters are exempt.",
            ],
            doubts: ["The capture does not state size and weight of the text."])
    }
}
