import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSampleShop
import EveryScreenSpecs
import Testing

/// Specs of wording judge no pseudolocale, which must not look like a difference
/// that people see.
struct PseudolocaleCheckTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `a failure is not shrunk into a pseudolocale to be rid of others`(seed: UInt64) {
        let shop = ShopComponents(faults: [.swallowingCard])
        let settings = CheckSettings(cases: 200, seed: seed)
        let report = runCheck(named: "cards", forEvery: .shopComponents(shop), settings: settings) { blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }

        // The card also leaves out its price, which is a warning.
        let failures = report.failures.filter { $0.finding.severity == .error }
        #expect(failures.map(\.finding.spec) == ["switch-reachable"])
        #expect(report.failures.map(\.environment.pseudolocale).allSatisfy { $0 == .none })
        // Both ways of failing of one spec are one line.
        #expect(failures.map { $0.alsoViolates.map(\.spec) } == [["grouping-keeps-actions"]])
    }

    @Test func `an explanation of wording does not name pseudolocales`() {
        let report = runCheck(named: "star", forEvery: .constant(())) { _, _ in
            .blueprint(Blueprint.imageButton("star").accessibilityLabel("star button"), StandardLayout())
        }

        #expect(report.failures.first?.finding.spec == "label-omits-role")
        #expect(report.failures.first?.explanation.sentence == "the same at every text size; no other setting matters")
    }
}
