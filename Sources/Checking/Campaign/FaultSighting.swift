/// A fault, and the place in the campaign where it was seen first.
struct FaultSighting: Hashable, Codable, Sendable {
    /// What tells it from other faults; see `Finding.origin`.
    var origin: String
    /// Twice the number of the case, and one more where it was judged again; below 0 for a case that was given.
    var order: Int
    /// Its place among the faults seen there.
    var place: Int

    /// The spec that finds it: what its origin begins with.
    var spec: String { String(origin.prefix { $0 != "/" }) }
}

/// What became of a fault that was seen.
struct FaultRecord: Sendable {
    /// How it ended.
    enum Outcome: Sendable {
        /// It was made as small as possible.
        case failure(CheckFailure)
        /// It did not come again.
        case vanished
        /// There were too many others before it.
        case leftAlone
    }

    /// The fault, and where it was seen.
    var sighting: FaultSighting
    /// What became of it.
    var outcome: Outcome
    /// How many judgments that took.
    var evaluations = 0
}

extension [FaultRecord] {
    /// The most faults of one campaign that are made smaller.
    static var most: Int { 20 }

    /// Returns what a campaign on all cases comes to, given what its shares came to.
    ///
    /// Of a fault seen in several cases the first counts.
    var accepted: [FaultRecord] {
        var seen = Set<String>()
        return sorted { ($0.sighting.order, $0.sighting.place) < ($1.sighting.order, $1.sighting.place) }
            .filter { seen.insert($0.sighting.origin).inserted }
            .enumerated()
            .map { $0.offset < Self.most ? $0.element : FaultRecord(sighting: $0.element.sighting, outcome: .leftAlone) }
    }
}
