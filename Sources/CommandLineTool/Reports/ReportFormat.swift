import EveryScreenKit

/// The forms in which the report of campaigns is written.
enum ReportFormat: String, CaseIterable {
    case text, json, sarif, junit, html

    /// The option.
    static var option: Option {
        Option("format", "NAME", words: allCases.map(\.rawValue), help: "text, json, sarif, junit or html (default text)")
    }

    /// Returns the form asked for.
    static func of(_ arguments: ParsedArguments) throws(UsageError) -> ReportFormat {
        try arguments.word("format", from: allCases.map(\.rawValue)).flatMap(ReportFormat.init) ?? .text
    }

    /// Returns the report of campaigns.
    ///
    /// - Parameters:
    ///   - reports: What to tell.
    ///   - paths: For each campaign and each failure of it where its regression file was written.
    func text(of reports: [CheckReport], savedAt paths: [[String?]] = []) -> String {
        let paths = paths.isEmpty ? reports.map { _ in [] } : paths
        switch self {
        case .text: return zip(reports, paths).map { TextReport.text(of: $0, savedAt: $1) }.joined(separator: "\n\n") + "\n"
        case .json: return JSONReport.text(of: reports) + "\n"
        case .sarif: return SARIFReport.text(of: reports, savedAt: paths)
        case .junit: return JUnitReport.text(of: reports)
        case .html: return HTMLReport.text(of: reports)
        }
    }

    /// Writes a report to a file, or to standard output, where text has colors if it is a terminal.
    func write(_ report: String, to path: String?) throws(UsageError) {
        let isColored = self == .text && path == nil && TerminalColors.areShown()
        try OutputFile.write(isColored ? TerminalColors.colored(report) : report, to: path)
    }

    /// Returns the report of captured screens.
    ///
    /// - Parameters:
    ///   - audits: What was found.
    ///   - ledger: What was known already, and how much of it was met.
    ///   - severity: From which severity on a finding fails.
    func text(of audits: [ScreenAudit], besides ledger: FindingLedger, failOn severity: Finding.Severity) -> String {
        switch self {
        case .text: TextReport.text(of: audits, besides: ledger) + "\n"
        case .json: JSONReport.text(of: audits, besides: ledger) + "\n"
        case .sarif: SARIFReport.text(of: audits, besides: ledger)
        case .junit: JUnitReport.text(of: audits, failOn: severity)
        case .html: HTMLReport.text(of: audits, besides: ledger)
        }
    }
}
