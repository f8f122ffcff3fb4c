package import EveryScreenAudit
package import EveryScreenModel

/// What is known already, and how much of it was met.
///
/// Findings are shown to it one after the other; known issues are counted, and
/// what is in the baseline is used up.
package struct FindingLedger: Sendable {
    /// The known issues.
    package let knownIssues: [KnownIssue]
    /// The day on which known issues are asked whether they have ended; without one
    /// none has.
    package let today: KnownIssue.Day?
    /// How many findings of the baseline were met.
    package private(set) var baselineCount = 0
    /// How many findings each known issue was met by.
    private var counts: [Int]
    /// What of the baseline was not met so far.
    private var remaining: [FindingBaseline.Key: Int] = [:]
    /// By spec the places of its known issues.
    private var places: [SpecID: [Int]] = [:]
    /// The names of the check, for known issues of some checks; empty where the
    /// names of screens are asked.
    private let checks: [String]

    /// Creates a ledger of which nothing was met.
    ///
    /// - Parameters:
    ///   - knownIssues: The known issues.
    ///   - baseline: The findings that were there before.
    ///   - today: The day.
    ///   - checks: The names of the check whose findings are shown to it; empty
    ///     where each screen is a check.
    package init(
        knownIssues: [KnownIssue] = [], baseline: FindingBaseline? = nil, today: KnownIssue.Day? = nil, in checks: [String] = []
    ) {
        self.checks = checks
        self.knownIssues = knownIssues
        self.today = today
        counts = knownIssues.map { _ in 0 }
        for (place, issue) in knownIssues.enumerated() { places[issue.spec, default: []].append(place) }
        for entry in baseline?.entries ?? [] {
            remaining[FindingBaseline.Key(screen: entry.screen, fingerprint: entry.fingerprint)] = entry.count
        }
    }

    /// Returns what is known of a finding, and counts it.
    ///
    /// Of several known issues one that has not ended is taken before the others;
    /// an issue that has ended is told even of what is in the baseline.
    package mutating func status(of finding: Finding, on screen: String, in environment: UserEnvironment) -> CheckFailure.Status {
        if let place = place(of: finding, on: screen, in: environment) {
            counts[place] += 1
            let issue = knownIssues[place]
            return issue.isExpired(on: today) ? .expired(issue) : .known(issue)
        }
        let key = FindingBaseline.Key(screen: screen, fingerprint: finding.fingerprint)
        guard let rest = remaining[key], rest > 0 else { return .new }
        remaining[key] = rest - 1
        baselineCount += 1
        return .inBaseline
    }

    /// Returns whether a finding is a known issue that has not ended, without
    /// counting it.
    func suppresses(_ finding: Finding, in environment: UserEnvironment) -> Bool {
        place(of: finding, on: "", in: environment).map { !knownIssues[$0].isExpired(on: today) } ?? false
    }

    private func place(of finding: Finding, on screen: String, in environment: UserEnvironment) -> Int? {
        let names = checks.isEmpty ? [screen] : checks
        let matching = (places[finding.spec] ?? []).filter {
            knownIssues[$0].matches(finding, in: environment) && knownIssues[$0].isKnown(in: names)
        }
        return matching.first { !knownIssues[$0].isExpired(on: today) } ?? matching.first
    }

    /// Settles the findings of a captured screen, in their order.
    package mutating func settle(_ audit: inout ScreenAudit) {
        let (name, environment) = (audit.name, audit.environment)
        audit.statuses = audit.findings.map { status(of: $0, on: name, in: environment) }
    }

    /// What became of each known issue, in their order.
    package var uses: [CheckReport.KnownIssueUse] {
        zip(knownIssues, counts).map { CheckReport.KnownIssueUse(issue: $0, count: $1, isExpired: $0.isExpired(on: today)) }
    }

    /// The findings of the baseline that were met and those that were not.
    var baselineUse: CheckReport.BaselineUse { CheckReport.BaselineUse(met: baselineCount, gone: goneCount()) }

    /// How many findings of the baseline were not met, on one screen or on all.
    package func goneCount(on screen: String? = nil) -> Int {
        remaining.reduce(0) { $0 + (screen == nil || $1.key.screen == screen ? $1.value : 0) }
    }
}

extension CheckReport {
    /// The findings of a baseline in a run.
    public struct BaselineUse: Hashable, Sendable, Codable {
        /// The number of findings that were met.
        public let met: Int
        /// The number of findings that were not met.
        public let gone: Int

        /// Whether there was nothing in the baseline.
        var isEmpty: Bool { met == 0 && gone == 0 }
    }

    /// What became of a known issue in a run.
    public struct KnownIssueUse: Hashable, Sendable {
        /// The issue.
        public let issue: KnownIssue
        /// How many findings it was met by.
        public let count: Int
        /// Whether it has ended.
        public let isExpired: Bool
    }
}
