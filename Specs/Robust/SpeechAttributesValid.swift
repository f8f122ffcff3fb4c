package import EveryScreenAudit
import EveryScreenModel

/// Speech attributes lie in their range and within their string.
///
/// - Source: UIAccessibility, the speech attributes of attributed strings.
/// - Threshold: a pitch from 0 to 2, a heading level from 0 to 6, and a range of at
///   least one UTF-16 unit of the label, value or hint.
/// - Smallest counterexample: a label spoken at a pitch of 3.
package struct SpeechAttributesValid: ScreenSpec {
    package let id = SpecID.speechAttributesValid
    package let rule = AccessibilityRule(
        "Speech attributes lie in their range and within their string.",
        [.other(.speechAttributes)], severity: .warning)

    /// The greatest pitch: twice that of the person.
    private static let mostPitch = 2.0
    /// The greatest heading level.
    private static let mostLevel = 6

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case pitch, level, range }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let speech = screen.elements[index].speech else { return nil }
            let element = screen.elements[index]
            let strings = [(element.label, speech.labelSpans), (element.value, speech.valueSpans), (element.hint, speech.hintSpans)]
            guard strings.contains(where: { $0.1?.isEmpty == false }) else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            for (string, spans) in strings {
                for span in spans ?? [] { if let judgment = Self.judgment(of: span, in: string) { return judgment } }
            }
            return .passed
        }
    }

    private static func judgment(of span: ScreenElement.SpeechSpan, in string: String?) -> Judgment<Failure>? {
        if let pitch = span.attributes.pitch, !(0...mostPitch).contains(pitch) {
            return .failed(.pitch, measured: .number(pitch), required: .number(mostPitch))
        }
        if let level = span.attributes.headingLevel, !(0...mostLevel).contains(level) {
            return .failed(.level, measured: .number(Double(level)), required: .number(Double(mostLevel)))
        }
        guard let string else { return nil }
        let count = string.utf16.count
        guard span.range.isEmpty || span.range.lowerBound < 0 || span.range.upperBound > count else { return nil }
        return .failed(.range, measured: .text("\(span.range.lowerBound)..<\(span.range.upperBound)"), required: .number(Double(count)))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        switch failure {
        case .pitch:
            return Finding.Wording(
                fact: "\(name) is spoken at a pitch of \(decimalText(finding.measuredNumber)); the range is 0 to 2",
                remedy: "use a pitch from 0 to 2, where 1 is the person's own")
        case .level:
            return Finding.Wording(
                fact: "\(name) has a heading of level \(decimalText(finding.measuredNumber)) in its text; the range is 0 to 6",
                remedy: "use a level from 1 to 6, or 0 for a heading without level")
        case .range:
            return Finding.Wording(
                fact:
                    "\(name) has speech attributes for \(finding.measuredText) of a string of \(decimalText(finding.requiredNumber)) units",
                remedy: "set attributes for ranges of the string")
        }
    }
}

extension SpeechAttributesValid {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users do not hear the emphasis that the app meant.",
            scope: "Exposed elements with speech attributes on label, value or hint.",
            exemptions: ["Tags of languages are judged by language-valid."])
    }
}
