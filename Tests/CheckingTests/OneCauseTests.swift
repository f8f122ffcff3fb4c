import EveryScreenAudit
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

    /// Seeds that differ in which symptom comes first, and in which explains the
    /// other.
    private static let seeds: [UInt64] = [1, 2, 4, 8, 11]

    @Test(arguments: seeds) func `the symptoms of one cause are one failure, whatever the seed`(seed: UInt64) throws {
        let report = CheckReport(of: [Self.part(seed: seed)])
        let failures = report.failures.filter { $0.fix?.code.contains("height: 24") == true }

        #expect(failures.count == 1)
        let failure = try #require(failures.first)
        #expect(failure.finding.spec == "text-not-clipped")
        #expect(failure.environment.differences == "text size XXL")
        #expect(failure.blueprint?.swiftCode == ".text(\"a\", style: .headline).frame(height: 24, clips: true)")
        #expect(failure.alsoViolates.map(\.spec) == ["text-not-truncated"])
    }

    /// Other boxes that are too small, and text that may have one line.
    private static let siblings: [@Sendable (String) -> Blueprint] = [
        { .column([.text("Total"), .text($0).frame(height: 26, clips: true)]) },
        { .column([.text("Total"), .text($0, style: .footnote).frame(height: 20, clips: true)]).padding(16) },
        { .column([.text("Total"), .text($0).lineLimit(1)]).padding(16) },
    ]

    @Test(arguments: siblings.indices, [1, 2, 3] as [UInt64]) func `no two failures have one fix of one line`(
        sibling: Int, seed: UInt64
    ) {
        let content = Generator<String>.content(.price, .english).map(Self.siblings[sibling])
        let report = runCheck(named: "sibling", forEvery: content, settings: CheckSettings(cases: 150, seed: seed)) { blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }
        let fixes = report.failures.filter { $0.fix?.isVerified == true }
            .map { "\($0.fix?.code ?? "") \($0.finding.element.role) \($0.finding.element.location?.line ?? 0)" }

        #expect(!fixes.isEmpty)
        #expect(Set(fixes).count == fixes.count)
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

    @Test func `a failure without a fix is not reported beside one whose fix removes it`() {
        // No edit is known for a claim of the app's own.
        let own = ElementSpec(
            "wide-prices", claim: "A price is wide.", criteria: ["Us"], severity: .note, about: { $0.label?.hasPrefix("£") == true },
            judge: { $0.frame.width >= 40 ? .passes : .fails("is narrow", fix: "widen it") })
        let narrow = Generator<Bool>.boolean().map { Blueprint.column([.text("Tickets"), .button($0 ? "£5" : "Buy").frame(width: 31)]) }
        let profile = AccessibilityProfile(name: "test", specs: AccessibilityProfile.strict.keeping([.targetSize]).specs + [own])
        let report = runCheck(named: "narrow", forEvery: narrow, settings: CheckSettings(profile: profile, cases: 20)) { blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }

        #expect(report.failures.map(\.finding.spec) == [.targetSize])
        #expect(report.failures.first?.fix?.isVerified == true)
    }
}
