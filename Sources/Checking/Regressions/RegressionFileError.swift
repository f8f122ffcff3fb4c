/// A reason why a regression file cannot be read.
public enum RegressionFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has an unknown version of the format.
    case unknownVersion(Int)
    /// A value at a place in it is invalid.
    case notReadable(path: String, problem: String)

    init(_ error: DecodingError) {
        let (context, problem): (DecodingError.Context, String) =
            switch error {
            case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
            case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
                (context, context.debugDescription)
            @unknown default: (.init(codingPath: [], debugDescription: ""), "it is not a regression file")
            }
        self = .notReadable(path: context.codingPath.map(\.stringValue).joined(separator: "."), problem: problem)
    }

    /// The place, the mistake, and the fix, on one line; control characters of the
    /// file are made visible.
    public var description: String {
        switch self {
        case .unknownVersion(let version):
            "it is a regression file of version \(version); this tool reads versions 1 to \(RegressionFile.version); use a newer tool"
        case .notReadable(let path, let problem):
            "\(path.isEmpty ? "it" : path) cannot be read: \(problem); write the file again with --save".visible()
        }
    }
}
