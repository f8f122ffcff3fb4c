import EveryScreenKit
import Foundation

/// The options for known issues and baselines.
struct KnownOptions {
    static let saveBaseline = Option(
        "save-baseline", "FILE", writes: .file, help: "write all findings to FILE as a baseline; the exit code stays the same")
    static let options = [
        Option("known-issues", "FILE", help: "known issues, each with a reason and an expiry date"),
        Option("baseline", "FILE", help: "earlier findings, which do not fail"),
        saveBaseline,
        Option("today", "DATE", help: "the day by which known issues expire, such as 2027-03-01 (default today)"),
    ]

    /// The known issues.
    let knownIssues: [KnownIssue]
    /// The baseline, if there is one.
    let baseline: FindingBaseline?
    /// The day by which known issues expire.
    let today: KnownIssue.Day
    private let savePath: String?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        savePath = arguments.value("save-baseline")
        if let text = arguments.value("today") {
            guard let day = KnownIssue.Day(text) else { throw UsageError("--today is \"\(text)\"; it takes a day such as 2027-03-01") }
            today = day
        } else {
            today = KnownIssue.Day(Date())
        }
        knownIssues =
            try Self.read(arguments.value("known-issues")) { bytes, file throws(CaptureError) in
                try KnownIssueFile.read(bytes, named: file)
            } ?? []
        baseline = try Self.read(arguments.value("baseline")) { bytes, file throws(CaptureError) in
            try FindingBaseline(reading: bytes, named: file)
        }
    }

    private static func read<Value>(
        _ path: String?, _ parse: ([UInt8], String) throws(CaptureError) -> Value
    ) throws(UsageError) -> Value? {
        guard let path else { return nil }
        let data = try OutputFile.read(path)
        do { return try parse(Array(data), path) } catch { throw UsageError("\(error)") }
    }

    /// The matcher of findings with known issues, before any match.
    var matcher: FindingMatcher { FindingMatcher(knownIssues: knownIssues, baseline: baseline, today: today) }

    /// Whether the options request a baseline of the findings.
    var savesBaseline: Bool { savePath != nil }

    /// Writes a baseline if the options request one: whole, or not at all.
    func save(_ baseline: @autoclosure () -> FindingBaseline, by delivery: inout Delivery) {
        if let savePath { delivery.write(baseline().json, to: savePath) }
    }
}
