/// A function that a generator made: equal arguments have equal results.
///
/// Arguments are told apart by their description. So the description of an argument
/// must not depend on the process, as that of a `Set` does.
public struct DrawnFunction<Argument, Result: Sendable>: Sendable, CustomStringConvertible {
    /// The results, one of which each argument has.
    public let results: [Result]
    private let salt: UInt64

    fileprivate init(_ results: [Result], salt: UInt64) {
        self.results = results
        self.salt = salt
    }

    /// Returns the result of an argument.
    public func callAsFunction(_ argument: Argument) -> Result {
        if results.count == 1 { return results[0] }
        var bits = RandomBits(seed: ByteHash.wide("\(argument)".utf8) ^ salt)
        return results[bits.below(results.count)]
    }

    public var description: String {
        results.count == 1 ? "{ _ in \(results[0]) }" : "{ one of \(results) by the argument, number \(salt) }"
    }
}

extension Generator {
    /// Draws a function whose results a generator draws; simplest is the constant
    /// function of the simplest result.
    ///
    /// - Parameters:
    ///   - result: The generator of results.
    ///   - count: How many results a function may have.
    public static func function<Argument, Result: Sendable>(
        returning result: Generator<Result>, _ count: ClosedRange<Int> = 1...8,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == DrawnFunction<Argument, Result> {
        guard count.lowerBound > 0 else { return .invalid("A function has at least one result.", file, line) }
        let site = drawSite(file, line, column)
        let results = result.array(count, file: file, line: line, column: column)
        return Generator { source in
            let results = try source.draw(results)
            let salt = results.count == 1 ? 0 : source.integer(IntegerShape(0...255, towards: 0), at: site, given: nil, habit: .magnitudes)
            return DrawnFunction(results, salt: UInt64(salt))
        }
    }
}
