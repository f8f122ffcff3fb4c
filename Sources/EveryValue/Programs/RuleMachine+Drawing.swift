/// The draw sites of programs, by which shrinking knows their parts.
enum ProgramSite {
    static let schedule: UInt32 = 1
    /// The lists of steps.
    static let steps: UInt32 = 2
    /// The numbers of rules.
    static let rule: UInt32 = 3

    /// The numbers of the results of a pool.
    static func results(of pool: String) -> UInt32 {
        prefix << 16 | UInt32(truncatingIfNeeded: ByteHash.wide(pool.utf8)) & 0xFFFF
    }

    /// Whether the choices of a site are numbers of results.
    ///
    /// Of other sites, one in 65,536 counts as such: with eight bits, one in 256
    /// did, and a test met it.
    static func isOfResults(_ site: UInt32) -> Bool { site >> 16 == prefix }

    private static let prefix: UInt32 = 0x52E5
}

/// The facts about a program so far that drawing the next step needs.
struct ProgramDraft {
    /// The model, of the machine's type.
    var model: Any
    /// The results that steps can draw, by their numbers in each pool.
    var offered: [String: Set<Int>] = [:]
    /// How many results each pool has had.
    var made: [String: Int] = [:]
}

extension RuleMachine {
    /// How many steps each of some tasks may have.
    private func mostSteps(ofEachOf tasks: Int) -> Int { [2: 4, 3: 2][tasks] ?? 1 }
    /// How many choices of a program decide which task goes on.
    private var longestSchedule: Int { 24 }

    /// The programs that the rules allow; simplest is the empty one.
    ///
    /// A step that an edit has made impossible is left out, so that whatever
    /// shrinking does, a program keeps the conditions of its rules.
    public var programs: Generator<RuleProgram> {
        Generator { source in
            guard !rules.isEmpty else { throw GenerationError.invalid(reason: "The RuleMachine has no rules; add some with rule(_:).") }
            guard stepCounts.lowerBound >= 0 else {
                throw GenerationError.invalid(reason: "A program cannot have \(stepCounts.lowerBound) steps.")
            }
            if let taskCount, !(2...4).contains(taskCount) {
                throw GenerationError.invalid(reason: "A concurrent program has from 2 to 4 tasks, not \(taskCount).")
            }
            source.draft = ProgramDraft(model: model)
            defer { source.draft = nil }
            let counts = taskCount == nil ? stepCounts : min(stepCounts.lowerBound, 12)...min(stepCounts.upperBound, 12)
            var program = RuleProgram(subject: subject, steps: try drawSteps(counts, source))
            guard let taskCount else { return program }
            let start = source.draft ?? ProgramDraft(model: model)
            for _ in 0..<taskCount {
                // A task knows what happened before all of them, and its own steps.
                let made = source.draft?.made ?? [:]
                source.draft = start
                source.draft?.made = made
                program.tasks.append([])
                let others = program.tasks
                let steps = try drawSteps(0...mostSteps(ofEachOf: taskCount), source) { steps in
                    isPossible(others.dropLast() + [steps], from: start.model as? Model ?? model)
                }
                program.tasks[program.tasks.count - 1] = steps
            }
            let place = IntegerShape(0...taskCount, towards: 0)
            program.schedule = source.list(0...longestSchedule) {
                source.integer(place, at: ProgramSite.schedule, given: nil, habit: .alternatives(weights: nil))
            }
            return program
        }
    }

    private func drawSteps(
        _ counts: ClosedRange<Int>, _ source: ChoiceSource, isAllowed: ([RuleProgram.Step]) -> Bool = { _ in true }
    ) throws -> [RuleProgram.Step] {
        var steps: [RuleProgram.Step] = []
        try source.distinctElements(counts, averageCount: min(counts.upperBound, 16), at: ProgramSite.steps) {
            guard let step = try drawStep(source, isAllowed: { isAllowed(steps + [$0]) }) else { return false }
            steps.append(step)
            return true
        }
        return steps
    }

    /// Draws a step that is possible in the draft, and changes the draft.
    ///
    /// At random, rules are tried until one is possible. A recording says which.
    private func drawStep(_ source: ChoiceSource, isAllowed: (RuleProgram.Step) -> Bool) throws -> RuleProgram.Step? {
        let start = source.mark
        let draft = source.draft
        // Arguments that are not allowed are drawn again, up to three times.
        var weights = rules.map { rule in (draft?.model as? Model).map(rule.condition) == true ? 4 : 0 }
        while weights.contains(where: { $0 > 0 }) {
            let number = source.alternative(of: rules.count, weights: weights.map { min($0, 1) }, given: nil, at: ProgramSite.rule)
            if weights[number] > 0, let step = try draw(number, source), isAllowed(step) { return step }
            source.draft = draft
            guard source.mode == .random else { return nil }
            weights[number] = weights[number] / 2
            source.rewind(to: start)
        }
        return nil
    }

    private func draw(_ number: Int, _ source: ChoiceSource) throws -> RuleProgram.Step? {
        let rule = rules[number]
        let arguments: [Any]
        do { arguments = try rule.draw(source) } catch is RuleNotPossible { return nil }
        guard var draft = source.draft, let model = draft.model as? Model else { return nil }
        var name: ResultName?
        if let pool = rule.pool {
            let made = draft.made[pool, default: 0] + 1
            draft.made[pool] = made
            draft.offered[pool, default: []].insert(made)
            name = ResultName(pool: pool, number: made)
        }
        guard let next = rule.after(model, arguments, name) else { return nil }
        draft.model = next.model
        source.draft = draft
        return RuleProgram.Step(rule: number, call: rule.call, arguments: arguments, result: name, expected: next.expected)
    }

    /// Returns whether every step is possible in every order of the tasks' steps.
    private func isPossible(_ tasks: [[RuleProgram.Step]], from model: Model) -> Bool {
        func check(_ places: [Int], _ model: Model) -> Bool {
            for (task, steps) in tasks.enumerated() where places[task] < steps.count {
                let step = steps[places[task]]
                guard let next = rules[step.rule].after(model, step.arguments, step.result) else { return false }
                var after = places
                after[task] += 1
                guard check(after, next.model) else { return false }
            }
            return true
        }
        return check(tasks.map { _ in 0 }, model)
    }
}
