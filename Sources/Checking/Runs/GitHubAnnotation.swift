import EveryScreenModel

/// A line that GitHub Actions shows beside the code: a workflow command.
///
/// It escapes as documented for workflow commands and as in the runner: `%`,
/// carriage return and line feed in messages, colons and commas in properties as
/// well.
package struct GitHubAnnotation: Hashable, Sendable {
    /// The variable that turns annotations off by `off`.
    private static let variable = "EVERYSCREEN_ANNOTATIONS"
    /// The largest size of a message in bytes, since GitHub cuts messages above 4
    /// KB.
    private static let longest = 4_000

    /// Whether it is an error, else a warning.
    let isError: Bool
    /// The line; `nil` if it is unknown.
    let place: CheckReport.Place?
    /// The heading.
    let title: String
    /// The text, of several lines.
    let message: String

    /// Creates an annotation.
    package init(isError: Bool, at place: CheckReport.Place?, titled title: String, _ message: String) {
        self.isError = isError
        self.place = place
        self.title = title.visible()
        self.message = message.visible(.lines)
    }

    /// Returns whether the process runs in GitHub Actions and prints annotations.
    package static func areShown(under variables: [String: String]) -> Bool {
        variables["GITHUB_ACTIONS"] == "true" && variables[variable] != "off"
    }

    /// The command, without the line feed that ends it.
    package var line: String {
        var text = Self.escaped(message)
        if text.utf8.count > Self.longest {
            text = String(text.prefix(Self.longest))
            // No partial escape remains.
            if let percent = text.suffix(2).lastIndex(of: "%") { text = String(text[..<percent]) }
            text += "…"
        }
        let shown = place.map { "file=\(Self.property($0.file.visible())),line=\($0.line)," } ?? ""
        let properties = "\(shown)title=\(Self.property(title))"
        return "::\(isError ? "error" : "warning") \(properties)::\(text)"
    }

    private static func escaped(_ text: String, isProperty: Bool = false) -> String {
        // Scalars, since a carriage return and a line feed are one character, and
        // so are a colon and a mark over it.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func property(_ text: String) -> String { escaped(text, isProperty: true) }
}
