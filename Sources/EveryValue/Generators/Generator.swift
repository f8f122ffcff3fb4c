/// A description of how to make values of one type out of choices.
///
/// A generator is a value itself: it can be stored, passed to other tasks and
/// combined. Values are shrunk by editing the choices and running the generator
/// again, so that everything a generator makes can be shrunk, and never to
/// something it cannot make. Every choice has a simplest value; a generator's
/// simplest value is the one it makes of those.
public struct Generator<Value>: Sendable {
    /// Makes one value from the choices of a source.
    @usableFromInline
    let draw: @Sendable (ChoiceSource) throws -> Value

    /// Creates a generator from a function that draws what it needs.
    ///
    /// The function must depend only on its draws. It must not iterate over a `Set`
    /// or a `Dictionary`, whose order changes from one process to the next, since
    /// replay would then give another value. A value it throws for counts as
    /// discarded.
    @inlinable
    public init(_ draw: @escaping @Sendable (ChoiceSource) throws -> Value) {
        self.draw = draw
    }

    /// Makes the random value of a seed.
    public func value(seed: UInt64) throws -> Value {
        try value(from: .random(seed))
    }

    /// Makes the value of a recording; choices the recording does not have are
    /// simplest.
    public func value(replaying recording: ChoiceRecording) throws -> Value {
        try value(from: .replay(recording))
    }

    /// A value together with the choices it is made of.
    package struct Sample {
        package let value: Value
        package let recording: ChoiceRecording
    }

    /// Makes the random value of a seed, with its recording.
    package func sample(seed: UInt64) throws -> Sample {
        try make(.random(seed))
    }

    /// Makes the value of a recording, with the recording as this generator would
    /// have drawn it.
    package func sample(replaying recording: ChoiceRecording) throws -> Sample {
        try make(.replay(recording))
    }

    /// Runs the generator to its end on a source.
    func make(_ source: ChoiceSource) throws -> Sample {
        let value = try value(from: source)
        return Sample(value: value, recording: source.finish())
    }

    /// Runs the generator to its end on a source whose recording is not used.
    private func value(from source: ChoiceSource) throws -> Value {
        let value = try draw(source)
        if let mistake = source.mistake { throw GenerationError.invalid(reason: mistake) }
        if source.isOverrun { throw GenerationError.tooLarge(limit: source.limit) }
        return value
    }
}

extension ChoiceRecording {
    /// Records the value a generator was written to give: every `given` argument,
    /// and the simplest value where there is none.
    ///
    /// A generator whose draws pass on the parts of a value as `given` is an
    /// encoder of that value.
    public init<Value>(of generator: Generator<Value>) throws {
        self = try generator.make(.recording()).recording
    }
}
