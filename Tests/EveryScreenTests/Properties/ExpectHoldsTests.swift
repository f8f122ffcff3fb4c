import EveryScreen
import EveryValue
import EveryValueFoundation
import Foundation
import Testing

@Suite struct ExpectHoldsTests {
    struct NegativeRoot: Error {}

    struct Interval: Equatable {
        var start: Int
        var length: Int
    }

    enum Payment: Equatable {
        case cash
        case card(number: Int)
    }

    @Test func `A property that holds records nothing`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(forEvery: .integer(in: 0...9)) { $0 < 10 }
            await expectHolds(forEvery: .integer(in: 0...9), .string()) { number, text in #expect(number + text.count >= 0) }
        }

        #expect(texts == [])
    }

    @Test func `A false result is shrunk, and the failure says everything`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...1_000_000)) { $0 < 17 }
        }

        #expect(
            texts.map(withoutTokens) == [
                """
                ✘ A false result is shrunk, and the failure says everything does not hold for
                    17
                  it returns false
                  found at case 1, shrunk in 23 evaluations; no simpler one fails: all 17 were tried
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    @Test func `An evaluation that takes too long is a failure`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .timePerCase(.nanoseconds(1)), forEvery: .integer(in: 5...1000)) { $0 > 0 }
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("\n    5\n  it takes ") == true)
        #expect(texts.first?.contains("; .timePerCase allows 0.000 s: make it faster, or allow more\n") == true)
    }

    @Test func `A limit of no time is a mistake`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .timePerCase(.zero), .cases(1), forEvery: .integer(in: 0...1)) { _ in }
        }

        #expect(texts.contains { $0.contains(".timePerCase(0.0 seconds) fails every case; it takes more than no time") })
    }

    @Test func `A thrown error is a failure of its type`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: -100...100)) { number in
                guard number >= 0 else { throw NegativeRoot() }
            }
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("    -1\n  it throws NegativeRoot()\n") == true)
        #expect(texts.first?.contains("no simpler one fails: all 2 were tried") == true)
    }

    private enum Refusal: Error { case tooSmall, tooLarge(Int) }

    @Test func `Each case of an enumeration of errors is one failure`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: -100...100)) { number in
                if number < -50 { throw Refusal.tooSmall }
                if number > 50 { throw Refusal.tooLarge(number) }
            }
        }

        #expect(texts.count == 2)
        #expect(texts.contains { $0.contains("    -51\n  it throws tooSmall\n") }, "\(texts)")
        #expect(texts.contains { $0.contains("    51\n  it throws tooLarge(51)\n") }, "\(texts)")
    }

    @Test func `A case that does not meet an assumption is left out`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...1000)) { number in
                try PropertyCase.assume(number % 4 != 0)
                return number < 500
            }
        }
        let none = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...1000)) { _ in try PropertyCase.assume(false) }
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("    501\n  it returns false\n") == true, "\(texts)")
        #expect(none.contains { $0.contains("Only 0 of 100 cases could be judged: the property discarded ") }, "\(none)")
    }

    @Test func `A failure found while another was shrunk says so, and values come up again without a warning`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: Generator<UInt8>.integer()) { $0 < 250 }
        }

        #expect(texts.count == 1)
        #expect(!texts.contains { $0.contains("different values") }, "\(texts)")
        #expect(!texts.contains { $0.contains("earlier failure") }, "\(texts)")
    }

    @Test func `Values of Foundation are printed as Swift code`() async throws {
        let bytes: Generator<Data> = Generator<UInt8>.integer().map { Data([$0]) }
        let dates: Generator<Date> = Generator<Int>.integer(in: 0...9).map { Date(timeIntervalSinceReferenceDate: Double($0)) }
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: bytes, dates) { data, date in
                data[0] < 16 || date.timeIntervalSinceReferenceDate < 2
            }
        }

        #expect(
            texts.first?.contains("value 1: Data([0x10])\n    value 2: Date(timeIntervalSinceReferenceDate: 2.0) /* 2001-01-01 ") == true,
            "\(texts)")
    }

    @Test func `An explanation names the values tried, and no others`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .string(alphabet: .letters), .string(alphabet: .letters)) { $0 == $1 }
        }

        #expect(texts.first?.contains("any value") == false, "\(texts)")
        // "a" passes in the place of "", and it is among the values.
        #expect(texts.first?.contains("in the place of \"\"") == false, "\(texts)")
    }

    @Test func `Issues are reported for the smallest value only, each line by itself`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...1000), .integer(in: 0...1000)) { start, length in
                #expect(start + length < 1500)
                try #require(length < 900)
            }
        }

        #expect(texts.count == 2)
        #expect(texts.contains { $0.contains("    value 1: 500\n    value 2: 1000\n  Expectation failed: ") })
        #expect(texts.contains { $0.contains("    value 1: 0\n    value 2: 900\n  Expectation failed: ") })
    }

    @Test func `Numbers and strings of the test's file are tried`() async throws {
        let numbers = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(2_000), forEvery: .integer(in: .min ... .max)) { $0 != 48_151_623 }
        }
        let names = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(2_000), forEvery: .string()) { $0 != "Ocelot" }
        }

        #expect(numbers.first?.contains("48151623") == true, "\(numbers)")
        #expect(names.first?.contains("Ocelot") == true, "\(names)")
    }

    @Test func `Values are printed as Swift code`() async throws {
        let interval = Generator { source in Interval(start: source.integer(in: 0...9), length: source.integer(in: 0...9)) }
        let payment = Generator { source in
            source.boolean() ? Payment.card(number: source.integer(in: 0...9)) : Payment.cash
        }
        let texts = try await recordedIssues {
            await expectHolds(
                .regressions(.off), forEvery: interval, payment, .string(alphabet: TextAlphabet("\n\"é"), length: 2...2),
                Generator.integer(in: 0...9).optional().array(1...2)
            ) { interval, payment, _, _ in interval.length < 3 || payment == .cash }
        }

        #expect(
            texts.first?.contains(
                """
                    value 1: Interval(start: 0, length: 3)
                    value 2: .card(number: 0)
                    value 3: "\\n\\n"
                    value 4: [nil]
                """) == true, "\(texts)")
    }

    @Test func `A failure is saved, evaluated first from then on, and its stale token is an issue`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("properties-\(UInt64.random(in: 0...(.max)))")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path

        func check(
            _ range: ClosedRange<Int>, seed: UInt64,
            recordedBy recorded: (@escaping @Sendable () async -> Void) async throws -> [String] = recordedIssues,
            fails: @escaping @Sendable (Int) -> Bool
        ) async throws -> [String] {
            try await recorded {
                await expectHolds(.regressions(.saved, in: path), .seed(seed), .cases(1), forEvery: .integer(in: range)) { !fails($0) }
            }
        }
        let first = try await check(0...1_000_000, seed: 0) { $0 > 1000 }
        #expect(first.first?.contains("  saved: \(path)") == true, "\(first)")

        let again = try await check(0...1_000_000, seed: 1) { $0 == 1001 }
        #expect(again.first?.contains("found in an earlier failure") == true, "\(again)")

        let stale = try await check(500...1_000_000, seed: 1) { $0 == 1001 }
        #expect(stale.count == 1 && stale[0].contains("is stale") && stale[0].contains("Delete the file"), "\(stale)")
        #if compiler(>=6.3)
            // A generator that was changed is no failure of the code.
            let severities = try await check(500...1_000_000, seed: 1, recordedBy: recordedSeverities) { $0 == 1001 }
            #expect(severities == ["warning"])
        #endif
    }

    @Test func `An example that fails is reported by its number, unless the search finds the failure`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(20), forEvery: .integer(in: 0...9), examples: [3, 500]) { $0 < 100 }
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...999), .boolean(), examples: [(900, true)]) { number, _ in
                number < 17
            }
        }

        #expect(texts.count == 2)
        #expect(
            texts.first == """
                ✘ An example that fails is reported by its number, unless the search finds the failure does not hold for example 2
                    500
                  it returns false
                """)
        #expect(texts.last?.contains("does not hold for\n    value 1: 17\n    value 2: false\n") == true)
    }

    @Test func `A token is replayed alone`() async throws {
        let numbers = Generator.integer(in: 0...1_000_000)
        let sample = try numbers.sample(seed: 5)
        let token = ReplayToken(sample.recording, drawnBy: numbers).description
        let count = Texts()
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .replay(token), forEvery: numbers) { number in
                count.append("\(number)")
                return true
            }
        }

        // Of a fixed bug nothing would be tested from then on.
        #expect(
            texts.map(cutTokens) == ["A token is replayed alone: replay: the case of … passes now, and no other is tested; remove .replay"])
        #expect(count.all == ["\(sample.value)"])
    }

    @Test func `A token that is replayed beside other cases is to be removed as well`() async throws {
        let numbers = Generator.integer(in: 0...1_000_000)
        let token = ReplayToken(try numbers.sample(seed: 5).recording, drawnBy: numbers).description
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .replay(token), .cases(5), forEvery: numbers) { $0 >= 0 }
        }

        #expect(texts.count == 1)
        #expect(texts.first?.hasSuffix("passes now; remove .replay") == true)
    }

    @Test func `A generator that draws from elsewhere is reported with two of its values`() async throws {
        let calls = Texts()
        let texts = try await recordedIssues {
            let numbered = Generator.integer(in: 0...1_000_000).map { number in
                calls.append("")
                return "\(number) \(calls.all.count)"
            }
            await expectHolds(.regressions(.off), .cases(3), forEvery: numbered) { _ in false }
        }

        #expect(texts.count == 1)
        #expect(
            texts.first?.contains(
                "  the generator is not deterministic, so that no replay is exact: the same choices made\n    \"0 ") == true, "\(texts)")
        #expect(texts.first?.contains("  and then\n    \"0 ") == true)
    }

    @Test func `A value that the property changes says nothing about its generator`() async throws {
        final class Counter: CustomStringConvertible {
            var count: Int
            init(_ count: Int) { self.count = count }
            var description: String { "counter of \(count)" }
        }
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(3), forEvery: Generator.integer(in: 0...9).map(Counter.init)) { counter in
                counter.count += 1
                return false
            }
        }

        #expect(texts.first?.contains("deterministic") == false, "\(texts)")
    }

    @Test func `A part that does not matter is shown in another value, of the argument that has it`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...1_000_000), .boolean()) { number, _ in number < 17 }
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("\n  every other value tried fails as well, such as value 2: true\n") == true, "\(texts)")
    }

    private func cutTokens(_ text: String) -> String { text.replacing(/es2-\S*/, with: "…") }

    @Test func `A flaky failure is reported as flaky`() async throws {
        let calls = Texts()
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(3), forEvery: .integer(in: 0...1_000_000)) { _ in
                calls.append("")
                return calls.all.count > 1
            }
        }

        #expect(texts.contains { $0.contains("flaky: it failed (returns false), but not when it was evaluated again.") }, "\(texts)")
    }

    @Test func `A property that returns something else is a mistake`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(forEvery: .integer(in: 0...9)) { $0 + 1 }
        }

        #expect(
            texts == [
                "A property that returns something else is a mistake: The property returns Int. It must return Bool or nothing: compare the value, or use #expect."
            ])
    }

    @MainActor @Test func `The property runs on the caller's actor`() async {
        var count = 0
        await expectHolds(.cases(20), forEvery: .integer(in: 0...1_000_000)) { _ in
            MainActor.assertIsolated()
            count += 1
        }

        #expect(count >= 20)
    }

    @Test(.cases(7)) func `Traits of the test count`() async throws {
        let calls = Texts()
        await expectHolds(forEvery: .integer(in: 0...1_000_000_000)) { _ in calls.append("") }

        // One case in twenty is evaluated twice.
        #expect(calls.all.count == 7)
    }
}
