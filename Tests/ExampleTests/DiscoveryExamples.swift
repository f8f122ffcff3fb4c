import EveryScreen
import EveryValue
import Testing

@Suite(.regressions(.off)) struct DiscoveryTests {
    @Test func aNumberOfTheCodeIsTried() {
        var settings = SearchSettings(cases: 1_000)
        settings.hints = SearchHints(literalsOf: "if number == 12345678 { return \"admin\" }")

        let report = PropertySearch.run(.integer(in: 0...100_000_000), settings: settings) { $0 == 12_345_678 ? .failed : .passed }

        #expect(report.counterexamples.map(\.value) == [12_345_678])
    }

    @Test func longListsWithAHighSum() {
        let report = PropertySearch.run(.array(of: .integer(in: 0...1_000_000), 20), settings: SearchSettings(cases: 500)) { list, notes in
            let sum = list.reduce(0, +)
            notes.target("sum", Double(sum))
            return sum < 18_000_000 ? .passed : .failed
        }

        #expect(report.counterexamples.count == 1)
    }
}
