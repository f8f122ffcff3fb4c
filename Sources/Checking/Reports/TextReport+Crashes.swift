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
        if let ending = crash.ending { lines.append("    \(shrunk(by: crash.evaluations, ending))") }
        if let hindrance = crash.hindrance { lines.append("    \(hindered(hindrance, isShrunk: crash.ending != nil))") }
        let after = crash.ending == nil ? "the next run runs all cases again" : "until then no other case is run"
        lines.append("    fix: find the cause of the crash; \(after)")
        lines.append("    \(replayLine(crash.token, seed))")
        return lines.joined(separator: "\n").visible(.lines)
    }

    /// How a crash was shrunk.
    package static func shrunk(by children: Int, _ ending: ShrinkEnding) -> String {
        "shrunk in \(counted(children, "child process", plural: "child processes")); \(sentence(ending))"
    }

    /// Why a crash may not be the smallest.
    package static func hindered(_ reason: String, isShrunk: Bool) -> String {
        "\(isShrunk ? "not investigated further" : "as an earlier run recorded it, not shrunk"): \(reason)"
    }
}
