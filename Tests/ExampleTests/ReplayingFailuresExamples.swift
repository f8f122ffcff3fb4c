import EveryScreen
import EveryValue
import Testing

@Suite(.regressions(.off)) struct ReplayingFailuresTests {
    @Test func aTokenMakesItsValueAgain() throws {
        let prices = Generator.integer(in: 0...1_000).array(1...20)
        let found = try #require(PropertySearch.run(prices) { $0.reduce(0, +) < 500 ? .passed : .failed }.counterexamples.first)
        let text = found.token.description

        #expect(try prices.value(replaying: ReplayToken(text)) == [500])
    }

    @Test func aTokenOfAnotherGeneratorIsStale() throws {
        let found = try #require(PropertySearch.run(.integer(in: 0...1_000)) { $0 < 500 ? .passed : .failed }.counterexamples.first)

        #expect(throws: StaleToken.self) { try Generator.integer(in: 100...1_000).value(replaying: found.token) }
    }
}
