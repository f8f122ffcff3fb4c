import Testing

@testable import EveryValue

@Suite struct RuleMachineTests {
    /// The failures of 20 seeds, each with its program, and how many seeds had
    /// them.
    static func answers<Model, System>(_ machine: RuleMachine<Model, System>, cases: Int = 500) async throws -> [String: Int] {
        var answers: [String: Int] = [:]
        for seed in 0..<20 as Range<UInt64> {
            let settings = SearchSettings(seed: seed, cases: cases, explainEvaluations: 0)
            let report = try await PropertySearch.run(machine, settings: settings)
            if report.counterexamples.isEmpty { answers["nothing", default: 0] += 1 }
            for found in report.counterexamples { answers["\(found.value)\n// \(found.key)", default: 0] += 1 }
        }
        return answers
    }

    @Test func `A queue that wraps wrongly: the shortest program in every seed, by brute force`() async throws {
        let machine = RingQueue.machine()

        let answers = try await Self.answers(machine)
        #expect(
            answers == [
                """
                var queue = RingQueue(capacity: 3)
                queue.push(0)
                queue.push(0)
                queue.push(0)
                let popResult1 = queue.pop()
                #expect(popResult1 == 0)
                let popResult2 = queue.pop()
                #expect(popResult2 == 0)
                queue.push(1)
                let popResult3 = queue.pop()
                #expect(popResult3 == 0)
                let popResult4 = queue.pop()
                #expect(popResult4 == 1)
                // another result of pop()
                """: 20
            ])
        // An element, a rule and its argument weigh one each.
        let all = BruteForce(machine: machine) { rule, _ in
            rule == 0 ? [[0], [1]] : [[]]
        } cost: {
            2 + $0.arguments.count
        }
        #expect(try await all.leastCost(upTo: 20) == 4 * 3 + 4 * 2)
    }

    @Test func `Files with handles: results keep their names, and the program is the shortest, by brute force`() async throws {
        let machine = Disk.machine()

        let answers = try await Self.answers(machine)
        #expect(
            answers == [
                """
                let disk = Disk()
                let handle1 = disk.open("a")
                let handle2 = disk.open("a")
                disk.rename("a", to: "b")
                disk.write("x", to: handle2)
                #expect(disk.read("a") == nil)
                // another result of read(_:)
                """: 20
            ])
        let all = BruteForce(machine: machine) { rule, made in
            let names = ["a", "b"]
            let handles = (0..<made).map { NamedResult<Disk.Handle>(name: ResultName(pool: "handle", number: $0 + 1)) }
            switch rule {
            case 0, 4: return names.map { [$0] }
            case 1: return handles.map { ["x", $0] }
            case 2: return handles.map { [$0] }
            default: return [["a", "b"], ["b", "a"]]
            }
        } cost: { _ in
            1
        }
        #expect(try await all.leastCost(upTo: 5) == 5)
    }

    @Test func `A correct system passes`() async throws {
        let report = try await PropertySearch.run(RingQueue.machine(isFaulty: false), settings: SearchSettings(cases: 300))

        #expect(report.isSuccess)
        #expect(report.statistics.cases == 300)
    }

    @Test func `A program keeps the conditions of its rules, whatever shrinking does`() async throws {
        struct Door: Sendable {
            struct Violation: Error {}

            var isOpen = false
            var visits = 0
        }
        var door = RuleMachine(model: Door()) { Door() }
        door.rule("open()", when: { !$0.isOpen }) {
            $0.isOpen = true
        } system: { door in
            if door.isOpen { throw Door.Violation() }
            door.isOpen = true
        }
        door.rule("enter(_:)", .integer(in: 0...99), when: \.isOpen) { door, guests in
            guard guests > 3 else { throw RuleNotPossible() }
            door.visits += guests
        } system: { door, guests in
            if !door.isOpen || guests <= 3 { throw Door.Violation() }
            door.visits += guests
        }
        door.rule("close()", when: \.isOpen) {
            $0.isOpen = false
        } system: { door in
            if !door.isOpen { throw Door.Violation() }
            door.isOpen = false
        }
        door.invariant("at most 20 guests come") { _, door in door.visits <= 20 }

        let answers = try await Self.answers(door)
        #expect(
            answers == [
                """
                var door = Door()
                door.open()
                door.enter(21)
                // invariant at most 20 guests come
                """: 20
            ])
    }

    @Test func `Every rule that is possible is drawn`() throws {
        var used: Set<String> = []
        for seed in 0..<50 as Range<UInt64> { used.formUnion(try Disk.machine().programs.value(seed: seed).ruleNames) }

        #expect(used == ["open(_:)", "write(_:to:)", "close(_:)", "rename(_:to:)", "read(_:)"])
    }

    @Test func `Calls of results are printed as such, and results can be consumed and changed`() async throws {
        struct Cart { var items: [String] = [] }
        let carts = NamedResults<Cart>("cart")
        var shop = RuleMachine { () }
        shop.rule("Cart()", into: carts) { _, _ in
        } system: { _ in
            Cart()
        }
        shop.rule("add(_:)", carts.any(), .element(of: ["apple", "pear"])) { _, _, _ in
        } system: { _, cart, item in
            cart.value.items.append(item)
        }
        shop.rule("pay(_:in:)", carts.consumed(), .integer(in: 1...3)) { _, _, _ in
        } system: { _, _, _ in
        }
        shop.rule("try check(_:)", carts.any()) { _, _ in
        } system: { _, cart in
            struct TooMany: Error {}
            if cart.value.items.contains("pear") { throw TooMany() }
        }

        let answers = try await Self.answers(shop, cases: 100)
        #expect(
            answers == [
                """
                let cart1 = Cart()
                cart1.add("pear")
                try check(cart1)
                // TooMany thrown by try check(_:)
                """: 20
            ])
        for seed in 0..<50 as Range<UInt64> {
            let lines = try shop.programs.value(seed: seed).description.split(separator: "\n")
            for (number, line) in lines.enumerated() where line.hasPrefix("pay(") {
                let cart = line.dropFirst(4).prefix { $0 != "," }
                #expect(!lines[(number + 1)...].contains { $0.contains("\(cart).") || $0.contains("\(cart),") || $0.contains("\(cart))") })
            }
        }
    }

    @Test func `A failure says what failed`() async throws {
        struct Broken: Error {}
        var machine = RuleMachine("let list = List()", model: 0) { [Int]() }
        machine.rule("append(_:)", .integer(in: 0...9)) {
            $0 += $1
        } system: {
            $0.append($1)
        }
        machine.rule("sum()") {
            $0
        } system: { list -> Int in
            if list.contains(7) { throw Broken() }
            return list.count
        }
        machine.invariant("few") { _, list in list.count < 4 }
        let report = try await PropertySearch.run(machine, settings: SearchSettings(seed: 3, cases: 500))
        var texts: [String] = []
        for found in report.counterexamples {
            do { try await machine.run(found.value) } catch { texts.append("\(error)") }
        }

        #expect(
            texts.sorted() == [
                "list.sum() returns 1; the model returns 0", "list.sum() throws Broken()",
                "the invariant \"few\" does not hold after list.append(0)",
            ])
    }

    @Test func `An invariant that does not hold at the beginning fails with the empty program`() async throws {
        var machine = RuleMachine(model: 0) { 0 }
        machine.rule("change()") { _ in
        } system: { _ in
        }
        machine.invariant("positive") { _, number in number > 0 }
        let report = try await PropertySearch.run(machine)

        #expect(report.counterexamples.map(\.value.description) == ["var int = Int()"])
    }

    @Test func `An error that an invariant throws is a failure, one of cancellation too if the task is not cancelled`() async throws {
        struct Broken: Error {}
        for (error, name) in [(Broken(), "Broken"), (CancellationError(), "CancellationError")] as [(any Error, String)] {
            var machine = RuleMachine(model: 0) { 0 }
            machine.rule("change()") { _ in
            } system: { _ in
            }
            machine.invariant("readable") { _, _ in throw error }
            let report = try await PropertySearch.run(machine)

            #expect(report.counterexamples.map(\.key) == ["\(name) thrown by invariant readable"])
        }
    }

    @Test func `A machine without rules is a mistake`() async throws {
        let report = try await PropertySearch.run(RuleMachine(model: 0) { 0 })

        #expect(report.ending == .gaveUp(reason: "The RuleMachine has no rules; add some with rule(_:)."))
    }

    @Test func `A token replays its program, and is stale once a rule is added`() throws {
        let machine = Disk.machine()
        for seed in 0..<20 as Range<UInt64> {
            let sample = try machine.programs.sample(seed: seed)
            let token = try ReplayToken(ReplayToken(sample.recording, drawnBy: machine.programs).description)

            #expect(try machine.programs.value(replaying: token).description == sample.value.description)
            guard !sample.value.steps.isEmpty else { continue }
            var other = machine
            other.rule("sync()") { _ in
            } system: { _ in
            }
            #expect(other.programs.staleness(of: token) != nil)
        }
    }
}
