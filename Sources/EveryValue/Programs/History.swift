/// One call of a task: when it began and ended, and its result.
struct HistoryCall {
    let step: RuleProgram.Step
    let task: Int
    let begin: Int
    var end = Int.max
    var result: Any = ()
}

/// Records the calls of tasks that run one at a time.
final class HistoryRecorder: @unchecked Sendable {
    private(set) var calls: [HistoryCall] = []
    private var time = 0

    /// Records the beginning of a call, and returns its number.
    func begin(_ step: RuleProgram.Step, task: Int) -> Int {
        time += 1
        calls.append(HistoryCall(step: step, task: task, begin: time))
        return calls.count - 1
    }

    func end(_ call: Int, _ result: Any) {
        time += 1
        calls[call].end = time
        calls[call].result = result
    }
}

/// The calls of tasks that ran at the same time.
struct History<Model: Sendable, System> {
    let calls: [HistoryCall]
    /// Whether the times of different tasks can be compared.
    let isTimed: Bool
    /// How often the scheduler had several tasks to choose from.
    let decisions: Int

    /// Returns the models after each order of the calls that explains their
    /// results; none if the calls are not linearizable.
    ///
    /// It follows Wing and Gong (Testing and verifying concurrent objects, 1993,
    /// doi:10.1006/jpdc.1993.1015): the first call of an order is one that began
    /// before any other had ended. Time: exponential in the number of calls, and at
    /// most 2,520 orders for the programs drawn.
    func finalModels(from model: Model, _ rules: [Rule<Model, System>]) -> [Model] {
        var models: [Model] = []
        let earlier = calls.map(numbers(endedBefore:))
        func extend(_ isDone: [Bool], _ model: Model, _ remaining: Int) {
            if remaining == 0 { return models.append(model) }
            for (number, call) in calls.enumerated() where !isDone[number] && earlier[number].allSatisfy({ isDone[$0] }) {
                let rule = rules[call.step.rule]
                guard let next = rule.after(model, call.step.arguments, call.step.result) else { continue }
                if let expected = next.expected, !rule.isEqual(expected, call.result) { continue }
                var done = isDone
                done[number] = true
                extend(done, next.model, remaining - 1)
            }
        }
        extend(calls.map { _ in false }, model, calls.count)
        return models
    }

    /// Returns the calls that ended before this one began, and so come before it
    /// in every order.
    private func numbers(endedBefore call: HistoryCall) -> [Int] {
        calls.indices.filter { calls[$0].end < call.begin && (isTimed || calls[$0].task == call.task) }
    }

    /// Returns a line for each beginning and end of a call.
    func text(_ program: RuleProgram) -> String {
        var lines: [(time: Int, text: String)] = []
        for call in calls {
            let task = "    task \(call.task + 1): \(program.shortCode(of: call.step))"
            let result = call.step.call.returnsVoid ? "ends" : "returns \(SwiftLiteral.code(of: call.result))"
            if isTimed, calls.contains(where: { $0.begin > call.begin && $0.begin < call.end || $0.end > call.begin && $0.end < call.end })
            {
                lines.append((call.begin, "\(task) begins"))
            }
            lines.append((call.end, "\(task) \(result)"))
        }
        if !isTimed { return lines.map(\.text).joined(separator: "\n") }
        return lines.sorted { $0.time < $1.time }.map(\.text).joined(separator: "\n")
    }
}
