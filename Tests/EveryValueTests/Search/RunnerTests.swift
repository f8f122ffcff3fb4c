import Testing

@testable import EveryValue

/// Labels, coverage, health, repeated cases and targets.
@Suite struct RunnerTests {
    @Test func `Labels are counted in the order in which they come up`() {
        let report = PropertySearch.run(.integer(in: 0...1_000_000_000), settings: SearchSettings(cases: 300)) { value, notes in
            notes.label("even", if: value % 2 == 0)
            notes.classify(value > 100 ? "large" : "small")
            return .passed
        }
        let counts = Dictionary(uniqueKeysWithValues: report.statistics.labels.map { ($0.label, $0.count) })

        #expect((counts["large"] ?? 0) + (counts["small"] ?? 0) == report.statistics.cases)
        #expect((80...220).contains(counts["even"] ?? 0))
    }

    @Test func `Coverage is met, missed or undecided`() {
        let settings = SearchSettings(
            cases: 400,
            coverage: [
                CoverageRequirement("even", atLeast: 0.3), CoverageRequirement("even", atLeast: 0.8),
                CoverageRequirement("even", atLeast: 0.5), CoverageRequirement("never"),
            ])
        let report = PropertySearch.run(.integer(in: 0...1_000_000_000), settings: settings) { value, notes in
            notes.label("even", if: value % 2 == 0)
            return .passed
        }

        #expect(report.coverage.map(\.verdict) == [.met, .missed, .undecided, .missed])
    }

    @Test func `Coverage of no cases is undecided`() {
        #expect(LabelCoverage(requirement: CoverageRequirement("a", atLeast: 0.5), count: 0, cases: 0).verdict == .undecided)
        #expect(LabelCoverage(requirement: CoverageRequirement("a"), count: 0, cases: 0).verdict == .undecided)
    }

    @Test func `A property that discards more than it judges is warned of`() {
        let report = PropertySearch.run(.integer(in: 0...1_000_000_000), settings: SearchSettings(cases: 50)) {
            $0 % 4 == 0 ? .passed : .discarded
        }

        #expect(report.warnings == [.manyDiscarded(discarded: report.statistics.discarded, judged: report.statistics.cases)])
        #expect(report.warnings[0].description.contains("discarded"))
    }

    @Test func `A filter that refuses more than it lets pass is warned of`() {
        let report = PropertySearch.run(
            Generator.integer(in: 0...1_000_000_000).filter { $0 % 10 == 0 }, settings: SearchSettings(cases: 50)
        ) { _ in
            .passed
        }

        #expect(report.statistics.refused > 100)
        #expect(report.warnings == [.manyRefused(refused: report.statistics.refused, cases: report.statistics.cases)])
    }

    @Test func `Heavy values are warned of`() {
        let generator = Generator { source in source.list(3000...3000) { source.integer(in: 0...9) } }
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: 10)) { _ in .passed }

        #expect(report.warnings == [.heavyValues(meanWeight: 6000)])
    }

    @Test func `A property that changes its mind is warned of`() throws {
        var count = 0
        let report = PropertySearch.run(.integer(in: 0...1_000_000_000), settings: SearchSettings(cases: 100, maximumFailures: 0)) { _ in
            count += 1
            return count % 3 == 0 ? .discarded : .passed
        }

        #expect(
            report.warnings.contains {
                if case .propertyNotDeterministic = $0 { true } else { false }
            })
    }

    @Test func `A generator that depends on more than its draws is warned of`() {
        final class Counter: @unchecked Sendable { var value = 0 }
        let counter = Counter()
        let generator = Generator<Int> { source in
            counter.value += 1
            return source.integer(in: 0...1_000_000_000 + counter.value % 7) + source.list(0...counter.value % 5 + 1) { 0 }.count
                + (counter.value % 2 == 0 ? source.integer(in: 0...9) : 0)
        }
        let report = PropertySearch.run(generator, settings: SearchSettings(cases: 100)) { _ in .passed }

        #expect(
            report.warnings.contains {
                if case .generatorNotDeterministic = $0 { true } else { false }
            })
    }

    @Test func `A score is raised until the property fails`() throws {
        let generator = Generator { source in (source.integer(in: 0...1_000_000), source.integer(in: 0...1_000_000)) }
        // One value in a million million: only the score leads there.
        func judge(_ pair: (Int, Int), _ notes: inout SearchNotes) -> Judgment {
            let distance = abs(pair.0 - 271_828) + abs(pair.1 - 314_159)
            notes.target("near", -Double(distance))
            return distance < 3 ? .failed : .passed
        }
        let aimed = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 50, targetEvaluations: 2000), property: judge)
        let blind = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 2050, targetEvaluations: 0), property: judge)

        #expect(blind.isSuccess)
        #expect(!aimed.isSuccess)
    }

    @Test func `An infinite score is allowed and NaN is ignored`() {
        let report = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(cases: 20, targetEvaluations: 20)) {
            value, notes in
            notes.target("odd", value % 2 == 0 ? .nan : .infinity)
            return .passed
        }

        #expect(report.ending == .completed)
    }
}
