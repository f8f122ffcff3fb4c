/// The merged files of the checks of one test run.
package struct RunFiles: Sendable {
    /// The shares of one check.
    private struct Check: Sendable {
        var title: String
        var shards: ShardFiles
        var records: [RecordedCheck]
    }

    /// The checks in the order of their names.
    private var checks: [Check] = []
    /// The checks without specs, in the order of their names.
    package private(set) var plainChecks: [PlainCheck] = []
    /// The checks with missing shards, with the shards, counted from 0.
    package private(set) var missing: [(title: String, shares: [Int])] = []
    /// The number of shares.
    package let count: Int
    /// The checks that ran several times with different results.
    package private(set) var repeated: [String] = []

    /// Merges the files of the checks of a run.
    ///
    /// Equal files of one check and one shard count once: the same check ran again.
    /// If they differ, each is reported.
    ///
    /// - Parameter files: The files with their names, in any order; at least one.
    /// - Throws: `ShardFileError` naming the files that do not fit.
    package init(_ files: [(name: String, file: ShardFile)]) throws(ShardFileError) {
        guard let first = files.first else { throw ShardFileError("there is no file to merge") }
        count = first.file.share.count
        for (name, file) in files where file.share.count != count {
            throw ShardFileError(
                "\(first.name) is one of \(count) shards and \(name) one of \(file.share.count); merge the shards of one run, and empty the "
                    + "folder before the next")
        }
        var groups: [Identity: [Int: [(name: String, file: ShardFile, json: String)]]] = [:]
        for (name, file) in files {
            guard let check = file.check else {
                throw ShardFileError("\(name) is not of a test; merge the shards of everyscreen fuzz apart")
            }
            let (identity, json) = (Identity(check), file.json)
            if groups[identity]?[file.share.index]?.contains(where: { $0.json == json }) == true { continue }
            groups[identity, default: [:]][file.share.index, default: []].append((name, file, json))
        }
        for (identity, shares) in groups.sorted(by: { $0.key < $1.key }) {
            // By content, since the names of files differ from run to run.
            let sorted = shares.mapValues { $0.sorted { $0.json < $1.json } }
            let runs = sorted.values.map(\.count).max() ?? 0
            if runs > 1 { repeated.append(identity.title) }
            for run in 0..<runs {
                let title = identity.title + (run > 0 ? ", run \(run + 1)" : "")
                let files = sorted.sorted { $0.key < $1.key }.compactMap { $0.value.count > run ? $0.value[run] : nil }
                let records = files.compactMap(\.file.check)
                let renamed = files.map { entry in
                    (
                        name: entry.name,
                        file: ShardFile(share: entry.file.share, parts: entry.file.parts.map { $0.named(title) }, check: entry.file.check)
                    )
                }
                let shards = try ShardFiles(renamed)
                if !shards.missing.isEmpty { missing.append((title, shards.missing)) }
                if let first = records.lazy.compactMap(\.plain).first {
                    let missing = CheckReport.MissingShares(indexes: shards.missing, count: count)
                    plainChecks.append(PlainCheck(named: title, of: records, as: first, missing: missing))
                    continue
                }
                checks.append(Check(title: title, shards: shards, records: records))
            }
        }
    }

    /// The identity of a check in a run.
    private struct Identity: Hashable, Comparable {
        let key: String
        let arguments: String
        let number: Int
        let title: String

        init(_ check: RecordedCheck) {
            (key, arguments, number, title) = (check.key, check.arguments ?? "", check.number, check.title)
        }

        static func < (left: Identity, right: Identity) -> Bool {
            (left.key, left.arguments, left.number) < (right.key, right.arguments, right.number)
        }
    }

    /// The reports of the checks, as of one run in one process.
    package var reports: [CheckReport] {
        var reports = checks.flatMap { check in
            check.shards.reports.map { $0.with(check.records) }
        }
        let met = Set(reports.flatMap(\.knownIssues).filter { $0.count > 0 }.map(\.issue))
        for index in reports.indices { reports[index].knownIssues.removeAll { $0.count == 0 && met.contains($0.issue) } }
        return reports
    }
}

extension CheckReport {
    /// Returns the report with the records of its shards' processes.
    fileprivate func with(_ records: [RecordedCheck]) -> CheckReport {
        var report = self
        report.place = records.first?.place
        report.untestedSettings = records.flatMap { $0.untestedSettings ?? [] }.uniqued()
        if let error = records.lazy.compactMap(\.captureError).first { report.fail(capturing: error) }
        let failing = Set(failures.map(\.finding.spec))
        report.testIssues = records.flatMap(\.issues).uniqued().filter { issue in !(issue.unless.map(failing.contains) ?? false) }
        if ending == .running { report.testIssues.append(.didNotEnd) }
        return report
    }
}
