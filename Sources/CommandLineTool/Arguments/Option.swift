/// An option of a command: `--name VALUE`, or a flag without a value.
struct Option: Hashable, Sendable {
    /// The word after the two dashes.
    let name: String
    /// The placeholder of its value in the help; `nil` for a flag.
    let value: String?
    /// The words it accepts, if the list is closed; used for shell completion.
    let words: [String]
    /// Its description in the help, a few words.
    let help: String
    /// Whether it may be given several times, each with a value.
    let isRepeatable: Bool
    /// The kind of destination that its value names; `nil` if nothing is written
    /// there.
    let destination: Destination?

    init(
        _ name: String, _ value: String? = nil, words: [String] = [], isRepeatable: Bool = false, writes destination: Destination? = nil,
        help: String
    ) {
        self.name = name
        self.value = value
        self.words = words
        self.help = help
        self.isRepeatable = isRepeatable
        self.destination = destination
    }

    /// Whether it takes a file or folder.
    var takesPath: Bool { value == "FILE" || value == "FOLDER" }
}
