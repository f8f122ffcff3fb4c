import EveryScreenCapture
import EveryScreenModel
import EveryScreenSpecs

/// The file of known issues, as `--known-issues` takes it.
///
///     {
///       "everyscreenKnownIssues": 1,
///       "issues": [
///         {"spec": "target-size", "on": "Close", "until": "2027-03-01", "because": "the bar is being redesigned"}
///       ]
///     }
///
/// Each may have `"in"`, settings as in a native screen file.
package enum KnownIssueFile {
    /// The version of the format.
    package static let version = 1

    private static let versionKey = "everyscreenKnownIssues"

    /// Reads the contents of a file; a mistake anywhere in it is an error, and nothing is passed over.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - file: The name of the file, for errors.
    /// - Throws: `CaptureError` with file, place, what is wrong and what to do.
    package static func read(_ bytes: [UInt8], named file: String) throws(CaptureError) -> [KnownIssue] {
        let root = try StrictObject(bytes, named: file, keys: [versionKey, "issues"])
        _ = try root.integer(versionKey, in: version...version, expected: "the version of the format, \(version)")
        let ids = SpecCatalog.ids.map(\.rawValue)
        var issues: [KnownIssue] = []
        for object in try root.objects("issues", of: "known issues", keys: ["spec", "on", "in", "until", "because"]) {
            issues.append(
                KnownIssue(
                    SpecID(rawValue: try object.choice("spec", among: ids, expected: "the id of a spec, as everyscreen specs lists them")),
                    on: try object.words("on", expected: "the label, identifier or path of an element"),
                    in: object.has("in") ? try object.environment("in") : .standard,
                    until: try object.parsed("until", expected: "a day such as \"2027-03-01\"") { KnownIssue.Day($0) },
                    because: try object.words("because", expected: "why it is accepted, in words")))
        }
        return issues
    }
}
