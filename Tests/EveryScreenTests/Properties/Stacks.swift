import EveryScreen
import EveryValue

/// A stack that forgets its third element.
struct FaultyStack {
    private var elements: [Int] = []

    mutating func push(_ element: Int) { if elements.count != 2 { elements.append(element) } }
    mutating func pop() -> Int? { elements.popLast() }

    static var machine: RuleMachine<[Int], FaultyStack> {
        var stack = RuleMachine("var stack = Stack()", model: [Int]()) { FaultyStack() }
        stack.rule("push(_:)", .integer(in: 0...9)) {
            $0.append($1)
        } system: {
            $0.push($1)
        }
        stack.rule("pop()") {
            $0.popLast()
        } system: {
            $0.pop()
        }
        return stack
    }
}

/// A counter that is suspended between reading and writing.
actor FaultyCounter {
    private var count = 0

    func increment() async -> Int {
        let next = count + 1
        await Task.yield()
        count = next
        return next
    }

    static var machine: RuleMachine<Int, FaultyCounter> {
        var counter = RuleMachine("let counter = Counter()", model: 0) { FaultyCounter() }
        counter.rule("increment()") { (count: inout Int) -> Int in
            count += 1
            return count
        } system: { counter in
            await counter.increment()
        }
        return counter
    }
}
