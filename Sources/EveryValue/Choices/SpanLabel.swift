/// The name of a span of choices, written as a string literal.
///
/// Two spans with one label count as the same kind of thing. A shrink pass may put
/// one in the place of the other, and replay looks for a span by its label. Labels
/// compare by a 32-bit hash of the name, the same on every platform.
public struct SpanLabel: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The 32-bit FNV-1a hash of the name; never 0, which stands for "any label".
    package let code: UInt32

    private let name: StaticString

    /// Creates a label from its name; names are compared by their UTF-8 bytes.
    public init(_ name: StaticString) {
        self.name = name
        code = max(1, name.withUTF8Buffer { ByteHash.narrow($0) })
    }

    public init(stringLiteral name: StaticString) {
        self.init(name)
    }

    public var description: String { "\(name)" }

    public static func == (left: SpanLabel, right: SpanLabel) -> Bool {
        left.code == right.code
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}
