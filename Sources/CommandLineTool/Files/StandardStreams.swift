import EveryScreenKit
import Foundation

/// What the command prints: results to standard output, everything else to standard error.
enum StandardStreams {
    /// Writes to standard output.
    static func write(_ text: String) throws(UsageError) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw UsageError("standard output cannot be written: \(error.systemReason); make room there, or give --output")
        }
    }

    /// Writes to standard error; what cannot be said there cannot be said anywhere.
    static func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
