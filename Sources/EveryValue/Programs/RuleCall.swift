/// The function that a rule calls, as it is printed.
struct RuleCall: Sendable {
    /// The keywords before the call, each with a space: `"try await "`.
    let keywords: String
    /// The name without labels.
    let base: String
    /// The labels of the arguments in parentheses; nil if the name has none.
    let labels: [String]?
    let returnsVoid: Bool

    /// The name as the rule states it.
    let name: String

    init(_ name: String, returnsVoid: Bool) {
        self.name = name
        self.returnsVoid = returnsVoid
        var rest = Substring(name)
        var keywords = ""
        for keyword in ["try ", "await "] where rest.hasPrefix(keyword) {
            keywords += keyword
            rest = rest.dropFirst(keyword.count)
        }
        self.keywords = keywords
        if let open = rest.firstIndex(of: "("), rest.last == ")" {
            base = String(rest[..<open])
            labels = rest[rest.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        } else {
            base = String(rest)
            labels = nil
        }
    }

    /// Returns the code of a call, without keywords.
    func code(_ arguments: [Any], on subject: ProgramSubject) -> String {
        var rest = arguments[...]
        var receiver = subject.variable
        if let first = rest.first as? any AnyNamedResult, labels.map({ $0.count < arguments.count }) ?? true {
            receiver = first.name.description
            rest.removeFirst()
        } else if base.first?.isUppercase == true {
            receiver = nil
        }
        let labels = labels?.map { $0 == "_" ? "" : "\($0): " } ?? []
        let list = rest.enumerated().map { number, argument in
            (labels.indices.contains(number) ? labels[number] : "") + SwiftLiteral.code(of: argument)
        }
        return (receiver.map { "\($0)." } ?? "") + "\(base)(\(list.joined(separator: ", ")))"
    }
}

/// The system of a program, as it is printed.
struct ProgramSubject: Sendable {
    /// The line that declares it; nil where there is none.
    let declaration: String?
    /// The name of the variable; nil for calls of functions.
    let variable: String?
    let isActor: Bool
    /// Whether the variable refers to an object, so that calls may stand in macros.
    let isObject: Bool

    init<System>(_: System.Type, code: String?) {
        isActor = System.self is any Actor.Type
        isObject = System.self is AnyObject.Type
        if System.self == Void.self, code == nil {
            declaration = nil
            variable = nil
            return
        }
        let type = String(describing: System.self)
        let words = code.map { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) } ?? []
        if let code, let first = words.first, ["let", "var"].contains(first), words.count > 1 {
            declaration = code
            variable = words[1]
        } else {
            let plain = type.prefix { $0.isLetter || $0.isNumber }
            let name = plain.prefix(1).lowercased() + plain.dropFirst()
            variable = name
            declaration = "\(isObject ? "let" : "var") \(name) = \(code ?? "\(type)()")"
        }
    }
}
