import EveryScreenKit
import Foundation

/// The folder in which failures are saved, each with its picture; what lies there already is never overwritten.
///
/// Failures are saved as they are found, so that nothing is lost when the process is
/// killed. What the final report does not have is taken away again.
final class RegressionFolder: @unchecked Sendable {
    // By hand: the standard library's `Mutex` needs newer systems than this package does.
    private let lock = NSLock()
    private let suite: RegressionSuite
    /// The files that were written before the final report was known.
    private var early = Set<String>()
    /// The reasons that failures could not be saved, each once.
    private(set) var problems: [String] = []

    /// Makes the folder if it is not there, and tries to write into it, before anything is judged.
    init(_ path: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw UsageError("the folder \(path) cannot be made: \(error.systemReason)")
        }
        let probe = path + "/.everyscreen-" + ProcessInfo.processInfo.globallyUniqueString
        do {
            try WholeFile.replace(at: probe, holding: Data("probe".utf8))
            unlink(probe)
        } catch {
            throw UsageError("\(path)/ cannot be written: \(error.reason); nothing was written")
        }
        suite = RegressionSuite(folder: URL(fileURLWithPath: path))
    }

    /// Saves a failure that was just found.
    func save(_ failure: CheckFailure, foundIn report: CheckReport) {
        lock.lock()
        defer { lock.unlock() }
        guard let file = RegressionFile(failure, in: report), let data = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        let before = Set(data)
        // That it cannot be saved now is told at the end, when it is tried again.
        guard let path = try? suite.save(file, with: FailurePicture(failure).svg()) else { return }
        if !before.contains((path as NSString).lastPathComponent) { early.insert(path) }
    }

    private var folder: String { suite.folder.path }

    /// Saves the failures of campaigns, and returns where; `nil` for those without a blueprint, and for those that cannot be saved.
    ///
    /// Every failure is tried; see `problems`.
    func save(_ reports: [CheckReport]) -> [[String?]] {
        lock.lock()
        defer { lock.unlock() }
        let paths = reports.map { report in report.failures.map { save($0, in: report) } }
        for path in early.subtracting(paths.joined().compactMap(\.self)) {
            unlink(path)
            unlink((path as NSString).deletingPathExtension + ".svg")
        }
        early = []
        return paths
    }

    private func save(_ failure: CheckFailure, in report: CheckReport) -> String? {
        guard let file = RegressionFile(failure, in: report) else { return nil }
        do { return try suite.save(file, with: FailurePicture(failure).svg()) } catch {
            let problem = "\(error)"
            if !problems.contains(problem) { problems.append(problem) }
            return nil
        }
    }
}
