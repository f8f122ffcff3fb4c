import EveryValueCrashIsolation

/// The failures found by concurrent shards of a check in one process, so that each
/// is shrunk once.
///
/// The report does not depend on it: if a failure occurs in several cases the first
/// counts, and only later ones are left out.
package final class SharedOccurrences: Sendable {
    private let earliest = Locked<[FailureKey: Int]>([:])

    /// Creates an empty board.
    package init() {}

    /// Adds a failure, and returns whether another shard found it in an earlier
    /// case.
    func isSeenEarlier(_ occurrence: FailureOccurrence) -> Bool {
        earliest.withLock { earliest in
            if let known = earliest[occurrence.key], known < occurrence.order { return true }
            earliest[occurrence.key] = occurrence.order
            return false
        }
    }
}
