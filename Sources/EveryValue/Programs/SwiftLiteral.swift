/// A value that says by which Swift code it is made.
package protocol SwiftCodeRepresentable {
    /// The code.
    var swiftCode: String { get }
}

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
        case let text as any StringProtocol: return quoted(String(text))
        case let character as Character: return quoted(String(character))
        case let scalar as Unicode.Scalar: return quoted(String(scalar))
        case let number as any BinaryFloatingPoint where !number.isFinite:
            return number.isNaN ? ".nan" : number.sign == .minus ? "-.infinity" : ".infinity"
        case let value as any SwiftCodeRepresentable: return value.swiftCode
        case let duration as Duration: return code(of: duration)
        case let number as any Numeric: return "\(number)"
        case is Bool: return "\(value)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        func parts() -> [String] { mirror.children.map { code(of: $0.value, depth: depth + 1) } }
        switch mirror.displayStyle {
        case .optional:
            guard let inner = mirror.children.first?.value else { return "nil" }
            let code = code(of: inner, depth: depth + 1)
            return code == "nil" ? ".some(nil)" : code
        case .collection: return "[\(parts().joined(separator: ", "))]"
        case .set: return "[\(parts().sorted().joined(separator: ", "))]"
        case .dictionary: return dictionary(mirror, depth)
        case .tuple: return "(\(fields(mirror, depth)))"
        case .enum: return enumeration(value, mirror, depth)
        case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible),
            .class where !(value is any CustomStringConvertible):
            return "\(mirror.subjectType)(\(fields(mirror, depth)))"
        default: return "\(value)"
        }
    }

    private static func code(of duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        if attoseconds == 0 { return ".seconds(\(seconds))" }
        for (unit, size, count) in [("milliseconds", 1_000_000_000_000_000, 1000), ("microseconds", 1_000_000_000_000, 1_000_000)]
            as [(String, Int64, Int64)]
        {
            let (product, overflow) = seconds.multipliedReportingOverflow(by: count)
            if attoseconds % size == 0, !overflow { return ".\(unit)(\(product + attoseconds / size))" }
        }
        return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
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
