import Foundation

/// What the command prints: results to standard output, everything else to standard error.
enum StandardStreams {
    /// Writes to standard output.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Writes to standard error.
    static func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
