import EveryScreenAudit

extension SARIFReport {
    /// Returns what was found on captured screens: a run for each profile they were judged by.
    ///
    /// - Parameters:
    ///   - audits: What was found.
    ///   - ledger: What was known already, and how much of it was met.
    package static func text(of audits: [ScreenAudit], besides ledger: FindingLedger = FindingLedger()) -> String {
        let isCompared = ledger.baselineCount > 0 || ledger.goneCount() > 0
        let profiles = audits.map(\.profile.name).uniqued()
        let runs = profiles.compactMap { name -> SARIFLog.Run? in
            let audits = audits.filter { $0.profile.name == name }
            guard let profile = audits.first?.profile else { return nil }
            let results = audits.flatMap { audit in
                zip(audit.findings, audit.statuses).compactMap { finding, status in
                    profile.spec(finding.spec).map { spec in
                        result(
                            of: finding, spec.wording(for: finding), "", status: status, in: profile, file: audit.file,
                            screen: audit.name, isCompared: isCompared,
                            properties: SARIFLog.ResultProperties(environment: ReportModel.Environment(audit.environment)))
                    }
                }
            }
            return SARIFLog.Run(tool: tool(profile), invocations: [.init(executionSuccessful: true)], results: results)
        }
        return JSONReport.encoded(SARIFLog.Log(runs: runs)) + "\n"
    }
}
