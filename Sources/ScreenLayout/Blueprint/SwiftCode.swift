import EveryScreenModel

/// The pieces Swift source is put together from.
enum SwiftCode {
    /// A call with a leading dot; arguments that are `nil` are left out.
    static func call(_ name: String, _ arguments: [String?]) -> String {
        ".\(name)(" + arguments.compactMap(\.self).joined(separator: ", ") + ")"
    }

    /// An argument with its label, or nothing where the value is the default.
    static func argument<Value: Equatable>(
        _ label: String, _ value: Value, default usual: Value?, _ code: (Value) -> String
    ) -> String? {
        value == usual ? nil : "\(label): \(code(value))"
    }

    /// A number, without a fraction where it has none; infinity has a name.
    static func number(_ value: Double) -> String {
        if value == .infinity { return ".infinity" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    /// A number of 24 bits as colors are written.
    static func hex(_ value: UInt32) -> String {
        "0x" + value.hexadecimal(digits: 6, uppercase: true)
    }

    /// A string literal.
    static func quoted(_ string: String) -> String { string.swiftLiteral }

    /// The width and the height as two arguments.
    static func extent(_ size: LayoutSize) -> String { "width: \(number(size.width)), height: \(number(size.height))" }

    /// The arguments of padding: one number where all sides are the same, edges and
    /// a number where some are, else the insets.
    static func padding(_ insets: LayoutInsets) -> [String] {
        if insets == LayoutInsets(all: insets.top) { return [number(insets.top)] }
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        guard let length = sides.first(where: { $0 != 0 }), sides.allSatisfy({ $0 == 0 || $0 == length }) else {
            return [Self.insets(insets)]
        }
        let edges = Blueprint.EdgeSet(rawValue: sides.indices.reduce(0) { $0 | (sides[$1] == 0 ? 0 : 1 << $1) })
        return [edges.swiftCode, number(length)].compactMap(\.self)
    }

    private static func insets(_ insets: LayoutInsets) -> String {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "LayoutInsets(" + sides.filter { $0.1 != 0 }.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
    }

    /// An array of cases.
    static func cases(_ names: [String]) -> String { "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]" }

    /// An array of strings.
    static func strings(_ strings: [String]) -> String { "[" + strings.map(quoted).joined(separator: ", ") + "]" }
}
