extension Generator {
    /// Draws from one of several generators; simplest is the simplest of the first.
    ///
    /// - Precondition: there is at least one generator.
    @inlinable
    public static func oneOf(
        _ generators: [Generator], file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard !generators.isEmpty else { return .invalid("Generator.oneOf needs at least one generator to choose from.", file, line) }
        let site = drawSite(file, line, column)
        return Generator { source in
            try generators[source.alternative(of: generators.count, weights: nil, given: nil, at: site)].draw(source)
        }
    }

    /// Draws from one of several generators, some more often than others; simplest
    /// is the simplest of the first.
    ///
    /// - Parameter alternatives: Generators, each with how often it is taken
    ///   relative to the others; a weight of 0 is reached by shrinking only.
    /// - Precondition: no weight is negative, and one at least is positive.
    @inlinable
    public static func weighted(
        _ alternatives: [(weight: Int, generator: Generator)],
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard alternatives.allSatisfy({ $0.weight >= 0 }) else {
            return .invalid("The weights of Generator.weighted cannot be negative.", file, line)
        }
        guard alternatives.contains(where: { $0.weight > 0 }) else {
            return .invalid("Generator.weighted needs at least one alternative of positive weight.", file, line)
        }
        let site = drawSite(file, line, column)
        let weights = alternatives.map(\.weight)
        let generators = alternatives.map(\.generator)
        return Generator { source in
            try generators[source.alternative(of: generators.count, weights: weights, given: nil, at: site)].draw(source)
        }
    }

    /// Draws one of the elements of a collection; simplest is the first.
    ///
    /// - Precondition: the collection is not empty.
    @inlinable
    public static func element(
        of elements: some Collection<Value>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value: Sendable {
        guard !elements.isEmpty else { return .invalid("Generator.element(of:) needs at least one element to choose from.", file, line) }
        let site = drawSite(file, line, column)
        let choices = Array(elements)
        return Generator { source in
            if source.isSigning { source.note(choices) }
            return choices[source.alternative(of: choices.count, weights: nil, given: nil, at: site)]
        }
    }

    /// Draws nil or a value; simplest is nil.
    ///
    /// - Parameter probability: How often there is a value at random, from 0 to 1.
    public func optional(
        probability: Double = 0.75, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Value?> {
        guard (0...1).contains(probability) else {
            return .invalid("A probability lies between 0 and 1; this one is \(probability).", file, line)
        }
        let site = drawSite(file, line, column)
        return Generator<Value?> { source in
            let isThere = source.integer(IntegerShape(0...1, towards: 0), at: site, given: nil, habit: .probability(probability))
            return isThere == 1 ? try draw(source) : nil
        }
    }
}

extension Generator where Value: CaseIterable & Sendable {
    /// Draws one of the cases of an enumeration; simplest is the first.
    public static func anyCase(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        element(of: Array(Value.allCases), file: file, line: line, column: column)
    }
}
