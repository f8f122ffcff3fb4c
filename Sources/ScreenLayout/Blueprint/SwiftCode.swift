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
        let digits = String(value, radix: 16, uppercase: true)
        return "0x" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    /// A string literal; what would not survive in source text is written as an escape.
    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                let isPlain = scalar.properties.isGraphemeBase && scalar.value >= 0x20
                result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result + "\""
    }

    /// The width and the height as two arguments.
    static func extent(_ size: LayoutSize) -> String { "width: \(number(size.width)), height: \(number(size.height))" }

    /// Insets as one number where all are the same, else as a value.
    static func insets(_ insets: LayoutInsets) -> String {
        if insets == LayoutInsets(all: insets.top) { return number(insets.top) }
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "LayoutInsets(" + sides.filter { $0.1 != 0 }.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
    }

    /// An array of cases.
    static func cases(_ names: [String]) -> String { "[" + names.map { ".\($0)" }.joined(separator: ", ") + "]" }

    /// An array of strings.
    static func strings(_ strings: [String]) -> String { "[" + strings.map(quoted).joined(separator: ", ") + "]" }
}
