#if canImport(Testing)
    public import EveryValue
    public import Testing

    /// Checks that a property holds for every value of a generator.
    ///
    ///     await expectHolds(forEvery: .integer(in: 0...99)) { number in #expect(Item(number).isValid) }
    ///
    /// The property may throw, return a Bool or nothing, be asynchronous, and use
    /// `#expect` and `#require`. A false result, a thrown error and an issue are
    /// failures of different kinds. A failure is shrunk to the simplest value,
    /// which is evaluated again and reported once. It is saved beside the test, and
    /// later runs evaluate it first.
    ///
    /// One case in four tries the numbers and strings that the test's file
    /// contains, numbers related to earlier ones, and special values.
    ///
    /// - Parameters:
    ///   - options: The number of cases, the seed, a token to replay, the use of
    ///     regression files, a budget. They override traits, and may be before or
    ///     after any other argument.
    ///   - generator: The generator of the property's argument.
    ///   - moreOptions: Further options.
    ///   - examples: Values to evaluate before all cases, such as those of bug
    ///     reports. They are not shrunk; see the issue of the search for that.
    ///   - stillMoreOptions: Further options.
    ///   - isolation: The actor on which the property is called; the caller's.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    ///   - property: The property.
    public func expectHolds<First, Outcome>(
        _ options: CheckOption..., forEvery generator: Generator<First>, _ moreOptions: CheckOption...,
        examples: [First] = [], _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ property: nonisolated(nonsending) @escaping (First) async throws -> Outcome
    ) async {
        await PropertyRun.perform(
            options + moreOptions + stillMoreOptions, PropertyArguments(generator, examples: examples), at: sourceLocation,
            isolation: isolation
        ) {
            try await property($0)
        }
    }

    /// Checks that a property holds for all values of two generators.
    public func expectHolds<First, Second, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>,
        _ moreOptions: CheckOption..., examples: [(First, Second)] = [], _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ property: nonisolated(nonsending) @escaping (First, Second) async throws -> Outcome
    ) async {
        await PropertyRun.perform(
            options + moreOptions + stillMoreOptions, PropertyArguments(first, second, examples: examples), at: sourceLocation,
            isolation: isolation
        ) {
            try await property($0.0, $0.1)
        }
    }

    /// Checks that a property holds for all values of three generators.
    public func expectHolds<First, Second, Third, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        _ moreOptions: CheckOption..., examples: [(First, Second, Third)] = [], _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ property: nonisolated(nonsending) @escaping (First, Second, Third) async throws -> Outcome
    ) async {
        await PropertyRun.perform(
            options + moreOptions + stillMoreOptions, PropertyArguments(first, second, third, examples: examples), at: sourceLocation,
            isolation: isolation
        ) {
            try await property($0.0, $0.1, $0.2)
        }
    }

    /// Checks that a property holds for all values of four generators.
    public func expectHolds<First, Second, Third, Fourth, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        _ fourth: Generator<Fourth>, _ moreOptions: CheckOption..., examples: [(First, Second, Third, Fourth)] = [],
        _ stillMoreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
        _ property: nonisolated(nonsending) @escaping (First, Second, Third, Fourth) async throws -> Outcome
    ) async {
        await PropertyRun.perform(
            options + moreOptions + stillMoreOptions,
            PropertyArguments(first, second, third, fourth, examples: examples),
            at: sourceLocation, isolation: isolation
        ) {
            try await property($0.0, $0.1, $0.2, $0.3)
        }
    }

    /// Checks that every program of a machine runs as its model says.
    ///
    ///     var stack = RuleMachine(model: [Int]()) { Stack() }
    ///     stack.rule("push(_:)", .integer(in: 0...9)) { $0.append($1) } system: { $0.push($1) }
    ///     stack.rule("pop()", when: { !$0.isEmpty }) { $0.removeLast() } system: { $0.pop() }
    ///     await expectHolds(forEveryProgramOf: stack)
    ///
    /// The shortest failing program is reported as Swift code that can be pasted
    /// into a test, with the reason of the failure. Functions of rules may use
    /// `#expect` and `#require`. A rule that no program has used is a warning.
    ///
    /// - Parameters:
    ///   - options: The number of programs, the seed, a token to replay, the use of
    ///     regression files, a budget. They override traits.
    ///   - machine: The rules, the model and the system.
    ///   - moreOptions: Further options.
    ///   - isolation: The actor on which programs are drawn; the caller's. Steps
    ///     run on no actor: they `await` functions of one.
    ///   - sourceLocation: The line at which issues are recorded; the caller's.
    public func expectHolds<Model, System>(
        _ options: CheckOption..., forEveryProgramOf machine: RuleMachine<Model, System>, _ moreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let arguments = PropertyArguments(machine) { "#expect(\($0) == \($1))" }
        await PropertyRun.perform(options + moreOptions, arguments, at: sourceLocation, isolation: isolation) { try await machine.run($0) }
    }
#endif
