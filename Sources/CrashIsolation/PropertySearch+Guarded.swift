package import EveryValue

/// The outcome of a guarded search.
package enum GuardedReport<Value> {
    /// An earlier run crashed, and its crashes remain: no case was run in this
    /// process.
    case crashed(CrashReport<Value>)
    /// The search ran; `after` has the cases that ended an earlier run and are
    /// harmless when run alone.
    case searched(SearchReport<Value>, after: CrashReport<Value>?)
}

extension PropertySearch {
    /// Searches for values that fail a property whose code may crash.
    ///
    /// Each case is recorded before it is run. If the process dies during one, the
    /// next run shrinks it in child processes and reports it. In a child process
    /// this function runs the one case and ends the process.
    package static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), identity: ((Value) -> AnyHashable)? = nil,
        crashes: CrashSettings, property: (Value) throws -> Judgment
    ) rethrows -> GuardedReport<Value> {
        let crashGuard = CrashGuard(crashes)
        defer { crashGuard.close() }
        var settings = settings
        var harmless: CrashReport<Value>?
        switch crashGuard.role {
        case .nothing: settings.isCancelled = { true }
        case .one(let token):
            settings.starting = [token.recording]
            settings.cases = 0
        case .all:
            if let report = crashGuard.investigate(generator, isCancelled: settings.isCancelled) {
                guard report.isHarmless else { return .crashed(report) }
                harmless = report
            }
        }
        var search = PropertySearch(generator, settings: settings, identity: identity)
        while let trial = search.next() {
            crashGuard.begin(trial.id, trial.recording)
            let judgment = try property(trial.value)
            crashGuard.end(trial.id)
            search.record(judgment, for: trial)
        }
        return .searched(search.report(), after: harmless)
    }
}
