import EveryScreenGenerators
import EveryValue
import Testing

struct ContentGeneratorTests {
    private func drawn(_ generator: Generator<String>, _ count: UInt64 = 400) throws -> [String] {
        try (0..<count).map { try generator.value(seed: $0) }
    }

    @Test(arguments: ContentKind.allCases) func `the simplest content of every kind is one letter`(kind: ContentKind) throws {
        #expect(try Generator.content(kind).value(replaying: ChoiceRecording()) == "a")
        #expect(try Generator.content(kind, .hostile(1)).value(replaying: ChoiceRecording()) == "a")
        #expect(try Generator.content(kind, ContentStyle(languages: [.thai])).value(replaying: ChoiceRecording()) == "a")
    }

    @Test(arguments: ContentKind.allCases) func `content shrinks to one letter when any string fails`(kind: ContentKind) {
        for style in [ContentStyle.realistic, .hostile(0.5)] {
            let report = PropertySearch.run(Generator.content(kind, style), settings: SearchSettings(seed: 3)) { _ in .failed }

            #expect(report.counterexamples.map(\.value) == ["a"])
        }
    }

    @Test(arguments: ContentKind.allCases) func `a kind has many strings, and one letter only by shrinking`(kind: ContentKind) throws {
        let strings = try drawn(.content(kind))

        #expect(Set(strings).count >= 5)
        #expect(!strings.contains("a"))
        #expect(!strings.contains(""))
    }

    @Test(
        arguments: [
            (.arabic, 0x600...0x6FF), (.hebrew, 0x590...0x5FF), (.chinese, 0x3000...0x9FFF), (.japanese, 0x3000...0x9FFF),
            (.thai, 0xE00...0xE7F), (.hindi, 0x900...0x97F), (.german, 0xC0...0xFF), (.finnish, 0xC0...0xFF),
        ] as [(ContentLanguage, ClosedRange<UInt32>)])
    func `a language is written in its letters`(language: ContentLanguage, letters: ClosedRange<UInt32>) throws {
        let strings = try drawn(.content(.sentence, ContentStyle(languages: [language])), 200)

        #expect(strings.contains { $0.unicodeScalars.contains { letters.contains($0.value) } })
        #expect(Set(strings).count >= 4)
    }

    @Test func `every language comes up, English about half of the time`() throws {
        let english = Set(try drawn(.content(.sentence, .english)))
        let strings = try drawn(.content(.sentence), 2_000)
        let share = Double(strings.count { english.contains($0) }) / 2_000

        #expect((0.45...0.55).contains(share))
        for language in ContentLanguage.allCases {
            let own = Set(try drawn(.content(.sentence, ContentStyle(languages: [language])), 100))
            #expect(strings.contains { own.contains($0) }, "\(language)")
        }
    }

    @Test func `content is realistic by default, and hostile at the requested rate`() throws {
        let realistic = Set(try ContentLanguage.allCases.flatMap { try drawn(.content(.thing, ContentStyle(languages: [$0]))) })
        let strings = try drawn(.content(.thing, .hostile(0.25)), 4_000)
        let hostile = strings.filter { !realistic.contains($0) }

        #expect(try drawn(.content(.thing)).allSatisfy { realistic.contains($0) })
        #expect((0.21...0.29).contains(Double(hostile.count) / 4_000))
        #expect(hostile.contains("") && hostile.contains { $0.count > 1_000 } && hostile.contains { $0.contains("\u{202E}") })
    }

    @Test(arguments: HostileText.allCases) func `a kind of hostile text shows what it is about`(kind: HostileText) throws {
        let strings = try drawn(.hostileText([kind]))
        let joined = strings.joined()
        let scalars = Set(joined.unicodeScalars.map(\.value))
        switch kind {
        case .oneLetter: #expect(Set(strings) == ["a"])
        case .empty: #expect(Set(strings) == [""])
        case .blank: #expect(strings.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWhitespace) })
        case .unbreakable: #expect(strings.allSatisfy { $0.allSatisfy { $0 == "a" } } && strings.contains { $0.count > 100 })
        case .endless: #expect(strings.allSatisfy { $0.count <= 10_000 } && strings.contains { $0.count > 5_000 })
        case .lines: #expect(strings.allSatisfy { $0.contains("\n") })
        case .doubled: #expect(strings.allSatisfy { $0.count.isMultiple(of: 2) || $0.contains(" ") })
        case .accented: #expect(strings.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") })
        case .turnedRound: #expect(strings.allSatisfy { $0.hasPrefix("\u{202E}") })
        case .mixedDirections: #expect(strings.contains { $0.contains("שלום") && $0.contains("iPhone") })
        case .bidiControls: #expect(scalars.isSuperset(of: [0x202E, 0x2067, 0x202C, 0x200F]))
        case .zeroWidth: #expect(scalars.isSuperset(of: [0x200B, 0x200D, 0xFEFF]))
        case .combiningMarks: #expect(strings.allSatisfy { $0.count == 1 } && strings.contains { $0.unicodeScalars.count > 5 })
        case .emoji: #expect(scalars.isSuperset(of: [0x1F468, 0x1F3FD, 0x200D, 0x1F1EB, 0x20E3]))
        case .lookalikes: #expect(scalars.contains(0xFB01) && scalars.contains(0x430))
        }
        #expect(strings.allSatisfy { !$0.isEmpty || kind == .empty })
    }

    @Test(
        arguments: [
            (.blank, [" ", "\n", "\t", "\u{A0}", "\u{2003}", "\u{3000}", "\r\n", "\u{2028}"]),
            (.mixedDirections, ["a ", "שלום ", "123 ", "(سلام) ", "iPhone ", "€5 ", "- ", "\u{200F}"]),
            (
                .bidiControls,
                ["a", "\u{202E}", "\u{202B}", "\u{2067}", "\u{2066}", "\u{202C}", "\u{2069}", "\u{200E}", "\u{200F}", "ש"]
            ),
            (.zeroWidth, ["a", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{200C}", "\u{FE0F}"]),
            (.combiningMarks, ["\u{301}", "\u{308}", "\u{327}", "\u{32F}", "\u{35C}", "\u{489}", "\u{36F}"]),
            (.emoji, ["🙂", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇫🇮", "👨🏿‍🦽", "❤️‍🔥", "1️⃣", "🧑🏻‍❤️‍💋‍🧑🏿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☺︎"]),
            (.lookalikes, ["ﬁ", "Ａ", "а", "İ", "ß", "ſ", "𝐚", "①", "﷽", "ǆ", "…", "\u{202E}a"]),
        ] as [(HostileText, [String])])
    func `every piece of a kind of hostile text comes up`(kind: HostileText, pieces: [String]) throws {
        let scalars = Array(try drawn(.hostileText([kind]), 2_000).joined().unicodeScalars)
        func comesUp(_ piece: String) -> Bool {
            let wanted = Array(piece.unicodeScalars)
            return scalars.indices.contains { scalars[$0...].starts(with: wanted) }
        }

        #expect(pieces.filter { !comesUp($0) } == [])
    }

    @Test func `a fault of long text shrinks to the shortest that shows it`() {
        let report = PropertySearch.run(.hostileText(), settings: SearchSettings(seed: 1, cases: 500)) { (text: String) -> Judgment in
            text.count >= 1_234 ? .failed : .passed
        }

        #expect(report.counterexamples.map(\.value.count) == [1_234])
    }

    @Test func `a style without a language, a kind, or with a share above one ends the draw with the mistake`() {
        func reason(_ generator: Generator<String>) -> String? {
            do { _ = try generator.value(seed: 1) } catch { return "\(error)" }
            return nil
        }

        #expect(reason(.content(.thing, ContentStyle(languages: []))) == "Content needs at least one language.")
        #expect(
            reason(.content(.thing, ContentStyle(hostility: 2))) == "The share of hostile strings is 2.0; it must be between 0 and 1.")
        #expect(reason(.content(.thing, ContentStyle(hostility: 0.5, hostileKinds: []))) == "Hostile content needs at least one kind.")
        #expect(reason(.content(.thing, ContentStyle(hostileKinds: []))) == nil)
        #expect(reason(.hostileText([])) == "Hostile content needs at least one kind.")
    }

    @Test func `languages have tags and directions`() {
        #expect(ContentLanguage.allCases.map(\.tag) == ["en", "de", "fi", "ar", "he", "zh-Hans", "ja", "th", "hi"])
        #expect(ContentLanguage.allCases.filter(\.isRightToLeft) == [.arabic, .hebrew])
    }
}
