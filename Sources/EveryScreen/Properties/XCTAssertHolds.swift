#if canImport(XCTest)
    import EveryScreenKit
    public import EveryValue
    import Foundation
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
        _ options: CheckOption..., forEvery generator: Generator<First>,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First) throws -> Outcome
    ) {
        assertHolds(options, PropertyArguments(generator), function, file, line) {
            try property($0)
        }
    }

    /// Asserts that a property holds for all values of two generators.
    public func XCTAssertHolds<First, Second, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second) throws -> Outcome
    ) {
        assertHolds(
            options, PropertyArguments(first, second), function, file, line
        ) {
            try property($0.0, $0.1)
        }
    }

    /// Asserts that a property holds for all values of three generators.
    public func XCTAssertHolds<First, Second, Third, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second, Third) throws -> Outcome
    ) {
        assertHolds(
            options, PropertyArguments(first, second, third), function, file,
            line
        ) {
            try property($0.0, $0.1, $0.2)
        }
    }

    /// Asserts that a property holds for all values of four generators.
    public func XCTAssertHolds<First, Second, Third, Fourth, Outcome>(
        _ options: CheckOption..., forEvery first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>,
        _ fourth: Generator<Fourth>,
        file: StaticString = #filePath, line: UInt = #line, function: String = #function,
        _ property: (First, Second, Third, Fourth) throws -> Outcome
    ) {
        assertHolds(
            options,
            PropertyArguments(first, second, third, fourth),
            function, file, line
        ) {
            try property($0.0, $0.1, $0.2, $0.3)
        }
    }

    /// Checks a property in a test method, and fails once for all failures.
    private func assertHolds<Value>(
        _ options: [CheckOption], _ arguments: PropertyArguments<Value>, _ function: String, _ file: StaticString, _ line: UInt,
        _ property: (Value) throws -> Any
    ) {
        let name = String(function.prefix { $0 != "(" })
        let suite = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
        let key = CheckPlaces.ofThisProcess.property(of: "\(suite)/\(name)", at: "\(file):\(line)")
        let session = PropertySession(name, property: key, ResolvedOptions(options), arguments, beside: "\(file)")
        let issues = session.run(property)
        for issue in issues where !issue.isError { print(issue.text) }
        let errors = issues.filter(\.isError).map(\.text)
        if !errors.isEmpty { XCTFail(errors.joined(separator: "\n\n"), file: file, line: line) }
    }
#endif
