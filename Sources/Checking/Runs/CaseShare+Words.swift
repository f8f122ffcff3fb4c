package import EveryValue

extension CaseShare {
    /// The variable of the environment that says which share of the cases of tests
    /// this process evaluates.
    package static let variable = "EVERYSCREEN_SHARD"

    /// The most shares a run can have.
    package static let most = 1_000_000

    /// Reads a share as people write it, counted from 1: `2/8`.
    package init?(words: String) {
        let parts = words.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, count <= Self.most, (1...count).contains(index)
        else { return nil }
        self.init(index: index - 1, count: count)
    }

    /// Returns the mistake in the variable of the environment, or `nil`.
    package static func mistake(in variables: [String: String]) -> String? {
        guard let words = variables[variable], !words.isEmpty, CaseShare(words: words) == nil else { return nil }
        return "\(variable) is \"\(words)\"; it takes the number of the shard and how many there are, such as 2/8. No case was evaluated."
    }

    /// The share that the variables of a process name; all cases where they name
    /// none.
    package init(variables: [String: String]) { self = variables[Self.variable].flatMap(CaseShare.init(words:)) ?? .whole }
}
