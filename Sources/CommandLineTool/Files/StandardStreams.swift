import EveryScreenKit
import EveryScreenModel
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

    /// Tells the person one thing on standard error, on one line; what files and arguments tell in it is made visible.
    static func tell(_ message: String) { writeError("everyscreen: \(message.visible())\n") }

    /// Writes to standard error; what cannot be said there cannot be said anywhere.
    static func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
