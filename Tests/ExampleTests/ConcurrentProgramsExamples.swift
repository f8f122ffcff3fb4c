import EveryScreen
import EveryValue
import Testing

@Suite(.regressions(.off)) struct ConcurrentProgramsTests {
    actor Log {
        func write(_ line: String) {}
    }

    actor Bank {
        private var balance = 0
        private let log = Log()

        func deposit(_ amount: Int) { balance += amount }

        func withdraw(_ amount: Int) async -> Bool {
            guard balance >= amount else { return false }
            // While this waits, another task may withdraw.
            await log.write("withdraw \(amount)")
            balance -= amount
            return true
        }
    }

    @Test func twoTasksWithdrawTheSameMoney() async throws {
        var bank = RuleMachine(model: 0) { Bank() }
        bank.rule("deposit(_:)", .integer(in: 1...100)) { model, amount in
            model += amount
        } system: { bank, amount in
            await bank.deposit(amount)
        }
        bank.rule("withdraw(_:)", .integer(in: 1...100)) { (model: inout Int, amount) -> Bool in
            guard model >= amount else { return false }
            model -= amount
            return true
        } system: { bank, amount in
            await bank.withdraw(amount)
        }

        let report = try await PropertySearch.run(bank.concurrent(tasks: 2))

        #expect(
            report.counterexamples.map(\.value.description) == [
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
                """
            ])
    }
}
