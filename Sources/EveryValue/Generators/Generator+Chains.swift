// A chain such as `.boolean().array(0...5)` or `.element(of: names).map(Key.init)`
// begins with a member of the type of its result, where that is known. Without
// these, the compiler says that a base of another type was inferred, or that
// elements have the wrong type.
extension Generator {
    /// Draws true or false, for a chain that makes another value of it.
    @_disfavoredOverload
    public static func boolean(
        probability: Double = 0.5, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Bool> {
        Generator<Bool>.boolean(probability: probability, file: file, line: line, column: column)
    }

    /// Draws a whole number, for a chain that makes another value of it.
    @_disfavoredOverload
    public static func integer(
        in range: ClosedRange<Int> = -1_000_000...1_000_000, towards target: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Int> {
        Generator<Int>.integer(in: range, towards: target, file: file, line: line, column: column)
    }

    /// Draws a whole number below the end of a range, for a chain that makes
    /// another value of it.
    @_disfavoredOverload
    public static func integer(
        in range: Range<Int>, towards target: Int? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Int> {
        Generator<Int>.integer(in: range, towards: target, file: file, line: line, column: column)
    }

    /// Draws a finite floating-point number, for a chain that makes another value
    /// of it.
    @_disfavoredOverload
    public static func float(
        in range: ClosedRange<Double> = -1e9...1e9, towards target: Double = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Double> {
        Generator<Double>.float(in: range, towards: target, file: file, line: line, column: column)
    }

    /// Draws a string, for a chain that makes another value of it.
    @_disfavoredOverload
    public static func string(
        alphabet: TextAlphabet = .ascii, length: some ElementCount = 0...20,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<String> {
        Generator<String>.string(alphabet: alphabet, length: length, file: file, line: line, column: column)
    }

    /// Draws one of the elements of a collection, for a chain that makes another
    /// value of it.
    @_disfavoredOverload
    public static func element<Element: Sendable>(
        of elements: some Collection<Element>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Element> {
        Generator<Element>.element(of: elements, file: file, line: line, column: column)
    }

    /// Draws from one of several generators, for a chain that makes another value
    /// of it.
    @_disfavoredOverload
    public static func oneOf<Other>(
        _ generators: [Generator<Other>], file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Other> {
        Generator<Other>.oneOf(generators, file: file, line: line, column: column)
    }
}
