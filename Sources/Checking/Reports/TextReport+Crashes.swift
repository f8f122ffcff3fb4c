import EveryScreenModel
import EveryValue
import EveryValueCrashIsolation

extension TextReport {
    /// Returns one crash in a few lines.
    package static func text(of crash: CheckReport.Crash, seed: UInt64? = nil) -> String {
        let place = crash.environment.circumstances()
        let beside = counted(crash.others, "other that was", plural: "others that were")
        let fact =
            crash.key == ChildOutcome.hangKey
            ? "this case hangs"
            : crash.others == 0
                ? "this case crashes the process" : "this case, or \(beside) running at the time, crashes the process"
        var lines = ["✘ \(crash.key == ChildOutcome.hangKey ? crash.key : CrashJournal.key): \(fact)"]
        if let words = crash.lastWords { lines[0] += ": \(words.visible())" }
        lines.append("    \(place)")
        if let content = crash.content {
            lines += content.shortened(to: 1_000).split(separator: "\n").map { "    \($0)" }
        }
        if let ending = crash.ending {
            lines.append("    shrunk in \(counted(crash.evaluations, "child process", plural: "child processes")); \(sentence(ending))")
        }
        if let hindrance = crash.hindrance {
            let state = crash.ending == nil ? "as an earlier run recorded it, not shrunk" : "not investigated further"
            lines.append("    \(state): \(hindrance)")
        }
        let after = crash.ending == nil ? "the next run runs all cases again" : "until then no other case is run"
        lines.append("    fix: find the cause of the crash; \(after)")
        lines.append("    \(replayLine(crash.token, seed))")
        return lines.joined(separator: "\n").visible(.lines)
    }
}
