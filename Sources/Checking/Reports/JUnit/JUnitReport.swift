import EveryScreenAudit
import EveryScreenModel

/// Reports in the XML of JUnit, which continuous integration reads, by Jenkins'
/// `junit-10.xsd`.
///
/// A suite is a check or a captured screen. A test case is a spec that passes, or
/// one failure of a spec, with its file and line: readers show one failure per
/// case. Findings of lower severity and known issues are in the output of the
/// spec's case. A spec without verdict is skipped: it is no pass. There are no
/// times, so that equal runs give equal bytes.
enum JUnitReport {
    /// One spec on one suite.
    struct Case {
        var name: String
        /// The file of source code, of the test or of the capture, and the line in
        /// it.
        var file: String?
        var line: Int?
        /// The failure, made when it is written, since a capture may have
        /// thousands; a case has no more than one result.
        var failure: (() -> Problem)?
        var error: Problem?
        var skipped: String?
        var output: [String] = []
    }

    /// The reason why a case does not pass.
    typealias Problem = (message: String, type: String, text: String)

    /// The cases of a check or screen.
    struct Suite {
        var name: String
        var cases: [Case]
        var output: [String] = []
    }

    /// Writes a report as XML.
    static func write(_ report: AccessibilityReport, to stream: inout some TextOutputStream) {
        write(report.sections.map { suite($0, from: report.sources) } + report.plainChecks.map(suite), to: &stream)
    }

    private static func suite(_ section: ReportSection, from sources: SourceFiles) -> Suite {
        let findings = Dictionary(grouping: section.findings, by: \.finding.spec)
        var cases: [Case] = []
        for counts in section.tallies {
            var result = Case(name: counts.spec.rawValue, file: section.check?.place?.file, line: section.check?.place?.line)
            var failing: [Case] = []
            var names: [String: Int] = [:]
            for entry in findings[counts.spec] ?? [] {
                if entry.status.isAccepted {
                    result.output.append("\(entry.status.word ?? ""): \(entry.wording.fact)")
                } else if entry.finding.severity < section.failOn {
                    result.output.append(entry.failure == nil ? entry.wording.fact : details(of: entry))
                } else {
                    let name = "\(counts.spec): \(entry.finding.element.name)"
                    let number = names[name, default: 0] + 1
                    names[name] = number
                    failing.append(failure(entry, named: number == 1 ? name : "\(name) (\(number))", in: section, from: sources))
                }
            }
            cases += failing
            if !failing.isEmpty, result.output.isEmpty { continue }
            let outcome = counts.tally.outcome
            if section.check == nil {
                if outcome != .passed, outcome != .failed { result.skipped = "\(outcome.rawValue): the spec has no verdict" }
            } else if counts.tally.applied == 0, failing.isEmpty {
                result.skipped = "It was never about anything shown, so this is not a pass."
            }
            cases.append(result)
        }
        guard let check = section.check else { return Suite(name: section.title, cases: cases) }
        return Suite(name: section.title, cases: cases + completeness(of: check), output: [TextReport.summary(of: check)])
    }

    /// A check without specs: a case of its kind, or one for each failure.
    private static func suite(_ check: PlainCheck) -> Suite {
        let name = check.kind.rawValue
        var cases = check.errors.enumerated().map { index, issue in
            var result = Case(name: index == 0 ? name : "\(name) (\(index + 1))", file: check.place.file, line: check.place.line)
            result.failure = { (issue.text.split(separator: "\n").first.map(String.init) ?? "", name, issue.text) }
            return result
        }
        if cases.isEmpty { cases = [Case(name: name, file: check.place.file, line: check.place.line)] }
        if !check.missingShares.indexes.isEmpty {
            cases.append(Case(name: "every case is run", error: ("not all cases were run", "partial", check.headline)))
        }
        return Suite(name: check.title, cases: cases, output: [check.text])
    }

    private static func failure(_ entry: ReportEntry, named name: String, in section: ReportSection, from sources: SourceFiles) -> Case {
        var result = Case(name: name)
        if let location = entry.finding.element.location, let path = sources.path(of: location) {
            (result.file, result.line) = (path, location.line)
        } else if let place = section.check?.place {
            (result.file, result.line) = (place.file, place.line)
        } else if let location = entry.finding.element.location {
            (result.file, result.line) = (location.fileID, location.line)
        } else {
            result.file = entry.file
        }
        result.failure = { (entry.wording.fact, entry.finding.severity.rawValue, details(of: entry)) }
        return result
    }

    private static func details(of entry: ReportEntry) -> String {
        entry.failure.map { "\(words(of: $0, entry.repetition))\n    element: \(entry.finding.element.facts)" }
            ?? "element \(entry.finding.element.facts), \(entry.finding.nodeInCapture)\nfix: \(entry.wording.remedy)"
    }

    private static func words(of failure: CheckFailure, _ repetition: RepeatedFailure?) -> String {
        if let name = repetition?.reportedIn { return TextReport.reference(to: failure, reportedIn: name) }
        return TextReport.text(of: failure, seenIn: repetition?.seenIn ?? [])
    }

    /// The case that fails unless the check ran completely: one for each reason, as
    /// readers show one error of a case.
    private static func completeness(of check: CheckReport) -> [Case] {
        var errors: [Problem] = check.crashes.map { crash in
            (message: crash.lastWords ?? "a case crashes the process", type: crash.key, text: TextReport.text(of: crash))
        }
        let headline = TextReport.headline(of: check)
        if check.evaluations == 0, errors.isEmpty { errors.append(("nothing was checked", "empty", headline)) }
        if !check.isWhole { errors.append(("not all cases were run", "partial", headline)) }
        for key in check.vanishedFailures { errors.append(("\(key) failed once and could not be reproduced", "vanished", "")) }
        for key in check.failuresLeftAlone { errors.append(("\(key) was found and not shrunk", "leftAlone", "")) }
        if case .gaveUp = check.ending { errors.append(("the check gave up", "gaveUp", headline)) }
        for issue in check.reportedIssues where issue.isError {
            errors.append((issue.text, "test", TextReport.testLines(check).joined(separator: "\n")))
        }
        let name = "every case is run"
        if errors.isEmpty { return [Case(name: name)] }
        return errors.enumerated().map { Case(name: $0 == 0 ? name : "\(name) (\($0 + 1))", error: $1) }
    }
}
