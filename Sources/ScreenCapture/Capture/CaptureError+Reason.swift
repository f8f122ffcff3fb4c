extension CaptureError {
    /// The fact that kept a file from being read.
    public enum Reason: Hashable, Sendable {
        // The file.
        /// There is no such file.
        case missing
        /// The path is a directory.
        case directory
        /// The system refuses to read it, in its own words.
        case unreadable(String)
        /// It is larger than the reader takes, in bytes.
        case tooLarge(limit: Int)
        /// It has no content but white space.
        case empty
        /// It is a capture, and contains no screen.
        case noScreens

        // The text.
        /// Its bytes are in no encoding the reader knows; the name is that of the
        /// file or what the bytes look like.
        case unsupportedEncoding(String)
        /// A byte does not fit the encoding.
        case malformedEncoding(String)

        // The kind.
        /// It is something else than a capture; the words say what.
        case notACapture(found: String)
        /// The capture has another format than the requested one.
        case otherFormat(asked: CaptureFormat, found: CaptureFormat)
        /// It is a native screen file of a version this reader does not know.
        case unknownVersion(String)
        /// The density given with it is not a positive number.
        case unusableDensity(Double)
        /// A second capture follows in a file of one screen.
        case secondCapture

        // XML.
        /// It is not well-formed XML.
        case markup(MarkupMistake)
        /// An attribute has a value that cannot be understood.
        case attribute(String, of: String, value: String, expected: String)

        // Lines of text.
        /// A line holds something else than is expected there.
        case line(String, expected: String)

        // JSON.
        /// It is not well-formed JSON.
        case json(JSONMistake)
        /// A value is not what its key needs; the path is as in
        /// `$.screens[0].elements[2].frame`.
        case value(path: String, found: String, expected: String, nearest: String?)
        /// An object has a key the format does not know.
        case unknownKey(path: String, key: String, nearest: String?)
        /// An object lacks a key it needs.
        case missingKey(path: String, key: String)
    }

    /// A mistake against the rules of XML.
    public enum MarkupMistake: Hashable, Sendable {
        /// The text ends inside an element, opened at a line.
        case endsInside(element: String, line: Int)
        /// The text ends inside a tag, a comment or the like.
        case endsInsideMarkup(String)
        /// An end tag closes another element than the innermost, opened at a line.
        case mismatchedEnd(found: String, open: String, line: Int)
        /// A character stands where it may not; what may is said.
        case unexpected(String, expected: String)
        /// An element has the same attribute twice.
        case repeatedAttribute(String)
        /// A reference to something that is not defined.
        case unknownReference(String)
        /// A document type declaration, which captures never have.
        case documentType
        /// A declaration of an entity.
        case entity(name: String, isExternal: Bool)
        /// A second document after the first.
        case secondDocument
    }

    /// A mistake against the rules of JSON.
    public enum JSONMistake: Hashable, Sendable {
        /// The text ends too early.
        case endsEarly
        /// A character stands where it may not; what may is said.
        case unexpected(String, expected: String)
        /// An object has the same key twice.
        case repeatedKey(String)
        /// A number that is not finite as a double-precision number.
        case unrepresentableNumber(String)
    }
}
