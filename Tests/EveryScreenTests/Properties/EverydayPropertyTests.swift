import EveryScreen
import EveryValue
import Foundation
import Testing

/// Six properties as people write them, each of code with one mistake, and all that
/// their failures print.
@Suite struct EverydayPropertyTests {
    /// The failures without the number of evaluations, the token and the line.
    private func failures(_ body: @escaping @Sendable () async -> Void) async throws -> [String] {
        try await recordedIssues(body).map { text in
            withoutTokens(text).replacing(/\.swift:\d+/, with: ".swift").split(separator: "\n").filter { !$0.hasPrefix("  found at") }
                .joined(separator: "\n")
        }
    }

    // MARK: A function that throws

    struct NoRoot: Error {}

    /// The largest number whose square is not above a number.
    private static func root(of number: Int) throws -> Int {
        guard number >= 0 else { throw NoRoot() }
        var root = 0
        while (root + 1) * (root + 1) <= number { root += 1 }
        return root
    }

    @Test func `The root of every number exists`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: .integer(in: -1_000_000...1_000_000)) { number in
                let root = try Self.root(of: number)
                return root * root <= number
            }
        }

        #expect(
            texts == [
                """
                ✘ The root of every number exists does not hold for
                    -1
                  it throws NoRoot()
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    // MARK: Expectations

    struct Booking: Equatable {
        var start: Int
        var end: Int

        func contains(_ other: Booking) -> Bool { start <= other.start && other.end <= end }

        static let any = Generator { source in
            let start = source.integer(in: 0...1000)
            return Booking(start: start, end: start + source.integer(in: 0...50))
        }
    }

    /// Bookings that overlap become one; its end is that of the last, which may be
    /// before another's.
    private static func merged(_ bookings: [Booking]) -> [Booking] {
        bookings.sorted { $0.start < $1.start }.reduce(into: []) { merged, booking in
            if let last = merged.last, booking.start <= last.end {
                merged[merged.count - 1].end = booking.end
            } else {
                merged.append(booking)
            }
        }
    }

    @Test func `Merged bookings contain every booking`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: Booking.any.array(0...10)) { bookings in
                let merged = Self.merged(bookings)
                for booking in bookings { #expect(merged.contains { $0.contains(booking) }) }
            }
        }

        #expect(
            texts == [
                """
                ✘ Merged bookings contain every booking does not hold for
                    [Booking(start: 0, end: 1), Booking(start: 0, end: 0)]
                  Expectation failed: merged.contains { $0.contains(booking) } (EverydayPropertyTests.swift)
                  1...50 fails in the place of 1, such as [Booking(start: 0, end: 50), Booking(start: 0, end: 0)]
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    // MARK: There and back

    /// A line of fields; those with a comma are in quotes, which are not doubled.
    private static func line(of fields: [String]) -> String {
        fields.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",")
    }

    private static func fields(of line: String) -> [String] {
        var (fields, isQuoted) = ([""], false)
        for letter in line {
            switch letter {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(letter)
            }
        }
        return fields
    }

    @Test func `Fields are read as they were written`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: Generator.string().array(1...5)) { fields in
                #expect(Self.fields(of: Self.line(of: fields)) == fields)
            }
        }

        #expect(
            texts == [
                """
                ✘ Fields are read as they were written does not hold for
                    ["\\""]
                  Expectation failed: (Self.fields(of: Self.line(of: fields)) → [""]) == (fields → ["\\""]) (EverydayPropertyTests.swift)
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    // MARK: Rare values

    @Test func `A month later and a month earlier is the same day`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: .integer(in: 0...36_500)) { days in
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
                let day = Date(timeIntervalSinceReferenceDate: Double(days) * 86_400)
                let later = try #require(calendar.date(byAdding: .month, value: 1, to: day))
                return calendar.date(byAdding: .month, value: -1, to: later) == day
            }
        }

        #expect(
            texts == [
                """
                ✘ A month later and a month earlier is the same day does not hold for
                    28
                  it returns false
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    // MARK: Results

    @Test func `Sorting keeps every number`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: Generator.integer().array()) { numbers in
                Set(numbers).sorted().count == numbers.count
            }
        }

        #expect(
            texts == [
                """
                ✘ Sorting keeps every number does not hold for
                    [0, 0]
                  it returns false
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }

    @Test func `A price has at most two decimals`() async throws {
        let texts = try await failures {
            await expectHolds(.regressions(.off), forEvery: .float(in: 0...1000)) { price in
                (price * 100).rounded() / 100 == price
            }
        }

        #expect(
            texts == [
                """
                ✘ A price has at most two decimals does not hold for
                    0.125
                  it returns false
                  replay: .replay("es2-…"), seed 1
                """
            ])
    }
}
