import EveryScreenAudit

/// Reports as commands of GitHub Actions, which shows them beside the code: a line
/// each, the worst first.
///
/// GitHub shows 10 errors and 10 warnings of a step. Further ones are counted in a
/// notice, and are in the other formats.
enum GitHubReport {
    /// The largest number of annotations of one kind that GitHub shows for a step.
    private static let most = 10

    /// Returns a report; empty if nothing fails.
    static func text(of report: AccessibilityReport) -> String {
        let entries = report.sections.flatMap { section in
            section.newFindings.filter { $0.repetition?.reportedIn == nil }.map { (section: section, entry: $0) }
        }
        let failing = entries.filter { $0.entry.finding.severity >= $0.section.failOn }
        let others = entries.filter { $0.entry.finding.severity < $0.section.failOn && $0.entry.finding.severity > .note }
        let errors =
            report.sections.flatMap(problems) + report.plainChecks.flatMap(problems)
            + failing.map { annotation($0.entry, in: $0.section, isError: true, from: report.sources) }
        let warnings = others.map { annotation($0.entry, in: $0.section, isError: false, from: report.sources) }
        var lines = (errors.prefix(most) + warnings.prefix(most)).map(\.line)
        let rest = max(0, errors.count - most) + max(0, warnings.count - most)
        if rest > 0 {
            lines.append("::notice title=EveryScreen::\(TextReport.counted(rest, "finding")) more; see the summary or the other formats")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func annotation(
        _ entry: ReportEntry, in section: ReportSection, isError: Bool, from sources: SourceFiles
    ) -> GitHubAnnotation {
        let line = entry.finding.element.location.flatMap { location in
            sources.path(of: location).map { CheckReport.Place(file: $0, line: location.line) }
        }
        let place = line ?? section.check?.place ?? entry.file.map { CheckReport.Place(file: $0, line: 1) }
        let text =
            entry.failure.map { TextReport.text(of: $0) }
            ?? "\(entry.wording.fact)\n\(entry.finding.nodeInCapture)\nfix: \(entry.wording.remedy)"
        return GitHubAnnotation(isError: isError, at: place, titled: "\(entry.finding.spec) in \(section.title)", text)
    }

    /// The failures of a check without specs.
    private static func problems(_ check: PlainCheck) -> [GitHubAnnotation] {
        check.errors.map { GitHubAnnotation(isError: true, at: check.place, titled: check.title, $0.text) }
    }

    /// The problems that make a check unreliable: crashes, and issues of its test.
    private static func problems(_ section: ReportSection) -> [GitHubAnnotation] {
        guard let check = section.check else { return [] }
        let texts = check.crashes.map { TextReport.text(of: $0) } + check.reportedIssues.filter(\.isError).map(\.text)
        return texts.map { GitHubAnnotation(isError: true, at: check.place, titled: section.title, $0) }
    }
}
