import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LanguageValidTests {
    private let spec = LanguageValid()

    @Test(arguments: ["en", "EN", "de-CH", "zh-Hant-TW", "sr-Latn", "gsw", "x-mine"])
    func `a tag that begins with a language passes`(language: String) {
        #expect(spec.judged(screen { $0.language = language }) == .passed)
    }

    @Test(arguments: ["english", "em-US", "eng", "i-lux", "dutch", "xq"])
    func `a tag that begins with no language of BCP 47 fails`(language: String) {
        #expect(
            spec.judged(screen { $0.language = language })
                == .failed("the language \"\(language)\" of the text names no language of BCP 47"))
    }

    @Test(arguments: ["#1", "en_US", "en--US", "en-", "e1", "überland"])
    func `a string without the form of a tag fails`(language: String) {
        #expect(spec.judged(screen { $0.language = language }) == .failed("the language \"\(language)\" of the text is no language tag"))
    }

    @Test(arguments: ["", " "])
    func `a screen that says no language fails`(language: String) {
        #expect(spec.judged(screen { $0.language = language }) == .failed("the screen does not say its language"))
    }

    @Test func `a part in another language needs a valid tag`() {
        func part(_ language: String) -> RenderedScreen {
            let group = element(.group, "0") { $0.speech = ScreenElement.Speech(language: language) }
            let text = element(.text, "1") { $0.text = [ScreenElement.TextRun("Guten Tag")] }
            return screen([(0, group), (1, text)], facts: RenderedScreen.Facts(language: "en"))
        }

        #expect(spec.judged(part("de")) == .passed)
        #expect(spec.judged(part("german")) == .failed("the language \"german\" of the group names no language of BCP 47"))
    }

    @Test func `a language of a part without words, or one that is not known, is not judged`() {
        let empty = element(.group, "0") { $0.speech = ScreenElement.Speech(language: "german") }
        let unknown = element(.text, "0") { ($0.label, $0.speech) = ("a", ScreenElement.Speech(language: "")) }

        #expect(spec.judged(screen([(0, empty)], facts: RenderedScreen.Facts(language: "en"))) == .passed(by: .nothingToJudge))
        #expect(spec.judged(screen([(0, unknown)], facts: RenderedScreen.Facts(language: "en"))) == .passed(by: .nothingToJudge))
    }

    @Test func `stretches of a label and pieces of text have languages too`() {
        let label = element(.button, "0") { button in
            button.speech = ScreenElement.Speech(labelSpans: [
                ScreenElement.SpeechSpan(0..<5, ScreenElement.SpeechAttributes(language: "french"))
            ])
        }
        let text = element(.text, "0") { $0.text = [ScreenElement.TextRun("Bonjour", language: "french")] }

        #expect(spec.judged(screen([(0, label)], facts: RenderedScreen.Facts(language: "en"))).outcome == .failed)
        #expect(spec.judged(screen([(0, text)], facts: RenderedScreen.Facts(language: "en"))).outcome == .failed)
    }

    @Test func `a capture without the language is untested`() {
        #expect(spec.judged(captured(.text)) == .untested(.languageUnknown))
        #expect(spec.judged(RenderedScreen.Builder(size: .zero).finish()) == .inapplicable(.nothingToJudge))
    }
}
