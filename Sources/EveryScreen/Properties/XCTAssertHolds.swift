#if canImport(XCTest)
    import EveryScreenKit
    public import EveryValue
    import XCTest

    /// Asserts that a property holds for every value of a generator.
    ///
    ///     XCTAssertHolds(forEvery: .integer(in: 0...99)) { number in Item(number).isValid }
    ///
    /// The property may throw and return a Bool or nothing; a false result and a
    /// thrown error are failures. Assertions of XCTest inside it cannot be
    /// withheld: each one fails the test at once. A failure is shrunk, evaluated
    /// again, reported once and saved; later runs evaluate it first.
    public func XCTAssertHolds<First, Outcome>(
        _ options: CheckOption..., forEvery generator: Generator<First>, _ moreOptions: CheckOption...,
        examples: [First] = [], _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First) throws -> Outcome
    ) {
        assertHolds(options + moreOptions + stillMoreOptions, PropertyArguments(generator, examples: examples), function, file, line) {
            try property($0)
        }
    }

    /// Asserts that a property holds for all values of two generators.
    public func XCTAssertHolds<First, Second, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>,
        _ moreOptions: CheckOption..., examples: [(First, Second)] = [], _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second) throws -> Outcome
    ) {
        assertHolds(
            options + moreOptions + stillMoreOptions, PropertyArguments(first, second, examples: examples), function, file, line
        ) {
            try property($0.0, $0.1)
        }
    }

    /// Asserts that a property holds for all values of three generators.
    public func XCTAssertHolds<First, Second, Third, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        _ moreOptions: CheckOption..., examples: [(First, Second, Third)] = [], _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second, Third) throws -> Outcome
    ) {
        assertHolds(
            options + moreOptions + stillMoreOptions, PropertyArguments(first, second, third, examples: examples), function, file,
            line
        ) {
            try property($0.0, $0.1, $0.2)
        }
    }

    /// Asserts that a property holds for all values of four generators.
    public func XCTAssertHolds<First, Second, Third, Fourth, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        _ fourth: Generator<Fourth>, _ moreOptions: CheckOption..., examples: [(First, Second, Third, Fourth)] = [],
        _ stillMoreOptions: CheckOption...,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second, Third, Fourth) throws -> Outcome
    ) {
        assertHolds(
            options + moreOptions + stillMoreOptions,
            PropertyArguments(first, second, third, fourth, examples: examples),
            function, file, line
        ) {
            try property($0.0, $0.1, $0.2, $0.3)
        }
    }

    /// Asserts that every program of a machine runs as its model says.
    ///
    /// The test method is `async`. Assertions of XCTest inside rules cannot be
    /// withheld: let them throw or return results instead.
    public func XCTAssertHolds<Model, System>(
        _ options: CheckOption..., forEveryProgramOf machine: RuleMachine<Model, System>, _ moreOptions: CheckOption...,
        isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath, line: UInt = #line, function: String = #function
    ) async {
        let session = session(options + moreOptions, PropertyArguments(machine) { "XCTAssertEqual(\($0), \($1))" }, function, file, line)
        let issues = await session.run { program in
            do {
                try await machine.run(program)
                return PropertyVerdict(.success(()))
            } catch {
                return error is CancellationError && Task.isCancelled ? nil : PropertyVerdict(.failure(error))
            }
        }
        CheckSession.report(issues, file, line)
    }

    /// Checks a property in a test method, and fails once for all failures.
    private func assertHolds<Value>(
        _ options: [CheckOption], _ arguments: PropertyArguments<Value>, _ function: String, _ file: StaticString, _ line: UInt,
        _ property: (Value) throws -> Any
    ) {
        CheckSession.report(session(options, arguments, function, file, line).run(property), file, line)
    }

    private func session<Value>(
        _ options: [CheckOption], _ arguments: PropertyArguments<Value>, _ function: String, _ file: StaticString, _ line: UInt
    ) -> PropertySession<Value> {
        let check = ResolvedOptions(arguments: options, of: .property)
        return PropertySession(
            in: CallingTest(in: function, at: file, line), check, arguments,
            crashes: check.settings.withJournal(function, at: file, line).crashes)
    }
#endif
