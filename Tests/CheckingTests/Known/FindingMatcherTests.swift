import EveryScreenKit
import Testing

struct FindingMatcherTests {
    @Test func `without anything known every finding is new`() {
        var matcher = FindingMatcher()

        #expect(matcher.status(of: smallTarget("Close"), on: "cart", in: .standard) == .new)
        #expect(matcher.uses == [])
    }

    @Test func `a known issue is counted, and one that was not met has none`() {
        let other = KnownIssue(.targetSize, on: "Open", until: "2027-03-01", because: "it is known")
        var matcher = FindingMatcher(knownIssues: [.close, other], today: "2026-11-21")

        let statuses = (0..<2).map { _ in matcher.status(of: smallTarget("Close"), on: "cart", in: .standard) }

        #expect(statuses == [.known(.close), .known(.close)])
        #expect(matcher.uses.map(\.issue) == [.close, other])
        #expect(matcher.uses.map(\.count) == [2, 0])
        #expect(matcher.uses.map(\.isExpired) == [false, false])
    }

    @Test func `an expired issue is reported, even for findings in the baseline`() {
        let finding = smallTarget("Close")
        var matcher = FindingMatcher(knownIssues: [.close], baseline: FindingBaseline([.init(finding, on: "cart")]), today: "2027-03-01")

        let status = matcher.status(of: finding, on: "cart", in: .standard)

        #expect(status == .expired(.close))
        #expect(!status.isAccepted)
        #expect(matcher.uses.map(\.isExpired) == [true])
    }

    @Test func `of two the one that has not ended is taken`() {
        let longer = KnownIssue(.targetSize, on: "Close", until: "2028-01-01", because: "it takes longer")
        var matcher = FindingMatcher(knownIssues: [.close, longer], today: "2027-06-01")

        #expect(matcher.status(of: smallTarget("Close"), on: "cart", in: .standard) == .known(longer))
        #expect(matcher.uses.map(\.count) == [0, 1])
    }
}
