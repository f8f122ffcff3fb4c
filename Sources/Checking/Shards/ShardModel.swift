import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// The shapes of the file of a shard: all data of a report.
enum ShardModel {
    /// A check on its shard of the cases.
    struct Part: Codable {
        var name: String
        var profile: String
        /// The rules of the profile's specs; absent if every reader has that
        /// profile.
        var rules: [Rule]?
        var seed: UInt64
        var cases: Int?
        var plan: String
        var share: Shard
        var drawsContent: Bool
        var failOn: Finding.Severity
        var ending: SearchEnding
        var statistics: SearchStatistics
        var counts: Counts
        var faults: [Fault]
        /// The failing lines of each failure; absent if there are none.
        var lines: [String: [FailingLines.Entry]]?
        var knownIssues: [Known]?
        var expired: [String: Expired]?
        var baseline: [FindingBaseline.Entry]?
        var crashes: [Crash]?
        var crashNote: String?
    }

    /// The outcomes of the cases.
    struct Counts: Codable {
        /// The counts of each spec, in the profile's order.
        var specs: [SpecCounts]
        var environments: [ReportModel.Environment]
        var hasFlows: Bool
        var cases: Int
        var failedCases: Int
        var textSizes: [String: Int]
        var roles: [String: Int]
        var parts: [String: Int]
        var settingPairs: [[Int]]
        var possiblePairs: Int
    }

    /// The outcomes of one spec.
    struct SpecCounts: Codable {
        var spec: SpecID
        var tally: ReportModel.Tally
        var reasons: [String: Int]
        /// The number of cases in which it applied.
        var applied: Int
    }

    /// The outcome of a failure.
    struct Fault: Codable {
        /// The name of the key in files of all versions.
        var sighting: FailureOccurrence
        var evaluations: Int
        /// The failure; absent if it could not be reproduced.
        var failure: Failure?
        /// Whether it was not shrunk, since the limit was reached.
        var isLeftAlone: Bool?
        /// The other failures that its fix removes.
        var explained: [FailureKey]?
        /// The other failures whose fix removes it.
        var explainedBy: [FailureKey]?
    }

    /// A shrunk failure.
    struct Failure: Codable {
        var finding: Finding
        var fact: String
        var remedy: String
        var measure: String?
        var claim: String
        var sources: [AccessibilityCriterion]
        var threshold: String?
        /// The severity of the rule; absent in files of earlier versions.
        var severity: EveryScreenAudit.Finding.Severity?
        var environment: ReportModel.Environment
        var explanation: CheckFailure.Explanation
        var screen: WrittenScreen
        var blueprint: Blueprint?
        var content: String?
        var originalElementCount: Int
        var evaluations: Int
        var ending: ShrinkEnding
        var token: String
        var originalScreen: WrittenScreen
        var strip: [Panel]
        /// The other elements with the same failure; absent if there are none.
        var others: OtherElements?
        /// The failure on the whole screen; absent if the whole screen passes.
        var originalFinding: Finding?
        var fix: CheckFailure.Fix?
        var alsoViolates: [CheckFailure.Violation]?
        var fixedScreen: WrittenScreen?
        /// The index of the known issue that covered it until it expired.
        var expired: Int?
    }

    /// A screen at one text size.
    struct Panel: Codable {
        var size: UserEnvironment.TextSize
        var screen: WrittenScreen
        var marked: [Int]
    }

    /// A known issue and the number of findings that match it.
    struct Known: Codable {
        var spec: SpecID
        var on: String
        var check: String?
        var `in`: ReportModel.Environment
        var until: String
        var because: String
        var count: Int
        var isExpired: Bool
    }

    /// The index of an expired known issue, and the case in which it would have
    /// covered a failure.
    struct Expired: Codable {
        var issue: Int
        var order: Int
    }

    /// A case that crashes the process.
    struct Crash: Codable {
        var environment: ReportModel.Environment
        var content: String?
        var origin: String
        var lastWords: String?
        var ending: ShrinkEnding?
        var hindrance: String?
        var others: Int?
        var evaluations: Int
        var token: String
    }
}
