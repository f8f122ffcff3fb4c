extension RuleMachine {
    /// Adds a rule without a result.
    ///
    /// A function of the system can check its result with `#expect`.
    public mutating func rule(
        _ name: StaticString, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System) async throws -> Void
    ) {
        add(
            name, pool: nil, when: condition, draw: { _ in [] },
            model: { state, _, _ in
                try model(&state)
                return nil
            },
            system: { system, _ in try await call(&system) })
    }

    /// Adds a rule without a result, with one argument.
    public mutating func rule<First>(
        _ name: StaticString, _ first: Generator<First>, when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First) async throws -> Void
    ) {
        add(
            name, pool: nil, when: condition, draw: { source in [try source.draw(first)] },
            model: { state, arguments, _ in
                try model(&state, try cast(arguments[0]))
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0])) })
    }

    /// Adds a rule without a result, with two arguments.
    public mutating func rule<First, Second>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First, Second) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second) async throws -> Void
    ) {
        add(
            name, pool: nil, when: condition, draw: { source in [try source.draw(first), try source.draw(second)] },
            model: { state, arguments, _ in
                try model(&state, try cast(arguments[0]), try cast(arguments[1]))
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1])) })
    }

    /// Adds a rule without a result, with three arguments.
    public mutating func rule<First, Second, Third>(
        _ name: StaticString, _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        when condition: @escaping @Sendable (Model) -> Bool = { _ in true },
        model: @escaping @Sendable (inout Model, First, Second, Third) throws -> Void,
        system call: nonisolated(nonsending) @escaping @Sendable (inout System, First, Second, Third) async throws -> Void
    ) {
        add(
            name, pool: nil, when: condition,
            draw: { source in [try source.draw(first), try source.draw(second), try source.draw(third)] },
            model: { state, arguments, _ in
                try model(&state, try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2]))
                return nil
            },
            system: { system, arguments in try await call(&system, try cast(arguments[0]), try cast(arguments[1]), try cast(arguments[2])) }
        )
    }
}
