import EveryScreenKit
import Foundation
import Testing

/// Reports cite the rule of the profile that judged.
struct RuleReportTests {
    /// The part of a check of two buttons of 20 × 20 pt side by side, which no
    /// profile allows.
    private func part(by profile: AccessibilityProfile) -> ShardResult {
        runCheckPart(named: "bar", forEvery: .constant(()), settings: CheckSettings(profile: profile, environments: .standard)) { _, _ in
            .blueprint(
                .row(spacing: 0, [.button("a").frame(width: 20, height: 20), .button("b").frame(width: 20, height: 20)]), StandardLayout())
        }
    }

    @Test(
        arguments: [
            (.humanInterfaceGuidelines, "; the minimum is 44 × 44 pt (HIG, Buttons; WCAG 2.2 SC 2.5.5)"),
            (.material, "; the minimum is 48 × 48 pt (Material Design, Touch targets)"),
            (.wcag22AA, "; the minimum is 24 × 24 pt (WCAG 2.2 SC 2.5.8)"),
        ] as [(AccessibilityProfile, String)])
    func `the heading of a failure cites who demands its number`(profile: AccessibilityProfile, ending: String) throws {
        let report = CheckReport(of: [part(by: profile.keeping([.targetSize]))])
        let failure = try #require(report.failures.first)
        let text = AccessibilityReport(of: [report]).render(.text)

        #expect(failure.rule == TargetSize().rule(in: profile))
        #expect(text.split(separator: "\n").contains { $0.contains("✘ target-size: ") && $0.hasSuffix(ending) }, "\(text)")
    }

    @Test func `the rule is the same after the part of a check was written and read`() throws {
        let profile = AccessibilityProfile.web.keeping([.targetSize])

        let read = CheckReport(of: [try SmallCheck.readAgain(part(by: profile), named: profile)])

        #expect(read.failures.map(\.rule) == [TargetSize(severity: .warning).rule(in: profile)])
    }
}
