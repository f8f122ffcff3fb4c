/// The documentation of a spec for people who meet a failure of it, as `everyscreen
/// explain` prints it.
public struct SpecGuide: Hashable, Sendable {
    /// The people whom a failure affects, and how.
    public let affected: String
    /// The elements or events that the claim is about.
    public let scope: String
    /// The exemptions, and the cases left to other specs, a sentence each.
    public let exemptions: [String]
    /// The circumstances under which the spec cannot tell, a sentence each.
    public let doubts: [String]

    /// Creates documentation.
    ///
    /// - Parameters:
    ///   - affected: The people whom a failure affects, and how.
    ///   - scope: The elements or events that the claim is about.
    ///   - exemptions: The exemptions, and the cases left to other specs, a
    ///     sentence each.
    ///   - doubts: The circumstances under which the spec cannot tell, a sentence
    ///     each.
    public init(affected: String, scope: String, exemptions: [String] = [], doubts: [String] = []) {
        self.affected = affected
        self.scope = scope
        self.exemptions = exemptions
        self.doubts = doubts
    }
}
