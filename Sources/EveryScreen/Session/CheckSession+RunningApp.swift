import EveryScreenCapture
import EveryScreenGenerators
import EveryScreenKit
import EveryScreenModel
import EveryValueCrashIsolation

extension CheckSession {
    /// Runs the check on a running app.
    ///
    /// - Returns: The report, and the findings of the platform's own audit.
    @MainActor
    func run(running app: some RunningApp) -> (report: CheckReport, issues: [CheckIssue]) {
        let captures = RunningAppCaptures(of: app, settleLimit: live.settleLimit)
        var settings = settings
        if !hasProfile { settings.profile = .ofHost }
        let (plan, untested) = settings.environments.holding(asIn: .standard) { !UserEnvironment.launchable.contains($0) }
        settings.environments = plan
        var problem: RunningAppError?
        let isCancelled = settings.isCancelled
        let isStopped = Locked(false)
        settings.isCancelled = { isStopped.withLock(\.self) || isCancelled() }
        var report = runCheck(named: name, forEvery: .constant(()), settings: settings) { _, environment in
            do throws(RunningAppError) { return .screen(try captures.screen(in: environment)) } catch {
                problem = problem ?? error
                isStopped.withLock { $0 = true }
                return .screen(RenderedScreen.Builder(size: environment.screenSize).finish())
            }
        }
        report.untestedSettings = untested
        if let problem { report.fail(capturing: problem.description) }
        return (report, Self.issues(of: captures.findings, hasAudit: captures.hasAudit, in: report))
    }

    /// Returns the findings of the platform's audit, each once, with its settings
    /// and whether a spec has the same finding.
    private static func issues(
        of findings: [(finding: PlatformFinding, environments: [UserEnvironment])], hasAudit: Bool?, in report: CheckReport
    ) -> [CheckIssue] {
        if hasAudit == false {
            return [CheckIssue(isError: false, text: "untested: the platform's own audit needs iOS 17, tvOS 17 or macOS 14")]
        }
        return findings.map { finding, environments in
            let element = finding.element.isEmpty ? "" : " (\"\(finding.element)\")"
            let first = environments.first.map(\.differences) ?? ""
            let place = ", at \(first.isEmpty ? "the default settings" : first)"
            let others =
                environments.count > 1
                ? " and in \(TextReport.counted(environments.count - 1, "other launch", plural: "other launches"))" : ""
            let specs = report.failures.filter { !finding.element.isEmpty && $0.finding.element.label == finding.element }.map(
                \.finding.spec.rawValue)
            let confirmed = specs.isEmpty ? "" : "; on this element \(specs.joined(separator: ", ")) failed as well"
            return CheckIssue(
                isError: !finding.isWarning, text: "Apple's audit, \(finding.kind): \(finding.text)\(element)\(place)\(others)\(confirmed)")
        }
    }
}
