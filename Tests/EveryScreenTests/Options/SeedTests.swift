import Testing

@testable import EveryScreen

@Suite struct SeedTests {
    @Test func `The seed is 1 where nothing says another`() {
        #expect(ResolvedOptions([], variables: [:]).settings.seed == 1)
    }

    @Test func `The variable of the run sets the seed, and an option counts more`() {
        let variables = ["EVERYSCREEN_SEED": "42"]

        #expect(ResolvedOptions([], variables: variables).settings.seed == 42)
        #expect(ResolvedOptions([.seed(7)], variables: variables).settings.seed == 7)
    }

    @Test func `A random seed is the same in all checks of a process`() {
        let seed = ResolvedOptions([.seed(.random)], variables: [:]).settings.seed

        #expect((1...999_999_999).contains(seed))
        #expect(ResolvedOptions([], variables: ["EVERYSCREEN_SEED": "random"]).settings.seed == seed)
    }

    @Test func `A value that is no seed is a mistake`() {
        #expect(
            ResolvedOptions([], variables: ["EVERYSCREEN_SEED": "nightly"]).mistakes.map(\.text) == [
                "EVERYSCREEN_SEED is \"nightly\"; it takes a whole number from 0 on, or \"random\" for another one every run"
            ])
        #expect(
            ResolvedOptions([], variables: ["EVERYSCREEN_SEED": "random", "EVERYSCREEN_SHARD": "1/2"]).mistakes.map(\.text) == [
                "EVERYSCREEN_SEED is \"random\", but the shards of a run need the same seed; give all of them one number"
            ])
    }
}
