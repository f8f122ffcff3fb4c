import EveryScreen
import EveryValue
import Foundation
import Testing

@Suite struct ProgramExpectationTests {
    /// The texts of the issues that a function records, without tokens.
    private func issues(_ body: @escaping @Sendable () async -> Void) async throws -> [String] {
        try await recordedIssues(body).map(withoutTokens)
    }

    /// A report without how it was found and shrunk.
    private func program(_ text: String?) -> String? {
        text?.split(separator: "\n").filter {
            !$0.hasPrefix("  found at") && !$0.contains(" in the place of ") && !$0.contains(" fails as well")
        }.joined(separator: "\n")
    }

    @Test func `The shortest failing program is printed as Swift code, and then what failed`() async throws {
        let texts = try await issues { await expectHolds(.regressions(.off), forEveryProgramOf: FaultyStack.machine) }

        #expect(
            texts.map(program) == [
                """
                ✘ The shortest failing program is printed as Swift code, and then what failed does not hold for
                    var stack = Stack()
                    stack.push(0)
                    stack.push(0)
                    stack.push(1)
                    let popResult1 = stack.pop()
                    #expect(popResult1 == 1)
                  stack.pop() returns 0; the model returns 1
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    @Test func `A program with tasks is printed with what happened`() async throws {
        let texts = try await issues { await expectHolds(.regressions(.off), forEveryProgramOf: FaultyCounter.machine.concurrent()) }

        #expect(
            texts.map(program) == [
                """
                ✘ A program with tasks is printed with what happened does not hold for
                    let counter = Counter()
                    async let task1: Void = {
                        _ = await counter.increment()
                    }()
                    async let task2: Void = {
                        _ = await counter.increment()
                    }()
                    _ = await (task1, task2)
                  no order of these calls, one after another, gives these results:
                      task 1: counter.increment() begins
                      task 2: counter.increment() begins
                      task 1: counter.increment() returns 1
                      task 2: counter.increment() returns 1
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    @Test func `Issues of rules are failures of the program`() async throws {
        let texts = try await issues {
            var machine = RuleMachine(model: 0) { 0 }
            machine.rule("add(_:)", .integer(in: 0...9)) { _, _ in
            } system: { sum, number in
                sum += number
                #expect(sum < 7)
            }
            await expectHolds(.regressions(.off), forEveryProgramOf: machine)
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("    int.add(7)\n  Expectation failed: ") == true, "\(texts)")
    }

    @Test func `A rule that no program uses is a warning`() async throws {
        let texts = try await issues {
            var machine = RuleMachine(model: 0) { 0 }
            machine.rule("add(_:)", .integer(in: 0...9)) {
                $0 += $1
            } system: {
                $0 += $1
            }
            machine.rule("reset()", when: { $0 < 0 }) {
                $0 = 0
            } system: {
                $0 = 0
            }
            await expectHolds(.cases(50), .regressions(.off), forEveryProgramOf: machine)
        }

        #expect(
            texts == [
                "A rule that no program uses is a warning: no program of 50 used \"reset()\": see if its condition can hold. (seed 1)"
            ])
    }

    @Test func `A machine whose only rule is never possible is a warning`() async throws {
        let texts = try await issues {
            var machine = RuleMachine(model: [Int]()) { [Int]() }
            machine.rule("pop()", when: { !$0.isEmpty }) {
                $0.removeLast()
            } system: {
                $0.removeLast()
            }
            await expectHolds(.cases(50), .regressions(.off), forEveryProgramOf: machine)
        }

        #expect(
            texts.contains { $0.hasSuffix(": none of its programs uses \"pop()\": see if its condition can hold. (seed 1)") }, "\(texts)")
    }

    @Test func `A failing program is saved, and run first from then on`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UInt64.random(in: 0...(.max)))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path

        func check(_ machine: RuleMachine<[Int], FaultyStack>, seed: UInt64) async throws -> [String] {
            try await issues { await expectHolds(.regressions(.saved, in: path), .seed(seed), .cases(60), forEveryProgramOf: machine) }
        }
        let first = try await check(FaultyStack.machine, seed: 0)
        #expect(first.first?.contains("  saved: \(path)") == true, "\(first)")

        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        let text = try String(contentsOfFile: "\(path)/\(#require(files.first))", encoding: .utf8)
        #expect(text.contains("\n// stack.push(1)\n"))

        let again = try await check(FaultyStack.machine, seed: 9)
        #expect(again.first?.contains("found in an earlier failure") == true, "\(again)")

        var other = FaultyStack.machine
        other.rule("peek()") {
            $0.last
        } system: { _ in
            nil
        }
        let stale = try await check(other, seed: 9)
        #expect(stale.contains { $0.contains("is stale") }, "\(stale)")
    }

    @Test(.cases(7)) func `Traits of the test count`() async {
        let runs = Texts()
        var machine = RuleMachine(model: 0) {
            runs.append("")
            return 0
        }
        machine.rule("add(_:)", .integer(in: 0...9)) {
            $0 += $1
        } system: {
            $0 += $1
        }
        await expectHolds(forEveryProgramOf: machine)

        #expect(runs.all.count == 7)
    }

    @MainActor @Test func `Steps await functions of the main actor`() async {
        @MainActor final class Screen {
            var taps = 0

            func tap() { taps += 1 }
        }
        var machine = RuleMachine(model: 0) { Screen() }
        machine.rule("tap()") {
            $0 += 1
        } system: { screen in
            await screen.tap()
        }
        machine.invariant("taps") { model, screen in await screen.taps == model }
        await expectHolds(.cases(10), forEveryProgramOf: machine)
    }
}

#if canImport(XCTest)
    import XCTest

    final class XCTAssertProgramTests: RecordingTestCase {
        func testAProgramFailsAtTheCallersLineWithAssertionsOfXCTest() async {
            let line = #line + 2
            let failures = await failuresRecorded {
                await XCTAssertHolds(.regressions(.off), forEveryProgramOf: FaultyStack.machine)
            }

            XCTAssertEqual(failures.map(\.line), [line])
            XCTAssertTrue(
                failures.first?.message.contains(
                    """
                        var stack = Stack()
                        stack.push(0)
                        stack.push(0)
                        stack.push(1)
                        let popResult1 = stack.pop()
                        XCTAssertEqual(popResult1, 1)
                      stack.pop() returns 0; the model returns 1
                    """) == true, "\(failures)")
        }
    }
#endif
