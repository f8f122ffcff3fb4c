import EveryScreenCapture
import EveryScreenModel
import EveryScreenSpecs

/// The file of known issues, read by `--known-issues`.
///
///     {
///       "everyscreenKnownIssues": 1,
///       "issues": [
///         {"spec": "target-size", "on": "Close", "until": "2027-03-01", "because": "the bar is being redesigned"}
///       ]
///     }
///
/// Each may have `"in"`, settings as in a native screen file, and `"check"`, the
/// name of its check or screen. In `"on"` and `"check"` an asterisk matches any
/// characters.
package enum KnownIssueFile {
    /// The version of the format.
    package static let version = 1

    private static let versionKey = "everyscreenKnownIssues"

    /// Reads the contents of a file; any mistake in it is an error.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - file: The name of the file, for errors.
    /// - Throws: `CaptureError` with file, place, mistake and fix.
    package static func read(_ bytes: [UInt8], named file: String) throws(CaptureError) -> [KnownIssue] {
        let root = try StrictObject(bytes, named: file, keys: [versionKey, "issues"])
        _ = try root.integer(versionKey, in: version...version, expected: "the version of the format, \(version)")
        let ids = SpecCatalog.ids
        var issues: [KnownIssue] = []
        for object in try root.objects("issues", of: "known issues", keys: ["spec", "on", "in", "check", "until", "because"]) {
            let spec = try object.choice(
                "spec", among: ids.map(\.rawValue), expected: "the id of a spec, as everyscreen specs lists them")
            let issue = KnownIssue(
                SpecID(rawValue: spec), on: try object.words("on", expected: "the label, identifier or path of an element"),
                in: object.has("in") ? try object.environment("in") : .standard,
                inCheck: object.has("check") ? try object.words("check", expected: "the name of a check or screen") : nil,
                until: try object.parsed("until", expected: "a day such as \"2027-03-01\"") { KnownIssue.Day($0) },
                because: try object.words("because", expected: "why it is accepted, in words"))
            // The same as of the option of a test.
            if let mistake = issue.mistakes(among: ids).first { throw object.mistake(issue.mistakenKey, expected: "a name: \(mistake)") }
            issues.append(issue)
        }
        return issues
    }
}
