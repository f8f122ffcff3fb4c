import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Testing

struct BlueprintGeneratorTests {
    private let generator = Generator<Blueprint>.blueprints(of: .controls)

    /// How deep containers nest; a frame around a control is none.
    private func depth(_ blueprint: Blueprint) -> Int {
        if case .wrapper(.frame, let child) = blueprint.content { return depth(child) }
        return (blueprint.children.map { depth($0) }.max() ?? -1) + 1
    }

    @Test func `the simplest blueprint is a text of one letter`() throws {
        #expect(try generator.value(replaying: ChoiceRecording()) == .text("a"))
    }

    @Test func `one seed gives one blueprint, and many give many`() throws {
        let values = try (0..<100 as Range<UInt64>).map { try generator.value(seed: $0) }

        #expect(try (0..<100 as Range<UInt64>).map { try generator.value(seed: $0) } == values)
        #expect(Set(values).count > 50)
    }

    @Test func `the token of a blueprint of up to fifty elements is below four hundred letters`() throws {
        var largest = 0
        for seed in 0..<1_000 as Range<UInt64> {
            let count = try all(generator.value(seed: seed)).count
            guard count <= 50 else { continue }
            largest = max(largest, count)
            #expect(try ReplayToken(generator.sample(seed: seed).recording).description.utf8.count <= 400)
        }

        #expect(largest >= 45)
    }

    @Test func `containers nest no deeper than the limit`() throws {
        let flat = Generator<Blueprint>.blueprints(of: .controls, depth: 0)
        let shallow = Generator<Blueprint>.blueprints(of: .controls, depth: 1)
        for seed in 0..<200 as Range<UInt64> {
            #expect(try depth(flat.value(seed: seed)) == 0)
            // A column with padding is one container of the generator and two of
            // the blueprint.
            #expect(try depth(shallow.value(seed: seed)) <= 2)
        }
    }

    @Test func `every leaf and every container turns up`() throws {
        let names = try (0..<300 as Range<UInt64>).flatMap { try all(generator.value(seed: $0)) }.map { blueprint in
            // The name of the call that makes it: the first of a container or leaf,
            // the last of a wrapper.
            if case .wrapper = blueprint.content { return String(blueprint.swiftCode.split(separator: ".").last!.prefix { $0.isLetter }) }
            return String(blueprint.swiftCode.dropFirst().prefix { $0.isLetter })
        }

        #expect(
            Set(names) == [
                "text", "button", "toggle", "field", "link", "slider", "imageButton", "image", "textEditor", "column", "row", "padding",
                "list", "frame",
            ])
    }

    private func all(_ blueprint: Blueprint) -> [Blueprint] { [blueprint] + blueprint.children.flatMap { all($0) } }

    @Test func `a recording replays to the drawn value`() throws {
        for seed in 0..<100 as Range<UInt64> {
            let sample = try generator.sample(seed: seed)

            #expect(try generator.value(replaying: sample.recording) == sample.value)
        }
    }

    @Test func `names, titles and sentences are simplest as one letter`() throws {
        for generator in [Generator<String>.thingName, .actionTitle, .sentences] {
            #expect(try generator.value(replaying: ChoiceRecording()) == "a")
            #expect(try generator.value(seed: 5) == generator.value(seed: 5))
        }
    }

    @Test func `every clean screen begins with a bar that has a title`() throws {
        for seed in 0..<40 as Range<UInt64> {
            let screen = StandardLayout().screen(for: try Generator<Blueprint>.cleanScreens.value(seed: seed), in: .standard)
            let bar = try #require(screen.elements.firstIndex { $0.role == .navigationBar })

            #expect(screen.descendants(of: bar).contains { screen.elements[$0].role == .heading })
        }
    }
}
