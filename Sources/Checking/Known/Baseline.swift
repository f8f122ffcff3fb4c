import EveryScreenAudit

/// The findings at the time when a baseline was written: only further ones are new.
///
/// A finding is identified by `Finding.fingerprint`, which has no coordinates, and
/// by its screen. Equal ones on one screen are counted, so that one more is new.
public struct FindingBaseline: Hashable, Sendable {
    /// One finding, or several that are equal.
    public struct Entry: Hashable, Sendable, Codable {
        /// The name of the screen, or of the check.
        public let screen: String
        /// The identity of the finding.
        public let fingerprint: String
        /// The spec, for people.
        public let spec: SpecID
        /// The path of the element, for people.
        public let element: String
        /// The label of the element, for people; `nil` if it has none.
        public let label: String?
        /// The number of equal findings.
        public var count: Int
    }

    /// The findings, in the order of screen, spec, element and fingerprint.
    public private(set) var entries: [Entry]

    /// Creates an empty baseline.
    public init() { entries = [] }

    /// Creates a baseline of some entries; equal ones are added up.
    package init(_ entries: [Entry]) {
        var counts: [Key: Entry] = [:]
        for entry in entries {
            let key = Key(screen: entry.screen, fingerprint: entry.fingerprint)
            if counts[key] == nil { counts[key] = entry } else { counts[key]?.count += entry.count }
        }
        self.entries = counts.values.sorted {
            ($0.screen, $0.spec, $0.element, $0.fingerprint) < ($1.screen, $1.spec, $1.element, $1.fingerprint)
        }
    }

    /// Creates a baseline of the findings on captured screens, without known
    /// issues.
    package init(of audits: [ScreenAudit]) {
        self.init(
            audits.flatMap { audit in
                zip(audit.findings, audit.statuses).filter { !$1.isKnownIssue }.map { Entry($0.0, on: audit.name) }
            })
    }

    /// Creates a baseline of the failures of checks.
    public init(of reports: [CheckReport]) {
        self.init(reports.flatMap { report in report.failures.map { Entry($0.finding, on: report.name) } })
    }

    /// The identity of a finding.
    struct Key: Hashable {
        let screen: String
        let fingerprint: String
    }
}

extension FindingBaseline.Entry {
    /// Creates the entry of one finding.
    package init(_ finding: Finding, on screen: String) {
        self.init(
            screen: screen, fingerprint: finding.fingerprint, spec: finding.spec, element: finding.element.path,
            label: finding.element.label.flatMap { $0.isEmpty ? nil : $0 }, count: 1)
    }
}
