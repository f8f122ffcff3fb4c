import EveryScreenCapture

extension FindingBaseline {
    /// The version of the format.
    public static let version = 1

    private static let versionKey = "everyscreenBaseline"

    /// A baseline as written.
    private struct Model: Codable {
        var everyscreenBaseline = FindingBaseline.version
        var findings: [Entry]
    }

    /// The baseline as JSON: sorted, one finding per line if it fits; the same
    /// bytes for the same findings.
    public var json: String {
        JSONReport.encoded(Model(findings: entries)) + "\n"
    }

    /// Reads the contents of a file; a mistake anywhere in it is an error.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - file: The name of the file, for errors.
    /// - Throws: `CaptureError` with file, place, mistake and fix.
    public init(reading bytes: [UInt8], named file: String) throws(CaptureError) {
        let root = try StrictObject(bytes, named: file, keys: [Self.versionKey, "findings"])
        _ = try root.integer(Self.versionKey, in: Self.version...Self.version, expected: "the version of the format, \(Self.version)")
        let keys = ["screen", "spec", "element", "label", "fingerprint", "count"]
        var entries: [Entry] = []
        for object in try root.objects("findings", of: "findings", keys: keys) {
            entries.append(
                Entry(
                    screen: try object.string("screen"),
                    fingerprint: try object.parsed("fingerprint", expected: "sixteen hexadecimal digits") { text in
                        text.count == 16 && text.allSatisfy { $0.isASCII && $0.isHexDigit } ? text.lowercased() : nil
                    }, spec: SpecID(rawValue: try object.words("spec", expected: "the id of a spec")),
                    element: try object.string("element"),
                    label: object.has("label") ? try object.string("label") : nil,
                    count: try object.integer("count", in: 1...1_000_000_000, expected: "how many there are, from 1")))
        }
        self.init(entries)
    }
}
