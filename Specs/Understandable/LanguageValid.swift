package import EveryScreenAudit
import EveryScreenModel

/// The language of a screen, and of each part in another one, is given by a valid
/// tag.
///
/// - Source: WCAG 2.2 SC 3.1.1 (level A) and 3.1.2 (level AA); BCP 47.
/// - Threshold: the first part of the tag is a language of ISO 639-1, or three
///   letters of one that has no two.
/// - Smallest counterexample: a screen with the language "english".
package struct LanguageValid: ScreenSpec {
    package let id = SpecID.languageValid
    package let rule = AccessibilityRule(
        "The language of a screen, and of each part in another one, is given by a valid tag.",
        [.wcag(.languageOfPage), .wcag(.languageOfParts)])

    /// The ways in which the claim fails.
    package enum Failure: FailureKind {
        case missing
        case invalid(LanguageTag.Mistake)

        package static let allCases = [.missing] + LanguageTag.Mistake.allCases.map(Failure.invalid)

        package init?(rawValue: String) {
            if rawValue == "missing" {
                self = .missing
            } else if let mistake = LanguageTag.Mistake(rawValue: rawValue) {
                self = .invalid(mistake)
            } else {
                return nil
            }
        }

        package var rawValue: String {
            switch self {
            case .missing: "missing"
            case .invalid(let mistake): mistake.rawValue
            }
        }
    }

    /// Creates the spec.
    package init() {}

    /// The mistake in a tag; on a page the first part alone counts, since browsers
    /// and engines pass over later parts that they do not know (ACT rule bf051a).
    private func mistake(of language: String, _ presentation: ScreenPresentation) -> LanguageTag.Mistake? {
        let first = String(language.prefix { $0 != "-" })
        let isPage = presentation.screen.facts.platform == .web
        return LanguageTag.mistake(of: isPage && first.lowercased() != "x" ? first : language)
    }

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        guard !screen.elements.isEmpty else { return }
        if let language = screen.facts.language {
            let failure = language.isSilent ? .missing : mistake(of: language, presentation).map(Failure.invalid)
            judge(language, failure, of: 0, presentation, into: &verdicts)
        } else {
            verdicts.recordUntested(.languageUnknown)
        }
        for (index, element) in screen.elements.enumerated() {
            for run in element.text ?? [] {
                if let language = run.language {
                    judge(language, mistake(of: language, presentation).map(Failure.invalid), of: index, presentation, into: &verdicts)
                }
            }
            guard let speech = element.speech else { continue }
            for span in [speech.labelSpans, speech.valueSpans, speech.hintSpans].compactMap({ $0 }).joined() {
                guard let language = span.attributes.language else { continue }
                judge(language, mistake(of: language, presentation).map(Failure.invalid), of: index, presentation, into: &verdicts)
            }
            guard let language = speech.language else { continue }
            if language.isEmpty || !hasWords(index, presentation) {
                verdicts.recordInapplicable(.nothingToJudge)
            } else {
                judge(language, mistake(of: language, presentation).map(Failure.invalid), of: index, presentation, into: &verdicts)
            }
        }
    }

    private func judge(
        _ language: String, _ failure: Failure?, of index: Int, _ presentation: ScreenPresentation, into verdicts: inout Verdicts
    ) {
        guard let failure else { return verdicts.pass() }
        verdicts.fail(Finding(self, kind: failure, element: presentation.reference(to: index), measured: .text(language)))
    }

    /// Whether the element is read or spoken, or something inside that has no
    /// separate language.
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
            let isSpoken = element.label?.isSilent == false && presentation.context.reasonNotPresented(next) == nil
            if isShown || isSpoken { return true }
            next += 1
        }
        return false
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        guard case .text(let language) = finding.measured else { return Finding.Wording(fact: "a language is not valid", remedy: "") }
        let remedy = "give the language as a tag, such as \"en\""
        let subject = "the language \"\(language)\" of \(finding.element.nameInSentence)"
        return switch failure {
        case .missing: Finding.Wording(fact: "the screen does not say its language", remedy: remedy)
        case .invalid(.malformed): Finding.Wording(fact: "\(subject) is no language tag", remedy: remedy)
        case .invalid(.unknownLanguage): Finding.Wording(fact: "\(subject) names no language of BCP 47", remedy: remedy)
        }
    }
}

extension LanguageValid {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear one language pronounced by the rules of another.",
            scope: "The screen, and elements that state a language and have words.",
            exemptions: [
                "An empty language of an element states that it is unknown, which is allowed.",
                "The actual language of the text is not checked.",
            ],
            doubts: ["The capture does not state the language."])
    }
}
