/// An option of a command: `--name VALUE`, or a flag without a value.
struct Option: Hashable, Sendable {
    /// The word after the two dashes.
    let name: String
    /// What stands for its value in the help; `nil` for a flag.
    let value: String?
    /// The words it takes, if it takes only some; for the shell to complete.
    let words: [String]
    /// What it does, in a few words.
    let help: String

    init(_ name: String, _ value: String? = nil, words: [String] = [], help: String) {
        self.name = name
        self.value = value
        self.words = words
        self.help = help
    }

    /// Whether it takes a file or folder.
    var takesPath: Bool { value == "FILE" || value == "FOLDER" }
}
