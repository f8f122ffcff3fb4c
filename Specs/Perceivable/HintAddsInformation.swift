package import EveryScreenAudit
import EveryScreenModel

/// A hint does not repeat label, role or gesture, and ends as a sentence.
///
/// - Source: Human Interface Guidelines, VoiceOver; UIAccessibility,
///   accessibilityHint.
/// - Threshold: none; whole words in the language of the element. In English, a
///   hint states the result ("Opens the cart.") and is no order ("Open the
///   cart."). A verb in its base form before an article or a possessive is an
///   order.
/// - Smallest counterexample: `.button("a").accessibilityHint("a")`.
package struct HintAddsInformation: ScreenSpec {
    package let id = SpecID.hintAddsInformation
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "A hint does not repeat label, role or gesture, and ends as a sentence.", [.humanInterfaceGuidelines(.voiceOver)], severity: .note)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case label, role, gesture, noSentence, order }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        let lexicons = presentation.lexicons
        judgeEach(of: presentation, into: &verdicts) { index in
            guard let hint = screen.elements[index].hint, !hint.isSilent, !screen.elements[index].role.isTextInput else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            let words = hint.joinedWords
            if words == screen.elements[index].label?.joinedWords { return .failed(.label, measured: .text(hint)) }
            guard let lexicon = lexicons[index] else { return .untested(.noLocaleData) }
            if lexicon.roles[screen.elements[index].role]?.contains(words) == true {
                return .failed(.role, measured: .text(hint))
            }
            if let gesture = Lexicon.phrase(of: lexicon.gestures, starting: words) { return .failed(.gesture, measured: .text(gesture)) }
            if let order = lexicon.order(starting: words) { return .failed(.order, measured: .text(order)) }
            let end = hint.last { !$0.isWhitespace && $0 != "\"" && $0 != "”" && $0 != ")" }
            return end.map { Self.sentenceEnds.contains($0) } == true ? .passed : .failed(.noSentence, measured: .text(hint))
        }
    }

    private static let sentenceEnds: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.nameInSentence
        return switch failure {
        case .label:
            Finding.Wording(fact: "the hint of \(name) repeats the label", remedy: "say what acting results in, or leave the hint out")
        case .role:
            Finding.Wording(fact: "the hint of \(name) repeats the role", remedy: "say what acting results in, or leave the hint out")
        case .gesture:
            Finding.Wording(
                fact: "the hint of \(name) begins with the gesture \"\(finding.measuredText)\", which is not the same for everybody",
                remedy: "say what acting results in, in the third person: \"Opens the cart.\"")
        case .order:
            Finding.Wording(
                fact: "the hint of \(name) is an order: \"\(finding.measuredText) …\"",
                remedy: "say what acting results in, in the third person: \"Opens the cart.\"")
        case .noSentence:
            Finding.Wording(fact: "the hint of \(name) does not end as a sentence", remedy: "end it with a full stop")
        }
    }
}

extension HintAddsInformation {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users wait at every element for words that add nothing.",
            scope: "Exposed elements with a hint.",
            exemptions: ["Text fields are exempt, since their hint may be their placeholder."],
            doubts: [SpecGuide.noWordLists])
    }
}
