import EveryScreenKit
import Foundation
import Testing

struct CalendarDateTests {
    @Test func `ten characters are a day`() {
        let date: KnownIssue.Day = "2027-03-01"

        let parts: [Int] = [date.year, date.month, date.day]
        #expect(parts == [2027, 3, 1] as [Int])
        #expect(date.description == "2027-03-01")
    }

    @Test(arguments: ["2024-02-29", "2000-02-29", "2027-12-31", "2027-04-30", "0001-01-01", "9999-12-31"])
    func `days of the calendar come out as they went in`(text: String) {
        #expect(KnownIssue.Day(text.description)?.description == text)
    }

    @Test(arguments: [
        "", "2027", "2027-3-1", "2027-03-1", "2027-13-01", "2027-00-10", "2027-02-29", "1900-02-29", "2027-04-31", "0000-01-01",
        "2027-03-01T00:00", "+027-03-01", "٢٠٢٧-٠٣-٠١", "2027/03/01", " 2027-03-01",
    ])
    func `anything else is none`(text: String) {
        #expect(KnownIssue.Day(text.description) == nil)
    }

    @Test func `days are ordered as they come`() {
        let days: [KnownIssue.Day] = ["2027-03-01", "2026-12-31", "2027-02-28", "2027-03-02"]

        #expect(days.sorted().map(\.description) == ["2026-12-31", "2027-02-28", "2027-03-01", "2027-03-02"])
    }

    @Test func `a moment is of the day that it is at Greenwich`() {
        #expect(KnownIssue.Day(Date(timeIntervalSince1970: 0)) == "1970-01-01")
        #expect(KnownIssue.Day(Date(timeIntervalSince1970: 1_803_859_199)) == "2027-02-28")
        #expect(KnownIssue.Day(Date(timeIntervalSince1970: 1_803_859_200)) == "2027-03-01")
    }
}
