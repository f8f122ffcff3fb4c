import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryValue
import Testing

@testable import EveryScreenPlantedFaults

struct ScenarioTests {
    /// A counter: one button adds, one takes all away, and a pause takes one away.
    private static func counter(_ title: String) -> BlueprintFlow<Int> {
        BlueprintFlow(from: 0, pauses: [5]) { count in
            .column([
                .text(title), .text("\(count)"), .button("Add").action("add"), .button("Clear").action("clear"),
                .slider("Level", value: "1"),
            ])
        } change: { count, event in
            switch event {
            case .activate("add"): min(count + 1, 9)
            case .activate("clear"): 0
            case .wait: max(0, count - 1)
            default: count
            }
        }
    }

    private static let counters = Generator<String>.content(.thing, .english).map(counter)
    private static let scenarios = Generator<FlowScenario<BlueprintFlow<Int>>>.scenarios(of: counters)

    private func last(_ scenario: FlowScenario<BlueprintFlow<Int>>) -> Int {
        var count = 0
        scenario.run.perform { _, walk, _ in
            count = walk.position.state
            return true
        }
        return count
    }

    private func found(_ fails: (FlowScenario<BlueprintFlow<Int>>) -> Bool) -> [String] {
        let settings = SearchSettings(seed: 1, cases: 3_000, furtherSearch: .none)
        return PropertySearch.run(Self.scenarios, settings: settings) { fails($0) ? .failed : .passed }.counterexamples.map(
            \.value.description)
    }

    @Test func `the simplest scenario is a person without events under the system's settings`() throws {
        let scenario = try Self.scenarios.value(replaying: ChoiceRecording())

        #expect(scenario.description == "at the start")
        #expect(scenario.persona == .anybody && scenario.run.inputMethod == .touch && scenario.run.events == [])
        #expect(scenario.run.environment == EnvironmentPlan.standard.environments[0])
    }

    @Test func `everybody comes up, in their own way and with their own settings`() throws {
        let drawn = try (0..<400 as Range<UInt64>).map { try Self.scenarios.value(seed: $0) }

        #expect(Set(drawn.map(\.persona.name)) == Set((UserPersona.all + [.anybody]).map(\.name)))
        #expect(
            drawn.allSatisfy {
                $0.persona.inputMethods.contains($0.run.inputMethod)
                    && $0.persona.environment(from: $0.run.environment) == $0.run.environment
            })
    }

    @Test func `a recording replays to the drawn value`() throws {
        for seed in 0..<60 as Range<UInt64> {
            let sample = try Self.scenarios.sample(seed: seed)
            #expect(try Self.scenarios.value(replaying: sample.recording).description == sample.value.description)
        }
    }

    @Test func `content, settings and events shrink together to what matters`() {
        #expect(
            found { $0.run.environment.textSize >= .accessibility2 && self.last($0) >= 2 } == [
                "text size AX2; touch \"add\", touch \"add\""
            ])
        #expect(found { $0.persona.habits.mispresses > 0.05 && !$0.run.events.isEmpty }.first?.hasPrefix("as switch user; ") == true)
    }

    @Test func `only the settings that matter are named`() {
        #expect(
            found { $0.run.environment.isBoldText && $0.run.environment.layoutDirection == .rightToLeft } == [
                "right-to-left; bold text; at the start"
            ])
    }

    @Test func `a scenario without a persona who can act ends the draw with the mistake`() {
        let idle = UserPersona("idle", inputMethods: [])

        #expect(throws: GenerationError.invalid(reason: "A scenario needs at least one persona.")) {
            try Generator.scenarios(of: Self.counters, for: []).value(seed: 1)
        }
        #expect(throws: GenerationError.invalid(reason: "The persona \"idle\" has no input method.")) {
            try Generator.scenarios(of: Self.counters, for: [idle]).value(seed: 1)
        }
    }

    // MARK: Events

    private func events(by inputMethod: InputMethod, _ habits: UserPersona.InputHabits, _ count: UInt64 = 300) throws -> [UserEvent] {
        let generator = Generator<[UserEvent]>.events(in: Self.counter("a"), by: inputMethod, habits: habits)
        return try (0..<count).flatMap { try generator.value(seed: $0) }
    }

    @Test func `who uses a screen reader mostly goes on and acts on what can be acted on`() throws {
        let events = try events(by: .screenReader, .sure)
        let count = { (move: UserEvent.ReaderMove) in events.count { $0 == .reader(move) } }

        #expect(count(.next) > 2 * count(.previous))
        #expect(count(.activate) > count(.escape))
        #expect(UserEvent.ReaderMove.allCases.allSatisfy { count($0) > 0 })
    }

    @Test func `who is slow lets more time go by`() throws {
        let share = { (events: [UserEvent]) in Double(events.count { $0 == .wait(5) }) / Double(events.count) }

        #expect(share(try events(by: .touch, UserPersona.InputHabits(slowness: 0.5))) > 2 * share(try events(by: .touch, .sure)))
    }

    @Test func `a missed target acts on its neighbor, and only on an existing one`() throws {
        let sure = try events(by: .switchControl, .sure)
        let unsure = try events(by: .switchControl, UserPersona.InputHabits(mispresses: 0.9))

        #expect(Set(unsure) == Set(sure))
        #expect(unsure != sure)
    }
}
