package import EveryValue

extension Shard {
    /// The environment variable with the shard of the cases of tests that this
    /// process runs.
    package static let variable = "EVERYSCREEN_SHARD"

    /// The largest number of shards.
    package static let most = 1_000_000

    /// Reads a shard in its written form, counted from 1: `2/8`.
    package init?(words: String) {
        let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, count <= Self.most, (1...count).contains(index)
        else { return nil }
        self.init(index: index - 1, count: count)
    }

    /// Returns the mistake in the variable of the environment, or `nil`.
    package static func mistake(in variables: [String: String]) -> String? {
        guard let words = variables[variable], !words.isEmpty, Shard(words: words) == nil else { return nil }
        return "\(variable) is \"\(words)\"; it takes the index and the number of shards, such as 2/8. No case was evaluated."
    }

    /// The shard of the variables of a process; all cases if they name none.
    package init(variables: [String: String]) { self = variables[Self.variable].flatMap(Shard.init(words:)) ?? .whole }
}
