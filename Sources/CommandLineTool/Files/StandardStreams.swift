import EveryScreenKit
import EveryScreenModel
import Foundation

/// The output of the command: results to standard output, everything else to
/// standard error.
enum StandardStreams {
    /// Writes to standard output.
    static func write(_ text: String) throws(UsageError) {
        var text = text
        do {
            // A report may be large: it is not copied.
            try text.withUTF8 { bytes in
                guard let start = bytes.baseAddress else { return }
                let data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
                try FileHandle.standardOutput.write(contentsOf: data)
            }
        } catch {
            throw UsageError("standard output cannot be written: \(error.systemReason); free some space, or give --output")
        }
    }

    /// Writes a message to standard error, on one line; control characters of files
    /// and arguments are made visible.
    static func tell(_ message: String) { writeError("everyscreen: \(message.visible())\n") }

    /// Writes to standard error; an error of this cannot be reported anywhere.
    static func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
