#if canImport(XCTest)
    import AccessibilityChecking
    import Foundation
    import ScreenLayout
    import XCTest

    extension Door {
        /// Prepares a check of a test method.
        init(
            _ options: [CampaignOption], from campaign: CampaignSettings = CampaignSettings(), testing rule: (any LayoutRule)? = nil,
            in function: String, at file: StaticString, _ line: UInt
        ) {
            let name = String(function.prefix { $0 != "(" })
            let suite = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
            self.init(
                name, property: "\(suite)/\(name)", CheckSettings(options, from: campaign), rule: rule, beside: "\(file)")
            settings = settings.noting(function, at: file, line)
        }

        /// Fails once, with all that is bad enough, and prints the rest; hands the report back.
        ///
        /// Once, as every assertion of XCTest: where a test case does not continue after a
        /// failure, nothing is told after the first.
        func fail(for report: CampaignReport, _ file: StaticString, _ line: UInt) -> CampaignReport {
            let issues = issues(of: report)
            for issue in issues where !issue.isError { print(issue.text) }
            let errors = issues.filter(\.isError).map(\.text)
            if !errors.isEmpty { XCTFail(errors.joined(separator: "\n\n"), file: file, line: line) }
            return report
        }
    }
#endif
