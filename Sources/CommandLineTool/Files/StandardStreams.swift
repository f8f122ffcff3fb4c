import EveryScreenKit
import EveryScreenModel
import Foundation

/// The output of the command: results to standard output, everything else to
/// standard error.
enum StandardStreams {
    /// Writes to standard output.
    static func write(_ text: String) throws(UsageError) {
        do { try text.withData { try FileHandle.standardOutput.write(contentsOf: $0) } } catch {
            throw UsageError("standard output cannot be written: \(error.systemReason); free some space, or give --output")
        }
    }

    /// Writes a message to standard error, on one line; control characters of files
    /// and arguments are made visible.
    static func tell(_ message: String) { writeError("everyscreen: \(message.visible())\n") }

    /// Writes to standard error; an error of this cannot be reported anywhere.
    static func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}

extension String {
    /// Calls a function with the bytes, which are not copied: a report may be
    /// large.
    ///
    /// - Parameter body: Must not keep the bytes.
    func withData<Failure: Error>(_ body: (Data) throws(Failure) -> Void) throws(Failure) {
        var text = self
        let result: Result<Void, Failure> = text.withUTF8 { bytes in
            var data = Data()
            if let start = bytes.baseAddress {
                data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
            }
            do throws(Failure) { return .success(try body(data)) } catch { return .failure(error) }
        }
        try result.get()
    }
}
