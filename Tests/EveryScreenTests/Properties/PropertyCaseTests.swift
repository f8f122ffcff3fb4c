import EveryScreen
import EveryValue
import Testing

@Suite struct PropertyCaseTests {
    private func texts(
        _ options: CheckOption..., range: ClosedRange<Int>, _ body: @escaping @Sendable (Int) -> Void
    ) async throws -> [String] {
        try await recordedIssues {
            await expectHolds(.regressions(.off), options[0], forEvery: .integer(in: range)) { body($0) }
        }
    }

    @Test func `A class that is frequent enough is no issue`() async throws {
        let texts = try await texts(.cases(100), range: 0...1_000_000) { number in
            PropertyCase.cover("even", atLeast: 0.2, if: number % 2 == 0)
            PropertyCase.cover("positive", if: number > 0)
        }

        #expect(texts == [])
    }

    @Test func `A rare class fails`() async throws {
        let texts = try await texts(.cases(100), range: 0...1_000_000) { number in
            PropertyCase.cover("negative", atLeast: 0.2, if: number < 0)
        }

        #expect(
            texts == [
                """
                A rare class fails: 0 of 100 cases are "negative" (0 %), but 20 % are required: make the \
                generator draw more of them, or require less (seed 1)
                """
            ])
    }

    @Test func `A class rare by chance warns`() async throws {
        let texts = try await texts(.cases(100), range: 0...1_000_000) { number in
            PropertyCase.cover("negative", atLeast: 0.05, if: number < 0)
        }

        #expect(
            texts == [
                """
                A class rare by chance warns: 0 of 100 cases are "negative" (0 %), \
                but 5 % are required, which may be chance. .cases(206) decides with a confidence of 99.9 %. (seed 1)
                """
            ])
    }

    @Test func `The number of cases that a warning names decides`() async throws {
        let texts = try await texts(.cases(206), range: 0...1_000_000) { number in
            PropertyCase.cover("negative", atLeast: 0.05, if: number < 0)
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("0 of 206 cases are \"negative\" (0 %), but 5 % are required: make the generator") == true)
    }

    @Test func `Shares are exact where all values were evaluated`() async throws {
        let texts = try await texts(.cases(100), range: 0...9) { number in
            PropertyCase.cover("small", atLeast: 0.3, if: number < 3)
            PropertyCase.cover("nine", atLeast: 0.11, if: number == 9)
        }

        #expect(texts.count == 1)
        #expect(
            texts.first?.hasSuffix(
                "1 of 10 cases is \"nine\" (10 %), but 11 % are required; these are all values: require less, or use another generator (seed 1)"
            ) == true)
    }

    @Test func `A share out of bounds is a mistake`() async throws {
        let texts = try await texts(.cases(10), range: 0...1_000_000) { _ in PropertyCase.cover("any", atLeast: 20, if: true) }

        #expect(
            texts.first?.hasSuffix("the share of \"any\" is 20.0, but must be from 0 to 1: pass 0.2 for 20 % (seed 1)") == true)
    }

    @Test func `Labels are counted in the report of a failure`() async throws {
        let texts = try await texts(.cases(100), range: 0...1_000_000) { number in
            PropertyCase.label("even", if: number % 2 == 0)
            PropertyCase.classify(number > 1000 ? "large" : "small")
            #expect(number < 1000)
        }

        #expect(texts.count == 1)
        #expect(texts.first?.contains("  labels: ") == true)
        #expect(texts.first?.contains("large") == true)
    }

    @Test func `A class may be noted in a child task`() async throws {
        let texts = try await recordedIssues {
            await expectHolds(.regressions(.off), .cases(100), forEvery: .integer(in: 0...1_000_000)) { number in
                async let note: Void = PropertyCase.cover("negative", atLeast: 0.5, if: number < 0)
                await note
            }
        }

        #expect(texts.first?.contains("0 of 100 cases are \"negative\"") == true)
    }

    @Test func `Outside of a property, notes do nothing`() {
        PropertyCase.cover("any", atLeast: 1, if: false)
        PropertyCase.target("any", 1)
    }
}
