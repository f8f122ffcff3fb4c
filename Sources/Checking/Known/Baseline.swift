import EveryScreenAudit

/// The findings that were there when a baseline was written: only what is beyond
/// them is new.
///
/// A finding is known again by `Finding.fingerprint`, which has no coordinates, and
/// by the screen it is on. Equal ones on one screen are counted, so that one more
/// is new.
public struct FindingBaseline: Hashable, Sendable {
    /// One finding, or several that are equal.
    public struct Entry: Hashable, Sendable, Codable {
        /// The name of the screen, or of the campaign.
        public let screen: String
        /// By what the finding is known again.
        public let fingerprint: String
        /// The spec, for people.
        public let spec: SpecID
        /// The path of the element, for people.
        public let element: String
        /// The label of the element, for people; `nil` where it has none.
        public let label: String?
        /// How many there are.
        public var count: Int
    }

    /// The findings, in the order of screen, spec, element and fingerprint.
    public private(set) var entries: [Entry]

    /// Creates a baseline of no findings.
    public init() { entries = [] }

    /// Creates a baseline of some entries; those of one screen and fingerprint are
    /// added up.
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

    /// Creates a baseline of what was found on captured screens; what is a known
    /// issue is left to that.
    package init(of audits: [ScreenAudit]) {
        self.init(
            audits.flatMap { audit in
                zip(audit.findings, audit.statuses).filter { !$1.isKnownIssue }.map { Entry($0.0, on: audit.name) }
            })
    }

    /// Creates a baseline of the failures of campaigns.
    public init(of reports: [CheckReport]) {
        self.init(reports.flatMap { report in report.failures.map { Entry($0.finding, on: report.name) } })
    }

    /// A finding as it is known again.
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
