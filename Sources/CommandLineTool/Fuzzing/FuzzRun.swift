import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation

/// Runs the families of one call, each on all cores: its cases are divided among
/// jobs, and their results are merged.
struct FuzzRun {
    let sources: [ScreenSource]
    let settings: CheckSettings
    /// The name of the plan of environments.
    let environments: String
    /// The shard of the cases that this machine runs.
    let share: Shard
    /// The number of jobs.
    let jobs: Int
    /// The budget for all families, in seconds; `nil` for no limit.
    let budget: Double?

    /// Runs them one after the other, until an interruption.
    func parts(until interruption: Interruption) -> [[ShardResult]] {
        sources.map { source in
            let line = ProgressLine(
                name: source.name, total: (settings.cases ?? 0) / share.count, budget: budget.map { $0 / Double(sources.count) })
            var settings = timed(settings)
            settings.isCancelled = { interruption.isOver }
            settings.sharedOccurrences = jobs > 1 ? SharedOccurrences() : nil
            let parts = mappedConcurrently(jobs) { [settings] job in
                var settings = settings
                settings.share = share.divided(job, of: jobs)
                settings.casesAtOnce = 1
                settings.progress = { line.tell($0, of: job) }
                return source.run(withJournal(source.name, settings))
            }
            line.clear()
            return parts.withEachFailureOnce
        }
    }

    /// The settings with a time limit for one family of screens: an even share of
    /// the budget.
    private func timed(_ settings: CheckSettings) -> CheckSettings {
        guard let budget else { return settings }
        var settings = settings
        let end = DispatchTime.now() + budget / Double(sources.count)
        settings.isTimeOver = { DispatchTime.now() > end }
        return settings
    }

    /// The settings with a journal of cases, unless journals are off; a child
    /// process runs this command again.
    private func withJournal(_ name: String, _ settings: CheckSettings) -> CheckSettings {
        guard let folder = CrashJournals.current else { return settings }
        var settings = settings
        let share = "\(settings.share.index + 1)/\(settings.share.count)"
        let arguments = [
            "fuzz", "--screens", name, "--environments", environments, "--profile", settings.profile.name, "--jobs", "1", "--shard", share,
        ]
        let command = ChildCommand.thisProgram(arguments)
        settings.crashes = CrashSettings(
            property: CrashJournals.property("fuzz \(name) \(environments)\(settings.share == .whole ? "" : " " + share)"), folder: folder,
            children: command.map(CrashSettings.Children.command) ?? .none(reason: "the path of this program is not known"))
        return settings
    }
}
