/// Why a file gave no screens: the file, the place in it, and the fact.
///
/// Reading is all or nothing: there is no partial result. The wording is in
/// `description`, "file:line:column: what was found; what is wrong; what to do".
public struct CaptureError: Error, Hashable, Sendable {
    /// A place in a file.
    public enum Place: Hashable, Sendable {
        /// A line and a column in a text, both counted from 1; a column is one
        /// Unicode scalar.
        case text(line: Int, column: Int)
        /// A byte, counted from 0, in a binary file.
        case byte(Int)
    }

    /// The file as it was named to the reader.
    public let file: String
    /// The place in the file; `nil` when the whole file is meant.
    public let place: Place?
    /// The mistake.
    public let reason: Reason

    /// Creates an error.
    public init(file: String, place: Place? = nil, reason: Reason) {
        self.file = file
        self.place = place
        self.reason = reason
    }
}

/// A mistake found while reading, at a byte of the decoded text; readers turn it
/// into a `CaptureError`.
package struct CaptureMistake: Error {
    /// The place in the decoded text, in bytes; `nil` for the whole text.
    package var offset: Int?
    /// The mistake.
    package var reason: CaptureError.Reason

    /// Creates a mistake at a byte of the decoded text, or of the whole text.
    package init(at offset: Int? = nil, _ reason: CaptureError.Reason) {
        self.offset = offset
        self.reason = reason
    }
}
