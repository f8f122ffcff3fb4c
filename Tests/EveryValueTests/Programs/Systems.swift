import EveryValue

/// A queue of fixed capacity that wraps one place too late once its first element
/// is the third.
struct RingQueue {
    private var elements: [Int]
    private var first = 0
    private(set) var count = 0
    private let isFaulty: Bool

    init(capacity: Int, isFaulty: Bool = true) {
        elements = Array(repeating: -1, count: capacity)
        self.isFaulty = isFaulty
    }

    mutating func push(_ element: Int) {
        var place = first + count
        if place >= elements.count { place -= isFaulty && first > 1 ? elements.count - 1 : elements.count }
        elements[place] = element
        count += 1
    }

    mutating func pop() -> Int {
        defer {
            first = (first + 1) % elements.count
            count -= 1
        }
        return elements[first]
    }

    static func machine(isFaulty: Bool = true) -> RuleMachine<[Int], RingQueue> {
        var queue = RuleMachine("var queue = RingQueue(capacity: 3)", model: [Int]()) { RingQueue(capacity: 3, isFaulty: isFaulty) }
        queue.rule("push(_:)", .integer(in: 0...9), when: { $0.count < 3 }) { model, number in
            model.append(number)
        } system: { queue, number in
            queue.push(number)
        }
        queue.rule("pop()", when: { !$0.isEmpty }) {
            $0.removeFirst()
        } system: {
            $0.pop()
        }
        queue.invariant("count") { model, queue in model.count == queue.count }
        return queue
    }
}

/// Files by name, with handles.
///
/// Renaming a file forgets the last of several handles of it.
final class Disk {
    final class Handle {
        fileprivate var name: String
        init(_ name: String) { self.name = name }
    }

    private var files: [String: String] = [:]
    private var handles: [Handle] = []

    func open(_ name: String) -> Handle {
        files[name, default: ""] += ""
        handles.append(Handle(name))
        return handles[handles.count - 1]
    }

    func write(_ text: String, to handle: Handle) { files[handle.name, default: ""] += text }

    func rename(_ name: String, to other: String) {
        files[other] = files.removeValue(forKey: name)
        // Of several handles of the file, the last one is forgotten.
        for handle in handles.filter({ $0.name == name }).dropLast() { handle.name = other }
        if let only = handles.first(where: { $0.name == name }), handles.filter({ [name, other].contains($0.name) }).count == 1 {
            only.name = other
        }
    }

    func close(_ handle: Handle) { handles.removeAll { $0 === handle } }

    func read(_ name: String) -> String? { files[name] }

    /// The expected content of files and open handles.
    struct Model: Sendable {
        var files: [String: String] = [:]
        var open: [NamedResult<Handle>: String] = [:]
    }

    static func machine() -> RuleMachine<Model, Disk> {
        let handles = NamedResults<Handle>("handle")
        let names = Generator.element(of: ["a", "b", "c"])
        var disk = RuleMachine(model: Model()) { Disk() }
        disk.rule("open(_:)", names, into: handles) { model, handle, name in
            model.files[name, default: ""] += ""
            model.open[handle] = name
        } system: { disk, name in
            disk.open(name)
        }
        disk.rule("write(_:to:)", .element(of: ["x", "y"]), handles.any()) { model, text, handle in
            guard let name = model.open[handle] else { throw RuleNotPossible() }
            model.files[name, default: ""] += text
        } system: { disk, text, handle in
            disk.write(text, to: handle.value)
        }
        disk.rule("close(_:)", handles.consumed()) { model, handle in
            model.open[handle] = nil
        } system: { disk, handle in
            disk.close(handle.value)
        }
        let files = disk.argument { $0.files.isEmpty ? nil : Generator.element(of: $0.files.keys.sorted()) }
        disk.rule("rename(_:to:)", files, names) { model, name, other in
            guard model.files[other] == nil else { throw RuleNotPossible() }
            model.files[other] = model.files.removeValue(forKey: name)
            for (handle, open) in model.open where open == name { model.open[handle] = other }
        } system: { disk, name, other in
            disk.rename(name, to: other)
        }
        disk.rule("read(_:)", names) { model, name in
            model.files[name]
        } system: { disk, name in
            disk.read(name)
        }
        return disk
    }
}

/// Accounts that note every withdrawal before they pay, and look at the balance
/// before that.
actor Bank {
    private actor Journal {
        private var amounts: [Int] = []

        // The optimizer would remove a call that changes nothing, and the race.
        func note(_ amount: Int) { amounts.append(amount) }
    }

    private var balance = 0
    private let journal = Journal()
    private let isFaulty: Bool

    init(isFaulty: Bool = true) { self.isFaulty = isFaulty }

    func deposit(_ amount: Int) { balance += amount }

    func withdraw(_ amount: Int) async -> Bool {
        if !isFaulty { await journal.note(amount) }
        guard balance >= amount else { return false }
        if isFaulty { await journal.note(amount) }
        balance -= amount
        return true
    }

    var total: Int { balance }

    static func machine(isFaulty: Bool = true) -> RuleMachine<Int, Bank> {
        var bank = RuleMachine(model: 0) { Bank(isFaulty: isFaulty) }
        bank.rule("deposit(_:)", .integer(in: 1...100)) { model, amount in
            model += amount
        } system: { bank, amount in
            await bank.deposit(amount)
        }
        bank.rule("withdraw(_:)", .integer(in: 1...100)) { (model, amount) -> Bool in
            guard model >= amount else { return false }
            model -= amount
            return true
        } system: { bank, amount in
            await bank.withdraw(amount)
        }
        bank.invariant("total") { model, bank in await bank.total == model }
        return bank
    }
}

/// A counter that is suspended between reading and writing.
actor ReentrantCounter {
    private var count = 0
    private let isFaulty: Bool

    init(isFaulty: Bool = true) { self.isFaulty = isFaulty }

    var value: Int { count }

    func increment() async -> Int {
        let next = count + 1
        if isFaulty { await Task.yield() }
        count = next
        return next
    }

    static func machine(isFaulty: Bool = true) -> RuleMachine<Int, ReentrantCounter> {
        var counter = RuleMachine("let counter = Counter()", model: 0) { ReentrantCounter(isFaulty: isFaulty) }
        counter.rule("increment()") { model in
            model += 1
            return model
        } system: { counter in
            await counter.increment()
        }
        return counter
    }
}
