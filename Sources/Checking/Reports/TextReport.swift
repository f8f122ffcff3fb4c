import EveryScreenAudit
import EveryScreenModel
import EveryValue

/// Reports for people, in plain text: what fails first, what was looked at last.
package enum TextReport {
    /// Returns one failure in at most a screenful.
    ///
    /// - Parameters:
    ///   - failure: What to tell.
    ///   - path: Where the regression file was written, if it was.
    package static func text(of failure: CheckFailure, savedAt path: String? = nil) -> String {
        let differences = failure.environment.differences
        let place = differences.isEmpty ? "under the system's default settings" : "at \(differences)"
        var lines = ["✘ \(failure.finding.spec): \(failure.wording.fact) (\(failure.rule.criteria.citation))"]
        lines.append("    " + [place, failure.explanation.sentence].filter { !$0.isEmpty }.joined(separator: "; "))
        if !failure.finding.events.isEmpty {
            lines.append("    after: " + failure.finding.events.map(\.description).joined(separator: ", "))
        }
        lines += screenLines(failure)
        let shrunk =
            failure.blueprint == nil
            ? "shrunk in \(failure.evaluations) evaluations"
            : "shrunk from \(counted(failure.originalElementCount, "element")) to \(failure.elementCount) "
                + "in \(failure.evaluations) evaluations"
        lines.append("    \(shrunk); \(sentence(failure.ending))")
        if let content = failure.content { lines.append("    first seen with \(content.shortened(to: 200))") }
        lines.append("    mend: \(failure.wording.remedy)")
        if let note = failure.status.note { lines.append("    \(note)") }
        lines.append("    replay: \(failure.token)")
        if let path { lines.append("    saved: \(path)") }
        return lines.joined(separator: "\n")
    }

    private static func screenLines(_ failure: CheckFailure) -> [String] {
        guard let blueprint = failure.blueprint else {
            return ["    element: \(failure.finding.element.path), of \(failure.screen.elements.count) on the screen"]
        }
        return blueprint.swiftCode.split(separator: "\n").map { "    \($0)" }
    }

    /// Returns what an ending says about the smallest case.
    static func sentence(_ ending: ShrinkEnding) -> String {
        switch ending {
        case .certified(0, _): "none is smaller"
        case .certified(let below, let pool):
            "no smaller one fails among the \(below) below it (tried: simplest and next values\(pool.values.isEmpty ? "" : ", \(pool)"))"
        case .fixedPoint: "nothing simpler was found"
        case .budget: "the budget ran out before it was certain to be the smallest"
        case .cancelled: "it was stopped before it was certain to be the smallest"
        }
    }

    /// Returns a whole campaign: its failures, then what was looked at.
    ///
    /// - Parameters:
    ///   - report: What to tell.
    ///   - paths: For each failure, in order, where its regression file was written.
    package static func text(of report: CheckReport, savedAt paths: [String?] = []) -> String {
        var blocks = report.crashes.map(text)
        for (index, failure) in report.failures.enumerated() where !failure.status.isAccepted {
            blocks.append(text(of: failure, savedAt: index < paths.count ? paths[index] : nil))
        }
        blocks.append(summary(of: report))
        return blocks.joined(separator: "\n\n")
    }

    /// Returns what came of a campaign in one line.
    package static func headline(of report: CheckReport) -> String {
        let found =
            !report.crashes.isEmpty
            ? counted(report.crashes.count, "crash", plural: "crashes")
                + (report.cases == 0 ? ", and nothing else judged," : " and " + found(in: report))
            : report.evaluations == 0 ? "nothing was judged" : found(in: report)
        return "\(report.name): \(found) in \(counted(report.cases, "case")) and "
            + "\(counted(report.environmentCount, "environment")), seed \(report.seed)\(endingNote(report))\(missingNote(report))"
    }

    /// Returns what a campaign looked at, in a few lines.
    package static func summary(of report: CheckReport) -> String {
        var lines = ["\(report.isSuccess ? "✔" : "✘") \(headline(of: report))"]
        lines += report.tallies.lines(width: report.profile.idWidth).map { "    \($0)" }
        lines += coverage(of: report).map { "    \($0)" }
        lines += knownLines(report.knownIssues, baseline: report.baselineUse).map { "    \($0)" }
        lines += reservations(about: report).map { "    \($0)" }
        return lines.joined(separator: "\n")
    }

    /// What was found, in a few words: failures, and apart from them what is told and fails nothing.
    private static func found(in report: CheckReport) -> String {
        let failures = report.failures.filter { !$0.status.isAccepted }
        let failing = failures.count { $0.finding.severity >= report.failOn }
        let told = failures.count - failing
        let advice = told == 0 ? "" : counted(told, "finding") + " of less severity"
        if failing == 0 { return report.isSuccess && told == 0 ? "nothing found" : told == 0 ? counted(0, "failure") : advice }
        return counted(failing, "failure") + (told == 0 ? "" : " and " + advice)
    }

    /// Returns what makes the result of a campaign worth less: faults that vanished first, then the warnings of the search.
    package static func reservations(about report: CheckReport) -> [String] {
        let vanished = report.vanishedOrigins.map {
            "\($0) was seen and did not come again: let the screen depend on nothing but content and environment"
        }
        let leftAlone = report.faultsLeftAlone.map { "\($0) was seen and not made smaller; mend others first" }
        // That values are heavy is nothing the reader of a report can help, and costs no failure.
        let warnings = report.warnings.filter { if case .heavyValues = $0 { false } else { true } }
        return vanished + leftAlone + untestedLines(report.untestedSettings) + warnings.map(\.description)
    }

    /// Returns what is untested because it cannot be changed from a test.
    package static func untestedLines(_ settings: [String]) -> [String] {
        settings.isEmpty ? [] : ["untested: \(settings.joinedInEnglish) cannot be changed from a test here"]
    }

    private static func endingNote(_ report: CheckReport) -> String {
        switch report.ending {
        case .running: " (not finished)"
        case .completed, .foundFailures: ""
        // Where a share is missing nobody knows how many there are.
        case .exhausted(let values): report.missingShares.indexes.isEmpty ? " (all \(values) there are)" : ""
        case .cancelled: " (stopped before the end)"
        case .outOfTime: " (time ran out)"
        case .gaveUp(let reason): " (gave up: \(reason))"
        }
    }

    private static func missingNote(_ report: CheckReport) -> String {
        let missing = report.missingShares.indexes
        if missing.isEmpty { return "" }
        return
            " (without shard\(missing.count == 1 ? "" : "s") \(missing.map { "\($0 + 1)" }.joinedInEnglish) of \(report.missingShares.count))"
    }

    /// Returns a number with its noun: "1 case", "2 cases".
    static func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}

extension AccessibilityProfile {
    /// How wide the longest id is, in characters, and 20 at least.
    var idWidth: Int { max(20, everySpec.map(\.id.rawValue.count).max() ?? 0) }
}

extension String {
    /// The string filled up with spaces to a length, in characters.
    func padded(to length: Int, onLeft: Bool = false) -> String {
        let fill = String(repeating: " ", count: max(0, length - count))
        return onLeft ? fill + self : self + fill
    }

    /// The string cut to a length, in characters, with an ellipsis where something was cut.
    func shortened(to length: Int) -> String { count <= length ? self : prefix(length - 1) + "…" }
}
