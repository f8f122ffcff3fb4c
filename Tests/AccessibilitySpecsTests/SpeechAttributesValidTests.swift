import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct SpeechAttributesValidTests {
    private let spec = SpeechAttributesValid()

    private func judged(_ range: Range<Int>, _ attributes: ScreenElement.SpeechAttributes) -> Judged {
        spec.judged(
            screen([.text("Café 9") { $0.speech = ScreenElement.Speech(labelSpans: [ScreenElement.SpeechSpan(range, attributes)]) }]))
    }

    @Test(arguments: [0, 1, 2] as [Double]) func `a pitch from 0 to 2 passes`(pitch: Double) {
        #expect(judged(0..<6, ScreenElement.SpeechAttributes(pitch: pitch)) == .passed)
    }

    @Test(arguments: [(-0.1, "-0.1"), (2.1, "2.1")]) func `any other fails`(pitch: Double, text: String) {
        #expect(
            judged(0..<4, ScreenElement.SpeechAttributes(pitch: pitch))
                == .failed("text \"Café 9\" is spoken at a pitch of \(text); the range is 0 to 2"))
    }

    @Test func `a heading has a level up to 6`() {
        #expect(judged(0..<4, ScreenElement.SpeechAttributes(headingLevel: 6)) == .passed)
        #expect(
            judged(0..<4, ScreenElement.SpeechAttributes(headingLevel: 7))
                == .failed("text \"Café 9\" has a heading of level 7 in its text; the range is 0 to 6"))
    }

    @Test func `a range lies in the string`() {
        #expect(judged(5..<6, ScreenElement.SpeechAttributes(spellsOut: true)) == .passed)
        #expect(
            judged(5..<7, ScreenElement.SpeechAttributes(spellsOut: true))
                == .failed("text \"Café 9\" has speech attributes for 5..<7 of a string of 6 units"))
        #expect(judged(2..<2, ScreenElement.SpeechAttributes(spellsOut: true)).outcome == .failed)
    }

    @Test func `without attributes there is nothing to judge`() {
        #expect(spec.judged(screen([.text("a") { $0.speech = ScreenElement.Speech(language: "de") }])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(
                screen([
                    .text("a") {
                        $0.speech = ScreenElement.Speech(valueSpans: [ScreenElement.SpeechSpan(0..<9, .init(pitch: 9))])
                        $0.isAccessibilityHidden = true
                    }
                ])) == .inapplicable(.hidden))
    }
}
