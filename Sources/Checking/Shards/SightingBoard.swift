import EveryValueCrashIsolation

/// Where shares of a campaign that run in one process tell one another which faults
/// they saw, so that each is made smaller once.
///
/// What the report says does not depend on it: of a fault seen in several cases the
/// first counts, and only later ones are left out.
package final class SightingBoard: Sendable {
    private let earliest = Locked<[FaultKey: Int]>([:])

    /// Creates a board on which nothing was told.
    package init() {}

    /// Tells of a fault, and returns whether another share saw it in an earlier
    /// case.
    func isSeenEarlier(_ sighting: FaultSighting) -> Bool {
        earliest.withLock { earliest in
            if let known = earliest[sighting.key], known < sighting.order { return true }
            earliest[sighting.key] = sighting.order
            return false
        }
    }
}
