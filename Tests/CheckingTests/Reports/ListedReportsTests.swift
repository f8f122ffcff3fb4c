import EveryScreenKit
import Foundation
import Testing

/// One run in every format but HTML: the files in `Listed`.
///
/// Other tests state rules of each format. A change of a report shows here line by
/// line: read it before you write the files anew.
struct ListedReportsTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Listed")
    private static let report = AccessibilityReport(of: [SmallCheck.whole, SmallCheck.oneScreen])

    @Test(arguments: ReportFormat.allCases.filter { $0 != .html }) func `a run is reported as in the file of its format`(
        format: ReportFormat
    ) throws {
        let file = Self.folder.appendingPathComponent("report-\(format.rawValue).txt")
        let text = Self.report.render(format)
        // Writes the files anew after a report was changed:
        // EVERYSCREEN_WRITE_PAGES=1 swift test --filter ListedReportsTests
        if ProcessInfo.processInfo.environment["EVERYSCREEN_WRITE_PAGES"] == "1" { try Data(text.utf8).write(to: file) }

        let listed = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let lines = text.components(separatedBy: "\n")
        for (line, expected) in zip(lines, listed) where line != expected {
            Issue.record("\(format) has \(line)\nthe file has \(expected)")
        }
        #expect(lines.count == listed.count)
    }
}
