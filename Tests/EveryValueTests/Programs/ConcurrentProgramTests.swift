import Testing

@testable import EveryValue

@Suite struct ConcurrentProgramTests {
    @Test(arguments: [(1, 0...0), (2, 1...9)])
    func `A decision is made only where several tasks wait`(tasks: Int, decisions: ClosedRange<Int>) async {
        guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
        let scheduler = TaskScheduler([], delay: nil)
        let count = await withTaskGroup(of: Void.self, returning: Int.self) { group in
            for _ in 0..<tasks {
                group.addTask(executorPreference: scheduler) {
                    await Task.yield()
                    await Task.yield()
                }
            }
            async let end = scheduler.drive()
            await group.waitForAll()
            scheduler.finish()
            return await end
        }

        #expect(decisions.contains(count))
    }

    @Test func `A transfer race: the shortest program in every seed, by brute force`() async throws {
        let machine = Bank.machine().concurrent()

        let answers = try await RuleMachineTests.answers(machine, cases: 200)
        #expect(
            answers == [
                """
                let bank = Bank()
                async let task1: Void = {
                    await bank.deposit(1)
                    _ = await bank.withdraw(1)
                }()
                async let task2: Void = {
                    _ = await bank.withdraw(1)
                }()
                _ = await (task1, task2)
                // no order of the tasks' steps
                """: 20
            ])
        let all = BruteForce(machine: machine) { _, _ in
            [[1], [2]]
        } cost: { _ in
            1
        }
        #expect(try await !all.anyFails(steps: 2))
    }

    @Test func `A counter that is suspended between reading and writing: the shortest program in every seed`() async throws {
        let machine = ReentrantCounter.machine().concurrent()

        let answers = try await RuleMachineTests.answers(machine, cases: 200)
        #expect(
            answers == [
                """
                let counter = Counter()
                async let task1: Void = {
                    _ = await counter.increment()
                }()
                async let task2: Void = {
                    _ = await counter.increment()
                }()
                _ = await (task1, task2)
                // no order of the tasks' steps
                """: 20
            ])
        let all = BruteForce(machine: machine) { _, _ in
            [[]]
        } cost: { _ in
            1
        }
        #expect(try await !all.anyFails(steps: 1))
    }

    @Test(arguments: 2...4) func `Correct actors pass`(tasks: Int) async throws {
        let bank = try await PropertySearch.run(Bank.machine(isFaulty: false).concurrent(tasks: tasks), settings: SearchSettings(cases: 40))
        let counter = try await PropertySearch.run(
            ReentrantCounter.machine(isFaulty: false).concurrent(tasks: tasks), settings: SearchSettings(cases: 40))

        #expect(bank.isSuccess)
        #expect(counter.isSuccess)
    }

    @Test func `A program gives the same history in every run`() async throws {
        let machine = Bank.machine().concurrent(tasks: 3)
        for seed in 0..<30 as Range<UInt64> {
            let program = try machine.programs.value(seed: seed)
            var texts: Set<String> = []
            for _ in 0..<5 {
                do {
                    try await machine.run(program)
                    texts.insert("passed")
                } catch { texts.insert("\(error)") }
            }
            #expect(texts.count == 1)
        }
    }

    @Test func `The failure shows the order of what happened`() async throws {
        let machine = ReentrantCounter.machine().concurrent()
        let report = try await PropertySearch.run(machine)
        let program = try #require(report.counterexamples.first).value

        await #expect {
            try await machine.run(program)
        } throws: { error in
            "\(error)" == """
                no order of these calls, one after another, gives these results:
                    task 1: counter.increment() begins
                    task 2: counter.increment() begins
                    task 1: counter.increment() returns 1
                    task 2: counter.increment() returns 1
                """
        }
    }

    @Test func `Without results, the state after the tasks decides`() async throws {
        var machine = RuleMachine(model: 0) { ReentrantCounter() }
        machine.rule("increment()") {
            $0 += 1
        } system: { counter in
            _ = await counter.increment()
        }
        machine.invariant("count") { model, counter in await counter.value == model }
        let report = try await PropertySearch.run(machine.concurrent())

        #expect(report.counterexamples.map(\.key) == ["invariant count after tasks"])
        #expect(report.counterexamples.first?.value.tasks.map(\.count) == [1, 1])
    }

    @Test func `Conditions hold in every order of the tasks`() throws {
        var machine = RuleMachine(model: 0) { ReentrantCounter() }
        machine.rule("up()", when: { $0 < 3 }) {
            $0 += 1
        } system: { _ in
        }
        machine.rule("down()", when: { $0 > 0 }) {
            $0 -= 1
        } system: { _ in
        }
        func check(_ tasks: [[Int]], from level: Int) -> Bool {
            (0...3).contains(level)
                && tasks.indices.allSatisfy { task in
                    guard let change = tasks[task].first else { return true }
                    var rest = tasks
                    rest[task].removeFirst()
                    return check(rest, from: level + change)
                }
        }
        func changes(_ steps: [RuleProgram.Step]) -> [Int] { steps.map { $0.call.name == "up()" ? 1 : -1 } }
        var longest = 0
        for seed in 0..<200 as Range<UInt64> {
            let program = try machine.concurrent().programs.value(seed: seed)
            longest = max(longest, program.tasks.map(\.count).min() ?? 0)

            #expect(check(program.tasks.map(changes), from: changes(program.steps).reduce(0, +)))
        }
        #expect(longest >= 2)
    }

    @Test func `A history is explained exactly if an order that keeps its times explains it`() throws {
        var machine = RuleMachine(model: 0) { ReentrantCounter() }
        machine.rule("increment()") { (count: inout Int) -> Int in
            count += 1
            return count
        } system: { counter in
            await counter.increment()
        }
        machine.rule("read()") {
            $0
        } system: { _ in
            0
        }
        var bits = RandomBits(seed: 1)
        var explained = 0
        for _ in 0..<2_000 {
            let calls = (0..<4).map { task in
                let rule = bits.below(2)
                let begin = bits.below(6)
                let step = RuleProgram.Step(rule: rule, call: machine.rules[rule].call, arguments: [], result: nil, expected: nil)
                return HistoryCall(step: step, task: task, begin: begin, end: begin + 1 + bits.below(4), result: bits.below(4))
            }
            let history = History<Int, ReentrantCounter>(calls: calls, isTimed: true, decisions: 0)
            let isExplained = Self.permutations(calls).contains { order in
                var count = 0
                for (place, call) in order.enumerated() {
                    if order[(place + 1)...].contains(where: { $0.end < call.begin }) { return false }
                    if call.step.rule == 0 { count += 1 }
                    if call.result as? Int != count { return false }
                }
                return true
            }
            explained += isExplained ? 1 : 0

            #expect(!history.finalModels(from: 0, machine.rules).isEmpty == isExplained)
        }
        #expect(explained > 20)
    }

    @Test(arguments: [-1, 0, 1, 5]) func `another number of tasks ends the search and is named`(tasks: Int) async throws {
        let report = try await PropertySearch.run(Bank.machine().concurrent(tasks: tasks))

        #expect(report.ending == .gaveUp(reason: "A concurrent program has from 2 to 4 tasks, not \(tasks)."))
    }

    private static func permutations<Element>(_ elements: [Element]) -> [[Element]] {
        guard !elements.isEmpty else { return [[]] }
        return elements.indices.flatMap { first in
            var rest = elements
            let element = rest.remove(at: first)
            return permutations(rest).map { [element] + $0 }
        }
    }
}
