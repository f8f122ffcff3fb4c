import EveryScreenAudit
import EveryScreenCapture

extension JSONReport {
    /// A captured screen as one line.
    struct LineModel: Encodable {
        var screen: String
        var verdicts: [String: LineVerdict]
    }

    /// The verdicts of one spec, in a line.
    struct LineVerdict: Encodable {
        var outcome: String
        var severity: String
        var findings: Items<LineFinding>
        var reasons: [String: Int]?
    }

    /// A finding in a line.
    struct LineFinding: Encodable {
        var element: String
        var path: String
        var identifier: String?
        var frame: [Double]
        var file: String?
        var line: Int?
        var kind: Finding.Kind
        var message: String
        var status: String?
        /// The severity, if it differs from that of the verdict.
        var severity: String?
    }

    /// Returns the findings on one screen as written in one line, for programs that
    /// read line by line.
    static func line(of audit: ScreenAudit) -> LineModel {
        let verdicts = audit.verdictsBySpec { spec, verdict, statuses in
            LineVerdict(
                outcome: verdict.tally.outcome.rawValue, severity: spec.rule.severity.rawValue,
                findings: Items(count: verdict.findings.count) { index in
                    let finding = verdict.findings[index]
                    let element = ReportModel.Element(finding.element)
                    return LineFinding(
                        element: element.source, path: element.path, identifier: element.identifier, frame: element.frame,
                        file: element.file, line: element.line, kind: finding.kind, message: spec.wording(for: finding).fact,
                        status: statuses[statuses.startIndex + index].word,
                        severity: finding.severity == spec.rule.severity ? nil : finding.severity.rawValue)
                },
                reasons: verdict.reasons.isEmpty ? nil : verdict.counts.words)
        }
        return LineModel(screen: audit.name, verdicts: verdicts)
    }
}
