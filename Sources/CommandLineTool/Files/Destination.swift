import EveryScreenKit
import Foundation

/// The kind of place that an option names for results.
///
/// Every option with one is probed before the command does any work.
enum Destination: Hashable, Sendable {
    /// A file, or `-` for standard output.
    case file
    /// A folder, which is created if it does not exist.
    case folder

    /// Throws an error if nothing can be written there now.
    func probe(_ path: String) throws(UsageError) {
        switch self {
        case .file: try OutputFile.probe(path)
        case .folder:
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw UsageError("the folder \(path) cannot be created: \(error.systemReason)")
            }
            do { try WholeFile.probe(beside: path + "/file") } catch {
                throw UsageError("\(path)/ cannot be written: \(error.reason); nothing was written")
            }
        }
    }
}
