package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// An instruction names its control, not only the look, the place or the sound.
///
/// - Source: WCAG 2.2 SC 1.3.3 (level A), failures F14 and F26.
/// - A color, a shape, a size or a place beside a word such as "button" fails. A
///   word such as "press" asks for it, and no other word names it.
/// - Also fail fields that are marked by a color alone, and signals that are only
///   heard.
/// - Judged by word lists in English, German, French and Spanish, sentence by
///   sentence.
/// - Smallest counterexample: the text "Press the round button".
package struct InstructionsNotSensory: ScreenSpec {
    package let id = SpecID.instructionsNotSensory
    package let judgesWording = true
    package let rule = AccessibilityRule(
        "An instruction names its control, not only the look, the place or the sound.", [.wcag(.sensoryCharacteristics)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case look, place, sound }

    /// Creates the spec.
    package init() {}

    /// The fewest words of an instruction.
    private static let fewestWords = 3
    /// The byte between words, by which most texts are passed over.
    private static let space = UInt8(ascii: " ")

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let element = screen.elements[index]
            guard !element.role.isTextInput else { return nil }
            let texts = ((presentation.readText(at: index)?.map(\.string) ?? []) + [element.hint].compactMap { $0 })
                .filter { $0.utf8.count(where: { $0 == Self.space }) >= Self.fewestWords - 1 }
            if texts.isEmpty { return nil }
            let sentences = texts.flatMap { $0.split(whereSeparator: Self.endsSentence) }.map(Self.words)
                .filter { $0.count >= Self.fewestWords }
            if sentences.isEmpty { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let lists = SensoryWords.byLanguage[presentation.language(of: index)] else { return .untested(.noLocaleData) }
            for sentence in sentences {
                guard let found = lists.instruction(in: sentence) else { continue }
                return .failed(found.sense, measured: .text(found.words.joined(separator: " ")))
            }
            return .passed
        }
    }

    private static func endsSentence(_ character: Character) -> Bool { ".!?;:\n。！？".contains(character) }

    /// The words of a sentence as they are written; one in quotation marks, which
    /// is a name, begins with a capital.
    private static func words(of sentence: Substring) -> [String] {
        sentence.split { !$0.isLetter && !$0.isNumber && !"“„«\"".contains($0) }.map { word in
            guard word.first.map({ "“„«\"".contains($0) }) == true else { return String(word) }
            let name = word.drop { !$0.isLetter && !$0.isNumber }
            return name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let sense =
            switch failure {
            case .look: "color, shape or size"
            case .place: "place"
            case .sound: "sound"
            }
        return Finding.Wording(
            fact: "\(finding.element.textName) says by \(sense) alone what it means: \"\(finding.measuredText)\"",
            remedy: failure == .sound
                ? "let the signal be seen or felt, too, and say so" : "name the control as it is labeled: \"the green Continue button\"")
    }
}

extension InstructionsNotSensory {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "Blind people, and those who confuse colors, do not find the control that the text means.",
            scope: "Texts and hints of three words and more that ask to operate something, or name a color or a sound.",
            exemptions: [
                "Beside a name, look and place may be stated.", "A sign beside the color, such as an asterisk, is enough.",
                "\"Above\" and \"below\" follow the reading order.",
            ],
            doubts: [SpecGuide.noWordLists])
    }
}
