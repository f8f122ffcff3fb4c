/// Values as YAML 1.2 in block style; strings are always in double quotes as in
/// JSON, so that none is read as another type.
enum YAML {
    /// Returns an object as a document.
    static func text(_ value: JSON) -> String { lines(of: value).joined(separator: "\n") + "\n" }

    private static func lines(of value: JSON) -> [String] {
        switch value {
        case .object(let members) where !members.isEmpty:
            members.flatMap { key, value in
                switch value {
                case .object(let inner) where !inner.isEmpty: ["\(key):"] + lines(of: value).map { "  " + $0 }
                case .array(let inner) where !inner.isEmpty: ["\(key):"] + lines(of: value).map { "  " + $0 }
                default: ["\(key): \(value.text(.line))"]
                }
            }
        case .array(let values) where !values.isEmpty:
            values.flatMap { value in
                let inner = lines(of: value)
                return ["- \(inner[0])"] + inner.dropFirst().map { "  " + $0 }
            }
        default: [value.text(.line)]
        }
    }
}
