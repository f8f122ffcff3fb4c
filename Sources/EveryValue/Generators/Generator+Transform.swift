extension Generator {
    /// Always the same value; makes no choice.
    @inlinable
    public static func constant(_ value: Value) -> Generator where Value: Sendable {
        Generator { _ in value }
    }

    /// Turns every value into another; simplest is the simplest, turned.
    @inlinable
    public func map<Result>(_ transform: @escaping @Sendable (Value) throws -> Result) -> Generator<Result> {
        Generator<Result> { source in try transform(draw(source)) }
    }

    /// Draws a value, then one from the generator made of it; simplest is the
    /// simplest of the simplest's generator.
    @inlinable
    public func flatMap<Result>(_ transform: @escaping @Sendable (Value) throws -> Generator<Result>) -> Generator<Result> {
        Generator<Result> { source in try transform(draw(source)).draw(source) }
    }

    /// Draws again until a value passes, a hundred times at most; simplest is the
    /// first simplest value that passes.
    ///
    /// Values refused leave no trace in the recording. When nothing passes, the
    /// case is discarded with an error that names this place. While shrinking, a
    /// recorded value that does not pass is moved to a nearby one that does, or the
    /// candidate is dropped.
    public func filter(
        file: StaticString = #fileID, line: UInt = #line, _ isIncluded: @escaping @Sendable (Value) throws -> Bool
    ) -> Generator {
        Generator { source in
            let value = try source.firstAttempt { source in
                let value = try draw(source)
                return try isIncluded(value) ? value : nil
            }
            guard let value else {
                throw GenerationError.nothingPasses(attempts: DrawLimit.filterAttempts, file: "\(file)", line: line)
            }
            return value
        }
    }

    /// Draws a pair, this part first; simplest is the pair of the simplest.
    @inlinable
    public func combined<Other>(with other: Generator<Other>) -> Generator<(Value, Other)> {
        Generator<(Value, Other)> { source in (try draw(source), try other.draw(source)) }
    }

    /// Draws inside a span, which the shrinker treats as one part; see
    /// `ChoiceSource.span`.
    @inlinable
    public func labelled(_ label: SpanLabel) -> Generator {
        Generator { source in try source.span(label) { try draw(source) } }
    }
}
