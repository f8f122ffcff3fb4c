import Testing

@testable import EveryScreen

/// Swift 6.2 has no severity of issues: a warning that is recorded there would fail
/// the test.
@Suite("Issues with and without severities")
struct IssueSeverityTests {
    @Test("A warning is printed where issues have no severity, and recorded where they have one")
    func aWarningFailsNoTest() async throws {
        let printed = Texts()
        let without = try await recordedIssues { record(.warning, hasSeverity: false, printed) }
        #expect(without.isEmpty)
        #expect(printed.all == ["Shop.swift:12: warning: button \"Pay\" is small"])

        guard CheckSession.issuesHaveSeverity else { return }
        let with = try await recordedIssues { record(.warning, hasSeverity: true, printed) }
        #expect(with == ["button \"Pay\" is small"])
        #expect(printed.all.count == 1)
    }

    @Test("An error is recorded with and without severities", arguments: [false, true])
    func anErrorFailsTheTest(hasSeverity: Bool) async throws {
        let printed = Texts()
        let issues = try await recordedIssues { record(.error, hasSeverity: hasSeverity, printed) }
        #expect(issues == ["button \"Pay\" is small"])
        #expect(printed.all.isEmpty)
    }
}

private func record(_ level: CheckSession.Level, hasSeverity: Bool, _ printed: Texts) {
    let place = SourceLocation(fileID: "ShopTests/Shop.swift", filePath: "/Shop.swift", line: 12, column: 1)
    CheckSession.record(level, "button \"Pay\" is small", at: place, hasSeverity: hasSeverity) { printed.append($0) }
}
