/// Arguments sorted into options and operands.
struct ParsedArguments: Hashable, Sendable {
    /// The arguments that are neither options nor their values, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// Parses arguments; `--name=value` is the same as `--name value`, and after
    /// `--` everything is an operand.
    init(_ arguments: [String], options: [Option], command: String) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            guard let option = options.first(where: { $0.name == name }) else {
                throw UsageError(
                    "\(command) has no option \(argument.prefix { $0 != "=" })\(suggestion(for: name, among: options.map(\.name), "--")); "
                        + "see everyscreen help \(command)")
            }
            if let placeholder = option.value {
                // The next option is not a value; a value that begins with dashes
                // needs `--name=--value`.
                let isNextAnOption = rest.first?.hasPrefix("--") == true
                guard let value = parts.count > 1 ? String(parts[1]) : isNextAnOption ? nil : rest.popFirst() else {
                    throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
                }
                guard option.isRepeatable || values[name] == nil else {
                    throw UsageError("--\(name) is given twice; leave one of them out")
                }
                values[name, default: []].append(value)
            } else if parts.count > 1 {
                throw UsageError("--\(name) takes no value")
            } else {
                flags.insert(name)
            }
        }
    }

    /// The operands as files to read: a dash is standard input.
    var inputs: [String] { operands.map { $0 == "-" ? "/dev/stdin" : $0 } }

    /// Returns whether a flag was given.
    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// Returns the value of an option, or `nil` if it was not given.
    func value(_ option: String) -> String? { values[option]?.first }

    /// Returns all values of an option that may be given several times.
    func values(_ option: String) -> [String] { values[option] ?? [] }

    /// Returns the value of an option as a whole number of at least `least`.
    func wholeNumber<Number: FixedWidthInteger>(_ option: String, atLeast least: Number) throws(UsageError) -> Number? {
        guard let text = value(option) else { return nil }
        guard let number = Number(text), number >= least else {
            throw UsageError("--\(option) is \"\(text)\"; it takes a whole number of at least \(least)")
        }
        return number
    }

    /// Returns the value of an option that takes one of some words.
    func word(_ option: String, from words: [String]) throws(UsageError) -> String? {
        guard let text = value(option) else { return nil }
        guard words.contains(text) else {
            throw UsageError(
                "--\(option) is \"\(text)\"\(suggestion(for: text, among: words, "")); it takes \(words.joined(separator: ", "))")
        }
        return text
    }
}
