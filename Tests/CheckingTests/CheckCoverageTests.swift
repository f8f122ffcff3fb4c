import EveryScreenGenerators
import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSampleShop
import EveryValue
import Testing

struct CheckCoverageTests {
    private func report(
        _ content: Generator<Blueprint>, cases: Int? = nil, environments: EnvironmentPlan = .pairwise
    ) -> CheckReport {
        runCheck(named: "x", forEvery: content, settings: CheckSettings(environments: environments, cases: cases)) { blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }
    }

    private let clean = Generator<String>.content(.thing, .english).map {
        Blueprint.scroll(.column([.text($0), .button("Add").framedAsTarget]))
    }

    @Test func `a pairwise check has tried every text size and every pair of settings`() {
        let coverage = report(clean).coverage

        #expect(coverage.cases == 72)
        #expect(Set(coverage.textSizes.keys) == Set(UserEnvironment.TextSize.allCases))
        #expect(coverage.textSizes.values.reduce(0, +) == 72)
        #expect(coverage.settingPairs.tried == coverage.settingPairs.possible)
        // Twelve sizes, six screens, thirteen settings of two levels, one of three
        // and one of four, each with every other.
        let levels = [12, 6, 3, 4] + Array(repeating: 2, count: 13)
        let pairs = levels.indices.flatMap { second in levels[..<second].map { $0 * levels[second] } }.reduce(0, +)
        #expect(coverage.settingPairs.possible == pairs)
    }

    @Test func `a check of twelve text sizes has no pairs to try`() {
        let coverage = report(clean, environments: .everyTextSize).coverage

        #expect(coverage.textSizes.count == 12)
        #expect([coverage.settingPairs.tried, coverage.settingPairs.possible] == [0, 0])
    }

    @Test func `roles and parts are counted by the case, not by the element`() {
        let coverage = report(.screens(of: ShopComponents().system), cases: 150).coverage

        #expect(coverage.cases == 150)
        #expect(coverage.roles[.button].map { (1...150).contains($0) } == true)
        #expect(Set(coverage.parts.keys).isSuperset(of: ["Price", "Icon", "Stars", "Choice", "Note", "Card"]))
        #expect(coverage.parts.values.allSatisfy { (1...150).contains($0) })
    }

    @Test func `the cases in which a spec applied are counted`() throws {
        let report = report(clean)
        let applied = Dictionary(uniqueKeysWithValues: zip(report.profile.specs.map(\.id), report.coverage.applied))

        #expect(applied[.targetSize] == 72)
        #expect(applied[.modalCanBeEscaped] == 0)
    }

    @Test func `shrinking and explaining are no cases`() {
        let report = report(.constant(.imageButton("plus", width: 31).accessibilityLabel("Add")))

        #expect(report.failures.count == 1)
        #expect(report.coverage.cases == report.cases)
        #expect(report.coverage.failedCases == report.coverage.cases)
    }

    @Test func `without a failure the share that may fail is three in the number of cases, about`() throws {
        let coverage = report(clean, cases: 300).coverage
        let most = try #require(coverage.mostFailures)

        #expect(abs(most * Double(coverage.cases) - 3) < 0.05)
        #expect(report(.constant(.imageButton("plus", width: 31).accessibilityLabel("Add"))).coverage.mostFailures == nil)
    }

    @Test func `the report states the coverage and its worth`() {
        let text = TextReport.summary(of: report(clean, cases: 3_000))

        #expect(text.contains("    tried: 12 text sizes, 1172 of 1172 pairs of settings\n"))
        // Ten names in 72 environments: what comes a second time is known, and a
        // case as any other.
        #expect(text.contains("    roles: button 3000, scroll view 3000, text 3000\n"))
        #expect(text.hasSuffix("    0 failures in 3000: under 0.1 % of such cases fail, with 95 % confidence"))
    }

    @Test func `one content in all its environments is no sample of others`() {
        let report = runCheck(named: "x", forEvery: .constant(())) { _, _ in .blueprint(.text("a"), StandardLayout()) }

        #expect(!TextReport.summary(of: report).contains("confidence"))
    }
}
