import EveryValue
import EveryValueFoundation
import Foundation
import Testing

struct ValueTests {
    @Test func aPropertyHolds() {
        let report = PropertySearch.run(Generator.integer(in: 0...1_000).array(0...10)) { numbers in
            numbers.reversed().reversed() == numbers ? .passed : .failed
        }

        #expect(report.counterexamples.map(\.value) == [])
    }

    @Test func aCounterexampleIsSmallest() {
        let report = PropertySearch.run(.date()) { date in date.timeIntervalSince1970 < 0 ? .passed : .failed }

        #expect(report.counterexamples.count == 1)
    }

    @Test func aStackRunsAsItsModel() async throws {
        var stack = RuleMachine("var stack = [Int]()", model: [Int]()) { [Int]() }
        stack.rule("append(_:)", .integer(in: 0...9)) {
            $0.append($1)
        } system: {
            $0.append($1)
        }
        stack.rule("popLast()") {
            $0.popLast()
        } system: {
            $0.popLast()
        }
        stack.rule("count()") {
            $0.count
        } system: {
            min($0.count, 2)
        }

        let report = try await PropertySearch.run(stack)

        #expect(
            report.counterexamples.map(\.value.description) == [
                """
                var stack = [Int]()
                stack.append(0)
                stack.append(0)
                stack.append(0)
                let countResult1 = stack.count()
                #expect(countResult1 == 3)
                """
            ])
    }
}
