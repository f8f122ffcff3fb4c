import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

struct EarlierReportTests {
    private func check(_ widths: [Double], named name: String = "bar") -> CheckReport {
        runCheck(
            named: name, forEvery: .constant(()),
            settings: CheckSettings(profile: .humanInterfaceGuidelines.keeping([.targetSize, .elementHasLabel]), environments: .standard)
        ) { _, _ in
            .blueprint(
                .column(widths.enumerated().map { .button($1 == 0 ? "" : "B\($0)").frame(width: $1 == 0 ? 60 : $1, height: 60) }),
                StandardLayout())
        }
    }

    private func earlier(_ checks: CheckReport...) throws -> EarlierReport {
        try #require(EarlierReport(reading: Data(AccessibilityReport(of: checks).render(.json).utf8)))
    }

    @Test func `findings in both reports remain, missing ones are fixed, and others are new`() throws {
        let (small, unlabeled) = (check([31]), check([0]))
        #expect(small.failures.count == 1 && unlabeled.failures.count == 1)

        let same = try earlier(small).comparison(with: AccessibilityReport(of: [small]).sections)
        #expect((same.newCount, same.remaining, same.fixed.count, same.unchecked.count) == (0, 1, 0, 0))

        let other = try earlier(small).comparison(with: AccessibilityReport(of: [unlabeled]).sections)
        #expect((other.newCount, other.remaining, other.fixed.count, other.unchecked.count) == (1, 0, 1, 0))
        #expect(other.fixed.first?.spec == "target-size")
    }

    @Test func `findings of unchecked screens are not fixed`() throws {
        let result = try earlier(check([31], named: "old")).comparison(with: AccessibilityReport(of: [check([60])]).sections)
        #expect((result.newCount, result.remaining, result.fixed.count, result.unchecked.count) == (0, 0, 0, 1))
    }

    @Test func `the page shows all three`() throws {
        var report = AccessibilityReport(of: [check([0])])
        report.earlier = try earlier(check([31]))
        let page = report.render(.html)

        #expect(page.contains("<h3>New: 1</h3>"))
        #expect(page.contains("<h3>Remaining: 0</h3>"))
        #expect(page.contains("<h3>Fixed: 1</h3>"))
        #expect(page.contains("id=\"show-new\""))
        #expect(page.contains(" data-new "))
        #expect(!AccessibilityReport(of: [check([0])]).render(.html).contains("show-new\"><"))
    }

    @Test func `another file is no report`() {
        #expect(EarlierReport(reading: Data("{}".utf8)) == nil)
        #expect(EarlierReport(reading: Data("[]".utf8))?.items.isEmpty == true)
    }
}
