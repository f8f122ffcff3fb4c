extension Generator {
    /// Creates a generator that cannot make a value, since an argument is wrong: a
    /// search over it ends and says so.
    @usableFromInline
    package static func invalid(_ reason: String, _ file: StaticString, _ line: UInt) -> Generator {
        Generator { _ in throw GenerationError.invalid(reason: "\(reason) (\(file):\(line))") }
    }

    /// Creates a generator that cannot make a value, since its parts do not fit
    /// together: a search over it ends and says so.
    package static func invalid(_ reason: String) -> Generator {
        Generator { _ in throw GenerationError.invalid(reason: reason) }
    }
}
