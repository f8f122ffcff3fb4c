/// A system under test, with the rules by which programs that use it are drawn, and
/// a model that knows what every step should do.
///
///     var queue = RuleMachine("var queue = RingQueue(capacity: 3)", model: [Int]()) { RingQueue(capacity: 3) }
///     queue.rule("push(_:)", .integer(in: 0...9), when: { $0.count < 3 }) { model, number in
///         model.append(number)
///     } system: { queue, number in
///         queue.push(number)
///     }
///     queue.rule("pop()", when: { !$0.isEmpty }) { $0.removeFirst() } system: { $0.pop() }
///     queue.invariant("count") { model, queue in model.count == queue.count }
///     await expectHolds(forEveryProgramOf: queue)
///
/// A program is drawn from the model alone, and then run: each of its steps on the
/// system and on the model. It fails where a result differs from that of the model,
/// where an invariant does not hold, and where a step throws. The shortest failing
/// program is printed as Swift code.
///
/// Functions of rules must depend only on their arguments, since programs are run
/// many times. Those of the model must be quick: they are called while a program is
/// drawn and shrunk.
public struct RuleMachine<Model: Sendable, System>: Sendable {
    /// The numbers of steps that a program may have; by default at most 50.
    ///
    /// Programs for several tasks have at most twelve steps before the tasks begin.
    public var stepCounts: ClosedRange<Int> = 0...50

    let model: Model
    let makeSystem: nonisolated(nonsending) @Sendable () async throws -> System
    var rules: [Rule<Model, System>] = []
    var invariants: [Invariant] = []
    /// The number of tasks that call the system at the same time; nil for none.
    var taskCount: Int?
    let subject: ProgramSubject

    /// A claim about the system and its model.
    struct Invariant: Sendable {
        let name: String
        let holds: nonisolated(nonsending) @Sendable (Model, System) async throws -> Bool
    }

    /// Creates a machine without rules.
    ///
    /// - Parameters:
    ///   - code: The first line of printed programs, which declares the system, as
    ///     in `"let queue = Queue()"`; by default it names the type.
    ///   - model: The model before the first step.
    ///   - system: Makes a new system for each run of a program.
    public init(
        _ code: String? = nil, model: Model, system: nonisolated(nonsending) @escaping @Sendable () async throws -> System
    ) {
        self.model = model
        makeSystem = system
        subject = ProgramSubject(System.self, code: code)
    }

    /// Adds a claim about the system and its model, which must hold before the
    /// first step and after each.
    ///
    /// With several tasks it is checked before they begin and after they end.
    ///
    /// - Parameters:
    ///   - name: The name of the claim, for reports.
    ///   - holds: Returns whether the claim holds.
    public mutating func invariant(
        _ name: String, holds: nonisolated(nonsending) @escaping @Sendable (Model, System) async throws -> Bool
    ) {
        invariants.append(Invariant(name: name, holds: holds))
    }

    /// The names of the rules.
    package var ruleNames: [String] { rules.map(\.call.name) }

    /// Returns a generator of arguments that depend on the model.
    ///
    ///     bank.rule("close(_:)", bank.argument { $0.isEmpty ? nil : .element(of: $0.keys.sorted()) }) …
    ///
    /// - Parameter generator: Returns the generator for a model, or `nil` where the
    ///   rule is not possible.
    public func argument<Value>(_ generator: @escaping @Sendable (Model) throws -> Generator<Value>?) -> Generator<Value> {
        Generator { source in
            guard let model = source.draft?.model as? Model, let generator = try generator(model) else { throw RuleNotPossible() }
            return try source.draw(generator)
        }
    }
}

extension RuleMachine where Model == Void {
    /// Creates a machine without rules and without a model: its programs fail where
    /// a step throws or an invariant does not hold.
    ///
    /// - Parameters:
    ///   - code: The first line of printed programs; see
    ///     ``init(_:model:system:)``.
    ///   - system: Makes a new system for each run of a program.
    public init(_ code: String? = nil, system: nonisolated(nonsending) @escaping @Sendable () async throws -> System) {
        self.init(code, model: (), system: system)
    }
}

extension RuleMachine where System: AnyObject & Sendable {
    /// Returns a machine whose programs call the system from several tasks at the
    /// same time.
    ///
    /// A program has steps before the tasks begin, and then up to four steps for
    /// each of them (two for three tasks, one for four). It fails if no order of
    /// the steps, one after another, gives the results and a state in which the
    /// invariants hold: if the system is not linearizable. Each task keeps its
    /// order, and a step that ended before another began stays before it.
    ///
    /// On systems with task executors (macOS 15, iOS 18, Linux), a scheduler says
    /// which task goes on after a suspension. The program states its decisions; it
    /// runs again with each of the first 31 changed, one at a time. So every order
    /// of what happens between two `await`s can be found, shrunk and replayed. Data
    /// races inside such a part are not found: for these, use Thread Sanitizer.
    /// Nothing decides the order of parts on the main actor, on an actor with a
    /// custom executor, in an unstructured task or after a sleep. A deadlock does
    /// not end. On earlier systems all of this is left to chance.
    ///
    /// - Parameter tasks: The number of tasks, from 2 to 4; a search with another
    ///   number ends and says so.
    public func concurrent(tasks: Int = 2) -> RuleMachine {
        var copy = self
        copy.taskCount = tasks
        return copy
    }
}
