import EveryValue

/// The arguments of a property: their generator, and the Swift code of each
/// argument of a case.
struct PropertyArguments<Value> {
    let generator: Generator<Value>
    let code: (Value) -> [String]

    /// Joins the generators of any number of arguments; they are drawn in order.
    init<each Argument>(_ generators: repeat Generator<each Argument>) where Value == (repeat each Argument) {
        generator = Generator { source in (repeat try source.draw(each generators)) }
        code = { value in
            var code: [String] = []
            repeat code.append(SwiftLiteral.code(of: each value))
            return code
        }
    }
}
