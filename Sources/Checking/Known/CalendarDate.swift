public import Foundation

extension KnownIssue {
    /// A day of the calendar, without a time: `"2027-03-01"`.
    public struct Day: Hashable, Sendable {
        /// The year, from 1 to 9999.
        public let year: Int
        /// The month, from 1.
        public let month: Int
        /// The day of the month, from 1.
        public let day: Int
        /// The text that is not a day; `nil` for a day.
        package private(set) var malformed: String?

        /// Creates a date from ten characters of ISO 8601, or `nil` if they are no
        /// day of the Gregorian calendar.
        public init?(_ text: String) {
            let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
            let numbers = parts.compactMap { Int($0) }
            let (year, month, day) = (numbers[0], numbers[1], numbers[2])
            guard year > 0, (1...12).contains(month), day > 0, day <= Self.days(of: month, in: year) else { return nil }
            self.year = year
            self.month = month
            self.day = day
        }

        /// Creates the date of a moment at Greenwich, so that machines anywhere
        /// agree on it.
        public init(_ date: Date) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            year = parts.year ?? 1
            month = parts.month ?? 1
            day = parts.day ?? 1
        }

        private static func days(of month: Int, in year: Int) -> Int {
            let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
            return switch month {
            case 2: isLeap ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        }
    }
}

extension KnownIssue.Day: Comparable {
    /// Whether the left day is before the right one.
    public static func < (left: KnownIssue.Day, right: KnownIssue.Day) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension KnownIssue.Day: ExpressibleByStringLiteral {
    /// Creates the date of a literal.
    ///
    /// A text that is not a day becomes the first day of the calendar, so that it
    /// accepts nothing; a check records an issue.
    public init(stringLiteral text: String) {
        if let date = KnownIssue.Day(text) {
            self = date
        } else {
            (year, month, day) = (1, 1, 1)
            malformed = text
        }
    }
}

extension KnownIssue.Day: CustomStringConvertible {
    /// The ten characters of ISO 8601.
    public var description: String { "\(filled(year, to: 4))-\(filled(month, to: 2))-\(filled(day, to: 2))" }

    private func filled(_ number: Int, to length: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
}
