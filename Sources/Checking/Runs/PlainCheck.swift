/// A check of a run that reports sentences and no findings of specs: of a property,
/// a goal or a transcript.
package struct PlainCheck: Hashable, Sendable {
    /// The subject of a check.
    package enum Kind: String, Hashable, Codable, Sendable {
        case property, goal, transcript

        /// The noun for a case.
        var noun: String {
            switch self {
            case .property: "case"
            case .goal: "journey"
            case .transcript: "environment"
            }
        }
    }

    /// The record in a part of the run.
    package struct Record: Hashable, Codable, Sendable {
        /// The subject.
        package var kind: Kind
        /// The number of cases, journeys or environments.
        package var cases = 0
        /// The seed of the cases, if they are drawn.
        package var seed: UInt64?
        /// Whether the check has ended.
        package var hasEnded = false

        /// Creates the record of a check that has not ended.
        package init(_ kind: Kind, seed: UInt64? = nil) { (self.kind, self.seed) = (kind, seed) }
    }

    /// The name in the report of the run.
    let title: String
    /// The subject.
    let kind: Kind
    /// The number of cases, journeys or environments.
    let cases: Int
    /// The seed of the cases, if they are drawn.
    let seed: UInt64?
    /// The line of the call.
    let place: CheckReport.Place
    /// The issues of the test, without the same of other shards.
    package let issues: [CheckReport.TestIssue]
    /// The missing shards.
    let missingShares: CheckReport.MissingShares

    /// Creates the check of the records of its shards: at least one, in the order
    /// of the shards.
    init(named title: String, of records: [RecordedCheck], as first: Record, missing: CheckReport.MissingShares) {
        let plain = records.compactMap(\.plain)
        self.title = title.visible()
        (kind, seed, missingShares) = (first.kind, first.seed, missing)
        // Shards divide the cases of a property, and nothing else.
        cases = kind == .property ? plain.reduce(0) { $0 + $1.cases } : plain.map(\.cases).max() ?? 0
        place = records[0].place
        let unfinished = plain.allSatisfy(\.hasEnded) ? [] : [CheckReport.TestIssue.didNotEnd]
        issues = records.flatMap(\.issues).uniqued { $0.key ?? $0.text } + unfinished
    }

    /// Whether no issue is an error.
    package var isSuccess: Bool { errors.isEmpty }

    /// The errors.
    var errors: [CheckReport.TestIssue] { issues.filter(\.isError) }

    /// The mark.
    var mark: String { isSuccess ? "✔" : "✘" }

    /// The result in one line.
    package var headline: String {
        let found =
            errors.isEmpty
            ? issues.isEmpty ? "nothing found" : TextReport.counted(issues.count, "warning") : TextReport.counted(errors.count, "failure")
        let missing = TextReport.missingNote(missingShares)
        let origin = seed.map { ", seed \($0)" } ?? ""
        return "\(title): \(kind.rawValue), \(found) in \(TextReport.counted(cases, kind.noun))\(origin)\(missing)"
    }

    /// The issues, and the line of the call if the test failed.
    var lines: [String] {
        TextReport.lines(of: issues) + (isSuccess ? [] : ["checked at \(place.description)"])
    }

    /// The result, the issues and the place as text.
    var text: String { (["\(mark) \(headline)"] + lines.map { "    \($0)" }).joined(separator: "\n").visible(.lines) }
}

extension CheckReport.TestIssue {
    /// The issue of a check without an end.
    static let didNotEnd = CheckReport.TestIssue(
        isError: true,
        text: "the check began and did not end: the function under test threw an error, or the process ended; see the log of the tests")
}
