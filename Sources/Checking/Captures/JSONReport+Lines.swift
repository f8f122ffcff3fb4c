import EveryScreenAudit
import EveryScreenCapture

extension JSONReport {
    /// A captured screen as one line.
    private struct LineModel: Codable {
        var screen: String
        var verdicts: [String: LineVerdict]
    }

    /// The verdicts of one spec, in a line.
    private struct LineVerdict: Codable {
        var outcome: String
        var severity: String
        var findings: [LineFinding]
        var reasons: [String: Int]?
    }

    /// A finding in a line.
    private struct LineFinding: Codable {
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

    /// Returns the findings on one screen as one line of JSON, for programs that
    /// read line by line.
    package static func line(of audit: ScreenAudit) -> String {
        var verdicts: [String: LineVerdict] = [:]
        var statuses = audit.statuses[...]
        for (spec, verdict) in zip(audit.profile.specs, audit.verdicts) {
            var reasons: [String: Int] = [:]
            for entry in verdict.reasons { reasons["\(entry.outcome.rawValue).\(entry.reason.rawValue)"] = entry.count }
            verdicts[spec.id.rawValue] = LineVerdict(
                outcome: verdict.tally.outcome.rawValue, severity: spec.rule.severity.rawValue,
                findings: verdict.findings.map { finding in
                    let element = ReportModel.Element(finding.element)
                    return LineFinding(
                        element: element.source, path: element.path, identifier: element.identifier, frame: element.frame,
                        file: element.file, line: element.line, kind: finding.kind, message: spec.wording(for: finding).fact,
                        status: statuses.removeFirst().word,
                        severity: finding.severity == spec.rule.severity ? nil : finding.severity.rawValue)
                },
                reasons: reasons.isEmpty ? nil : reasons)
        }
        return encoded(LineModel(screen: audit.name, verdicts: verdicts), .line)
    }
}
