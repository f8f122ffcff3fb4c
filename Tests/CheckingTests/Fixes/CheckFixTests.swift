import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSampleShop
import Testing

@testable import EveryScreenKit

/// The fixes and the joined failures of whole checks, compared with direct audits.
struct CheckFixTests {
    /// An eighth of the faulty screens, and text that errors and warnings are
    /// about at different sizes.
    static let screens =
        FaultyScreen.all.enumerated().filter { $0.offset.isMultiple(of: 8) }.map(\.element) + [
            FaultyScreen(
                .textNotClipped, "a price in a frame of fixed height", fix: nil,
                .column([.text("12 dollars", style: .headline).frame(height: 24, clips: true), .toggle("Gift").frame(minHeight: 44)]))
        ]

    @Test(arguments: screens) func `no warning hides an error, and after a verified fix the failure is gone`(screen: FaultyScreen) {
        let settings = CheckSettings(profile: .strict, cases: 24)
        let report = runCheck(named: "faulty", forEvery: .constant(()), settings: settings) { _, environment in
            .blueprint(screen.blueprint(environment), StandardLayout())
        }

        let environments = settings.environments.contents.environments.prefix(24)
        let errors = environments.flatMap { environment in
            let shown = RenderedCase(.blueprint(screen.blueprint(environment), StandardLayout()))
            return shown.findings(in: environment, by: AccessibilityProfile.strict.withoutComparisons).filter { $0.severity == .error }
        }
        let reported = report.failures.filter { $0.finding.severity == .error }
            .flatMap { [$0.finding.spec] + $0.alsoViolates.map(\.spec) }
        #expect(Set(errors.map(\.spec)).subtracting(reported) == [])
        for failure in report.failures where failure.fix?.isVerified == true {
            let fixed = failure.fixedScreen.map { ScreenPresentation($0, in: failure.environment) }
            let left = fixed.map { audit($0, by: AccessibilityProfile.strict.withoutComparisons).flatMap(\.findings) } ?? []
            #expect(!left.contains { $0.key == failure.finding.key }, "\(failure.fix?.code ?? "")")
        }
    }

    @Test func `where a second cause makes the same target small at other sizes, the report says that the edit is not enough`() throws {
        var content = ShopContent.example
        content.screen = .list
        func fix(_ faults: Set<ShopFault>) throws -> String {
            let screen = Shop(faults: faults).blueprint(for: content)
            let report = runCheck(named: "shop", forEvery: .constant(())) { _, _ in .blueprint(screen, StandardLayout()) }
            let failure = try #require(report.failures.first { $0.finding.spec == "target-size" })
            let lines = TextReport.text(of: failure).split(separator: "\n")
            return try #require(lines.first { $0.contains("fix: ") }).trimmingPrefix { $0 == " " }.description
        }

        #expect(try fix([.smallIconButton]) == "fix: width: 44, height: 44 (verified)")
        #expect(try fix([.smallIconButton, .fixedHeightRow]) == "fix: width: 44, height: 44, which is not enough under other settings")
    }
}
