import EveryScreenAudit
import EveryScreenModel

/// Reports in the XML that JUnit began and continuous integration reads, as Jenkins' `junit-10.xsd` has it.
///
/// A suite a campaign or captured screen; a test case a spec. A finding that fails is a failure; one of less severity than asked for, or known,
/// stands in the output of the case. A spec that was never about anything is skipped: it is no pass. There are no times, so that
/// equal runs give equal bytes.
package enum JUnitReport {
    /// One spec on one suite.
    struct Case {
        var name: String
        var failures: [(message: String, type: String, text: String)] = []
        var errors: [(message: String, type: String, text: String)] = []
        var skipped: String?
        var output: [String] = []
    }

    /// The cases of a campaign or screen.
    struct Suite {
        var name: String
        var cases: [Case]
        var output: [String] = []
    }

    /// Returns the report of campaigns.
    package static func text(of reports: [CheckReport]) -> String { xml(reports.map(suite(of:))) }

    private static func suite(of report: CheckReport) -> Suite {
        var cases = report.tallies.map { entry in
            var result = Case(name: entry.spec)
            for failure in report.failures where failure.finding.spec == entry.spec {
                let text = TextReport.text(of: failure)
                if failure.status.isAccepted {
                    result.output.append("\(failure.status.word ?? ""): \(failure.wording.fact)")
                } else if failure.finding.severity < report.failOn {
                    result.output.append(text)
                } else {
                    result.failures.append((failure.wording.fact, failure.finding.severity.rawValue, text))
                }
            }
            if entry.tally.applied == 0, result.failures.isEmpty {
                result.skipped = "It was never about anything shown, so this is not a pass."
            }
            return result
        }
        let crashes = report.crashes.map { crash in
            (message: crash.lastWords ?? "judging a case ends the process", type: crash.origin, text: TextReport.text(of: crash))
        }
        var others = crashes
        if report.evaluations == 0, crashes.isEmpty { others.append(("nothing was judged", "empty", TextReport.headline(of: report))) }
        if report.stopped != nil || !report.missingShares.indexes.isEmpty {
            others.append(("not all cases were judged", "partial", TextReport.headline(of: report)))
        }
        for origin in report.vanishedOrigins { others.append(("\(origin) was seen and did not come again", "vanished", "")) }
        for origin in report.faultsLeftAlone { others.append(("\(origin) was seen and not made smaller", "leftAlone", "")) }
        cases.append(Case(name: "every case is judged", errors: others))
        return Suite(name: report.name, cases: cases, output: [TextReport.summary(of: report)])
    }
}
