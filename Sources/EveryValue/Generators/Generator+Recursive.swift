extension Generator {
    /// Draws recursive values, which contain values of their own kind; simplest is
    /// the simplest leaf.
    ///
    /// Every value stands in a span with the label, so that the shrinker can put a
    /// part in the place of the whole.
    ///
    /// - Parameters:
    ///   - label: The name of the kind of value.
    ///   - depth: How many branches may lie inside one another, at most.
    ///   - budget: How many branches a whole value may have, over all recursive
    ///     generators in it. It is a bound, not a choice: a size that is drawn
    ///     would give one value two recordings of different weight.
    ///   - leaf: Draws a value with nothing inside.
    ///   - branch: Makes the generator of a value with others inside, from the
    ///     generator of those. Called `depth` times, at once.
    public static func recursive(
        _ label: SpanLabel, depth: Int = 5, budget: Int = 50, leaf: Generator,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        branch: (Generator) -> Generator
    ) -> Generator {
        guard depth >= 0 else { return .invalid("The depth of Generator.recursive cannot be negative; this one is \(depth).", file, line) }
        let site = drawSite(file, line, column)
        let shape = IntegerShape(0...1, towards: 0)
        // A leaf weighs the same at every depth: otherwise the deeper tree, whose
        // leaves make no choice, would count as simpler.
        var level = Generator { source in
            try source.span(label) {
                source.weight += 1
                return try leaf.draw(source)
            }
        }
        for _ in 0..<depth {
            let inner = branch(level)
            level = Generator { source in
                try source.span(label) {
                    guard source.branches < budget else {
                        source.weight += 1
                        return try leaf.draw(source)
                    }
                    guard source.integer(shape, at: site, given: nil, habit: .probability(0.6)) == 1 else { return try leaf.draw(source) }
                    source.branches += 1
                    return try inner.draw(source)
                }
            }
        }
        return level
    }
}

extension Generator {
    /// Draws from a generator that knows how large the value may be, from 1 to 100.
    ///
    ///     Generator.sized { size in .integer(in: 0...9).array(0...size) }
    ///
    /// The first cases of a search are of a small size, later ones of size 100, as
    /// is every replay. The size is a bound and not a choice: so a larger size must
    /// allow every value of a smaller one, with the same choices.
    ///
    /// - Parameter generator: Makes the generator of a size.
    public static func sized(_ generator: @escaping @Sendable (Int) throws -> Generator) -> Generator {
        Generator { source in try generator(max(1, source.growth)).draw(source) }
    }
}
