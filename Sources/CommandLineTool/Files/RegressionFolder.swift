import EveryScreenKit
import Foundation

/// The folder in which failures are saved, each with its picture; what lies there already is never overwritten.
struct RegressionFolder {
    private let suite: RegressionSuite

    /// Makes the folder if it is not there, before anything is judged.
    init(_ path: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw UsageError("the folder \(path) cannot be made: \(error.systemReason)")
        }
        suite = RegressionSuite(folder: URL(fileURLWithPath: path))
    }

    /// Saves the failures of a campaign, and returns where; `nil` for those without a blueprint.
    func save(_ report: CheckReport) throws(UsageError) -> [String?] {
        var paths: [String?] = []
        for failure in report.failures {
            guard let file = RegressionFile(failure, in: report) else {
                paths.append(nil)
                continue
            }
            do { paths.append(try suite.save(file, with: FailurePicture(failure).svg())) } catch { throw UsageError("\(error)") }
        }
        return paths
    }
}
