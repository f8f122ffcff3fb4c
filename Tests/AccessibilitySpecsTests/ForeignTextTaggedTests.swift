import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ForeignTextTaggedTests {
    private let spec = ForeignTextTagged()
    private static let russian = "Каждый день мы пьём чёрный чай"
    private static let german = "Der Tee wird mit Milch und Zucker getrunken"

    private func judged(_ text: String, locale: String? = "en", change: (inout ScreenElement) -> Void = { _ in }) -> Judged {
        spec.judged(screen([Node.text(text, change: change)], language: locale))
    }

    @Test func `a sentence in other letters fails`() {
        #expect(
            judged(Self.russian)
                == .failed("text \"\(Self.russian)\" is written in Cyrillic letters, and is to be spoken as \"en\""))
        #expect(judged(Self.russian, locale: "ru") == .passed)
    }

    @Test func `a text of a page has the words of the element around it`() {
        func judged(_ language: String?, on platform: RenderedScreen.Platform? = .web) -> Verdicts.Outcome {
            let text = Node.text(Self.german) { $0.text = nil }
            let passage = Node.group([text]) { element in
                element.text = [ScreenElement.TextRun(Self.german)]
                if let language { element.speech = ScreenElement.Speech(language: language) }
            }
            return spec.judged(screen([passage], language: "en", on: platform)).outcome
        }

        #expect(judged(nil) == .failed)
        #expect(judged("de") == .passed)
        #expect(judged(nil, on: nil) == .inapplicable)
    }

    @Test func `each of the texts that a group merges is judged`() {
        func bubble(_ texts: [String]) -> Blueprint {
            Blueprint.column(texts.map { .text($0) }).accessibilityElement(children: .combine).screenSettings(language: "en")
        }

        #expect(spec.judged(bubble(["The tea is made with milk and sugar", Self.german])).outcome == .failed)
        #expect(spec.judged(bubble(["The tea is made with milk and sugar", "It is drunk at five in the afternoon"])).outcome == .passed)
    }

    @Test(
        arguments: [
            "Nous sommes arrivés au port avant la nuit, et la mer était calme.", "Elle ne parle pas quand il fait très froid.",
            "Ich habe noch nie so gut geschlafen wie hier.", "Er kann heute nicht kommen, aber wir warten.",
            "También hay cuando llueve muy poco agua.", "Todos los barcos ya están cerca de aquí.",
        ])
    func `passages in everyday words are told apart`(text: String) {
        #expect(spec.judged(Blueprint.text(text).screenSettings(language: "en")).outcome == .failed)
    }

    @Test func `five words may be a name`() {
        #expect(judged("Каждый день мы пьём чай") == .inapplicable(.nothingToJudge))
    }

    @Test func `a sentence with function words of another language fails`() {
        #expect(
            judged(Self.german)
                == .failed("text \"\(Self.german)\" has words of the language \"de\", and is to be spoken as \"en\""))
        #expect(judged(Self.german, locale: "de-AT") == .passed)
        #expect(judged("Nous avons une table pour les amis").outcome == .failed)
        #expect(judged("El pan y los vinos de la casa").outcome == .failed)
    }

    @Test func `two function words, and one of the stated language, are not enough`() {
        #expect(judged("Wurst und Brot mit Senf hier") == .passed)
        #expect(judged("The song Der Tee wird mit Milch und Zucker") == .passed)
    }

    @Test func `a tag on the text, the element or one around it passes`() {
        #expect(judged(Self.russian) { $0.text?[0].language = "ru" } == .passed)
        #expect(judged(Self.russian) { $0.speech = ScreenElement.Speech(language: "ru-RU") } == .passed)
        #expect(
            spec.judged(
                screen([Node.group([.text(Self.russian)]) { $0.speech = ScreenElement.Speech(language: "ru") }], language: "en")) == .passed
        )
        #expect(judged(Self.russian) { $0.text?[0].language = "de" }.outcome == .failed)
    }

    @Test(arguments: [
        ("ja", "私 は 毎日 お茶 を 飲みます"), ("zh-Hans", "我 每天 都 喝 红 茶"), ("ko", "나는 매일 아침 따뜻한 차를 마신다"),
        ("el", "Κάθε μέρα πίνουμε ζεστό μαύρο τσάι"), ("he", "אנחנו שותים תה חם בכל יום"), ("ar", "نحن نشرب الشاي الساخن كل يوم"),
    ])
    func `a sentence in the letters of its language passes, and fails in English`(language: String, text: String) {
        #expect(judged(text, locale: language) == .passed)
        #expect(judged(text).outcome == .failed)
    }

    @Test func `mixed letters and a language without data are not decided`() {
        #expect(judged("Москва Moskau Киев Kiew Рига Riga") == .passed)
        #expect(judged(Self.russian, locale: "ka") == .untested(.noLocaleData))
        #expect(judged(Self.russian, locale: nil) == .untested(.languageUnknown))
    }

    @Test func `fields and hidden text are not judged`() {
        #expect(judged(Self.russian) { $0.isAccessibilityHidden = true } == .inapplicable(.hidden))
        #expect(judged(Self.russian) { $0.role = .textEditor } == .inapplicable(.nothingToJudge))
    }

    @Test(arguments: [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "is", "pl", "cs", "sk", "hu", "ro", "tr", "ca", "hr",
        "sl", "et", "lv", "lt", "vi", "id", "ms", "ga", "cy", "eu", "gl", "sq", "mt", "lb", "af", "sw", "fil", "el", "he", "ar", "hi",
        "th", "ja", "zh", "ko",
    ])
    func `a sentence in Cyrillic letters fails in every language that has others`(language: String) {
        #expect(judged(Self.russian, locale: language).outcome == .failed)
    }

    @Test(arguments: ["ru", "uk", "bg", "be", "mk"])
    func `a sentence in Cyrillic letters passes in every language that has them`(language: String) {
        #expect(judged(Self.russian, locale: language).outcome != .failed)
    }
}
