/// A way of jumping between elements of one kind (`UIAccessibilityCustomRotor`).
public struct Rotor: Hashable, Sendable {
    /// The name under which the person finds it.
    public var name: String
    /// The sources of the elements it leads to, in order; `nil` when unknown.
    public var targets: [String]?

    /// Creates a rotor.
    public init(_ name: String, targets: [String]? = nil) {
        self.name = name
        self.targets = targets
    }
}
