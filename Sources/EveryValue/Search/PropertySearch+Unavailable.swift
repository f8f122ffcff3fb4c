// The first mistakes in writing a search, each with a sentence that says how to fix
// it.
extension PropertySearch {
    /// Not available: a property of a search returns a ``Judgment``.
    @available(*, unavailable, message: "A property returns a judgment: write 'condition ? .passed : .failed'; expectHolds takes Bool.")
    @_disfavoredOverload
    public static func run(
        _ generator: Generator<Value>, settings: SearchSettings = SearchSettings(), property: (Value) throws -> Bool
    ) rethrows -> SearchReport<Value> {
        fatalError("unavailable")
    }

    /// Not available: a search has one generator.
    @available(*, unavailable, message: "A search has one generator: write '.zip(first, second)', whose values are tuples.")
    @_disfavoredOverload
    public static func run<First, Second>(
        _ first: Generator<First>, _ second: Generator<Second>, settings: SearchSettings = SearchSettings(),
        property: (First, Second) throws -> Judgment
    ) rethrows -> SearchReport<Value> where Value == (First, Second) {
        fatalError("unavailable")
    }
}
