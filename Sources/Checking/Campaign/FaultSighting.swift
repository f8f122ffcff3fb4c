import EveryScreenAudit
import EveryScreenModel

/// The identity of a fault: findings with one key are the same fault in another place.
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
    /// Twice the number of the case, and one more where it was judged again; below 0 for a case that was given.
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
}

extension [FaultRecord] {
    /// The most faults of one campaign that are made smaller.
    static var most: Int { 20 }

    /// Returns what a campaign on all cases comes to, given what its shares came to.
    ///
    /// Of a fault seen in several cases the first counts.
    var accepted: [FaultRecord] {
        var seen = Set<FaultKey>()
        return sorted { ($0.sighting.order, $0.sighting.place) < ($1.sighting.order, $1.sighting.place) }
            .filter { seen.insert($0.sighting.key).inserted }
            .enumerated()
            .map { $0.offset < Self.most ? $0.element : FaultRecord(sighting: $0.element.sighting, outcome: .leftAlone) }
    }
}
