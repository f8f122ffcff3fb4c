import EveryValue

/// The arguments of a property: their generator, and the Swift code of each.
struct PropertyArguments<Value> {
    let generator: Generator<Value>
    let code: (Value) -> [String]

    private init(_ generator: Generator<Value>, _ code: @escaping (Value) -> [String]) {
        self.generator = generator
        self.code = code
    }
}

extension PropertyArguments {
    /// One argument.
    init(_ generator: Generator<Value>) { self.init(generator) { [SwiftLiteral.code(of: $0)] } }

    /// Two arguments.
    init<First, Second>(_ first: Generator<First>, _ second: Generator<Second>) where Value == (First, Second) {
        self.init(Generator { source in (try source.draw(first), try source.draw(second)) }) {
            [SwiftLiteral.code(of: $0.0), SwiftLiteral.code(of: $0.1)]
        }
    }

    /// Three arguments.
    init<First, Second, Third>(_ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>)
    where Value == (First, Second, Third) {
        self.init(Generator { source in (try source.draw(first), try source.draw(second), try source.draw(third)) }) {
            [SwiftLiteral.code(of: $0.0), SwiftLiteral.code(of: $0.1), SwiftLiteral.code(of: $0.2)]
        }
    }

    /// Four arguments.
    init<First, Second, Third, Fourth>(
        _ first: Generator<First>, _ second: Generator<Second>, _ third: Generator<Third>, _ fourth: Generator<Fourth>
    ) where Value == (First, Second, Third, Fourth) {
        self.init(
            Generator { source in (try source.draw(first), try source.draw(second), try source.draw(third), try source.draw(fourth)) }
        ) {
            [SwiftLiteral.code(of: $0.0), SwiftLiteral.code(of: $0.1), SwiftLiteral.code(of: $0.2), SwiftLiteral.code(of: $0.3)]
        }
    }
}
