/// The name of a spec in reports, regression files, tokens and known issues, such
/// as `target-size`.
///
/// The ids of the built-in specs are static members, so that a misspelled one does
/// not compile. Your own spec has the id you give it.
public struct SpecID: RawRepresentable, Hashable, Sendable, Codable {
    /// The name as it is written: lowercase words, joined by hyphens.
    public let rawValue: String

    /// Creates an id, which need not be that of a spec.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension SpecID: ExpressibleByStringLiteral {
    /// Creates an id from its name; a check reports a name that no spec has, with
    /// the nearest one.
    public init(stringLiteral name: String) { rawValue = name }
}

extension SpecID: CustomStringConvertible {
    /// The name.
    public var description: String { rawValue }
}

extension SpecID: Comparable {
    /// Orders ids by their names.
    public static func < (left: SpecID, right: SpecID) -> Bool { left.rawValue < right.rawValue }
}
