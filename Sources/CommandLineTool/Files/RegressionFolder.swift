import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

/// The folder in which failures are saved, each with its picture; existing files
/// are never overwritten.
///
/// Failures are saved as they are found, so that none is lost if the process is
/// killed. Files of failures that the final report does not contain are removed.
final class RegressionFolder: Sendable {
    private struct State {
        /// The files that were written before the final report was known.
        var early = Set<String>()
        /// The reasons that failures could not be saved, each once.
        var problems: [String] = []
    }

    private let suite: RegressionSuite
    private let state = Locked(State())

    /// The reasons that failures could not be saved, each once.
    var problems: [String] { state.withLock(\.problems) }

    /// Creates the folder if it does not exist, and tries to write into it, before
    /// any case runs.
    init(_ path: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw UsageError("the folder \(path) cannot be created: \(error.systemReason)")
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
        state.withLock { state in
            guard let file = RegressionFile(failure, in: report),
                let before = try? FileManager.default.contentsOfDirectory(atPath: suite.folder.path),
                // An error now is reported at the end, after a second try.
                let path = try? suite.save(file, with: FailurePicture(failure).svg())
            else { return }
            if !before.contains((path as NSString).lastPathComponent) { state.early.insert(path) }
        }
    }

    /// Saves the failures of reports, and returns their paths; `nil` for those
    /// without a blueprint, and for those that cannot be saved.
    ///
    /// Every failure is tried; see `problems`.
    func save(_ reports: [CheckReport]) -> [[String?]] {
        state.withLock { state in
            let paths = reports.map { report in report.failures.map { save($0, in: report, &state.problems) } }
            for path in state.early.subtracting(paths.joined().compactMap(\.self)) {
                unlink(path)
                unlink((path as NSString).deletingPathExtension + ".svg")
            }
            state.early = []
            return paths
        }
    }

    private func save(_ failure: CheckFailure, in report: CheckReport, _ problems: inout [String]) -> String? {
        guard let file = RegressionFile(failure, in: report) else { return nil }
        do { return try suite.save(file, with: FailurePicture(failure).svg()) } catch {
            let problem = "\(error)"
            if !problems.contains(problem) { problems.append(problem) }
            return nil
        }
    }
}
