import EveryScreenAudit
import EveryScreenModel

/// Reports in Markdown for GitHub's summary of a step: failures first, then a table
/// of all checks.
enum MarkdownReport {
    /// The largest size of a report in bytes, since GitHub accepts summaries of up
    /// to 1 MiB.
    private static let longest = 1_000_000

    /// Returns a report.
    static func text(of report: AccessibilityReport) -> String {
        let sections = report.sections
        var lines = ["## \(heading(of: report))", ""]
        var size = 0
        var left = 0
        for block in sections.flatMap(blocks) + report.plainChecks.filter({ !$0.isSuccess }).map(block) {
            size += block.utf8.count
            if size < longest { lines += [block, ""] } else { left += 1 }
        }
        if left > 0 { lines += ["\(TextReport.counted(left, "more part")) of this report did not fit; see the other formats.", ""] }
        return (lines + table(of: sections, report.plainChecks)).joined(separator: "\n") + "\n"
    }

    private static func heading(of report: AccessibilityReport) -> String {
        let (sections, plain) = (report.sections, report.plainChecks)
        let failing = sections.count { $0.mark == "✘" } + plain.count { !$0.isSuccess }
        let found = sections.reduce(0) { $0 + reported($1).count } + plain.reduce(0) { $0 + $1.errors.count }
        let noun = if case .checks = report.content { "check" } else { "screen" }
        let count = TextReport.counted(sections.count + plain.count, noun)
        if failing == 0, found == 0 { return "✔ Nothing found in \(count)" }
        return "\(failing == 0 ? "✔" : "✘") \(TextReport.counted(found, "finding")) in \(failing) of \(count)"
    }

    /// The findings that are reported in a section: no other section has them.
    private static func reported(_ section: ReportSection) -> [ReportEntry] {
        section.newFindings.filter { $0.repetition?.reportedIn == nil }
    }

    private static func blocks(of section: ReportSection) -> [String] {
        var blocks = reported(section).map { block(of: $0, in: section) }
        guard let check = section.check else { return blocks }
        blocks += check.crashes.map { "### ✘ \(escaped(section.title)): a case ends the process\n\n\(fenced(TextReport.text(of: $0)))" }
        let reported = TextReport.testLines(check) + [check.advice].compactMap(\.self)
        if !check.isSuccess, check.failures.allSatisfy({ $0.status.isAccepted }) || check.reportedIssues.contains(where: \.isError) {
            blocks.append(
                "### ✘ \(escaped(section.title))\n\n\(fenced(([TextReport.headline(of: check)] + reported).joined(separator: "\n")))")
        }
        return blocks
    }

    private static func block(of check: PlainCheck) -> String {
        "### ✘ \(escaped(check.title))\n\n\(fenced(([check.headline] + check.lines).joined(separator: "\n")))"
    }

    private static func block(of entry: ReportEntry, in section: ReportSection) -> String {
        let place = section.check?.place.map { " at \(code($0.description))" } ?? ""
        let mark = entry.finding.severity >= section.failOn ? "✘" : "•"
        let others = (entry.repetition?.seenIn ?? []).map(code).joinedInEnglish
        let text =
            entry.failure.map { TextReport.text(of: $0, savedAt: entry.file) }
            ?? "\(entry.heading) (\(entry.rule.citation(of: entry.finding)))\nelement \(entry.finding.element.path), "
            + "\(entry.finding.nodeInCapture)\nfix: \(entry.wording.remedy)"
        return """
            ### \(mark) \(escaped("\(entry.finding.spec): \(entry.wording.fact)"))

            In \(code(section.title))\(place)\(others.isEmpty ? "" : "; also in \(others)")

            \(fenced(text))
            """
    }

    private static func table(of sections: [ReportSection], _ plain: [PlainCheck]) -> [String] {
        let noun = plain.isEmpty && sections.first?.check == nil ? "screen" : "check"
        var lines = ["| | \(noun) | cases | findings |", "| --- | --- | ---: | ---: |"]
        for section in sections {
            let cases = section.check.map { "\($0.cases)" } ?? "1"
            lines.append("| \(section.mark) | \(escaped(section.title)) | \(cases) | \(section.newFindings.count) |")
        }
        lines += plain.map { "| \($0.mark) | \(escaped($0.title)) | \($0.cases) | \($0.errors.count) |" }
        return sections.isEmpty && plain.isEmpty ? [] : lines
    }

    /// Returns a text on one line with Markdown's special characters escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character.isNewline {
                result += " "
            } else {
                if "\\`*_[]<>|#&~".contains(character) { result += "\\" }
                result.append(character)
            }
        }
    }

    /// Returns a text on one line as code, in more backticks than it contains; a
    /// vertical bar would end a cell of a table.
    static func code(_ text: String) -> String {
        let line = String(text.map { $0.isNewline ? " " : $0 })
        let ticks = String(repeating: "`", count: longestRun(in: line) + 1)
        return ticks.count == 1 ? "`\(line)`" : "\(ticks) \(line) \(ticks)"
    }

    /// Returns preformatted text, between fences longer than any in it.
    static func fenced(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
        return "\(fence)text\n\(text)\n\(fence)"
    }

    private static func longestRun(in text: String) -> Int {
        var (longest, current) = (0, 0)
        for character in text {
            current = character == "`" ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
