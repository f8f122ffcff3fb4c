import EveryScreenAudit
import EveryScreenModel

/// The identity of a failure: findings with one key are the same failure in another
/// place.
struct FailureKey: Hashable, Sendable {
    /// The spec that finds it.
    let spec: SpecID
    /// The kind of failure; see `Finding.kind`.
    let kind: Finding.Kind
    /// The role of the element.
    let role: String

    init(_ finding: Finding) {
        (spec, kind, role) = (finding.spec, finding.kind, finding.element.role.rawValue)
    }
}

extension FailureKey: CustomStringConvertible {
    /// The key in reports and in the search; see `Finding.key`.
    var description: String { "\(spec)/\(kind)/\(role)" }
}

extension FailureKey: Codable {
    /// Reads a key from its description.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let key = FailureKey(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a spec, a kind and a role")
        }
        self = key
    }

    /// Reads a key from its description, or returns `nil` if a part is missing.
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

/// A failure, and its first occurrence in the check.
struct FailureOccurrence: Hashable, Codable, Sendable {
    /// The failure.
    var key: FailureKey
    /// Twice the number of the case, plus 1 for its second evaluation; below 0 for
    /// a replayed case.
    var order: Int
    /// The position among the failures of the case.
    var place: Int

    private enum CodingKeys: String, CodingKey {
        case order, place
        case key = "origin"
    }
}

/// The outcome of a failure that was found.
struct FailureRecord: Sendable {
    /// An outcome.
    enum Outcome: Sendable {
        /// It was shrunk.
        case failure(CheckFailure)
        /// It could not be reproduced.
        case vanished
        /// It was not shrunk, since the limit was reached.
        case leftAlone
    }

    /// The failure, and its first occurrence.
    var occurrence: FailureOccurrence
    /// The outcome.
    var outcome: Outcome
    /// The number of evaluations used.
    var evaluations = 0
    /// The other failures that its fix removes.
    var explained: Set<FailureKey> = []
    /// The other failures that its reproduction needs, and whose fix removes it
    /// there.
    var explainedBy: Set<FailureKey> = []
}

extension [FailureRecord] {
    /// The largest number of failures of one check that are shrunk.
    static var most: Int { 20 }

    /// Returns the failures of a check on all cases, given those of its shards.
    ///
    /// If a failure occurs in several cases, the first counts. A failure that the
    /// fix of an earlier one removes is not reported separately. The fix of a later
    /// one removes it as well, unless the later one is removed by its fix in turn.
    var accepted: [FailureRecord] {
        var seen = Set<FailureKey>()
        var records = sorted { ($0.occurrence.order, $0.occurrence.place) < ($1.occurrence.order, $1.occurrence.place) }
            .filter { record in
                guard seen.insert(record.occurrence.key).inserted else { return false }
                seen.formUnion(record.explained)
                return true
            }
        for record in records {
            let key = record.occurrence.key
            let cause = records.firstIndex { other in
                let otherKey = other.occurrence.key
                if other.explained.contains(key) { return !record.explained.contains(otherKey) }
                guard case .failure = other.outcome else { return false }
                return record.explainedBy.contains(otherKey) && !other.explainedBy.contains(key)
            }
            guard let cause else { continue }
            // Failures that the explained failure explains have the same cause,
            // with or without a search for their fix.
            records[cause].explained.formUnion(record.explained)
            records.removeAll { $0.occurrence.key == key }
        }
        return records.enumerated()
            .map { $0.offset < Self.most ? $0.element : FailureRecord(occurrence: $0.element.occurrence, outcome: .leftAlone) }
    }
}
