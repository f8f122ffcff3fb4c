import Testing

@testable import EveryScreenKit

/// The sources that a report names for a finding.
struct CitationTests {
    private func sources(of blueprint: Blueprint, _ spec: SpecID) throws -> String {
        let report = runCheck(named: "screen", forEvery: .constant(()), settings: CheckSettings(environments: .standard)) { _, _ in
            .blueprint(blueprint, StandardLayout())
        }
        let failure = try #require(report.failures.first { $0.finding.spec == spec })
        return try #require(TextReport.text(of: failure).split(separator: "\n").first.map(String.init))
    }

    @Test func `a picture lacks a text alternative, and a button a name as well`() throws {
        let picture = try sources(of: .scroll(.image(uiImage: "a", width: 60, height: 60).accessibilityLabel("")), .elementHasLabel)
        let button = try sources(of: .scroll(.imageButton("cart").framedAsTarget), .elementHasLabel)

        #expect(picture.contains("SC 1.1.1") && !picture.contains("SC 4.1.2"))
        #expect(button.contains("SC 1.1.1") && button.contains("SC 4.1.2"))
    }
}
