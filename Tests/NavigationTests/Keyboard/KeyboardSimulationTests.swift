import EveryScreenNavigationProblems
import Testing

/// Keyboard graphs against trying every key everywhere; screens of four and five
/// elements are tried whole by `Benchmarks navigation`.
struct KeyboardSimulationTests {
    @Test(arguments: 1...3)
    func `on every small screen keys lead where the simulation says`(count: Int) {
        #expect(BruteForce.compareAll(count: count).difference == nil)
    }

    @Test(arguments: 1...3)
    func `in every few groups keys lead where the simulation says`(count: Int) {
        #expect(BruteForce.compareAllGroups(count: count).difference == nil)
    }

    @Test(arguments: [4, 5])
    func `on some larger ones too`(count: Int) {
        #expect(BruteForce.compareSome(3_000, count: count, seed: 6) == nil)
    }
}
