/// The ways in which the claim of a spec fails: an enumeration whose raw values are
/// their stable names.
///
///     enum Failure: String, FailureKind { case missing, blank }
///
/// A spec switches over it in `wording(for:in:)`, so that no way is left without a
/// sentence. The names are in regression files, tokens and fingerprints.
public protocol FailureKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Finding {
    /// The way in which a claim fails, by its name: a ``FailureKind`` of any spec.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        /// The name, unique within the spec.
        public let rawValue: String

        /// Creates the kind with a name, which need not be one that the spec knows.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates the kind of a spec's way of failing.
        package init(_ failure: some FailureKind) { rawValue = failure.rawValue }

        /// The name.
        public var description: String { rawValue }
    }
}
