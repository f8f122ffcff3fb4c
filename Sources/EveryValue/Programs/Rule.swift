/// A rule without the types of its arguments and of its result.
struct Rule<Model: Sendable, System>: Sendable {
    let call: RuleCall
    /// The pool to which the result is added.
    let pool: String?
    let draw: @Sendable (ChoiceSource) throws -> [Any]
    let condition: @Sendable (Model) -> Bool
    /// Changes the model, and returns the expected result; nil where any result is
    /// right.
    ///
    /// It throws where the arguments are not possible.
    let advance: @Sendable (inout Model, [Any], ResultName?) throws -> Any?
    let perform: nonisolated(nonsending) @Sendable (inout System, [Any]) async throws -> Any
    /// Returns whether two results are equal.
    let isEqual: @Sendable (Any, Any) -> Bool

    /// Returns the model after a step, and the expected result; nil where the step
    /// is not possible.
    func after(_ model: Model, _ arguments: [Any], _ result: ResultName?) -> (model: Model, expected: Any?)? {
        guard condition(model) else { return nil }
        var model = model
        do {
            let expected = try advance(&model, arguments, result)
            return (model, expected)
        } catch {
            return nil
        }
    }
}

extension RuleMachine {
    /// Adds a rule.
    mutating func add<Result>(
        _ name: StaticString, pool: String?, when condition: @escaping @Sendable (Model) -> Bool,
        isEqual: @escaping @Sendable (Any, Any) -> Bool = { _, _ in true }, draw: @escaping @Sendable (ChoiceSource) throws -> [Any],
        model: @escaping @Sendable (inout Model, [Any], ResultName?) throws -> Any?,
        system: nonisolated(nonsending) @escaping @Sendable (inout System, [Any]) async throws -> Result
    ) {
        rules.append(
            Rule(
                call: RuleCall("\(name)", returnsVoid: Result.self == Void.self), pool: pool, draw: draw, condition: condition,
                advance: model, perform: { subject, arguments in try await system(&subject, arguments) }, isEqual: isEqual))
    }
}

/// Returns an argument of a step as the type of its generator.
func cast<Argument>(_ argument: Any) throws -> Argument {
    guard let argument = argument as? Argument else { throw RuleNotPossible() }
    return argument
}
