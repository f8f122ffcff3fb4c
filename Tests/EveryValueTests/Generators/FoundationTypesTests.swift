import EveryValueFoundation
import Foundation
import Testing

@testable import EveryValue

/// Generators of Foundation's types: their domains, and their simplest failing
/// values.
@Suite struct FoundationTypesTests {
    private func values<Value>(_ generator: Generator<Value>, _ count: Int = 500) throws -> [Value] {
        try (0..<count).map { try generator.value(seed: UInt64($0)) }
    }

    private func minimum<Value>(_ generator: Generator<Value>, _ fails: (Value) -> Bool) -> Value? {
        let report = PropertySearch.run(generator, settings: SearchSettings(seed: 1, cases: 1_000)) { fails($0) ? .failed : .passed }
        return report.counterexamples.first?.value
    }

    /// The simplest value of a generator, which every replay gives again.
    private func simplest<Value>(_ generator: Generator<Value>) throws -> Value {
        try generator.value(replaying: ChoiceRecording())
    }

    @Test func `the simplest values are the ones promised`() throws {
        #expect(try simplest(.date()) == Date(timeIntervalSinceReferenceDate: 0))
        #expect(try simplest(.dateComponents()) == DateComponents(year: 2001, month: 1, day: 1, hour: 0, minute: 0, second: 0))
        #expect(try simplest(.locale()).identifier == "en_US")
        #expect(try simplest(.timeZone()).secondsFromGMT() == 0)
        #expect(try simplest(.uuid()).uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(try simplest(.data(2)) == Data([0, 0]))
        #expect(try simplest(.decimal()) == 0)
        #expect(try simplest(.url()).absoluteString == "https://a.example")
    }

    @Test func `a seed gives the same value again`() throws {
        let all = Generator.zip(.date(), .dateComponents(), .locale(), .timeZone(), .uuid(), .data(), .decimal(), .url())
        for seed in 0..<50 as Range<UInt64> {
            let sample = try all.sample(seed: seed)
            #expect(try "\(all.value(replaying: sample.recording))" == "\(sample.value)")
        }
    }

    @Test func `dates stay inside their bounds and have the days on which programs fail`() throws {
        let range = Date(timeIntervalSince1970: 951_700_000)...Date(timeIntervalSince1970: 951_900_000)
        let drawn = try values(.date(in: range))
        #expect(drawn.allSatisfy(range.contains))
        #expect(drawn.contains(Date(timeIntervalSince1970: 951_782_400)))
        #expect(minimum(.date()) { $0.timeIntervalSinceReferenceDate > 100 } == Date(timeIntervalSinceReferenceDate: 101))
    }

    @Test func `a failure on a troublesome day shrinks to the first day like it`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for seed in 1...6 as ClosedRange<UInt64> {
            let report = PropertySearch.run(Generator<Date>.date(), settings: SearchSettings(seed: seed, cases: 1_000)) { [calendar] date in
                guard let later = calendar.date(byAdding: .month, value: 1, to: date) else { return .passed }
                return calendar.date(byAdding: .month, value: -1, to: later) == date ? .passed : .failed
            }

            #expect(report.counterexamples.map(\.value) == [Date(timeIntervalSinceReferenceDate: 28 * 86_400)], "\(seed)")
        }
    }

    @Test func `one date in four is next to a troublesome moment`() throws {
        let moments = [951_782_400, 1_709_164_800, 1_711_846_800, 2_147_483_647, 4_107_542_400, -2_203_891_200, -1]
        let seconds = try values(.date()).map { Int($0.timeIntervalSince1970) }
        for moment in moments { #expect(seconds.contains { abs($0 - moment) <= 1 }, "\(moment)") }
    }

    @Test func `components name days that exist`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for components in try values(.dateComponents(years: 1999...2004)) {
            let date = try #require(calendar.date(from: components))
            #expect(calendar.component(.day, from: date) == components.day)
        }
        let leap = minimum(.dateComponents()) { $0.month == 2 && $0.day == 29 }
        #expect(leap == DateComponents(year: 2000, month: 2, day: 29, hour: 0, minute: 0, second: 0))
    }

    @Test func `decimals, identifiers and bytes stay inside their domains`() throws {
        #expect(try values(.decimal(in: -150...150, digits: 2)).allSatisfy { (-1.5...1.5).contains($0) })
        #expect(minimum(.decimal()) { $0 > Decimal(string: "0.29")! } == Decimal(string: "0.30"))
        let least = try #require(minimum(.decimal(digits: 127)) { $0 > 0 })
        #expect(least.isFinite && least * Decimal(sign: .plus, exponent: 127, significand: 1) == 1)
        #expect(Set(try values(.uuid())).count > 400)
        #expect(try values(.data(3...4)).allSatisfy { (3...4).contains($0.count) })
        #expect(Set(try values(.timeZone()).map(\.identifier)).count > 3)
    }

    @Test func `addresses have hosts that are reserved`() throws {
        let drawn = try values(.url())
        #expect(drawn.allSatisfy { $0.host?.hasSuffix(".example") == true })
        #expect(drawn.contains { $0.query != nil } && drawn.contains { !$0.path.isEmpty })
        #expect(minimum(.url()) { $0.scheme == "http" }?.absoluteString == "http://a.example")
    }
}
