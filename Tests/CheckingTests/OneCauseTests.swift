import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenSampleShop
import EveryValue
import Testing

@testable import EveryScreenKit

/// A box that is too low for its text has two symptoms on different content: text
/// that is cut off at large sizes, and long text that is cut short.
struct OneCauseTests {
    private static func part(seed: UInt64, _ index: Int = 0, of count: Int = 1) -> ShardResult {
        var settings = CheckSettings(cases: 200, seed: seed)
        settings.share = Shard(index: index, count: count)
        return runCheckPart(named: "price", forEvery: .shopComponents(ShopComponents(faults: [.fixedHeightPrice])), settings: settings) {
            blueprint, _ in .blueprint(blueprint, StandardLayout())
        }
    }

    /// The seeds differ in which symptom comes first, and in which explains the
    /// other.
    @Test(arguments: [1, 2, 4, 8, 11] as [UInt64]) func `the symptoms of one cause are one failure, whatever the seed`(seed: UInt64) throws
    {
        let report = CheckReport(of: [Self.part(seed: seed)])
        let failures = report.failures.filter { $0.fix?.code.contains("height: 24") == true }

        #expect(failures.count == 1)
        let failure = try #require(failures.first)
        #expect(failure.finding.spec == "text-not-clipped")
        #expect(failure.environment.differences == "text size XXL")
        #expect(failure.blueprint?.swiftCode == ".text(\"a\", style: .headline).frame(height: 24, clips: true)")
        #expect(failure.alsoViolates.map(\.spec) == ["text-not-truncated"])
    }

    @Test(arguments: [1, 8, 11] as [UInt64]) func `shards find the same causes as the whole check`(seed: UInt64) {
        let whole = CheckReport(of: [Self.part(seed: seed)])
        let merged = CheckReport(of: (0..<3).map { Self.part(seed: seed, $0, of: 3) })

        #expect(merged.failures == whole.failures)
    }

    @Test func `on one content, where each fix is tried on the other failure, one line does not make one cause`() {
        let records = Self.part(seed: 2).records

        #expect(records.accepted(onDrawnContent: true).map(\.occurrence.key.spec) == ["text-not-clipped"])
        #expect(records.accepted(onDrawnContent: false).map(\.occurrence.key.spec) == ["text-not-clipped", "text-not-truncated"])
    }
}
