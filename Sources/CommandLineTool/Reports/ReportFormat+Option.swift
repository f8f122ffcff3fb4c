import EveryScreenKit
import Foundation

extension ReportFormat {
    /// The formats of checks; lines of JSON are for captured screens, which are printed as they are read.
    private static let ofChecks = allCases.filter { $0 != .jsonl }

    /// The option of commands that check.
    static var option: Option {
        Option("format", "NAME", words: ofChecks.map(\.rawValue), help: "text, json, sarif, junit, html or markdown (default text)")
    }

    /// The option that adds the counts of each spec and all notes to text.
    static var verbose: Option { Option("verbose", help: "add the counts of each spec, what was tried, and all notes to text") }

    /// Returns the format asked for.
    static func of(_ arguments: ParsedArguments, among formats: [ReportFormat] = ofChecks) throws(UsageError) -> ReportFormat {
        try arguments.word("format", from: formats.map(\.rawValue)).flatMap(ReportFormat.init) ?? .text
    }

    /// Writes a report to a file, or to standard output, where text has colors if it is a terminal.
    func write(_ report: AccessibilityReport, to path: String?, isVerbose: Bool = false) throws(UsageError) {
        var report = report
        // Code hosts want paths from the root of the repository, where commands are run.
        if self == .sarif { report.sources = SourceFiles(below: FileManager.default.currentDirectoryPath) }
        let text = report.render(self, isVerbose: isVerbose)
        let isColored = self == .text && path == nil && TerminalColors.areShown()
        do throws(UsageError) {
            try OutputFile.write(isColored ? TerminalColors.colored(text) : text, to: path)
        } catch {
            // What was found is not lost for a disk that is full: it is printed instead.
            if path != nil { try? StandardStreams.write(text) }
            throw error
        }
    }
}
