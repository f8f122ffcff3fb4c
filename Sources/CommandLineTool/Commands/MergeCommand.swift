import EveryScreenKit
import Foundation

/// Merges the results of the shards of a run, or of the checks of a test run.
struct MergeCommand: Command {
    static let name = "merge"
    static let abstract = "merge the results of shards, or of the checks of a test run"
    static let operands = "FILE|FOLDER…"
    static let examples = [
        "merge shard-*.json",
        "merge shard-*.json --format junit --output report.xml",
        "merge .build/accessibility --format html --output report.html    # after EVERYSCREEN_REPORT=.build/accessibility swift test",
        "merge .build/accessibility --format markdown >> $GITHUB_STEP_SUMMARY",
        "merge .build/accessibility --format openacr --about product.json --output acr.yaml",
    ]
    static let options = [
        ReportFormat.option, ReportFormat.verbose, ReportFormat.about, ReportFormat.since, SharedOptions.output,
        Option("partial", help: "report even if shards are missing or stopped early; the report names them"),
        SharedOptions.save,
        KnownOptions.saveBaseline,
    ]

    private let files: [String]
    private let format: ReportFormat
    private let isVerbose: Bool
    private let output: String?
    private let companions: ReportFormat.Companions
    private let isPartial: Bool
    private let folder: String?
    private let baseline: String?

    init(_ arguments: ParsedArguments) throws {
        files = arguments.inputs
        guard !files.isEmpty else {
            throw UsageError("merge needs the files of the shards, or the folder of EVERYSCREEN_REPORT: everyscreen merge FILE…")
        }
        format = try ReportFormat.of(arguments)
        isVerbose = arguments.has("verbose")
        output = arguments.value("output")
        companions = try ReportFormat.Companions(arguments)
        isPartial = arguments.has("partial")
        folder = arguments.value("save")
        baseline = arguments.value("save-baseline")
    }

    func run() throws -> ExitCode {
        let (reports, plain) = try checks()
        var delivery = Delivery()
        let paths = folder.map(RegressionFolder.init)?.save(reports, by: &delivery) ?? []
        var report = AccessibilityReport(of: reports, savedAt: paths)
        report.plainChecks = plain
        format.write(report, with: companions, to: output, isVerbose: isVerbose, by: &delivery)
        if let baseline { delivery.write(FindingBaseline(of: reports).json, to: baseline) }
        guard delivery.isComplete() else { return .unusable }
        if reports.allSatisfy(\.isEmpty), plain.isEmpty {
            StandardStreams.tell("the merged files contain no case; check that the shards, or the tests, ran")
            return .unusable
        }
        guard reports.allSatisfy({ $0.isSuccess || $0.isEmpty && $0.ending == .cancelled }), plain.allSatisfy(\.isSuccess) else {
            return .findings
        }
        // A run that was stopped has not passed, be it whole or in shards.
        guard reports.allSatisfy({ $0.ending != .cancelled || isPartial && !$0.isEmpty }) else {
            StandardStreams.tell("a merged run was stopped early; run it again, or accept what there is with --partial")
            return .unusable
        }
        return .clean
    }

    /// The reports of the shards, or of the checks of tests.
    private func checks() throws(UsageError) -> ([CheckReport], [PlainCheck]) {
        var read: [(name: String, file: ShardFile)] = []
        for operand in files {
            for path in try Self.paths(operand) { read.append((path, try Self.file(at: path))) }
        }
        do throws(ShardFileError) {
            if read.contains(where: { $0.file.check != nil }) {
                let run = try RunFiles(read)
                if !run.missing.isEmpty, !isPartial { throw ShardFileError(Self.lost(run)) }
                for title in run.repeated {
                    StandardStreams.tell("\(title) ran several times with different results; empty the folder before each run")
                }
                return (run.reports, run.plainChecks)
            }
            let shards = try ShardFiles(read)
            if !shards.missing.isEmpty, !isPartial { throw ShardFileError(Self.lost(shards)) }
            return (shards.reports, [])
        } catch {
            throw UsageError("\(error)")
        }
    }

    /// The files of a path: itself, or the content of the folder.
    private static func paths(_ path: String) throws(UsageError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
        let files: [String]
        do { files = try RunFolder.files(in: path) } catch { throw UsageError("\(path): \(error.reason); check the path") }
        guard !files.isEmpty else {
            throw UsageError("\(path): this folder has no file of a check; run EVERYSCREEN_REPORT=\(path) swift test first")
        }
        return files
    }

    private static func file(at path: String) throws(UsageError) -> ShardFile {
        let data = try OutputFile.read(path)
        do { return try ShardFile(reading: data, judgedBy: AccessibilityProfile.named) } catch { throw UsageError("\(path): \(error)") }
    }

    private static func lost(_ run: RunFiles) -> String {
        let checks = run.missing.prefix(3).map { check in
            let names = check.shares.map { "\($0 + 1)" }
            return "\(check.title) (\(names.count == 1 ? "shard" : "shards") \(names.joined(separator: ", ")) of \(run.count))"
        }
        let rest = run.missing.count > 3 ? ", and \(run.missing.count - 3) more" : ""
        let shares = Set(run.missing.flatMap(\.shares)).sorted().prefix(3).map { "EVERYSCREEN_SHARD=\($0 + 1)/\(run.count)" }
        return "parts of checks are missing: \(checks.joined(separator: ", "))\(rest); run the tests again with "
            + "\(shares.joined(separator: ", ")), or report the rest with --partial"
    }

    private static func lost(_ shards: ShardFiles) -> String {
        let names = shards.missing.map { "\($0 + 1)" }
        let (noun, verb) = names.count == 1 ? ("shard", "is") : ("shards", "are")
        let runs = names.prefix(3).map { "--shard \($0)/\(shards.count)" }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        return "\(noun) \(names.joined(separator: ", ")) of \(shards.count) \(verb) missing; run everyscreen fuzz again with \(runs), "
            + "or report the rest with --partial"
    }
}
