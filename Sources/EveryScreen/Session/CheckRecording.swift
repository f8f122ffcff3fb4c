import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation

/// The part of a check in the report of a run, and the lines that it prints for
/// GitHub Actions.
struct CheckRecording {
    /// The number of checks that have begun in this process, by key.
    private static let begun = Locked<[String: Int]>([:])

    /// The check.
    var check: RecordedCheck
    /// The folder of the run, and the path of the check's file in it; `nil` if no
    /// report is requested.
    private var target: (folder: RunFolder, path: String)?
    /// Whether issues are printed as annotations.
    private let isAnnotated: Bool
    /// The share of the cases.
    private let share: Shard
    /// The problem that kept the beginning from being written.
    private var unwritten: CheckIssue?

    /// Begins the part of a check, or returns `nil` in a child process, which
    /// evaluates one case of another process.
    ///
    /// - Parameters:
    ///   - test: The test that calls the check.
    ///   - share: The share of the cases.
    ///   - variables: The variables of the process.
    init?(of test: CallingTest, share: Shard, under variables: [String: String]) {
        guard ChildOrder.ofThisProcess == nil else { return nil }
        self.share = share
        let number = Self.begun.withLock { begun in
            begun["\(test.key)\u{1F}\(test.arguments ?? "")", default: 0] += 1
            return begun["\(test.key)\u{1F}\(test.arguments ?? "")"] ?? 1
        }
        let place = CheckReport.Place(file: Self.relative(test.file, under: variables), line: test.line)
        check = RecordedCheck(key: test.key, arguments: test.arguments, number: number, place: place)
        isAnnotated = GitHubAnnotation.areShown(under: variables)
        if let folder = RunFolder(variables) {
            target = (folder, folder.newPath(for: check, ShardFile(share: share, parts: [])))
        }
    }

    /// The path relative to the folder of the repository, or of the process.
    private static func relative(_ file: String, under variables: [String: String]) -> String {
        let folders = [variables["GITHUB_WORKSPACE"], FileManager.default.currentDirectoryPath].compactMap {
            $0?.isEmpty == true ? nil : $0
        }
        for folder in folders.map({ $0.hasSuffix("/") ? $0 : $0 + "/" }) where file.hasPrefix(folder) {
            return String(file.dropFirst(folder.count))
        }
        return file
    }

    /// Writes the beginning of the check, and returns the problem if that cannot be
    /// written.
    func begin(_ settings: CheckSettings) -> CheckIssue? {
        guard target != nil else { return nil }
        return write([.unfinished(named: check.title, settings: settings)])
    }

    /// Writes the result of the check, and returns the problem if that cannot be
    /// written.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - issues: The issues besides failures.
    mutating func end(_ report: CheckReport, _ issues: [CheckReport.TestIssue]) -> CheckIssue? {
        check.issues = issues
        check.captureError = report.captureError
        check.untestedSettings = report.untestedSettings.isEmpty ? nil : report.untestedSettings
        return write(report.parts)
    }

    /// Begins the part of a check without specs, or returns `nil` in a child
    /// process.
    ///
    /// - Parameters:
    ///   - plain: The kind of the check, and its seed.
    ///   - test: The test that calls the check.
    ///   - variables: The variables of the process.
    init?(_ plain: PlainCheck.Record, of test: CallingTest, under variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(of: test, share: Shard(variables: variables), under: variables)
        check.plain = plain
        unwritten = write([])
    }

    /// Ends a check without specs: writes its result, prints annotations, and
    /// returns the issues, with the problem if the result cannot be written.
    ///
    /// - Parameters:
    ///   - issues: The issues of the test.
    ///   - mistakes: The mistakes in options, which the test reports apart.
    ///   - cases: The number of cases, journeys or environments.
    func end(_ issues: [CheckIssue], besides mistakes: [OptionMistake] = [], after cases: Int) -> [CheckIssue] {
        let apart = mistakes.map { CheckIssue(isError: true, text: $0.text) }
        var ended = self
        ended.check.plain?.cases = cases
        ended.check.plain?.hasEnded = true
        ended.check.issues = (apart + issues).map { CheckReport.TestIssue(isError: $0.isError, text: $0.text, key: $0.key) }
        let problem = ended.write([]) ?? unwritten
        let all = issues + [problem].compactMap(\.self)
        annotate(apart + all)
        return all
    }

    private func write(_ parts: [ShardResult]) -> CheckIssue? {
        guard let (folder, path) = target else { return nil }
        let file = ShardFile(share: share, parts: parts.map { $0.named(check.title) }, check: check)
        do throws(RunFolderError) {
            try folder.write(file, to: path)
            return nil
        } catch {
            return CheckIssue(isError: true, text: error.description)
        }
    }

    /// Prints issues as annotations, which GitHub Actions shows beside the code.
    func annotate(_ issues: [CheckIssue]) {
        guard isAnnotated else { return }
        for issue in issues {
            let annotation = GitHubAnnotation(isError: issue.isError, at: check.place, titled: check.title, issue.text)
            // Unbuffered: a test process that crashes later loses its buffer.
            try? FileHandle.standardOutput.write(contentsOf: Data((annotation.line + "\n").utf8))
        }
    }
}
