import EveryScreenAudit
import EveryScreenModel
import EveryValueCrashIsolation

/// The results of checks or of captured screens, from which every format is
/// rendered.
///
///     print(AccessibilityReport(of: [report]).render(.text))
public struct AccessibilityReport: Sendable {
    /// The results.
    enum Content: Sendable {
        /// Checks, run whole or merged, and the path of the regression file of each
        /// of their failures.
        case checks([CheckReport], savedAt: [[String?]])
        /// Captured screens, and their known issues and baseline.
        case captures([ScreenAudit], FindingMatcher, failOn: Finding.Severity)
    }

    let content: Content
    /// The checks of a merged run that report no findings of specs.
    package var plainChecks: [PlainCheck] = []
    /// The files of source code in which findings are shown, for formats that need
    /// their paths.
    package var sources = SourceFiles()
    /// The details of the product, for conformance reports.
    package var about = ConformanceDetails()
    /// An earlier report for comparison.
    package var earlier: EarlierReport?
    /// The number of captures and pages that could not be audited; the report says
    /// nothing else of them.
    package var unreadCount = 0
    /// The sections, once they are needed; copies share them.
    private let made = Locked<[ReportSection]?>(nil)

    /// Creates the report of checks.
    ///
    /// - Parameters:
    ///   - checks: The checks, run whole or merged from the shards of several
    ///     machines.
    ///   - paths: The paths of the regression files of the failures of each check;
    ///     empty if none was written.
    public init(of checks: [CheckReport], savedAt paths: [[String?]] = []) { content = .checks(checks, savedAt: paths) }

    /// Creates the report of captured screens.
    ///
    /// - Parameters:
    ///   - audits: The verdicts on the screens.
    ///   - matcher: The known issues and the baseline, with their matches.
    ///   - severity: The lowest severity of a finding that fails.
    package init(
        of audits: [ScreenAudit], matchedBy matcher: FindingMatcher = FindingMatcher(), failOn severity: Finding.Severity = .error
    ) {
        content = .captures(audits, matcher, failOn: severity)
    }

    /// Returns the report in a format, with a line feed at its end: the same bytes
    /// for the same results.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - isVerbose: Whether text has the counts of each spec and all notes. Other
    ///     formats always do.
    public func render(_ format: ReportFormat, isVerbose: Bool = false) -> String {
        var text = ""
        write(format, isVerbose: isVerbose, to: &text)
        return text
    }

    /// Writes the report in a format, as `render(_:isVerbose:)` does, in pieces: a
    /// capture with thousands of findings makes a text that is larger than the
    /// capture.
    package func write(_ format: ReportFormat, isVerbose: Bool = false, to stream: inout some TextOutputStream) {
        switch format {
        case .text: TextReport.write(self, isVerbose: isVerbose, to: &stream)
        case .json: JSONReport.write(self, to: &stream)
        case .sarif: SARIFReport.write(self, to: &stream)
        case .junit: JUnitReport.write(self, to: &stream)
        case .html: stream.write(HTMLReport.text(of: self))
        case .markdown: stream.write(MarkdownReport.text(of: self).visible(.lines))
        case .github: stream.write(GitHubReport.text(of: self))
        case .jsonl: JSONReport.writeLines(self, to: &stream)
        case .openacr: stream.write(OpenACRReport.text(of: self))
        case .earl: EARLReport.write(self, to: &stream)
        case .vpat: stream.write(VPATReport.text(of: self))
        case .appStore: stream.write(AppStoreReport.text(of: self))
        }
    }

    /// The checks or captured screens, one by one; made once, since a screen may
    /// have thousands of findings.
    var sections: [ReportSection] {
        made.withLock { made in
            if let made { return made }
            let sections = makeSections()
            made = sections
            return sections
        }
    }

    private func makeSections() -> [ReportSection] {
        switch content {
        case .checks(let checks, let paths):
            zip(checks, checks.repeatedFailures).enumerated().map { index, check in
                ReportSection(check.0, savedAt: paths.indices.contains(index) ? paths[index] : [], repetitions: check.1)
            }
        case .captures(let audits, let matcher, let severity):
            audits.map { ReportSection($0, isCompared: !matcher.baselineUse.isEmpty, failOn: severity) }
        }
    }
}

/// A check or a captured screen in a report.
final class ReportSection: Sendable {
    /// The name; for a captured screen with its file and settings.
    let title: String
    /// The name of the screen.
    let screenName: String
    /// The specs.
    let profile: AccessibilityProfile
    /// The findings, in the order of the specs.
    let findings: [ReportEntry]
    /// The counts of each spec.
    let tallies: [CheckReport.SpecTally]
    /// The lowest severity of a finding that fails.
    let failOn: Finding.Severity
    /// Whether the findings were compared with a baseline.
    let isCompared: Bool
    /// The check; `nil` for a captured screen.
    let check: CheckReport?
    /// The captured screen; `nil` for a check.
    let audit: ScreenAudit?

    /// The findings that are neither known issues nor in the baseline.
    var newFindings: [ReportEntry] { findings.filter { !$0.status.isAccepted } }
    /// The new findings of at least the failing severity.
    var failingFindings: [ReportEntry] { newFindings.filter { $0.finding.severity >= failOn } }
    /// The mark of the whole section.
    var mark: String { (check?.isSuccess ?? (failingFindings.isEmpty && audit?.isJudged == true)) ? "✔" : "✘" }

    init(_ check: CheckReport, savedAt paths: [String?] = [], repetitions: [RepeatedFailure?]) {
        (title, screenName, profile) = (check.name.visible(), check.name.visible(), check.profile)
        findings = check.failures.enumerated().map { index, failure in
            ReportEntry(
                finding: failure.finding, by: .failure(failure), status: failure.status, environment: failure.environment,
                file: paths.indices.contains(index) ? paths[index] : nil, repetition: repetitions[index])
        }
        tallies = check.tallies
        failOn = check.failOn
        isCompared = !check.baselineUse.isEmpty
        self.check = check
        audit = nil
    }

    init(_ audit: ScreenAudit, isCompared: Bool, failOn severity: Finding.Severity) {
        // One page under several settings has one name.
        let place = audit.environment.differencesInParentheses(in: audit.screen.displayUnit)
        (title, screenName, profile) = ("\(audit.file): \(audit.name)\(place)".visible(), audit.name.visible(), audit.profile)
        var judges: [SpecID: ReportEntry.Judge] = [:]
        findings = zip(audit.findings, audit.statuses).compactMap { finding, status in
            guard let judge = judges[finding.spec] ?? audit.profile.spec(finding.spec).map({ .spec($0, in: audit.profile) }) else {
                return nil
            }
            judges[finding.spec] = judge
            return ReportEntry(finding: finding, by: judge, status: status, environment: audit.environment, file: audit.file)
        }
        tallies = [audit].tallies
        failOn = severity
        self.isCompared = isCompared
        check = nil
        self.audit = audit
    }
}

/// A finding in a report, with its sentences.
final class ReportEntry: Sendable {
    /// The one who states the sentences of a finding; the findings of a spec on a
    /// captured screen share one.
    indirect enum Judge: Sendable {
        case failure(CheckFailure)
        case spec(any AccessibilitySpec, in: AccessibilityProfile)
    }

    let finding: Finding
    let status: CheckFailure.Status
    let environment: UserEnvironment
    /// The path of the regression file or of the capture; `nil` if there is none.
    let file: String?
    private let judge: Judge
    /// The other checks in which the same component fails; `nil` if there are none.
    let repetition: RepeatedFailure?

    /// The failure of a check; `nil` on a captured screen.
    var failure: CheckFailure? { if case .failure(let failure) = judge { failure } else { nil } }
    /// The sentences, which are made each time: a capture may have hundreds of
    /// thousands.
    var wording: Finding.Wording {
        switch judge {
        case .failure(let failure): failure.wording
        case .spec(let spec, _): spec.wording(for: finding)
        }
    }
    /// The rule of the spec.
    var rule: AccessibilityRule {
        switch judge {
        case .failure(let failure): failure.rule
        case .spec(let spec, let profile): spec.rule(in: profile)
        }
    }

    init(
        finding: Finding, by judge: Judge, status: CheckFailure.Status, environment: UserEnvironment, file: String?,
        repetition: RepeatedFailure? = nil
    ) {
        (self.finding, self.judge, self.status) = (finding, judge, status)
        (self.environment, self.file, self.repetition) = (environment, file, repetition)
    }

    /// The finding as a heading.
    var heading: String { finding.heading(wording.fact) }
}
