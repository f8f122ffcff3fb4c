/// A value of which a replay token keeps a digest of its words instead of one of
/// its stored properties.
///
/// For values that store more than what a case is made of, such as the line of code
/// at which they were created.
package protocol CaseDescribable {
    /// The words, the same in every process.
    var caseDescription: String { get }
}

/// A digest of what values hold, the same in every process: two values that print
/// alike have one.
///
/// Names of types and of stored properties do not count, so that renaming them
/// changes nothing. Names of enumeration cases count. Of an object, a function or a
/// pointer nothing but its type counts.
@usableFromInline
struct ValueDigest: Hashable, Sendable {
    /// The most values and parts of values that count: content of tests is far
    /// smaller, and flows may hold a whole store.
    private static let most = 10_000
    /// The most levels of parts within parts that count.
    private static let deepest = 64

    private(set) var hash = Fingerprint()
    private var remaining = ValueDigest.most

    /// Creates the digest of nothing.
    init() {}

    /// Creates the digest of a value.
    init(of value: Any) { add(value) }

    /// Adds a value.
    mutating func add(_ value: Any) { add(value, depth: 0) }

    private mutating func add(_ value: Any, depth: Int) {
        guard remaining > 0, depth < Self.deepest else { return }
        remaining -= 1
        if let described = value as? any CaseDescribable { return add(text: described.caseDescription) }
        // Numbers, strings and the like.
        if let plain = value as? any LosslessStringConvertible { return add(text: plain.description) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .set, .dictionary: addUnordered(mirror.children, depth: depth)
        case .enum:
            let payload = mirror.children.first
            add(text: payload?.label ?? String(describing: value))
            if let payload { add(payload.value, depth: depth + 1) }
        case .struct where !Self.isAddress(mirror.subjectType), .tuple, .collection, .optional:
            hash.mix(UInt64(mirror.children.count))
            for child in mirror.children { add(child.value, depth: depth + 1) }
        default: add(text: String(describing: mirror.subjectType))
        }
    }

    /// Adds members whose order changes from one process to the next.
    private mutating func addUnordered(_ members: Mirror.Children, depth: Int) {
        let digests = members.map { member in
            var digest = ValueDigest()
            digest.remaining = remaining / max(1, members.count)
            digest.add(member.value, depth: depth + 1)
            return digest.hash
        }
        hash.mix(UInt64(digests.count))
        for digest in digests.sorted(by: { ($0.high, $0.low) < ($1.high, $1.low) }) {
            hash.mix(digest.high)
            hash.mix(digest.low)
        }
    }

    private mutating func add(text: String) { hash.mix(ByteHash.wide(text.utf8)) }

    /// Whether a type stands for a place in memory.
    private static func isAddress(_ type: Any.Type) -> Bool {
        let name = String(describing: type)
        return name.hasPrefix("Unsafe") || name.hasPrefix("OpaquePointer") || name.hasPrefix("ObjectIdentifier")
    }
}

extension ChoiceSource {
    /// Notes what the next item is drawn from.
    @usableFromInline
    func note(_ value: Any) { state.pointee.notes.append((state.pointee.items.count, ValueDigest(of: value))) }
}
