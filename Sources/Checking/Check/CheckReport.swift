public import EveryScreenAudit
public import EveryValue

/// The result of a check.
public struct CheckReport: Sendable {
    /// The name of the check.
    public let name: String
    /// The profile: the specs and their thresholds.
    public let profile: AccessibilityProfile
    /// The seed that reproduces the check.
    public let seed: UInt64
    /// The number of cases run, without those of shrinking.
    public let cases: Int
    /// The number of evaluations, those of shrinking included.
    public let evaluations: Int
    /// The number of different environments tested.
    public let environmentCount: Int
    /// The reason why it ended.
    public let ending: SearchEnding
    /// The number of times that each spec had each outcome, in the profile's order.
    public let tallies: [CheckReport.SpecTally]
    /// The use of each known issue; in a check that was stopped, only of those with
    /// matches.
    public internal(set) var knownIssues: [CheckReport.KnownIssueUse]
    /// The failures of the baseline that were found and those that were not.
    public let baselineUse: CheckReport.BaselineUse
    /// The failures, shrunk, in the order of the specs.
    public internal(set) var failures: [CheckFailure]
    /// The failures, by `Finding.key`, that occurred once and could not be
    /// reproduced: the screen depends on more than content and environment.
    public let vanishedFailures: [String]
    /// The warnings that limit the result, if any.
    public let warnings: [SearchWarning]
    /// The outcomes of earlier failures, which were replayed first.
    public let replayed: [CheckReport.ReplayedCase]
    /// The coverage.
    public let coverage: CheckReport.Coverage
    /// The settings of the plan that could not be changed on this platform, in
    /// words: their effects are untested.
    public package(set) var untestedSettings: [String] = []
    /// Further limits of the result, in sentences.
    package var notes: [String] = []
    /// The reason why a view could not be captured, with advice; `nil` if all were
    /// captured.
    public private(set) var captureError: String?
    /// The results of the shards.
    package internal(set) var parts: [ShardResult] = []
    /// The line of the check's call, if it is known.
    package internal(set) var place: CheckReport.Place?
    /// The issues of the test besides failures; only reports of merged runs have
    /// them.
    package internal(set) var testIssues: [CheckReport.TestIssue] = []
    /// Whether the content is drawn at random, so that cases represent others.
    let drawsContent: Bool
    /// The cases that crash the process, as found by child processes after an
    /// earlier run died; if there are any, no other case was run.
    public let crashes: [CheckReport.Crash]
    /// The note on an earlier run that died of a crash that cannot be reproduced;
    /// `nil` if there is none.
    public let crashNote: String?
    /// The failures, by `Finding.key`, that were not shrunk because of the limit
    /// of 20.
    public let failuresLeftAlone: [String]
    /// The missing shards.
    public let missingShares: CheckReport.MissingShares
    /// The lowest severity of a finding that fails the check.
    public let failOn: Finding.Severity

    /// The specs that never applied: their lack of findings means nothing.
    public var vacuousSpecs: [SpecID] { tallies.filter { $0.tally.applied == 0 }.map(\.spec) }

    /// The reason why it ended before all cases were run, as a word in reports;
    /// `nil` if all were run.
    var stopped: String? {
        switch ending {
        case .cancelled: "cancelled"
        case .outOfTime: "outOfTime"
        case .running, .completed, .exhausted, .foundFailures, .gaveUp: nil
        }
    }

    /// Whether all cases were run.
    var isWhole: Bool { stopped == nil && missingShares.indexes.isEmpty }

    /// Whether no spec applied: such a check states nothing about the screens.
    var isVacuous: Bool { cases > 0 && !tallies.isEmpty && tallies.allSatisfy { $0.tally.applied == 0 } }

    /// The reason why a check without failures means nothing, with advice; `nil` if
    /// it is meaningful.
    package var advice: String? {
        guard isVacuous, captureError == nil, crashes.isEmpty else { return nil }
        if coverage.roles.isEmpty { return "no screen had an element; check that the function returns the screen you mean" }
        let specs = tallies.count == 1 ? "the spec \(tallies[0].spec) has nothing" : "none of the \(tallies.count) specs has anything"
        return "\(specs) to decide on these screens; check screens with the elements that the specs are about, or more specs"
    }

    /// Whether the check gave up before it had run its cases.
    private var hasGivenUp: Bool { if case .gaveUp = ending { true } else { false } }

    /// Whether no case was run, and nothing else is the matter.
    package var isEmpty: Bool {
        evaluations == 0 && captureError == nil && !hasGivenUp && !testIssues.contains(where: \.isError) && crashes.isEmpty
            && failures.isEmpty
    }

    /// Whether cases were run without a finding of the failing severity, or a
    /// failure that could not be reproduced.
    public var isSuccess: Bool {
        evaluations > 0 && !isVacuous && captureError == nil && !hasGivenUp && !testIssues.contains(where: \.isError)
            && vanishedFailures.isEmpty && crashes.isEmpty && failuresLeftAlone.isEmpty
            && !failures.contains { !$0.status.isAccepted && $0.finding.severity >= failOn }
    }
}

extension CheckReport {
    /// Removes the uses of some known issues.
    package mutating func leaveOut(_ issues: [KnownIssue]) { knownIssues.removeAll { issues.contains($0.issue) } }

    /// Turns the report into that of a check whose content could not be captured.
    package mutating func fail(capturing reason: String) {
        captureError = reason
        failures = []
    }

    /// The missing shards of a merged report.
    public struct MissingShares: Hashable, Sendable {
        /// The missing shares, counted from 0.
        public let indexes: [Int]
        /// The number of all shares.
        public let count: Int
    }

    /// Returns the reports of checks with one list of known issues; only the last
    /// reports issues that matched in none of them.
    package static func tellingUnusedOnce(_ reports: [CheckReport]) -> [CheckReport] {
        let met = Set(reports.flatMap(\.knownIssues).filter { $0.count > 0 }.map(\.issue))
        return reports.enumerated().map { index, report in
            var report = report
            report.knownIssues.removeAll { $0.count == 0 && (met.contains($0.issue) || index < reports.count - 1) }
            return report
        }
    }
}
