import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue

/// The shapes of the file of a shard: all that a report needs.
enum ShardModel {
    /// A campaign on its share of the cases.
    struct Part: Codable {
        var name: String
        var profile: String
        /// The rules of the profile's specs; absent where every reader has that
        /// profile.
        var rules: [Rule]?
        var seed: UInt64
        var cases: Int?
        var plan: String
        var share: CaseShare
        var drawsContent: Bool
        var failOn: Finding.Severity
        var ending: SearchEnding
        var statistics: SearchStatistics
        var counts: Counts
        var faults: [Fault]
        var knownIssues: [Known]?
        var expired: [String: Expired]?
        var baseline: [FindingBaseline.Entry]?
        var crashes: [Crash]?
        var crashNote: String?
    }

    /// What the cases came to.
    struct Counts: Codable {
        /// By spec, in the profile's order.
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

    /// What one spec came to.
    struct SpecCounts: Codable {
        var spec: SpecID
        var tally: ReportModel.Tally
        var reasons: [String: Int]
        /// In how many cases it came to a verdict.
        var applied: Int
    }

    /// What became of a fault.
    struct Fault: Codable {
        var sighting: FaultSighting
        var evaluations: Int
        /// What became of it; absent where it did not come again.
        var failure: Failure?
        /// Whether it was left alone.
        var isLeftAlone: Bool?
        /// The other failures that its fix removes.
        var explained: [FaultKey]?
        /// The other failures of which a fix removes it.
        var explainedBy: [FaultKey]?
    }

    /// A failure, made as small as possible.
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
        /// The other elements with the same failure; absent where there are none.
        var others: OtherElements?
        /// The failure on the whole screen; absent where it is not there.
        var originalFinding: Finding?
        var fix: CheckFailure.Fix?
        var alsoViolates: [CheckFailure.Violation]?
        var fixedScreen: WrittenScreen?
        /// The place of the known issue that covered it until it ended.
        var expired: Int?
    }

    /// A screen at one text size.
    struct Panel: Codable {
        var size: UserEnvironment.TextSize
        var screen: WrittenScreen
        var marked: [Int]
    }

    /// A known issue and how many findings it was met by.
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

    /// The place of a known issue that has ended, and the case in which it would
    /// have covered a fault.
    struct Expired: Codable {
        var issue: Int
        var order: Int
    }

    /// A case that ends the process.
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
