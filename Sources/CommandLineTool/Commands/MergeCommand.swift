import EveryScreenKit
import Foundation

/// Joins what the shards of a run found.
struct MergeCommand: Command {
    static let name = "merge"
    static let abstract = "join what the shards of a run found"
    static let operands = "FILE…"
    static let examples = [
        "merge shard-*.json",
        "merge shard-*.json --format junit --output report.xml",
    ]
    static let options = [
        ReportFormat.option, ReportFormat.verbose, SharedOptions.output,
        Option("partial", help: "report also where shards are missing; the report names them"),
        Option("save", "FOLDER", help: "write a regression file and a picture of each failure there"),
        Option("save-baseline", "FILE", help: "write what is found there as a baseline; the exit code is not changed by it"),
    ]

    private let files: [String]
    private let format: ReportFormat
    private let isVerbose: Bool
    private let output: String?
    private let isPartial: Bool
    private let folder: String?
    private let baseline: String?

    init(_ arguments: ParsedArguments) throws {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("merge needs the files of the shards: everyscreen merge FILE…") }
        format = try ReportFormat.of(arguments)
        isVerbose = arguments.has("verbose")
        output = arguments.value("output")
        isPartial = arguments.has("partial")
        folder = arguments.value("save")
        baseline = arguments.value("save-baseline")
    }

    func run() throws -> ExitCode {
        let read = try files.map { file throws(UsageError) in
            let data = try OutputFile.read(file)
            do {
                return (name: file, file: try ShardFile(reading: data, judgedBy: AccessibilityProfile.named))
            } catch {
                throw UsageError("\(file): \(error)")
            }
        }
        let shards: ShardFiles
        do { shards = try ShardFiles(read) } catch { throw UsageError("\(error)") }
        if !shards.missing.isEmpty, !isPartial { throw UsageError(Self.lost(shards)) }
        let reports = shards.reports
        let folder = try folder.map { path throws(UsageError) in try RegressionFolder(path) }
        let paths = try reports.map { report in try folder?.save(report) ?? [] }
        try format.write(AccessibilityReport(of: reports, savedAt: paths), to: output, isVerbose: isVerbose)
        if let baseline { try OutputFile.write(FindingBaseline(of: reports).json, to: baseline) }
        return reports.allSatisfy(\.isSuccess) ? .clean : .findings
    }

    private static func lost(_ shards: ShardFiles) -> String {
        let names = shards.missing.map { "\($0 + 1)" }
        let (noun, verb) = names.count == 1 ? ("shard", "is") : ("shards", "are")
        let runs = names.prefix(3).map { "--shard \($0)/\(shards.count)" }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        return "\(noun) \(names.joined(separator: ", ")) of \(shards.count) \(verb) missing; run everyscreen fuzz again with \(runs), "
            + "or report without with --partial"
    }
}
