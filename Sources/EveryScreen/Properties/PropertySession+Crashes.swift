import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation

extension PropertySession {
    /// The issues of crashes: each with its smallest value.
    func issues(of report: CrashReport<Value>) -> [CheckIssue] {
        report.crashes.map { crash in
            let parts = arguments.code(crash.value)
            let isHang = crash.key == ChildOutcome.hangKey
            var lines = ["✘ \(name) \(isHang ? "hangs" : "crashes the process") for"] + valueLines(parts)
            if let words = crash.lastWords { lines.append("  \(words.visible())") }
            if report.isReported {
                lines.append("  as an earlier run found it; it has been tested again")
            } else if let ending = crash.ending {
                lines.append("  \(TextReport.shrunk(by: report.evaluations, ending))")
            }
            if let reason = report.hindrance { lines.append("  \(TextReport.hindered(reason, isShrunk: crash.ending != nil))") }
            let next = crash.ending == nil ? "The next run tests all values again." : "Until it is fixed, no other value is tested."
            let token = ReplayToken(crash.recording, drawnBy: arguments.generator)
            lines += ["  \(next)", "  replay: .replay(\"\(token)\"), seed \(seed)"]
            return CheckIssue(isError: true, text: lines.joined(separator: "\n"), key: ([crash.key] + parts).joined(separator: "\u{1F}"))
        }
    }

    /// The sentence about values during which an earlier process ended, and which
    /// are harmless.
    static func note(on report: CrashReport<Value>) -> String {
        let value = report.noted.first.map { " (\($0))" } ?? ""
        return "an earlier run ended while it tested a value that is harmless when run alone\(value): the crash is fixed, the run was "
            + "stopped from outside or by another test, or the property depends on the values before"
    }
}
