/// A fault, and the place in the campaign where it was seen first.
struct FaultSighting: Hashable, Codable, Sendable {
    /// What tells it from other faults; see `Finding.origin`.
    var origin: String
    /// Twice the number of the case, and one more where it was judged again; below 0 for a case that was given.
    var order: Int
    /// Its place among the faults seen there.
    var place: Int
}

/// What became of a fault that was seen.
struct FaultRecord: Sendable {
    /// How it ended.
    enum Outcome: Sendable {
        /// It was made as small as possible.
        case failure(CampaignFailure)
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
    /// What became of faults that came up on the way to its smallest case and that no case before had.
    var others: [FaultRecord] = []
}

extension [FaultRecord] {
    /// The most faults of one campaign that are made smaller.
    static var most: Int { 20 }

    /// Returns what a campaign on all cases comes to, given what its shares came to.
    ///
    /// Of a fault seen in several cases the first counts, and what came up on the way to its smallest case; what came
    /// up on the way of one that does not count would not have been seen.
    var accepted: [FaultRecord] {
        var seen = Set<String>()
        var result: [FaultRecord] = []
        func accept(_ record: FaultRecord) -> Bool {
            guard seen.insert(record.sighting.origin).inserted else { return false }
            let isOneTooMany = result.count >= Self.most
            result.append(isOneTooMany ? FaultRecord(sighting: record.sighting, outcome: .leftAlone) : record)
            return !isOneTooMany
        }
        let sorted = sorted { ($0.sighting.order, $0.sighting.place) < ($1.sighting.order, $1.sighting.place) }
        for record in sorted where accept(record) {
            for other in record.others { _ = accept(other) }
        }
        return result
    }
}
