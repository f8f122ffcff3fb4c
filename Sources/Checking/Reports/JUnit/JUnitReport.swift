import EveryScreenAudit
import EveryScreenModel

/// Reports in the XML that JUnit began and continuous integration reads, as Jenkins' `junit-10.xsd` has it.
///
/// A suite is a check or a captured screen; a test case is a spec. A finding that fails is a failure. A finding of less severity, or a
/// known one, stands in the output of the case. A spec that came to no verdict is skipped: it is no pass. There are no times, so that
/// equal runs give equal bytes.
enum JUnitReport {
    /// One spec on one suite.
    struct Case {
        var name: String
        var failures: [(message: String, type: String, text: String)] = []
        var errors: [(message: String, type: String, text: String)] = []
        var skipped: String?
        var output: [String] = []
    }

    /// The cases of a check or screen.
    struct Suite {
        var name: String
        var cases: [Case]
        var output: [String] = []
    }

    /// Returns a report as XML.
    static func text(of report: AccessibilityReport) -> String { xml(report.sections.map(suite)) }

    private static func suite(of section: ReportSection) -> Suite {
        let findings = Dictionary(grouping: section.findings, by: \.finding.spec)
        let cases = section.tallies.map { counts in
            var result = Case(name: counts.spec.rawValue)
            let tally = counts.tally
            for entry in findings[counts.spec] ?? [] {
                let details =
                    entry.failure.map { "\(words(of: $0, entry.repetition))\n    element: \(entry.finding.element.facts)" }
                    ?? "element \(entry.finding.element.facts), node \(entry.finding.element.source.visible())\nmend: \(entry.wording.remedy)"
                if entry.status.isAccepted {
                    result.output.append("\(entry.status.word ?? ""): \(entry.wording.fact)")
                } else if entry.finding.severity < section.failOn {
                    result.output.append(entry.failure == nil ? entry.wording.fact : details)
                } else {
                    result.failures.append((entry.wording.fact, entry.finding.severity.rawValue, details))
                }
            }
            let outcome = tally.outcome
            if section.check == nil {
                if outcome != .passed, outcome != .failed { result.skipped = "\(outcome.rawValue): it came to no verdict" }
            } else if tally.applied == 0, result.failures.isEmpty {
                result.skipped = "It was never about anything shown, so this is not a pass."
            }
            return result
        }
        guard let check = section.check else { return Suite(name: section.title, cases: cases) }
        return Suite(name: section.title, cases: cases + [completeness(of: check)], output: [TextReport.summary(of: check)])
    }

    private static func words(of failure: CheckFailure, _ repetition: RepeatedFailure?) -> String {
        if let name = repetition?.reportedIn { return TextReport.reference(to: failure, reportedIn: name) }
        return TextReport.text(of: failure, seenIn: repetition?.seenIn ?? [])
    }

    /// The case that says whether a check looked at everything.
    private static func completeness(of check: CheckReport) -> Case {
        var errors = check.crashes.map { crash in
            (message: crash.lastWords ?? "judging a case ends the process", type: crash.origin, text: TextReport.text(of: crash))
        }
        let headline = TextReport.headline(of: check)
        if check.evaluations == 0, errors.isEmpty { errors.append(("nothing was judged", "empty", headline)) }
        if !check.isWhole { errors.append(("not all cases were judged", "partial", headline)) }
        for origin in check.vanishedOrigins { errors.append(("\(origin) was seen and did not come again", "vanished", "")) }
        for origin in check.faultsLeftAlone { errors.append(("\(origin) was seen and not made smaller", "leftAlone", "")) }
        if case .gaveUp = check.ending { errors.append(("the check gave up", "gaveUp", headline)) }
        for issue in check.told where issue.isError {
            errors.append((issue.text, "test", TextReport.testLines(check).joined(separator: "\n")))
        }
        return Case(name: "every case is judged", errors: errors)
    }
}
