// A chain such as `.boolean().array(0...5)` begins with a member of the type of its
// result, where the type is known. Without these, the compiler says that a base of
// another type was inferred.
extension Generator where Value: ExpressibleByArrayLiteral {
    /// Draws true or false, for a chain that makes an array or a set of it.
    @_disfavoredOverload
    public static func boolean(
        probability: Double = 0.5, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Bool> {
        Generator<Bool>.boolean(probability: probability, file: file, line: line, column: column)
    }

    /// Draws a whole number, for a chain that makes an array or a set of it.
    @_disfavoredOverload
    public static func integer(
        in range: ClosedRange<Int> = -1_000_000...1_000_000, towards target: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Int> {
        Generator<Int>.integer(in: range, towards: target, file: file, line: line, column: column)
    }

    /// Draws a finite floating-point number, for a chain that makes an array or a
    /// set of it.
    @_disfavoredOverload
    public static func float(
        in range: ClosedRange<Double> = -1e9...1e9, towards target: Double = 0,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Double> {
        Generator<Double>.float(in: range, towards: target, file: file, line: line, column: column)
    }

    /// Draws a string, for a chain that makes an array or a set of it.
    @_disfavoredOverload
    public static func string(
        alphabet: TextAlphabet = .ascii, length: some ElementCount = 0...20,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<String> {
        Generator<String>.string(alphabet: alphabet, length: length, file: file, line: line, column: column)
    }
}
