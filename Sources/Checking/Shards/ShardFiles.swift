import EveryValue

/// The files of the shards of one run, verified to be complete.
package struct ShardFiles: Sendable {
    /// The checks in the order of the files, each with its results.
    private var checks: [(name: String, parts: [ShardResult])] = []
    /// The missing shards, counted from 0.
    package private(set) var missing: [Int] = []
    /// The number of shards.
    package let count: Int

    /// Verifies that the files are shards of one run, each once.
    ///
    /// - Parameter files: The files with their names, in any order; at least one.
    /// - Throws: `ShardFileError` naming the files that do not fit.
    package init(_ files: [(name: String, file: ShardFile)]) throws(ShardFileError) {
        let files = files.sorted { $0.file.share.index < $1.file.share.index }
        guard let first = files.first else { throw ShardFileError("there is no file to merge") }
        count = first.file.share.count
        var names: [Int: String] = [:]
        for (name, file) in files {
            let share = file.share
            guard share.count == count else {
                throw ShardFileError(
                    "\(first.name) is one of \(count) shards and \(name) one of \(share.count); merge the shards of one run")
            }
            if let other = names[share.index] {
                throw ShardFileError("\(other) and \(name) are both shard \(share.index + 1) of \(count); leave one out")
            }
            names[share.index] = name
            if let difference = Self.difference(first.file, file) {
                throw ShardFileError("\(first.name) and \(name) are not of one run: \(difference); run the shards with the same options")
            }
        }
        missing = (0..<count).filter { names[$0] == nil }
        for part in files.flatMap(\.file.parts) {
            if let place = checks.firstIndex(where: { $0.name == part.name }) {
                checks[place].parts.append(part)
            } else {
                checks.append((part.name, [part]))
            }
        }
    }

    /// The difference between the options of two runs, or `nil`.
    private static func difference(_ left: ShardFile, _ right: ShardFile) -> String? {
        let names = [left, right].map { file in file.parts.map(\.name).uniqued() }
        guard names[0] == names[1] else {
            return "one has the checks \(names[0].joined(separator: ", ")), the other \(names[1].joined(separator: ", "))"
        }
        for (one, other) in names[0].map({ name in (left.parts.first { $0.name == name }, right.parts.first { $0.name == name }) }) {
            guard let one, let other else { continue }
            let facts: [(name: String, one: String, other: String)] = [
                ("seed", "\(one.seed)", "\(other.seed)"), ("profile", one.profile.name, other.profile.name),
                (
                    "number of cases", one.casesAsked.map { "\($0)" } ?? "that of the plan",
                    other.casesAsked.map { "\($0)" } ?? "that of the plan"
                ),
                ("plan of environments", one.plan, other.plan), ("severity to fail on", one.failOn.rawValue, other.failOn.rawValue),
                ("known issues", "\(one.knownIssues.map(\.issue))", "\(other.knownIssues.map(\.issue))"),
                ("baseline", "\(one.baseline.map(\.entries) ?? [])", "\(other.baseline.map(\.entries) ?? [])"),
            ]
            if let fact = facts.first(where: { $0.one != $0.other }) {
                let values = fact.one.count + fact.other.count < 80 ? " (\(fact.one), \(fact.other))" : ""
                return "the \(fact.name) of \(one.name) differs\(values)"
            }
        }
        return nil
    }

    /// The reports of the checks, as of one run on one machine; missing shards are
    /// stated.
    package var reports: [CheckReport] {
        CheckReport.tellingUnusedOnce(
            checks.map { checkRun in
                CheckReport(of: checkRun.parts, without: CheckReport.MissingShares(indexes: missing, count: count))
            })
    }
}
