import EveryValue

/// The arguments of a property: their generator, and the Swift code of each
/// argument of a case.
struct PropertyArguments<Value> {
    let generator: Generator<Value>
    let code: (Value) -> [String]
    /// Values that are evaluated before the search.
    var examples: [Value] = []
    /// The names of the rules that a case may use; empty for values.
    var rules: [String] = []
    /// The names of those that it uses.
    var usedRules: (Value) -> Set<String> = { _ in [] }

    /// Joins the generators of any number of arguments; they are drawn in order.
    init<each Argument>(
        _ generators: repeat Generator<each Argument>, examples: [(repeat each Argument)] = []
    ) where Value == (repeat each Argument) {
        self.examples = examples
        generator = Generator { source in (repeat try source.draw(each generators)) }
        code = { value in
            var code: [String] = []
            repeat code.append(SwiftLiteral.code(of: each value))
            return code
        }
    }
}

extension PropertyArguments where Value == RuleProgram {
    /// The programs of a machine.
    ///
    /// - Parameter assertion: Returns the code that compares a result with the one
    ///   expected.
    init<Model, System>(_ machine: RuleMachine<Model, System>, assertion: @escaping (String, String) -> String) {
        generator = machine.programs
        code = { [$0.code(assertion)] }
        rules = machine.ruleNames
        usedRules = \.ruleNames
    }
}
