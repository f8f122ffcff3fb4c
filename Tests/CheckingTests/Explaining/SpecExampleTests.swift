import EveryScreenKit
import Testing

struct SpecExampleTests {
    private static let ids = SpecExample.all.keys.sorted()

    private func verdicts(on blueprint: Blueprint, by id: SpecID) throws -> Verdicts {
        let example = try #require(SpecExample.all[id])
        let shown = { StandardLayout().screen(for: blueprint, in: $0) }
        let presentation = ScreenPresentation(shown(example.environment), in: example.environment, shown: shown)
        return try #require(audit(presentation, by: .strict.keeping([id])).first)
    }

    @Test(arguments: ids) func `the spec fails on its failing example`(id: SpecID) throws {
        let verdicts = try verdicts(on: #require(SpecExample.all[id]).failing, by: id)

        #expect(verdicts.tally.failed > 0, "\(verdicts.tally) \(verdicts.reasons)")
    }

    @Test(arguments: ids) func `the spec passes on its passing example`(id: SpecID) throws {
        let verdicts = try verdicts(on: #require(SpecExample.all[id]).passing, by: id)

        #expect(verdicts.tally.failed == 0)
        #expect(verdicts.tally.passed > 0, "\(verdicts.tally) \(verdicts.reasons)")
    }

    @Test func `an example is of a spec of the catalog, and most specs of screens have one`() {
        #expect(Set(Self.ids).subtracting(SpecCatalog.ids) == [])
        #expect(Self.ids.count * 4 >= SpecCatalog.all.count * 3)
    }
}
