/// An option of a command: `--name VALUE`, or a flag without a value.
struct Option: Hashable, Sendable {
    /// The word after the two dashes.
    let name: String
    /// What stands for its value in the help; `nil` for a flag.
    let value: String?
    /// What it does, in a few words.
    let help: String

    init(_ name: String, _ value: String? = nil, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
