/// A program drawn by the rules of a ``RuleMachine``.
///
/// Its description is its Swift code.
public struct RuleProgram: Sendable, CustomStringConvertible {
    /// One step, with the types of its arguments erased.
    struct Step: @unchecked Sendable {
        /// The number of the rule.
        let rule: Int
        let call: RuleCall
        let arguments: [Any]
        /// The name of the result.
        let result: ResultName?
        /// The result by the model; nil where any is right, or where it depends on
        /// other tasks.
        let expected: Any?
    }

    let subject: ProgramSubject
    /// The steps one after another.
    var steps: [Step]
    /// The steps of each task that follow, at the same time; empty without tasks.
    var tasks: [[Step]] = []
    /// The task that goes on whenever several can, by its place among those that
    /// wait: 0 for the one that has waited longest, as after the last number.
    var schedule: [Int] = []

    /// The names of the rules that the program uses.
    package var ruleNames: Set<String> { Set((steps + tasks.joined()).map(\.call.name)) }

    /// Swift code, in which results are checked with `#expect`.
    public var description: String { code { "#expect(\($0) == \($1))" } }

    /// Returns Swift code.
    ///
    /// - Parameter assertion: Returns the code that compares a result with the one
    ///   expected.
    package func code(_ assertion: @escaping (String, String) -> String) -> String {
        var lines = [subject.declaration].compactMap(\.self)
        var numbers: [String: Int] = [:]
        for step in steps { lines += code(of: step, &numbers, assertion) }
        guard tasks.contains(where: { !$0.isEmpty }) else { return lines.joined(separator: "\n") }
        let names = tasks.indices.map { "task\($0 + 1)" }
        let mayThrow = tasks.joined().contains { $0.call.keywords.contains("try") }
        for (name, steps) in zip(names, tasks) {
            lines.append("async let \(name): Void = {")
            for step in steps { lines += code(of: step, &numbers, nil).map { "    \($0)" } }
            lines.append("}()")
        }
        lines.append("_ = \(mayThrow ? "try " : "")await (\(names.joined(separator: ", ")))")
        return lines.joined(separator: "\n")
    }

    private func code(of step: Step, _ numbers: inout [String: Int], _ assertion: ((String, String) -> String)?) -> [String] {
        let call = fullCode(of: step)
        if let result = step.result { return ["let \(result) = \(call)"] }
        if step.call.returnsVoid { return [call] }
        guard let expected = step.expected, let assertion else { return ["_ = \(call)"] }
        let value = SwiftLiteral.code(of: expected)
        if subject.isObject || step.arguments.first is any AnyNamedResult { return [assertion(call, value)] }
        // Macros cannot call a function that changes a value.
        numbers[step.call.base, default: 0] += 1
        let name = "\(step.call.base)Result\(numbers[step.call.base] ?? 1)"
        return ["let \(name) = \(call)", assertion(name, value)]
    }

    private func fullCode(of step: Step) -> String {
        let call = step.call.code(step.arguments, on: subject)
        let isOnActor = subject.isActor && call.hasPrefix("\(subject.variable ?? "").")
        let keywords = step.call.keywords
        return keywords + (isOnActor && !keywords.contains("await") ? "await " : "") + call
    }

    /// Returns the code of a step's call, without keywords.
    func shortCode(of step: Step) -> String { step.call.code(step.arguments, on: subject) }
}

extension RuleProgram: CaseDescribable {
    package var caseDescription: String { description + "\n\(schedule)" }
}
