/// The reason why a program failed.
public struct RuleFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure, without values: shrinking keeps it.
    public let identity: String
    /// A sentence with the values.
    public let description: String
    /// Whether a step threw an error.
    package let isThrown: Bool

    init(_ identity: String, _ description: String, isThrown: Bool = false) {
        self.identity = identity
        self.description = description
        self.isThrown = isThrown
    }
}
