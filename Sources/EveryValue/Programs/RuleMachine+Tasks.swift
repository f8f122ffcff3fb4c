extension RuleMachine {
    /// Runs the steps of tasks at the same time, and checks that they are
    /// linearizable.
    ///
    /// - Parameter delay: The number of the decision at which the task whose turn
    ///   it is waits.
    /// - Returns: The number of decisions.
    nonisolated(nonsending) func runTasks(of program: RuleProgram, on system: System, after model: Model, delay: Int?) async throws -> Int {
        let history = try await history(of: program, on: system, delay: delay)
        let models = history.finalModels(from: model, rules)
        guard !models.isEmpty else {
            throw RuleFailure(
                "no order of the tasks' steps", "no order of these calls, one after another, gives these results:\n\(history.text(program))"
            )
        }
        var first: RuleFailure?
        for model in models {
            guard let failure = try await brokenInvariant(model, system, after: "after any order of these calls") else {
                return history.decisions
            }
            first = first ?? failure
        }
        guard let first else { return history.decisions }
        throw RuleFailure(first.identity + " after tasks", "\(first):\n\(history.text(program))", isThrown: first.isThrown)
    }

    nonisolated(nonsending) private func history(
        of program: RuleProgram, on system: System, delay: Int?
    ) async throws -> History<Model, System> {
        let (machine, recorder, shared) = (self, HistoryRecorder(), Unchecked(system))
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            let scheduler = TaskScheduler(program.schedule, delay: delay)
            let decisions = try await withThrowingTaskGroup(of: Void.self, returning: Int.self) { group in
                for (number, steps) in program.tasks.enumerated() {
                    group.addTask(executorPreference: scheduler) {
                        try await machine.perform(steps, task: number, of: program, on: shared.value, recorder)
                    }
                }
                // No task has begun: all of them wait for the scheduler.
                async let end = scheduler.drive()
                var thrown: (any Error)?
                while let result = await group.nextResult() {
                    if case .failure(let error) = result { thrown = thrown ?? error }
                }
                scheduler.finish()
                let decisions = await end
                if let thrown { throw thrown }
                return decisions
            }
            return History(calls: recorder.calls, isTimed: true, decisions: decisions)
        }
        // Chance decides, and no clock is shared: only the order within each task
        // is known.
        var calls: [HistoryCall] = []
        try await withThrowingTaskGroup(of: HistoryRecorder.self) { group in
            for (number, steps) in program.tasks.enumerated() {
                group.addTask {
                    let recorder = HistoryRecorder()
                    try await machine.perform(steps, task: number, of: program, on: shared.value, recorder)
                    return recorder
                }
            }
            for try await recorder in group { calls += recorder.calls }
        }
        return History(calls: calls, isTimed: false, decisions: 0)
    }

    /// Performs the steps of one task.
    private func perform(
        _ steps: [RuleProgram.Step], task: Int, of program: RuleProgram, on system: System, _ recorder: HistoryRecorder
    ) async throws {
        var system = system
        for step in steps {
            let rule = rules[step.rule]
            let call = recorder.begin(step, task: task)
            do {
                let result = try await rule.perform(&system, step.arguments)
                if let name = step.result { ResultTable.current?.results[name] = result }
                recorder.end(call, result)
            } catch {
                throw RuleMachine.failure(error, of: program.shortCode(of: step), rule)
            }
        }
    }
}

/// A value that tasks share although its type does not say that they may.
///
/// The systems of concurrent programs are sendable, which their type does not say
/// here.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
