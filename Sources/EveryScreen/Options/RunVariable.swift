import EveryScreenModel

/// An environment variable of a run that takes one of a few words.
struct RunVariable {
    /// The name of the variable.
    let name: String
    /// The words that it takes.
    let words: [String]

    /// The use of regression files, `RegressionUse`.
    static let regressions = RunVariable(name: "EVERYSCREEN_REGRESSIONS", words: ["save", "replay", "off"])
    /// The use of stored transcripts, `TranscriptUse`.
    static let transcripts = RunVariable(name: "EVERYSCREEN_TRANSCRIPTS", words: ["update", "check"])

    /// Returns what is wrong with the value of the variable, or `nil`; an empty one
    /// counts as none.
    func mistake(in variables: [String: String]) -> String? {
        guard let value = variables[name], !value.isEmpty, !words.contains(value) else { return nil }
        let list = words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
        return "\(name) is \"\(value)\"; it takes \(list)\(suggestion(for: value, among: words))"
    }
}
