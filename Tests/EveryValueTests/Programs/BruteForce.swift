@testable import EveryValue

/// Every program of a machine, in the order of a cost.
struct BruteForce<Model: Sendable, System> {
    let machine: RuleMachine<Model, System>
    /// The arguments to try for each rule, given the numbers of results made so
    /// far.
    let arguments: (_ rule: Int, _ made: Int) -> [[Any]]
    let cost: (RuleProgram.Step) -> Int

    private struct Draft {
        var steps: [RuleProgram.Step] = []
        var model: Model
        var made = 0
        var cost = 0
    }

    /// Returns the least cost of a program that fails, up to a limit; `nil` if none
    /// fails.
    func leastCost(upTo limit: Int) async throws -> Int? {
        var waiting: [Int: [Draft]] = [0: [Draft(model: machine.model)]]
        for cost in 0...limit {
            for draft in waiting.removeValue(forKey: cost) ?? [] {
                if try await fails(RuleProgram(subject: machine.subject, steps: draft.steps)) { return cost }
                for next in extensions(of: draft) { waiting[next.cost, default: []].append(next) }
            }
        }
        return nil
    }

    /// Returns whether a program with at most a number of steps, before and in two
    /// tasks, fails.
    func anyFails(steps: Int) async throws -> Bool {
        var drafts = [Draft(model: machine.model)]
        for _ in 0..<steps { drafts += drafts.flatMap(extensions) }
        for steps in drafts.map(\.steps) {
            for places in 0..<Int64(1) << (2 * Int64(steps.count)) {
                var program = RuleProgram(subject: machine.subject, steps: [], tasks: [[], []])
                for (number, step) in steps.enumerated() {
                    switch places >> (2 * Int64(number)) & 3 {
                    case 0: program.steps.append(step)
                    case 1: program.tasks[0].append(step)
                    default: program.tasks[1].append(step)
                    }
                }
                if try await fails(program) { return true }
            }
        }
        return false
    }

    private func fails(_ program: RuleProgram) async throws -> Bool {
        do {
            try await machine.run(program)
            return false
        } catch is RuleFailure {
            return true
        }
    }

    private func extensions(of draft: Draft) -> [Draft] {
        machine.rules.indices.flatMap { number in
            let rule = machine.rules[number]
            let name = rule.pool.map { ResultName(pool: $0, number: draft.made + 1) }
            return arguments(number, draft.made).compactMap { arguments -> Draft? in
                guard let (model, expected) = rule.after(draft.model, arguments, name) else { return nil }
                let step = RuleProgram.Step(rule: number, call: rule.call, arguments: arguments, result: name, expected: expected)
                return Draft(
                    steps: draft.steps + [step], model: model, made: draft.made + (name == nil ? 0 : 1), cost: draft.cost + cost(step))
            }
        }
    }
}
