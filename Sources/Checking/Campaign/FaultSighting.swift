import EveryScreenAudit
import EveryScreenModel

/// The identity of a fault: findings with one key are the same fault in another
/// place.
struct FaultKey: Hashable, Sendable {
    /// The spec that finds it.
    let spec: SpecID
    /// The way of failing; see `Finding.kind`.
    let kind: Finding.Kind
    /// The role of the element.
    let role: String

    init(_ finding: Finding) {
        (spec, kind, role) = (finding.spec, finding.kind, finding.element.role.rawValue)
    }
}

extension FaultKey: CustomStringConvertible {
    /// The key as reports and the search have it; see `Finding.origin`.
    var description: String { "\(spec)/\(kind)/\(role)" }
}

extension FaultKey: Codable {
    /// Reads a key as it is described.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let key = FaultKey(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a spec, a kind and a role")
        }
        self = key
    }

    /// Reads a key as it is described, or returns `nil` where a part is missing.
    init?(_ description: String) {
        guard let first = description.firstIndex(of: "/"), let last = description.lastIndex(of: "/"), first < last else { return nil }
        spec = SpecID(rawValue: String(description[..<first]))
        kind = Finding.Kind(rawValue: String(description[description.index(after: first)..<last]))
        role = String(description[description.index(after: last)...])
    }

    /// Writes the description.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A fault, and the place in the campaign where it was seen first.
struct FaultSighting: Hashable, Codable, Sendable {
    /// The fault.
    var key: FaultKey
    /// Twice the number of the case, and one more where it was judged again; below
    /// 0 for a case that was given.
    var order: Int
    /// Its place among the faults seen there.
    var place: Int

    private enum CodingKeys: String, CodingKey {
        case order, place
        case key = "origin"
    }
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
    /// The other failures that its fix removes.
    var explained: Set<FaultKey> = []
    /// The other failures that its reproduction cannot do without, and of which a
    /// fix removes it there.
    var explainedBy: Set<FaultKey> = []
}

extension [FaultRecord] {
    /// The most faults of one campaign that are made smaller.
    static var most: Int { 20 }

    /// Returns the failures of a check on all cases, given those of its shares.
    ///
    /// Of a failure seen in several cases the first counts. A failure that the fix
    /// of an earlier one removes is not one of its own. The fix of a later one
    /// removes it as well, unless that is removed by its fix in turn.
    var accepted: [FaultRecord] {
        var seen = Set<FaultKey>()
        var records = sorted { ($0.sighting.order, $0.sighting.place) < ($1.sighting.order, $1.sighting.place) }
            .filter { record in
                guard seen.insert(record.sighting.key).inserted else { return false }
                seen.formUnion(record.explained)
                return true
            }
        for record in records {
            let key = record.sighting.key
            let cause = records.firstIndex { other in
                let otherKey = other.sighting.key
                if other.explained.contains(key) { return !record.explained.contains(otherKey) }
                guard case .failure = other.outcome else { return false }
                return record.explainedBy.contains(otherKey) && !other.explainedBy.contains(key)
            }
            guard let cause else { continue }
            // What the failure explained has the same cause, whether or not its fix
            // was looked for.
            records[cause].explained.formUnion(record.explained)
            records.removeAll { $0.sighting.key == key }
        }
        return records.enumerated()
            .map { $0.offset < Self.most ? $0.element : FaultRecord(sighting: $0.element.sighting, outcome: .leftAlone) }
    }
}
