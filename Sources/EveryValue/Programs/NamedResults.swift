/// A named result of an earlier step of a program.
///
/// While a program is drawn, it is a name: `cart1`. Models use it as a key. While
/// the program runs, ``value`` is the result of that step.
public struct NamedResult<Value>: Hashable, Comparable, Sendable, CustomStringConvertible {
    let name: ResultName

    /// The result of the step.
    ///
    /// It exists only while the program runs: in the functions that call the
    /// system, and in invariants. Elsewhere the process stops.
    public var value: Value {
        get {
            guard let result = ResultTable.current?.results[name] as? Value else {
                fatalError("\(name) has a value only while its program runs, not in a model or in a generator.")
            }
            return result
        }
        nonmutating set { ResultTable.current?.results[name] = newValue }
    }

    /// The name, as in the printed program.
    public var description: String { name.description }

    /// Returns whether one result is older than another, within one pool.
    public static func < (left: NamedResult, right: NamedResult) -> Bool {
        (left.name.pool, left.name.number) < (right.name.pool, right.name.number)
    }
}

/// A pool of results which steps of a program add to, and later steps draw from.
///
///     let carts = NamedResults<Cart>("cart")
///     shop.rule("Cart()", into: carts) { _ in Cart() }
///     shop.rule("add(_:)", carts.any(), .element(of: ["apple", "pear"])) { _, cart, item in cart.value.add(item) }
public struct NamedResults<Value>: Sendable {
    let name: String

    /// Creates an empty pool.
    ///
    /// - Parameter name: The name of a result in programs; it gets a number.
    public init(_ name: String) { self.name = name }

    /// Draws one of the results so far; simplest is the oldest.
    ///
    /// Where there is none, the rule of the argument is not possible.
    public func any() -> Generator<NamedResult<Value>> { drawn(isConsumed: false) }

    /// Draws one of the results so far, which later steps no longer draw; simplest
    /// is the oldest.
    public func consumed() -> Generator<NamedResult<Value>> { drawn(isConsumed: true) }

    private func drawn(isConsumed: Bool) -> Generator<NamedResult<Value>> {
        let pool = name
        let site = ProgramSite.results(of: pool)
        return Generator { source in
            guard let draft = source.draft, let made = draft.made[pool], draft.offered[pool]?.isEmpty == false else {
                throw RuleNotPossible()
            }
            // Numbered as they were made, so that a number keeps its meaning when a
            // step that consumes another goes.
            let weights = (1...made).map { draft.offered[pool]?.contains($0) == true ? 1 : 0 }
            let number =
                source.integer(IntegerShape(0...made - 1, towards: 0), at: site, given: nil, habit: .alternatives(weights: weights)) + 1
            guard weights[number - 1] > 0 else { throw RuleNotPossible() }
            if isConsumed { source.draft?.offered[pool]?.remove(number) }
            return NamedResult(name: ResultName(pool: pool, number: number))
        }
    }
}

/// The name of a result: that of its pool, and its number there, from 1.
struct ResultName: Hashable, Sendable, CustomStringConvertible {
    let pool: String
    let number: Int

    var description: String { "\(pool)\(number)" }
}

/// A named result of any type.
protocol AnyNamedResult { var name: ResultName { get } }

extension NamedResult: AnyNamedResult {}

/// The results of the program that runs in the current task.
///
/// Tasks of one program share it. They run one at a time where the system has task
/// executors, and add results before or after one another's steps elsewhere.
final class ResultTable: @unchecked Sendable {
    /// Written out, since type checks without an SDK do not have the plugin of the
    /// macro `@TaskLocal`.
    static let running = TaskLocal<ResultTable?>(wrappedValue: nil)
    static var current: ResultTable? { running.get() }

    var results: [ResultName: Any] = [:]
}

/// Thrown by the model of a rule whose step is not possible with its arguments.
///
///     guard model.isOpen(file) else { throw RuleNotPossible() }
public struct RuleNotPossible: Error {
    /// Creates the error.
    public init() {}
}
