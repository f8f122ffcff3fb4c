public import EveryScreenAudit
public import EveryValue

/// What a campaign found.
public struct CheckReport: Sendable {
    /// What was checked.
    public let name: String
    /// By what it was judged.
    public let profile: AccessibilityProfile
    /// The seed, by which the same campaign can be run again.
    public let seed: UInt64
    /// How many cases were judged, those for shrinking left out.
    public let cases: Int
    /// How many judgments there were, those for shrinking included.
    public let evaluations: Int
    /// How many different environments were looked at.
    public let environmentCount: Int
    /// Why it ended.
    public let ending: SearchEnding
    /// How often each spec came to each outcome, in the profile's order.
    public let tallies: [CheckReport.SpecTally]
    /// What became of each known issue; of a campaign that was stopped only those
    /// that were met.
    public internal(set) var knownIssues: [CheckReport.KnownIssueUse]
    /// The failures of the baseline that were met and those that were not.
    public let baselineUse: CheckReport.BaselineUse
    /// The failures, each as small as it could be made, in the order of the specs.
    public internal(set) var failures: [CheckFailure]
    /// The faults, by `Finding.origin`, that were seen once and not again: what is
    /// shown depends on more than content and environment.
    public let vanishedOrigins: [String]
    /// What makes the results worth less, if anything.
    public let warnings: [SearchWarning]
    /// What became of the cases that failed before, which were judged first.
    public let replayed: [CheckReport.ReplayedCase]
    /// What was tried.
    public let coverage: CheckReport.Coverage
    /// The settings that the environments were to differ in and that could not be
    /// changed where it ran, in words: what they do is untested.
    public package(set) var untestedSettings: [String] = []
    /// What else makes the result worth less, in sentences.
    package var notes: [String] = []
    /// The reason why a view could not be captured, with advice; `nil` where
    /// everything was.
    public private(set) var captureError: String?
    /// What was found in each share of the cases.
    package internal(set) var parts: [CampaignPart] = []
    /// The call of the check, where it is known.
    package internal(set) var place: CheckReport.Place?
    /// What the test was told besides failures; only reports of merged runs have
    /// it.
    package internal(set) var testIssues: [CheckReport.TestIssue] = []
    /// Whether the content is drawn at random, so that cases stand for others.
    let drawsContent: Bool
    /// The cases that end the process, as found by child processes after an earlier
    /// run died; where there are any, nothing else was judged.
    public let crashes: [CheckReport.Crash]
    /// What is to be said of an earlier run that died of something that cannot be
    /// found again; `nil` where there is nothing.
    public let crashNote: String?
    /// The faults, by `Finding.origin`, that nobody made smaller because there were
    /// so many before them.
    public let faultsLeftAlone: [String]
    /// The shares of the campaign that are missing here.
    public let missingShares: CheckReport.MissingShares
    /// From which severity on a finding fails the campaign.
    public let failOn: Finding.Severity

    /// The specs that were never about anything that was shown: their silence means
    /// nothing.
    public var vacuousSpecs: [SpecID] { tallies.filter { $0.tally.applied == 0 }.map(\.spec) }

    /// Why it ended before all cases were judged, as a word in reports; `nil` where
    /// it did not.
    var stopped: String? {
        switch ending {
        case .cancelled: "cancelled"
        case .outOfTime: "outOfTime"
        case .running, .completed, .exhausted, .foundFailures, .gaveUp: nil
        }
    }

    /// Whether all cases were judged.
    var isWhole: Bool { stopped == nil && missingShares.indexes.isEmpty }

    /// Whether no spec had anything to decide: such a check says nothing about the
    /// screens.
    var isVacuous: Bool { cases > 0 && !tallies.isEmpty && tallies.allSatisfy { $0.tally.applied == 0 } }

    /// The reason why a check without failures says nothing, with advice; `nil`
    /// where it says something.
    package var advice: String? {
        guard isVacuous, captureError == nil, crashes.isEmpty else { return nil }
        if coverage.roles.isEmpty { return "no screen had an element; check that the function returns the screen you mean" }
        let specs = tallies.count == 1 ? "the spec \(tallies[0].spec) has nothing" : "none of the \(tallies.count) specs has anything"
        return "\(specs) to decide on these screens; check screens with the elements that the specs are about, or more specs"
    }

    /// Whether the check gave up before it had judged its cases.
    private var hasGivenUp: Bool { if case .gaveUp = ending { true } else { false } }

    /// Whether something was judged and nothing bad enough was found, not even a
    /// fault that was gone when it was looked for again.
    public var isSuccess: Bool {
        evaluations > 0 && !isVacuous && captureError == nil && !hasGivenUp && !testIssues.contains(where: \.isError)
            && vanishedOrigins.isEmpty && crashes.isEmpty && faultsLeftAlone.isEmpty
            && !failures.contains { !$0.status.isAccepted && $0.finding.severity >= failOn }
    }
}

extension CheckReport {
    /// Leaves out what became of some known issues.
    package mutating func leaveOut(_ issues: [KnownIssue]) { knownIssues.removeAll { issues.contains($0.issue) } }

    /// Makes the report one of a check that could not capture what it was given.
    package mutating func fail(capturing reason: String) {
        captureError = reason
        failures = []
    }

    /// The shares of a campaign that are missing in a merged report.
    public struct MissingShares: Hashable, Sendable {
        /// The missing shares, counted from 0.
        public let indexes: [Int]
        /// The number of all shares.
        public let count: Int
    }

    /// Returns the reports of campaigns that have one list of known issues, with
    /// what none of them met told by the last alone.
    package static func tellingUnusedOnce(_ reports: [CheckReport]) -> [CheckReport] {
        let met = Set(reports.flatMap(\.knownIssues).filter { $0.count > 0 }.map(\.issue))
        return reports.enumerated().map { index, report in
            var report = report
            report.knownIssues.removeAll { $0.count == 0 && (met.contains($0.issue) || index < reports.count - 1) }
            return report
        }
    }
}
