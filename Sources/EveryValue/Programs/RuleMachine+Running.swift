extension RuleMachine {
    /// How many times a program with tasks runs at most.
    private var mostRuns: Int { 32 }

    /// Runs a program on a new system.
    ///
    /// A program with tasks runs several times: in the order that it states, and
    /// with each of the first 31 decisions changed. See delay-bounded scheduling
    /// (Emmi, Qadeer and Rakamarić, POPL 2011, doi:10.1145/1926385.1926432).
    ///
    /// - Throws: ``RuleFailure`` if the program fails; otherwise an error of the
    ///   function that makes the system, or a `CancellationError`.
    nonisolated(nonsending) public func run(_ program: RuleProgram) async throws {
        let decisions = try await run(program, delay: nil)
        for delay in 0..<min(decisions, mostRuns - 1) { _ = try await run(program, delay: delay) }
    }

    nonisolated(nonsending) private func run(_ program: RuleProgram, delay: Int?) async throws -> Int {
        try await ResultTable.running.withValue(ResultTable()) {
            var system = try await makeSystem()
            var model = model
            if let failure = try await brokenInvariant(model, system, after: "before the first step") { throw failure }
            for step in program.steps {
                let rule = rules[step.rule]
                let expected = try rule.advance(&model, step.arguments, step.result)
                let call = program.shortCode(of: step)
                let actual: Any
                do {
                    actual = try await rule.perform(&system, step.arguments)
                } catch {
                    throw RuleMachine.failure(error, of: call, rule)
                }
                if let name = step.result { ResultTable.current?.results[name] = actual }
                if let expected, !rule.isEqual(expected, actual) {
                    throw RuleFailure(
                        "another result of \(rule.call.name)",
                        "\(call) returns \(SwiftLiteral.code(of: actual)); the model returns \(SwiftLiteral.code(of: expected))")
                }
                if let failure = try await brokenInvariant(model, system, after: "after \(call)") { throw failure }
            }
            guard program.tasks.contains(where: { !$0.isEmpty }) else { return 0 }
            return try await runTasks(of: program, on: system, after: model, delay: delay)
        }
    }

    /// Returns the failure of a step that threw an error.
    static func failure(_ error: any Error, of call: String, _ rule: Rule<Model, System>) -> any Error {
        if error is CancellationError, Task.isCancelled { return error }
        return RuleFailure("\(type(of: error)) thrown by \(rule.call.name)", "\(call) throws \(error)", isThrown: true)
    }

    /// Returns the failure of the first invariant that does not hold.
    nonisolated(nonsending) func brokenInvariant(_ model: Model, _ system: System, after place: String) async throws -> RuleFailure? {
        for invariant in invariants {
            do {
                if try await !invariant.holds(model, system) {
                    return RuleFailure("invariant \(invariant.name)", "the invariant \"\(invariant.name)\" does not hold \(place)")
                }
            } catch {
                if error is CancellationError, Task.isCancelled { throw error }
                return RuleFailure(
                    "\(type(of: error)) thrown by invariant \(invariant.name)",
                    "the invariant \"\(invariant.name)\" throws \(error) \(place)", isThrown: true)
            }
        }
        return nil
    }
}

extension PropertySearch where Value == RuleProgram {
    /// Searches for programs that fail, one after another.
    ///
    /// Programs are drawn on the actor of the caller. Steps run on no actor: they
    /// `await` functions of one.
    ///
    /// The key of a failure is ``RuleFailure/identity``. An error thrown by the
    /// function that makes the system ends the search.
    public static func run<Model, System>(
        _ machine: RuleMachine<Model, System>, settings: SearchSettings = SearchSettings(),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> SearchReport<RuleProgram> {
        try await run(machine.programs, settings: settings) { program in
            do {
                try await machine.run(program)
                return .passed
            } catch let failure as RuleFailure {
                return .failed(keys: [failure.identity])
            }
        }
    }
}
