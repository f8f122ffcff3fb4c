import EveryScreenKit
import EveryScreenListedTexts
import Testing

/// One run in every format but HTML: the files in `Listed`.
///
/// Other tests state rules of each format. A change of a report shows here line by
/// line: read it before you write the files anew.
struct ListedReportsTests {
    private static let report = AccessibilityReport(of: [SmallCheck.whole, SmallCheck.oneScreen])

    @Test(arguments: ReportFormat.allCases.filter { $0 != .html }) func `a run is reported as in the file of its format`(
        format: ReportFormat
    ) throws {
        let list = ListedText("Listed/report-\(format.rawValue).txt", separator: "\n")

        let differences = try list.differences(from: Self.report.render(format))
        #expect(differences == [])
    }
}
