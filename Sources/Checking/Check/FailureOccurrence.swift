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
