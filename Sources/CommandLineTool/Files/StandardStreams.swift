import EveryScreenKit
import EveryScreenModel
import Foundation

/// The output of the command: results to standard output, everything else to
/// standard error.
enum StandardStreams {
    /// Writes to standard output.
    static func write(_ text: String) throws(UsageError) { try write { $0.write(text) } }

    /// Writes the text of a function to standard output.
    static func write(_ body: (inout FileStream) -> Void) throws(UsageError) {
        var stream = FileStream(STDOUT_FILENO)
        body(&stream)
        guard let error = stream.finish() else { return }
        let remedy =
            error.isReaderGone
            ? "the program that reads it has ended; let it read to the end, or give --output" : "free some space, or give --output"
        throw UsageError("standard output cannot be written: \(error.reason); \(remedy)")
    }

    /// Writes a message to standard error, on one line; control characters of files
    /// and arguments are made visible.
    static func tell(_ message: String) { writeError("everyscreen: \(message.visible())\n") }

    /// Writes to standard error; an error of this cannot be reported anywhere.
    static func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
