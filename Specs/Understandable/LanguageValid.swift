package import EveryScreenAudit
import EveryScreenModel

/// The language of a screen, and of each part in another one, is given by a valid tag.
///
/// - Who is harmed: whoever listens hears one language read by the rules of
///   another.
/// - Source: WCAG 2.2 SC 3.1.1 (level A) and 3.1.2 (level AA); BCP 47.
/// - Threshold: the first part of the tag is a language of ISO 639-1, or three
///   letters of one that has no two.
/// - Applies to the screen, and to elements with a language of their own and some
///   text or label that is theirs. An empty language of an element says that it is
///   not known, which is allowed.
/// - Untested where the capture does not tell the language.
/// - Leaves out whether the text is in the language given, and whether text in
///   another language is marked.
/// - Smallest counterexample: a screen with the language "english".
package struct LanguageValid: ScreenSpec {
    package let id = "language-valid"
    package let claim = "The language of a screen, and of each part in another one, is given by a valid tag."
    package let sources = ["WCAG 2.2 SC 3.1.1", "WCAG 2.2 SC 3.1.2"]
    package let severity = Finding.Severity.error

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard !screen.elements.isEmpty else { return }
        if let language = screen.facts.language {
            let kind = language.isSilent ? "missing" : LanguageTag.fault(of: language)?.rawValue
            judge(language, kind, of: 0, presentation, into: &verdicts)
        } else {
            verdicts.leaveUntested(.languageUnknown)
        }
        for (index, element) in screen.elements.enumerated() {
            for run in element.text ?? [] {
                if let language = run.language {
                    judge(language, LanguageTag.fault(of: language)?.rawValue, of: index, presentation, into: &verdicts)
                }
            }
            guard let speech = element.speech else { continue }
            for span in [speech.labelSpans, speech.valueSpans, speech.hintSpans].compactMap({ $0 }).joined() {
                guard let language = span.attributes.language else { continue }
                judge(language, LanguageTag.fault(of: language)?.rawValue, of: index, presentation, into: &verdicts)
            }
            guard let language = speech.language else { continue }
            if language.isEmpty || !hasWords(index, presentation) {
                verdicts.skip(.nothingToJudge)
            } else {
                judge(language, LanguageTag.fault(of: language)?.rawValue, of: index, presentation, into: &verdicts)
            }
        }
    }

    private func judge(
        _ language: String, _ kind: String?, of index: Int, _ presentation: ScreenPresentation, into verdicts: inout Verdicts
    ) {
        guard let kind else { return verdicts.pass() }
        verdicts.fail(Finding(self, kind: kind, element: presentation.reference(to: index), measured: .text(language)))
    }

    /// Whether the element, or something inside that has no language of its own, is read or spoken.
    private func hasWords(_ index: Int, _ presentation: ScreenPresentation) -> Bool {
        let screen = presentation.screen
        var next = index
        let end = screen.descendants(of: index).upperBound
        while next < end {
            let element = screen.elements[next]
            if next > index, element.speech?.language != nil {
                next = screen.descendants(of: next).upperBound
                continue
            }
            let isShown = element.isVisible != false && element.text?.contains { !$0.string.isSilent } == true
            let isSpoken = element.label?.isSilent == false && presentation.standing.reasonNotPresented(next) == nil
            if isShown || isSpoken { return true }
            next += 1
        }
        return false
    }

    package func wording(for finding: Finding) -> Finding.Wording {
        guard case .text(let language) = finding.measured else { return Finding.Wording(fact: "a language is not valid", remedy: "") }
        if finding.kind == "missing" {
            return Finding.Wording(fact: "the screen does not say its language", remedy: "give the language as a tag, such as \"en\"")
        }
        let trouble = finding.kind == LanguageTag.Fault.malformed.rawValue ? "is no language tag" : "names no language of BCP 47"
        return Finding.Wording(
            fact: "the language \"\(language)\" of \(finding.element.nameInSentence) \(trouble)",
            remedy: "give the language as a tag, such as \"en\""
        )
    }
}
