import EveryScreenGenerators
import EveryScreenLayout
import EveryValue
import EveryValueCrashIsolation

/// A check whose cases are recorded before they are run, so that a crash of the
/// code under test does not lose them.
///
/// If an earlier run died, its case is investigated first. If it still crashes,
/// that is reported and no other case is run. In a child process, which was started
/// for one case, it runs that case and ends the process.
struct GuardedCheckRun<Content> {
    private let checkRun: CheckRun<Content>
    private let crashGuard: CrashGuard
    private var crashes: [CheckReport.Crash] = []
    private var note: String?

    /// Creates a check of some content in the environments of the plan.
    init(named name: String, content: Generator<Content>, settings: CheckSettings) {
        self.init(
            named: name, of: .cases(of: content, in: settings.environments.space), showsContent: CheckRun<Content>.showsContent, settings)
    }

    /// Creates a check of your own cases; see `CheckRun`.
    init(named name: String, cases: Generator<CheckCase<Content>>, settings: CheckSettings) {
        self.init(named: name, of: cases, showsContent: true, settings)
    }

    private init(named name: String, of cases: Generator<CheckCase<Content>>, showsContent: Bool, _ settings: CheckSettings) {
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
                // In this process the same cases would crash again.
                if !report.isHarmless { settings.isCancelled = { true } } else if !report.isReported { note = Self.note(report) }
            }
        }
        checkRun = CheckRun(named: name, cases: cases, showsContent: showsContent, settings: settings, crashGuard: crashGuard)
    }

    private static func note(_ report: CrashReport<CheckCase<Content>>) -> String {
        "an earlier run ended in the middle of a case that is harmless when run alone (\(report.noted[0])): it was stopped from "
            + "outside or by another test, or the screen depends on the cases before"
    }

    func next() -> CheckRequest<Content>? {
        checkRun.next()
    }

    func record(_ rendering: RenderedContent, for request: CheckRequest<Content>) {
        checkRun.record(rendering, for: request)
    }

    func close() { crashGuard.close() }

    func part() -> ShardResult {
        var part = checkRun.part()
        part.crashes = crashes
        part.crashNote = note
        return part
    }
}
