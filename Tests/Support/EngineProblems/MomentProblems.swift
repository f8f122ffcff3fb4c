internal import EveryValue

extension Problem {
    /// Moments in seconds since the beginning of 2001, which was a Monday: the
    /// nearest that fails may lie on either side.
    ///
    /// Each minimum was read from a calendar.
    static var ofMoments: [Problem] { [sunday, leapDay, firstAtNoon, lastSundayOfMarch] }

    private static let moment = Generator<Int>.integer(in: -3_100_000_000...3_100_000_000)

    private static func day(_ moment: Int) -> Int { Int((Double(moment) / 86_400).rounded(.down)) }

    private static func hour(_ moment: Int) -> Int { (moment - 86_400 * day(moment)) / 3600 }

    private static func isSunday(_ moment: Int) -> Bool { ((day(moment) % 7) + 7) % 7 == 6 }

    /// The month and the day in it, as if all years that divide by four were leap
    /// years.
    private static func date(_ moment: Int) -> (month: Int, day: Int) {
        // Four years from 2001 on, the last of them a leap year.
        var rest = ((day(moment) % 1461) + 1461) % 1461
        let isLeap = rest >= 3 * 365
        if isLeap { rest -= 3 * 365 } else { rest %= 365 }
        for (month, days) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
            if rest < days { return (month + 1, rest + 1) }
            rest -= days
        }
        return (12, 31)
    }

    /// Between three and four on the last day of 2000.
    private static var sunday: Problem {
        Problem("moment_sunday", expected: "-72001", moment) { isSunday($0) && hour($0) == 3 }
    }

    /// The last second of February 2000, 306 days and a second before 2001.
    private static var leapDay: Problem {
        Problem("moment_leap_day", expected: "\(-306 * 86_400 - 1)", moment) { date($0) == (2, 29) }
    }

    private static var firstAtNoon: Problem {
        Problem("moment_noon", expected: "43200", moment) { date($0).day == 1 && hour($0) == 12 }
    }

    /// March 25, 2001.
    private static var lastSundayOfMarch: Problem {
        Problem("moment_summer_time", expected: "\((31 + 28 + 24) * 86_400)", moment) { moment in
            isSunday(moment) && date(moment).month == 3 && date(moment).day >= 25
        }
    }
}
