/// The formats of a report.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// Plain text for people.
    case text
    /// JSON with sorted keys.
    case json
    /// SARIF 2.1.0, as code hosts and editors show it.
    case sarif
    /// The XML of JUnit, as continuous integration reads it.
    case junit
    /// One page of HTML that needs no other file.
    case html
    /// Markdown, as GitHub shows it in the summary of a step.
    case markdown
    /// A line of JSON for each check or captured screen.
    case jsonl
}
