import EveryScreenAudit

extension TextReport {
    /// Returns a failure that another check of the run reports.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - name: The name of the other check.
    static func reference(to failure: CheckFailure, reportedIn name: String) -> String {
        let head = "\(failure.heading) (\(failure.rule.citation(of: failure.finding)))"
        let end = ["the same component as in \(name), which has the reproduction and the fix", "replay: \(failure.token)"]
        return ([head] + (alsoLines(failure) + end).map { "    \($0)" }).joined(separator: "\n")
    }

    /// Returns the issues of a check's test besides failures, and the line of its
    /// call if it failed.
    static func testLines(_ report: CheckReport) -> [String] {
        var lines = self.lines(of: report.reportedIssues)
        if let place = report.place, !report.isSuccess { lines.append("checked at \(place.description)") }
        return lines
    }

    /// Returns the lines of issues; errors begin with a mark.
    static func lines(of issues: [CheckReport.TestIssue]) -> [String] {
        issues.flatMap { issue in
            let text = issue.isError && !issue.text.hasPrefix("✘") ? "✘ " + issue.text : issue.text
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The line with the other checks in which a component failed.
    static func seenLine(_ names: [String]) -> String {
        let rest = names.count - 3
        return "seen in: \((names.prefix(3) + (rest > 0 ? [counted(rest, "other check")] : [])).joinedInEnglish)"
    }
}

extension CheckFailure {
    /// The mark, the spec and the fact.
    package var heading: String { finding.heading(wording.fact) }
}

extension Finding {
    /// Returns a heading: the mark of an error, or another and the severity, the
    /// spec, and a fact.
    package func heading(_ fact: String) -> String {
        severity == .error ? "✘ \(spec): \(fact)" : "• \(spec) (\(severity)): \(fact)"
    }
}

extension CheckReport {
    /// The issues of a test besides failures, with the reason for failed captures.
    var reportedIssues: [TestIssue] { [captureError].compactMap { $0.map { TestIssue(isError: true, text: $0) } } + testIssues }
}

extension CheckReport.Place: CustomStringConvertible {
    /// The file and the line, in the format of compilers.
    package var description: String { "\(file):\(line)" }
}
