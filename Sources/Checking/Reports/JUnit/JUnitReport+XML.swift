import EveryScreenAudit

extension JUnitReport {
    /// Returns suites as a document.
    static func xml(_ suites: [Suite]) -> String {
        let cases = suites.flatMap(\.cases)
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"everyscreen\" tests=\"\(cases.count)\" failures=\"\(cases.count { !$0.failures.isEmpty })\" "
                + "errors=\"\(cases.count { !$0.errors.isEmpty })\" time=\"0\">",
        ]
        for suite in suites { lines += xml(suite) }
        return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
    }

    private static func xml(_ suite: Suite) -> [String] {
        let name = Markup.attribute(suite.name)
        var lines = [
            "  <testsuite name=\"\(name)\" tests=\"\(suite.cases.count)\" failures=\"\(suite.cases.count { !$0.failures.isEmpty })\" "
                + "errors=\"\(suite.cases.count { !$0.errors.isEmpty })\" skipped=\"\(suite.cases.count { $0.skipped != nil })\" time=\"0\">"
        ]
        for test in suite.cases {
            let start = "    <testcase classname=\"\(name)\" name=\"\(Markup.attribute(test.name))\" time=\"0\""
            let inside = xml(test)
            lines += inside.isEmpty ? [start + "/>"] : [start + ">"] + inside + ["    </testcase>"]
        }
        if !suite.output.isEmpty { lines.append("    <system-out>\(Markup.escaped(suite.output.joined(separator: "\n")))</system-out>") }
        return lines + ["  </testsuite>"]
    }

    private static func xml(_ test: Case) -> [String] {
        var lines: [String] = []
        if let skipped = test.skipped { lines.append("      <skipped message=\"\(Markup.attribute(skipped))\"/>") }
        for (kind, entries) in [("error", test.errors), ("failure", test.failures)] {
            for entry in entries {
                lines.append(
                    "      <\(kind) message=\"\(Markup.attribute(entry.message))\" type=\"\(Markup.attribute(entry.type))\">"
                        + "\(Markup.escaped(entry.text))</\(kind)>")
            }
        }
        if !test.output.isEmpty { lines.append("      <system-out>\(Markup.escaped(test.output.joined(separator: "\n")))</system-out>") }
        return lines
    }

    /// Returns what was found on captured screens.
    ///
    /// - Parameters:
    ///   - audits: What was found.
    ///   - severity: From which severity on a finding fails.
    package static func text(of audits: [ScreenAudit], failOn severity: Finding.Severity) -> String {
        xml(audits.map { suite(of: $0, severity) })
    }

    private static func suite(of audit: ScreenAudit, _ severity: Finding.Severity) -> Suite {
        var statuses = audit.statuses[...]
        let cases = zip(audit.profile.specs, audit.verdicts).map { spec, verdicts in
            var result = Case(name: spec.id)
            for finding in verdicts.findings {
                let status = statuses.popFirst() ?? .new
                let wording = spec.wording(for: finding)
                if status.isAccepted {
                    result.output.append("\(status.word ?? ""): \(wording.fact)")
                } else if finding.severity < severity {
                    result.output.append(wording.fact)
                } else {
                    let text = "element \(finding.element.path), node \(finding.element.source)\nmend: \(wording.remedy)"
                    result.failures.append((wording.fact, finding.severity.rawValue, text))
                }
            }
            let outcome = verdicts.tally.outcome
            if outcome != .passed, outcome != .failed { result.skipped = "\(outcome.rawValue): it came to no verdict" }
            return result
        }
        return Suite(name: "\(audit.file): \(audit.name)", cases: cases)
    }
}
