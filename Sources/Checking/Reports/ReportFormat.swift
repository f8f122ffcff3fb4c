/// The formats of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// Plain text for people.
    case text
    /// JSON with sorted keys.
    case json
    /// SARIF 2.1.0, for code hosts and editors.
    case sarif
    /// The XML of JUnit, for continuous integration.
    case junit
    /// One page of HTML that needs no other file.
    case html
    /// Markdown, for GitHub's summary of a step.
    case markdown
    /// Commands of GitHub Actions, which shows them beside the code.
    case github
    /// A line of JSON for each check or captured screen.
    case jsonl
    /// A conformance report for WCAG 2.2 A and AA and EN 301 549 in the YAML of
    /// OpenACR.
    case openacr
    /// Assertions on specs and success criteria in EARL, as JSON-LD.
    case earl
    /// A conformance report as a page, in the order of a VPAT.
    case vpat
    /// The accessibility labels of the App Store that the run supports, as JSON
    /// with evidence.
    case appStore = "app-store"
}
