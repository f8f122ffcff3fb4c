import EveryScreen
import EveryValue
import Testing

@Suite(.regressions(.off)) struct StatefulTestingTests {
    /// A queue in an array of fixed size.
    struct RingQueue {
        var elements: [Int?]
        var first = 0
        var count = 0

        init(capacity: Int) { elements = Array(repeating: nil, count: capacity) }

        mutating func push(_ number: Int) {
            elements[(first + count) % elements.count] = number
            count += 1
        }

        mutating func pop() -> Int? {
            defer {
                first = (first + 1) % elements.count
                count -= 1
            }
            return elements[first]
        }
    }

    @Test func aQueueBehavesLikeAnArray() async {
        var queue = RuleMachine("var queue = RingQueue(capacity: 3)", model: [Int]()) { RingQueue(capacity: 3) }
        queue.rule("push(_:)", .integer(in: 0...9), when: { $0.count < 3 }) { model, number in
            model.append(number)
        } system: { queue, number in
            queue.push(number)
        }
        queue.rule("pop()", when: { !$0.isEmpty }) { model in
            model.removeFirst()
        } system: { queue in
            queue.pop()
        }
        queue.invariant("count") { model, queue in model.count == queue.count }

        await expectHolds(forEveryProgramOf: queue)
    }

    /// A shop with an error in its carts: the third item replaces the first.
    final class Cart {
        private(set) var items: [String] = []

        func add(_ item: String) { if items.count == 2 { items[0] = item } else { items.append(item) } }
    }

    @Test func theShortestProgramThatLosesAnItem() async throws {
        let carts = NamedResults<Cart>("cart")
        var shop = RuleMachine(model: [NamedResult<Cart>: Int]()) { () }
        shop.rule("Cart()", into: carts) { model, cart in
            model[cart] = 0
        } system: { _ in
            Cart()
        }
        shop.rule("add(_:)", carts.any(), .element(of: ["apple", "pear"])) { model, cart, _ in
            model[cart, default: 0] += 1
        } system: { _, cart, item in
            cart.value.add(item)
        }
        shop.rule("count()", carts.any()) { model, cart in
            model[cart, default: 0]
        } system: { _, cart in
            cart.value.items.count
        }

        let report = try await PropertySearch.run(shop)

        #expect(
            report.counterexamples.map(\.value.description) == [
                """
                let cart1 = Cart()
                cart1.add("apple")
                cart1.add("apple")
                cart1.add("apple")
                #expect(cart1.count() == 3)
                """
            ])
    }

    struct Account {
        var balances: [String: Int] = [:]

        mutating func open(_ name: String) { balances[name] = 0 }
        mutating func deposit(_ amount: Int, to name: String) { balances[name, default: 0] += amount }
    }

    @Test func depositsGoToOpenAccounts() async {
        var bank = RuleMachine(model: [String: Int]()) { Account() }
        bank.rule("open(_:)", .element(of: ["a", "b", "c"])) { model, name in
            guard model[name] == nil else { throw RuleNotPossible() }
            model[name] = 0
        } system: { bank, name in
            bank.open(name)
        }
        let names = bank.argument { model in model.isEmpty ? nil : Generator.element(of: model.keys.sorted()) }
        bank.rule("deposit(_:to:)", .integer(in: 1...100), names) { model, amount, name in
            model[name, default: 0] += amount
        } system: { bank, amount, name in
            bank.deposit(amount, to: name)
        }
        bank.invariant("balances") { model, bank in model == bank.balances }

        await expectHolds(forEveryProgramOf: bank)
    }
}
