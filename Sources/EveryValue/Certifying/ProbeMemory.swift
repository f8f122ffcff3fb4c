/// The facts about a failure that its probes found and that remain true after more
/// shrinking.
struct ProbeMemory: Sendable {
    /// The steps between failing numbers.
    var steps: [UInt] = []
    /// Whether a redrawn value ever failed.
    var hasRedrawn = false
    /// How many sums of changes were refused since one was accepted.
    var refusedCombinations = 0
    /// How many nearby changes were accepted since a sum of changes was.
    var uncombinedChanges = 0
    /// Whether a sum of changes was ever accepted.
    private(set) var hasCombined = false

    mutating func acceptCombination() {
        refusedCombinations = 0
        uncombinedChanges = 0
        hasCombined = true
    }
}
