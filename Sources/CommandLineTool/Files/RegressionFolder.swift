import EveryScreenKit
import EveryValueCrashIsolation
import Foundation

/// The folder in which failures are saved, each with its picture; existing files
/// are never overwritten.
///
/// Failures are saved as they are found, so that none is lost if the process is
/// killed. Files of failures that the final report does not contain are removed.
final class RegressionFolder: Sendable {
    private let suite: RegressionSuite
    /// The files that were written before the final report was known.
    private let early = Locked(Set<String>())

    /// Creates the value of a folder, which `Destination.probe` has created.
    init(_ path: String) { suite = RegressionSuite(folder: URL(fileURLWithPath: path)) }

    /// Saves a failure that was just found.
    func save(_ failure: CheckFailure, foundIn report: CheckReport) {
        early.withLock { early in
            guard let file = RegressionFile(failure, in: report),
                let before = try? FileManager.default.contentsOfDirectory(atPath: suite.folder.path),
                // An error now is reported at the end, after a second try.
                let path = try? suite.save(file, with: FailurePicture(failure).svg())
            else { return }
            if !before.contains((path as NSString).lastPathComponent) { early.insert(path) }
        }
    }

    /// Saves the failures of reports, and returns their paths; `nil` for those
    /// without a blueprint, and for those that cannot be saved.
    ///
    /// Every failure is tried; the delivery gets the reasons.
    func save(_ reports: [CheckReport], by delivery: inout Delivery) -> [[String?]] {
        var paths: [[String?]] = []
        for report in reports { paths.append(report.failures.map { save($0, in: report, by: &delivery) }) }
        early.withLock { early in
            for path in early.subtracting(paths.joined().compactMap(\.self)) {
                unlink(path)
                unlink((path as NSString).deletingPathExtension + ".svg")
            }
            early = []
        }
        return paths
    }

    private func save(_ failure: CheckFailure, in report: CheckReport, by delivery: inout Delivery) -> String? {
        guard let file = RegressionFile(failure, in: report) else { return nil }
        do { return try suite.save(file, with: FailurePicture(failure).svg()) } catch {
            delivery.add("\(error)")
            return nil
        }
    }
}
