package import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
package import EveryValue

/// What a campaign found in its share of the cases.
///
/// Parts add up: `CheckReport.init(of:)` of the parts of all shares is the report
/// of the campaign run whole, to the byte, however many shares there are. Sums are
/// sums over cases; of a fault that several shares saw, the share with the first
/// case that has it tells what became of it, which nothing but that case decides.
package struct CampaignPart: Sendable {
    /// What was checked.
    package internal(set) var name: String
    /// By what it was judged.
    package let profile: AccessibilityProfile
    /// The seed.
    package let seed: UInt64
    /// How many cases all shares together were asked for; `nil` is one an
    /// environment of the plan.
    let casesAsked: Int?
    /// What tells the plan of environments from others.
    let plan: String
    /// Which of the cases were judged.
    package let share: CaseShare
    /// Whether the content is drawn at random.
    let drawsContent: Bool
    /// From which severity on a finding fails the campaign.
    let failOn: Finding.Severity
    /// Why it ended.
    package internal(set) var ending: SearchEnding
    /// What the search did.
    var statistics: SearchStatistics
    /// What a clock had to say, if there was one; never written down.
    var timing: [SearchWarning] = []
    /// What the cases came to.
    var counts: CaseTally
    /// What became of the cases that failed before; only the process that judged
    /// them asks, so that it is not written down.
    var replayed: [CheckReport.ReplayedCase] = []
    /// What became of the faults.
    var faults: [FaultRecord] = []
    /// What became of each known issue in these cases.
    var knownIssues: [CheckReport.KnownIssueUse] = []
    /// By fault the known issue that would have covered it, had it not ended.
    var expired: [FaultKey: ExpiredFault] = [:]
    /// What of the baseline is about this campaign.
    var baseline: FindingBaseline?
    /// The cases that end the process.
    package internal(set) var crashes: [CheckReport.Crash] = []
    /// What is to be said of an earlier run that died.
    package internal(set) var crashNote: String?
}

extension SearchWarning {
    /// Whether a clock decides on it.
    var isOfTiming: Bool { if case .slowGenerator = self { true } else { false } }
}
