package import EveryScreenAudit
package import EveryScreenModel

/// Matches findings with known issues and a baseline.
///
/// Findings are matched one after the other. Matches of known issues are counted,
/// and entries of the baseline are used up.
package struct FindingMatcher: Sendable {
    /// The known issues.
    package let knownIssues: [KnownIssue]
    /// The day by which known issues expire; without one, none expires.
    package let today: KnownIssue.Day?
    /// The number of findings in the baseline.
    package private(set) var baselineCount = 0
    /// The number of findings that match each known issue.
    private var counts: [Int]
    /// The entries of the baseline without a match so far.
    private var remaining: [FindingBaseline.Key: Int] = [:]
    /// The indexes of the known issues of each spec.
    private var places: [SpecID: [Int]] = [:]
    /// The names of the check, for known issues of some checks; empty if names of
    /// screens count.
    private let checks: [String]

    /// Creates a matcher without matches.
    ///
    /// - Parameters:
    ///   - knownIssues: The known issues.
    ///   - baseline: The earlier findings.
    ///   - today: The day.
    ///   - checks: The names of the check that has the findings; empty if each
    ///     screen is a check.
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

    /// Returns the status of a finding, and counts it.
    ///
    /// Of several known issues one that has not expired comes first. An expired
    /// issue overrides the baseline.
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

    /// Returns whether a finding matches a known issue that has not expired,
    /// without counting it.
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

    /// Sets the status of the findings of a captured screen, in order.
    package mutating func settle(_ audit: inout ScreenAudit) {
        let (name, environment) = (audit.name, audit.environment)
        audit.statuses = audit.findings.map { status(of: $0, on: name, in: environment) }
    }

    /// The use of each known issue, in their order.
    package var uses: [CheckReport.KnownIssueUse] {
        zip(knownIssues, counts).map { CheckReport.KnownIssueUse(issue: $0, count: $1, isExpired: $0.isExpired(on: today)) }
    }

    /// The numbers of findings of the baseline that occurred and that did not.
    var baselineUse: CheckReport.BaselineUse { CheckReport.BaselineUse(met: baselineCount, gone: goneCount()) }

    /// The number of findings of the baseline that did not occur, on one screen or
    /// on all.
    package func goneCount(on screen: String? = nil) -> Int {
        remaining.reduce(0) { $0 + (screen == nil || $1.key.screen == screen ? $1.value : 0) }
    }
}

extension CheckReport {
    /// The use of a baseline in a run.
    public struct BaselineUse: Hashable, Sendable, Codable {
        /// The number of findings that occurred.
        public let met: Int
        /// The number of findings that did not occur.
        public let gone: Int

        /// Whether the baseline is empty.
        var isEmpty: Bool { met == 0 && gone == 0 }
    }

    /// The use of a known issue in a run.
    public struct KnownIssueUse: Hashable, Sendable {
        /// The issue.
        public let issue: KnownIssue
        /// The number of findings that match it.
        public let count: Int
        /// Whether it has expired.
        public let isExpired: Bool
    }
}
