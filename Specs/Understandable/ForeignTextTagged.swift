package import EveryScreenAudit
import EveryScreenModel

/// A passage in another language than the screen is tagged with it.
///
/// - Source: WCAG 2.2 SC 3.1.2 (level AA); UIAccessibility,
///   `accessibilityLanguage`.
/// - Threshold: six words. Nine of ten letters belong to a script in which the
///   stated language is not written. Or three function words of English,
///   German, French or Spanish stand there, and none of the stated language,
///   another of the four.
/// - Shorter texts may be names, which need no tag. Other languages that share
///   a script with the stated one are not told apart.
/// - Smallest counterexample: a Russian sentence of six words on an English
///   screen.
package struct ForeignTextTagged: ScreenSpec {
    package let id = SpecID.foreignTextTagged
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A passage in another language than the screen is tagged with it.", [.wcag(.languageOfParts)], severity: .warning,
        threshold: "6 words")

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case script, words }

    /// Creates the spec.
    package init() {}

    /// The fewest words of a passage: names have fewer.
    private static let fewestWords = 6
    /// The byte between words, by which most texts are passed over.
    private static let space = UInt8(ascii: " ")
    /// The fewest bytes of such a passage.
    private static let fewestBytes = 2 * fewestWords

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard !screen.elements[index].role.isTextInput else { return nil }
            // The texts that a group merges may be in several languages.
            let places = presentation.readText(at: index) == nil ? presentation.mergedParts(of: index) : [index]
            let judgments = places.lazy.flatMap { place in
                (presentation.readText(at: place) ?? []).lazy.filter(Self.mayBePassage)
                    .compactMap { self.judgment(of: $0, at: place, readAt: index, presentation) }
            }
            return judgments.first { if case .failure = $0 { true } else { false } } ?? judgments.first
        }
    }

    /// Whether a text is long enough, as far as its bytes say.
    private static func mayBePassage(_ run: ScreenElement.TextRun) -> Bool {
        run.string.utf8.count >= fewestBytes && run.string.utf8.count(where: { $0 == space }) >= fewestWords - 1
    }

    private func judgment(
        of run: ScreenElement.TextRun, at index: Int, readAt stop: Int, _ presentation: ScreenPresentation
    ) -> Judgment<Failure>? {
        // A person's language is not that of an app without a translation.
        let stated = run.language ?? language(around: index, presentation.screen)
        if let stated, run.string.words.count < Self.fewestWords || stated.isEmpty { return nil }
        if let reason = presentation.context.reasonNotPresented(stop) { return .inapplicable(reason) }
        guard let language = stated else { return .untested(.languageUnknown) }
        return judgment(of: run.string, in: language.primaryLanguage)
    }

    /// The language that an element, or the nearest one around it, states; else
    /// that of the screen.
    private func language(around index: Int, _ screen: RenderedScreen) -> String? {
        ([index] + screen.ancestors(of: index)).lazy.compactMap { screen.elements[$0].speech?.language }.first ?? screen.facts.language
    }

    private func judgment(of text: String, in language: String) -> Judgment<Failure> {
        guard let scripts = WritingScript.byLanguage[language] else { return .untested(.noLocaleData) }
        if let script = WritingScript(mostOf: text), !scripts.contains(script) {
            return .failed(.script, measured: .text(script.rawValue), required: .text(language))
        }
        guard let own = FunctionWords.byLanguage[language] else { return .passed }
        let words = Set(text.words.map { Substring($0) })
        guard words.isDisjoint(with: own) else { return .passed }
        let other = FunctionWords.byLanguage.first { $0.key != language && words.intersection($0.value).count >= FunctionWords.fewest }
        return other.map { .failed(.words, measured: .text($0.key), required: .text(language)) } ?? .passed
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let looks =
            switch failure {
            case .script: "is written in \(finding.measuredText) letters"
            case .words: "has words of the language \"\(finding.measuredText)\""
            }
        return Finding.Wording(
            fact: "\(finding.element.textName) \(looks), and is to be spoken as \"\(finding.requiredText)\"",
            remedy: finding.isOfPage
                ? "give its element the attribute lang" : "set accessibilityLanguage, or the language of the attributed string")
    }
}

extension ForeignTextTagged {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear a passage with the sounds of another language, or nothing but the names of letters.",
            scope: "Shown texts of at least six words.",
            exemptions: [
                "Shorter texts may be names and are exempt.",
                "Among languages of one script, only English, French, German and Spanish are told apart.",
            ],
            doubts: ["The capture does not state the language of the screen.", SpecGuide.noWordLists])
    }
}
