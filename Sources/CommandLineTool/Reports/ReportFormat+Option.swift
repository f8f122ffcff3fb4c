import EveryScreenKit
import Foundation

extension ReportFormat {
    /// The formats of checks; JSON lines are for captured screens, which are
    /// printed as they are read.
    private static let ofChecks = allCases.filter { $0 != .jsonl }

    /// The option of commands that check.
    static var option: Option {
        Option("format", "NAME", words: ofChecks.map(\.rawValue), help: "\(list(ofChecks)) (default text)")
    }

    /// The formats as the help lists them.
    static func list(_ formats: [ReportFormat]) -> String {
        "\(formats.dropLast().map(\.rawValue).joined(separator: ", ")) or \(formats[formats.count - 1].rawValue)"
    }

    /// The option that adds the counts of each spec and all notes to text.
    static var verbose: Option { Option("verbose", help: "add the counts of each spec, all attempts and all notes to text") }

    /// The option for a file with the product and manual decisions, for conformance
    /// reports.
    static var about: Option {
        Option("about", "FILE", help: "product, author and decisions of people for openacr, earl, vpat and app-store, as JSON")
    }

    /// The option that names an earlier report.
    static var since: Option {
        Option("since", "FILE", help: "an earlier report in json: html shows new, remaining and fixed failures")
    }

    /// The additional files of a report.
    struct Companions {
        /// The details of the product and the decisions of people.
        let about: ConformanceDetails
        /// An earlier report.
        let earlier: EarlierReport?

        /// Reads the files of the options `--about` and `--since`, before any case
        /// runs.
        init(_ arguments: ParsedArguments) throws(UsageError) {
            if let path = arguments.value("about") {
                let data = try OutputFile.read(path)
                do { about = try ConformanceDetails(reading: Array(data), named: path) } catch { throw UsageError("\(error)") }
            } else {
                about = ConformanceDetails()
            }
            if let path = arguments.value("since") {
                guard let report = EarlierReport(reading: try OutputFile.read(path)) else {
                    throw UsageError("\(path) is not a report of this tool; write one with --format json")
                }
                earlier = report
            } else {
                earlier = nil
            }
        }
    }

    /// Returns the requested format.
    static func of(_ arguments: ParsedArguments, among formats: [ReportFormat] = ofChecks) throws(UsageError) -> ReportFormat {
        try arguments.word("format", from: formats.map(\.rawValue)).flatMap(ReportFormat.init) ?? .text
    }

    /// Writes a report to a file, or to standard output, with colors on a terminal.
    func write(
        _ report: AccessibilityReport, with companions: Companions, to path: String?, isVerbose: Bool, by delivery: inout Delivery
    ) {
        var report = report
        report.about = companions.about
        report.earlier = companions.earlier
        // Code hosts expect paths from the root of the repository, where commands
        // are run.
        if [.sarif, .junit, .github].contains(self) { report.sources = SourceFiles(below: FileManager.default.currentDirectoryPath) }
        let isColored = self == .text && path == nil && TerminalColors.areShown()
        delivery.report(to: path) { stream in
            if isColored {
                stream.write(TerminalColors.colored(report.render(self, isVerbose: isVerbose)))
            } else {
                report.write(self, isVerbose: isVerbose, to: &stream)
            }
        }
    }
}
