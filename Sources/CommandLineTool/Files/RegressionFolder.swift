import EveryScreenKit
import Foundation

/// The folder in which failures are saved, each with its picture; existing files
/// are never overwritten.
///
/// Failures are saved as they are found, so that none is lost if the process is
/// killed; see `RegressionDrafts`.
struct RegressionFolder {
    private let drafts: RegressionDrafts

    /// Creates the value of a folder, which `Destination.probe` has created.
    init(_ path: String) { drafts = RegressionDrafts(in: RegressionSuite(folder: URL(fileURLWithPath: path))) }

    /// Saves a failure that was just found, or got smaller.
    func save(_ failure: CheckFailure, foundIn report: CheckReport) {
        guard let file = RegressionFile(failure, in: report) else { return }
        drafts.save(file, of: failure, with: FailurePicture(failure).svg())
    }

    /// Saves the failures of reports, and returns their paths; `nil` for those
    /// without a blueprint, and for those that cannot be saved.
    ///
    /// Every failure is tried; the delivery gets the reasons.
    func save(_ reports: [CheckReport], by delivery: inout Delivery) -> [[String?]] {
        var paths: [[String?]] = []
        for report in reports { paths.append(report.failures.map { save($0, in: report, by: &delivery) }) }
        drafts.removeOthers()
        return paths
    }

    private func save(_ failure: CheckFailure, in report: CheckReport, by delivery: inout Delivery) -> String? {
        guard let file = RegressionFile(failure, in: report) else { return nil }
        do { return try drafts.finish(file, of: failure, with: FailurePicture(failure).svg()) } catch {
            delivery.add("\(error)")
            return nil
        }
    }
}
