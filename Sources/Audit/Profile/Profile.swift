/// What a campaign demands: which specs, by which numbers.
public struct Profile: Sendable {
    /// The stable name, as after `--profile`.
    public var name: String
    /// The specs that judge, in the order of reports.
    public var specs: [any ScreenSpec]
    /// The numbers they judge by.
    public var thresholds: Thresholds

    /// Creates a profile.
    public init(name: String, specs: [any ScreenSpec], thresholds: Thresholds = Thresholds()) {
        self.name = name
        self.specs = specs
        self.thresholds = thresholds
    }

    /// Returns the spec with an id, or `nil`.
    public func spec(_ id: String) -> (any ScreenSpec)? { specs.first { $0.id == id } }

    /// Returns the profile with only the named specs, in its own order.
    public func keeping(_ ids: [String]) -> Profile {
        Profile(name: name, specs: specs.filter { ids.contains($0.id) }, thresholds: thresholds)
    }
}
