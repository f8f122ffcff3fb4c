/// A value as Swift code, as far as its parts allow.
///
/// Numbers, strings, collections, optionals, tuples, enumerations and structures
/// are printed as their initializers. Sets and dictionaries are sorted, so that one
/// value has one text.
package enum SwiftLiteral {
    /// The largest depth of opened values; deeper ones are printed by their
    /// descriptions.
    private static let mostLevels = 12

    /// Returns the code of a value.
    package static func code(of value: Any) -> String { code(of: value, depth: 0) }

    private static func code(of value: Any, depth: Int) -> String {
        guard depth < mostLevels else { return "\(value)" }
        switch value {
        case let text as String: return quoted(text)
        case let character as Character: return quoted(String(character))
        case let number as Double where !number.isFinite: return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
        case let number as any Numeric: return "\(number)"
        case is Bool: return "\(value)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        func parts() -> [String] { mirror.children.map { code(of: $0.value, depth: depth + 1) } }
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { code(of: $0.value, depth: depth + 1) } ?? "nil"
        case .collection: return "[\(parts().joined(separator: ", "))]"
        case .set: return "[\(parts().sorted().joined(separator: ", "))]"
        case .dictionary: return dictionary(mirror, depth)
        case .tuple: return "(\(fields(mirror, depth)))"
        case .enum: return enumeration(value, mirror, depth)
        case .struct where mirror.children.isEmpty == false && !(value is any CustomStringConvertible):
            return "\(mirror.subjectType)(\(fields(mirror, depth)))"
        default: return "\(value)"
        }
    }

    private static func quoted(_ text: String) -> String {
        var code = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": code += "\\" + String(scalar)
            case "\n": code += "\\n"
            case "\t": code += "\\t"
            case "\r": code += "\\r"
            case _ where isInvisible(scalar): code += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: code.unicodeScalars.append(scalar)
            }
        }
        return code + "\""
    }

    /// Whether a scalar is invisible in code, or not visible alone.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
        case .spaceSeparator: scalar != " "
        default: false
        }
    }

    private static func fields(_ mirror: Mirror, _ depth: Int) -> String {
        mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + code(of: child.value, depth: depth + 1)
        }.joined(separator: ", ")
    }

    private static func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
        let entries = mirror.children.map { entry in
            Mirror(reflecting: entry.value).children.map { code(of: $0.value, depth: depth + 1) }.joined(separator: ": ")
        }
        return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    }

    private static func enumeration(_ value: Any, _ mirror: Mirror, _ depth: Int) -> String {
        guard let payload = mirror.children.first else { return ".\(value)" }
        let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
        let content = code(of: payload.value, depth: depth + 1)
        return ".\(payload.label ?? "")" + (isTuple ? content : "(\(content))")
    }
}
