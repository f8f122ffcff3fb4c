extension RuleMachine {
    /// Adds a rule whose result later steps can draw from a pool.
    ///
    /// The model gets the result's name before the arguments.
    public mutating func rule<Result>(
        _ name: StaticString, into results: NamedResults<Result>, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, NamedResult<Result>) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System) async throws -> Result
    ) {
        add(
            name, pool: results.name, when: condition, draw: { _ in [] },
            model: { state, _, name in
                if let name { try model(&state, NamedResult(name: name)) }
                return nil
            },
            system: { system, _ in try await call(&system) })
    }

    /// Adds a rule whose result later steps can draw from a pool, with one
    /// argument.
    public mutating func rule<First, Result>(
        _ name: StaticString, _ first: Generator<First>, into results: NamedResults<Result>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, NamedResult<Result>, First) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First) async throws -> Result
    ) {
        add(
            name, pool: results.name, when: condition, draw: { source in [try source.draw(first)] },
            model: { state, arguments, name in
                if let name { try model(&state, NamedResult(name: name), try cast(arguments[0])) }
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0])) })
    }

    /// Adds a rule whose result later steps can draw from a pool, with two
    /// arguments.
    public mutating func rule<First, Second, Result>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>, into results: NamedResults<Result>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, NamedResult<Result>, First, Second) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second) async throws -> Result
    ) {
        add(
            name, pool: results.name, when: condition, draw: { source in [try source.draw(first), try source.draw(second)] },
            model: { state, arguments, name in
                if let name { try model(&state, NamedResult(name: name), try cast(arguments[0]), try cast(arguments[1])) }
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1])) })
    }

    /// Adds a rule whose result later steps can draw from a pool, with three
    /// arguments.
    public mutating func rule<First, Second, Third, Result>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        into results: NamedResults<Result>, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, NamedResult<Result>, First, Second, Third) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second, Third) async throws -> Result
    ) {
        add(
            name, pool: results.name, when: condition,
            draw: { source in [try source.draw(first), try source.draw(second), try source.draw(third)] },
            model: { state, arguments, name in
                if let name {
                    try model(&state, NamedResult(name: name), try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2]))
                }
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2])) }
        )
    }
}
