public import EveryValue
public import Foundation

extension Generator where Value == Date {
    /// Draws a date; simplest is the beginning of 2001 in UTC.
    ///
    /// A date is a whole number of seconds. One in four is within a second of a
    /// troublesome moment. Such moments are leap days, ends of years, changes of
    /// daylight saving time, and the limits of 32-bit counts of seconds.
    ///
    /// - Parameter range: The dates allowed; by default the years 1900 to 2100.
    public static func date(
        in range: ClosedRange<Date>? = nil, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        let range = range ?? Moments.years
        let lowest = Int(range.lowerBound.timeIntervalSinceReferenceDate.rounded(.up))
        let highest = Int(range.upperBound.timeIntervalSinceReferenceDate.rounded(.down))
        guard lowest <= highest else { return Generator { _ in throw EmptyRange(range: "\(range)") } }
        let moments = Moments.special.filter { $0 > lowest && $0 < highest }
        return Generator { source in
            let seconds = source.integer(
                in: lowest...highest, towards: 0, troublesome: moments, file: file, line: line, column: column)
            return Date(timeIntervalSinceReferenceDate: Double(seconds))
        }
    }
}

/// A range in which there is no whole second.
private struct EmptyRange: Error, CustomStringConvertible {
    let range: String

    var description: String { "There is no whole second in the range of dates \(range)." }
}

/// Moments on which programs fail, in seconds since the reference date.
private enum Moments {
    /// The years 1900 to 2100.
    static let years = Date(timeIntervalSince1970: -2_208_988_800)...Date(timeIntervalSince1970: 4_133_980_799)

    /// Unix times, in the order from well known to rare.
    static let special = [
        0, 951_782_400, 1_709_164_800, 1_735_689_600, 1_711_846_800, 1_729_990_800, 1_710_054_000, 1_730_613_600, 2_147_483_647,
        4_107_542_400, -2_203_891_200, -1,
    ].map { $0 - Int(Date.timeIntervalBetween1970AndReferenceDate) }
}

extension Generator where Value == DateComponents {
    /// Draws year, month, day, hour, minute and second of a moment that exists in
    /// the Gregorian calendar; simplest is the beginning of 2001.
    ///
    /// One day in four is at the end of February, or at either end of a year.
    ///
    /// - Parameter years: The years allowed.
    public static func dateComponents(
        years: ClosedRange<Int> = 1900...2100, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        Generator { source in
            func number(_ range: ClosedRange<Int>, towards target: Int? = nil) -> Int {
                source.integer(in: range, towards: target, file: file, line: line, column: column)
            }
            let year = number(years, towards: 2001)
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            var (month, day) = (1, 1)
            if source.alternative(of: 2, weights: [3, 1], file: file, line: line, column: column) == 0 {
                month = number(1...12)
                day = number(1...(month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31))
            } else {
                let days = [(1, 1), (2, isLeap ? 29 : 28), (12, 31), (3, 1)]
                (month, day) = days[source.alternative(of: days.count, file: file, line: line, column: column)]
            }
            return DateComponents(
                year: year, month: month, day: day, hour: number(0...23), minute: number(0...59), second: number(0...59))
        }
    }
}
