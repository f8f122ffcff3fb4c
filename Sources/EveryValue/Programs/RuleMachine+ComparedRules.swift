extension RuleMachine {
    /// Adds a rule whose result must equal that of the model.
    ///
    /// - Parameters:
    ///   - name: The function that a step calls, as it is printed: `"pop()"`,
    ///     `"move(from:to:)"` with the labels of its arguments, or `"try push(_:)"`
    ///     for one that throws. Where the first argument is a ``NamedResult`` and
    ///     has no label, the step is printed as a call of that result.
    ///   - condition: Returns whether a step is possible in a model.
    ///   - model: Changes the model, and returns the expected result. It throws
    ///     ``RuleNotPossible`` where the step is not possible with its arguments.
    ///   - call: Calls the system, and returns its result.
    public mutating func rule<Result: Equatable & SendableMetatype>(
        _ name: StaticString, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model) throws -> Result,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System) async throws -> Result
    ) {
        add(
            name, pool: nil, when: condition,
            isEqual: { ($0 as? Result) == ($1 as? Result) }, draw: { _ in [] },
            model: { state, _, _ in try model(&state) },
            system: { system, _ in try await call(&system) })
    }

    /// Adds a rule whose result must equal that of the model, with one argument.
    public mutating func rule<First, Result: Equatable & SendableMetatype>(
        _ name: StaticString, _ first: Generator<First>, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First) throws -> Result,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First) async throws -> Result
    ) {
        add(
            name, pool: nil, when: condition,
            isEqual: { ($0 as? Result) == ($1 as? Result) }, draw: { source in [try source.draw(first)] },
            model: { state, arguments, _ in try model(&state, try cast(arguments[0])) },
            system: { system, arguments in try await call(&system, try cast(arguments[0])) })
    }

    /// Adds a rule whose result must equal that of the model, with two arguments.
    public mutating func rule<First, Second, Result: Equatable & SendableMetatype>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First, Second) throws -> Result,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second) async throws -> Result
    ) {
        add(
            name, pool: nil, when: condition,
            isEqual: { ($0 as? Result) == ($1 as? Result) }, draw: { source in [try source.draw(first), try source.draw(second)] },
            model: { state, arguments, _ in try model(&state, try cast(arguments[0]), try cast(arguments[1])) },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1])) })
    }

    /// Adds a rule whose result must equal that of the model, with three arguments.
    public mutating func rule<First, Second, Third, Result: Equatable & SendableMetatype>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First, Second, Third) throws -> Result,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second, Third) async throws -> Result
    ) {
        add(
            name, pool: nil, when: condition,
            isEqual: { ($0 as? Result) == ($1 as? Result) },
            draw: { source in [try source.draw(first), try source.draw(second), try source.draw(third)] },
            model: { state, arguments, _ in try model(&state, try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2])) },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2])) }
        )
    }
}
