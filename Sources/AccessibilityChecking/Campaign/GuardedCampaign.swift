import CrashIsolation
import PropertyTesting
import ScreenGenerators
import ScreenLayout

/// A campaign whose cases are noted before they are judged, so that a trap in the code under test does not lose them.
///
/// Where an earlier run died, its case is looked into first; if it still ends a process, that is reported and nothing else is judged. In a
/// child process, which was started for one case, it judges that case and ends the process.
struct GuardedCampaign<Content> {
    private var campaign: Campaign<Content>
    private let crashGuard: CrashGuard
    private var crashes: [CampaignCrash] = []
    private var note: String?
    /// How many cases were begun, and how many of them ended.
    private var begun = 0
    private var ended = 0

    /// Creates a campaign on some content in the environments of the plan.
    init(named name: String, content: Generator<Content>, settings: CampaignSettings) {
        self.init(of: .cases(of: content, in: settings.environments.space), settings) {
            Campaign(named: name, content: content, settings: $0)
        }
    }

    /// Creates a campaign on cases of one's own making; see `Campaign`.
    init(named name: String, cases: Generator<CampaignCase<Content>>, settings: CampaignSettings) {
        self.init(of: cases, settings) { Campaign(named: name, cases: cases, showsContent: true, settings: $0) }
    }

    private init(
        of cases: Generator<CampaignCase<Content>>, _ settings: CampaignSettings, _ campaign: (CampaignSettings) -> Campaign<Content>
    ) {
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
                crashes = report.crashes.map { CampaignCrash($0, in: report) }
                // In this process the same cases would come up again.
                if !report.isHarmless { settings.isCancelled = { true } } else if !report.isReported { note = Self.note(report) }
            }
        }
        self.campaign = campaign(settings)
    }

    private static func note(_ report: CrashReport<CampaignCase<Content>>) -> String {
        "an earlier run ended in the middle of a case that is harmless when judged alone (\(report.noted[0])): it was stopped from "
            + "outside or by another test, or what is shown depends on the cases before"
    }

    mutating func next() -> CampaignRequest<Content>? {
        let isNew = !campaign.isCaseOpen
        let next = campaign.next()
        noteEnded()
        guard let request = next else { return nil }
        if isNew {
            begun += 1
            crashGuard.begin(begun, request.recording)
        }
        return request
    }

    mutating func record(_ rendering: Rendering, for request: CampaignRequest<Content>) {
        campaign.record(rendering, for: request)
        noteEnded()
    }

    /// Tells of the cases that were judged meanwhile.
    private mutating func noteEnded() {
        while ended < campaign.judgedRequests {
            ended += 1
            crashGuard.end(ended)
        }
    }

    func close() { crashGuard.close() }

    func part() -> CampaignPart {
        var part = campaign.part()
        part.crashes = crashes
        part.crashNote = note
        return part
    }
}
