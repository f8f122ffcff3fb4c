import EveryScreenKit

/// Options that several commands take.
enum SharedOptions {
    static let profile = Option(
        "profile", "NAME", words: AccessibilityProfile.named.map(\.name),
        help:
            "the profile: \(AccessibilityProfile.named.map(\.name).joined(separator: ", ")) (default hig; a capture has the profile of its platform)"
    )
    static let output = Option("output", "FILE", writes: .file, help: "write to FILE instead of standard output")
    static let save = Option(
        "save", "FOLDER", writes: .folder, help: "write a regression file and a picture of each failure to FOLDER")

    /// Returns the profile named, or the default.
    static func profile(_ arguments: ParsedArguments) throws(UsageError) -> AccessibilityProfile {
        try namedProfile(arguments) ?? .humanInterfaceGuidelines
    }

    /// Returns the profile named, or `nil` if none is.
    static func namedProfile(_ arguments: ParsedArguments) throws(UsageError) -> AccessibilityProfile? {
        let name = try arguments.word("profile", from: AccessibilityProfile.named.map(\.name))
        return AccessibilityProfile.named.first { $0.name == name }
    }
}
