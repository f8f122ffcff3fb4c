import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenGenerators

struct EnvironmentAxisTests {
    /// Every setting with two levels at least.
    private static var wide: EnvironmentSpace {
        var space = EnvironmentSpace.everything
        space.reducesMotion = [false, true]
        space.reducesTransparency = [false, true]
        space.invertColors = UserEnvironment.InvertColors.allCases
        space.differentiatesWithoutColor = [false, true]
        space.buttonShapes = [false, true]
        space.onOffLabels = [false, true]
        space.voiceOvers = [false, true]
        space.switchControls = [false, true]
        space.voiceControls = [false, true]
        space.fullKeyboardAccesses = [false, true]
        space.locales = ["en", "de", "ar"]
        space.pseudolocales = UserEnvironment.Pseudolocale.allCases
        space.textSpacings = UserEnvironment.TextSpacing.allCases
        space.idioms = [.phone, .pad]
        return space
    }

    @Test func `every setting of an environment is on an axis`() {
        // The safe area goes with the screen.
        let names = UserEnvironment.settings.map(\.name).filter { $0 != "safe area" }

        #expect(EnvironmentAxis.all.map(\.name) == names)
    }

    @Test func `every list of levels is on an axis`() {
        let lists = Mirror(reflecting: EnvironmentSpace.standard).children.compactMap(\.label)
            .filter { !["only", "excluded", "weights"].contains($0) }

        #expect(lists.count == EnvironmentAxis.all.count)
        #expect(Self.wide.levels.filter { $0 < 2 } == [])
    }

    @Test func `the levels of a space are found again`() throws {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<200 {
            let indexes = Self.wide.levels.map { Int.random(in: 0..<$0, using: &numbers) }
            let environment = Self.wide.environment(at: indexes)

            #expect(Self.wide.indexes(of: environment) == indexes)
            #expect(Self.wide.contains(environment))
            let recording = try ChoiceRecording(of: .environments(in: Self.wide, given: environment))
            #expect(try Generator.environments(in: Self.wide).value(replaying: recording) == environment)
        }
    }

    @Test func `the smallest space around some environments has their levels and no others`() {
        let first = Self.wide.environment(at: Self.wide.levels.map { _ in 0 })
        let last = Self.wide.environment(at: Self.wide.levels.map { $0 - 1 })
        let space = EnvironmentSpace(spanning: [first, last, first])

        #expect(space.levels == EnvironmentAxis.all.map { _ in 2 })
        #expect(space.contains(first) && space.contains(last))
        #expect(!space.contains(Self.wide.environment(at: Self.wide.levels.map { _ in 1 })))
    }

    @Test func `an axis changes its own setting and nothing else`() {
        let space = Self.wide
        let usual = space.environment(at: space.levels.map { _ in 0 })
        #expect(space.variants(of: usual).count == EnvironmentAxis.all.count)
        for (position, variants) in space.variants(of: usual).enumerated() {
            #expect(variants.count == space.levels[position])
            for (level, variant) in variants.enumerated() {
                let expected = space.levels.indices.map { $0 == position ? level : 0 }
                #expect(space.indexes(of: variant) == expected)
            }
        }
    }

    @Test func `variants lie in the space, from inside, from outside and beside exclusions`() {
        var excluding = Self.wide
        excluding.exclude(.boldText(), .textSize(.accessibility5))
        let samples = EnvironmentPlan.sampled(12, of: Self.wide).environments
        let spaces = [Self.wide, .standard, excluding, EnvironmentSpace(only: Array(samples.prefix(5)))]
        var (insideCount, outsideCount) = (0, 0)
        for (space, environment) in spaces.flatMap({ space in samples.map { (space, $0) } }) {
            if space.contains(environment) { insideCount += 1 } else { outsideCount += 1 }
            for (axis, variants) in zip(EnvironmentAxis.all, space.variants(of: environment)) {
                let expected = axis.levels(space).variants(of: environment).filter(space.contains)
                #expect(variants == expected)
            }
        }
        #expect(insideCount > 20 && outsideCount > 10)
    }

    @Test func `a setting that a space is widened by is on every side of the pairs`() {
        var space = EnvironmentSpace.standard
        space.pseudolocales = UserEnvironment.Pseudolocale.allCases
        space.voiceOvers = [false, true]
        let rows = CoveringArray(levels: space.levels).rows.map(space.environment(at:))

        #expect(rows.count == 8)
        #expect(Set(rows.map { "\($0.pseudolocale) \($0.isVoiceOver)" }).count == 8)
    }
}
