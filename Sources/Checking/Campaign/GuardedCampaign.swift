import EveryScreenGenerators
import EveryScreenLayout
import EveryValue
import EveryValueCrashIsolation

/// A campaign whose cases are noted before they are judged, so that a trap in the
/// code under test does not lose them.
///
/// Where an earlier run died, its case is looked into first; if it still ends a
/// process, that is reported and nothing else is judged. In a child process, which
/// was started for one case, it judges that case and ends the process.
struct GuardedCampaign<Content> {
    private var campaign: Campaign<Content>
    private let crashGuard: CrashGuard
    private var crashes: [CheckReport.Crash] = []
    private var note: String?

    /// Creates a campaign on some content in the environments of the plan.
    init(named name: String, content: Generator<Content>, settings: CheckSettings) {
        self.init(
            named: name, of: .cases(of: content, in: settings.environments.space), showsContent: Campaign<Content>.showsContent, settings)
    }

    /// Creates a campaign on cases of one's own making; see `Campaign`.
    init(named name: String, cases: Generator<CampaignCase<Content>>, settings: CheckSettings) {
        self.init(named: name, of: cases, showsContent: true, settings)
    }

    private init(named name: String, of cases: Generator<CampaignCase<Content>>, showsContent: Bool, _ settings: CheckSettings) {
        crashGuard = CrashGuard(settings.crashes)
        var settings = settings
        switch crashGuard.role {
        case .nothing: settings.isCancelled = { true }
        case .one(let token):
            settings.replay = token
            settings.regressions = []
            settings.cases = 0
            settings.casesAtOnce = 1
            settings.share = .whole
        case .all:
            if let report = crashGuard.investigate(cases, isCancelled: settings.isCancelled) {
                let generator = cases.cut(isRequired: false)
                crashes = report.crashes.map { CheckReport.Crash($0, in: report, replayedBy: generator) }
                // In this process the same cases would come up again.
                if !report.isHarmless { settings.isCancelled = { true } } else if !report.isReported { note = Self.note(report) }
            }
        }
        campaign = Campaign(named: name, cases: cases, showsContent: showsContent, settings: settings, crashGuard: crashGuard)
    }

    private static func note(_ report: CrashReport<CampaignCase<Content>>) -> String {
        "an earlier run ended in the middle of a case that is harmless when judged alone (\(report.noted[0])): it was stopped from "
            + "outside or by another test, or what is shown depends on the cases before"
    }

    mutating func next() -> CampaignRequest<Content>? {
        campaign.next()
    }

    mutating func record(_ rendering: Rendering, for request: CampaignRequest<Content>) {
        campaign.record(rendering, for: request)
    }

    func close() { crashGuard.close() }

    func part() -> CampaignPart {
        var part = campaign.part()
        part.crashes = crashes
        part.crashNote = note
        return part
    }
}
