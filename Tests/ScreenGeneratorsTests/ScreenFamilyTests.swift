import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

struct ScreenFamilyTests {
    private func drawn(_ family: ScreenFamily, _ count: UInt64 = 60, variety: Double = 0.5) throws -> [Blueprint] {
        let generator = Generator<Blueprint>.screens([family], variety: variety)
        return try (0..<count).map { try generator.value(seed: $0) }
    }

    private func all(_ blueprint: Blueprint) -> [Blueprint] { [blueprint] + blueprint.children.flatMap { all($0) } }

    private func kinds(_ screens: [Blueprint]) -> Set<Blueprint.Control.Kind> {
        Set(screens.flatMap { all($0) }.compactMap { if case .control(let control) = $0.content { control.kind } else { nil } })
    }

    /// The controls that the structure of a family needs.
    private static let controls: [ScreenFamily: Set<Blueprint.Control.Kind>] = [
        .form: [.field, .secureField, .toggle, .picker, .stepper, .textEditor, .button], .settingsList: [.toggle, .picker, .slider],
        .feed: [.imageButton, .button], .detail: [.button, .link], .onboarding: [.progress, .button], .dialog: [.button],
        .tabApp: [.button],
        .table: [.button], .mediaPlayer: [.slider, .imageButton], .search: [.searchField, .button], .mapWithList: [.imageButton, .button],
        .chat: [.field, .imageButton], .calendarGrid: [.button, .imageButton],
    ]

    @Test func `in the simplest tab bar the first tab is selected`() throws {
        let report = PropertySearch.run(Generator<Blueprint>.screens([.tabApp]), settings: SearchSettings(seed: 1, cases: 20)) { screen in
            all(screen).contains { $0.swiftCode.hasPrefix(".tabBar(") && $0.children.count > 1 } ? .failed : .passed
        }
        let simplest = try #require(report.counterexamples.first?.value)

        #expect(all(simplest).contains { $0.swiftCode.hasPrefix(".tabBar([") }, "\(simplest.swiftCode)")
    }

    @Test(arguments: ScreenFamily.allCases) func `a family has the controls it is known by`(family: ScreenFamily) throws {
        #expect(kinds(try drawn(family, variety: 0)).isSuperset(of: Self.controls[family] ?? []))
    }

    @Test(arguments: ScreenFamily.allCases) func `what a family draws is of no line of code that users wrote`(family: ScreenFamily) throws {
        let screens = try drawn(family, 10).map { StandardLayout().screen(for: $0, in: .standard) }

        #expect(screens.flatMap(\.elements).compactMap(\.location) == [])
    }

    @Test(arguments: ScreenFamily.allCases) func `a family shrinks to a small screen of its kind, with "a" for all content`(
        family: ScreenFamily
    ) throws {
        let generator = Generator<Blueprint>.screens([family], content: .hostile(1))
        let simplest = try generator.value(replaying: ChoiceRecording())
        let report = PropertySearch.run(generator, settings: SearchSettings(seed: 1)) { _ in .failed }

        // Another alternative may have less in it than the first, so that the
        // minimum is the simplest of all, or of less weight.
        let found = try #require(report.counterexamples.first)
        let first = try generator.sample(replaying: ChoiceRecording()).recording
        #expect(found.value == simplest || found.recording.weight < first.weight)
        let largest: [ScreenFamily: Int] = [.calendarGrid: 110]
        #expect(all(simplest).count <= largest[family] ?? 30)
    }

    @Test func `one seed gives one screen, and many give many of every family`() throws {
        let generator = Generator<Blueprint>.screens()
        let screens = try (0..<200 as Range<UInt64>).map { try generator.value(seed: $0) }

        #expect(try (0..<200 as Range<UInt64>).map { try generator.value(seed: $0) } == screens)
        #expect(Set(screens).count > 195)
        let labels = try Set((0..<200 as Range<UInt64>).flatMap { try generator.sample(seed: $0).recording.spanNames })
        #expect(labels.isSuperset(of: ["a form", "a feed", "a chat", "a dialog", "a calendar grid", "a map with a list"]))
    }

    @Test func `a recording replays to the drawn value`() throws {
        for seed in 0..<60 as Range<UInt64> {
            let generator = Generator<Blueprint>.screens(content: .hostile())
            let sample = try generator.sample(seed: seed)

            #expect(try generator.value(replaying: sample.recording) == sample.value)
        }
    }

    @Test func `no two controls of a screen are called the same`() throws {
        for seed in 0..<100 as Range<UInt64> {
            let screen = try Generator<Blueprint>.screens().value(seed: seed)
            let names = all(screen).compactMap { part -> String? in
                guard case .control(let control) = part.content else { return nil }
                return (part.accessibility?.label ?? control.title).lowercased()
            }
            #expect(Set(names).count == names.count, "seed \(seed)")
        }
    }

    @Test func `without variety a screen has no modal, except for the dialog`() throws {
        for family in ScreenFamily.allCases where family != .dialog {
            let modals = try drawn(family, variety: 0).flatMap { all($0) }.filter { if case .layered = $0.content { true } else { false } }
            #expect(modals == [])
        }
        #expect(try drawn(.dialog, variety: 0).allSatisfy { if case .layered = $0.content { true } else { false } })
    }

    @Test func `screens of no family, or of a variety outside of 0 to 1, end the draw with the mistake`() {
        #expect(throws: GenerationError.invalid(reason: "Screens need at least one family.")) {
            try Generator<Blueprint>.screens([]).value(seed: 1)
        }
        #expect(throws: GenerationError.invalid(reason: "The variety of screens is -1.0; it must be between 0 and 1.")) {
            try Generator<Blueprint>.screens(variety: -1).value(seed: 1)
        }
    }
}

struct TreeGeneratorTests {
    /// The parts of a blueprint; a frame around a control is no separate part.
    private func count(_ blueprint: Blueprint) -> Int {
        if case .wrapper(.frame, let child) = blueprint.content { return count(child) }
        return blueprint.children.reduce(1) { $0 + count($1) }
    }

    @Test(arguments: [1, 2, 7, 50]) func `a tree has no more parts than its size`(size: Int) throws {
        let generator = Generator<Blueprint>.trees(of: .controls, size: size)
        let counts = try (0..<300 as Range<UInt64>).map { count(try generator.value(seed: $0)) }

        #expect(counts.allSatisfy { (1...size).contains($0) })
        #expect(counts.contains { $0 * 4 >= size * 3 })
    }

    @Test func `the simplest tree is a text of one letter, and every failure shrinks to it`() throws {
        let generator = Generator<Blueprint>.trees(of: .controls)

        #expect(try generator.value(replaying: ChoiceRecording()) == .text("a"))
        #expect(PropertySearch.run(generator) { _ in .failed }.counterexamples.map(\.value) == [.text("a")])
    }

    @Test func `a fault that needs three buttons shrinks to three buttons in a column`() {
        func buttons(_ blueprint: Blueprint) -> Int {
            let own = if case .control(let control) = blueprint.content, control.kind == .button { 1 } else { 0 }
            return blueprint.children.reduce(own) { $0 + buttons($1) }
        }
        let report = PropertySearch.run(Generator<Blueprint>.trees(of: .controls), settings: SearchSettings(seed: 1, cases: 500)) {
            buttons($0) >= 3 ? .failed : .passed
        }

        #expect(report.counterexamples.map(\.value) == [.column(["a", "a 2", "a 3"].map { .button($0).framedAsTarget })])
    }

    @Test func `a tree without room for a part ends the draw with the mistake`() {
        #expect(throws: GenerationError.invalid(reason: "The size of a tree is 0; it must be at least 1.")) {
            try Generator<Blueprint>.trees(of: .controls, size: 0).value(seed: 1)
        }
    }
}
