import EveryScreenAudit
import EveryScreenKit

/// Several views that are checked one after the other, with one failure for a
/// component that fails on many of them.
///
/// Elements with the same identifier, or else the same label, are one component. It
/// fails at the first view, is known on the views after it, and its issue names
/// them. An element with neither fails on each view.
struct CheckedViews {
    /// One view and its check.
    private struct View {
        let name: String
        let session: CheckSession
        let report: CheckReport
    }

    private var views: [View] = []
    /// The components that failed, and the names of later views that have them.
    private var reported: [KnownIssue] = []
    private var met: [KnownIssue: [String]] = [:]

    /// The reports, in the order of the views.
    var reports: [CheckReport] { views.map(\.report) }

    /// Returns a check that knows the failed components of earlier views.
    func prepared(_ session: CheckSession) -> CheckSession {
        var session = session
        session.settings.knownIssues += reported
        return session
    }

    /// Adds the report of the next view.
    mutating func add(_ name: String, _ session: CheckSession, _ report: CheckReport) {
        for use in report.knownIssues where use.count > 0 && reported.contains(use.issue) { met[use.issue, default: []].append(name) }
        var report = report
        report.leaveOut(reported)
        for finding in report.failures.filter({ !$0.status.isAccepted }).flatMap({ [$0.finding] + $0.others }) {
            if let issue = Self.component(of: finding), !reported.contains(issue) { reported.append(issue) }
        }
        views.append(View(name: name, session: session, report: report))
    }

    /// Returns the issues of all views; known issues that match none of them are
    /// reported once.
    func issues() -> [CheckIssue] {
        zip(views, CheckReport.tellingUnusedOnce(reports)).flatMap { view, report in
            let failures = report.failures.filter { !$0.status.isAccepted }
            return view.session.issues(of: report).map { issue in
                guard let failure = failures.first(where: { issue.text.hasPrefix($0.heading) }) else {
                    return issue
                }
                var issue = issue
                let names = ([failure.finding] + failure.others).compactMap(Self.component).flatMap { met[$0] ?? [] }
                if !names.isEmpty { issue.text += "\n    also on: \(Self.listed(names))" }
                return issue
            }
        }
    }

    /// The mistakes in the names of views to check together.
    static func mistakes(in names: [String]) -> [CheckIssue] {
        if names.isEmpty { return [CheckIssue(isError: true, text: "there are no views to check; name at least one")] }
        var seen: Set<String> = []
        var repeated: [String] = []
        for name in names where !seen.insert(name).inserted && !repeated.contains(name) { repeated.append(name) }
        return repeated.map { name in
            CheckIssue(
                isError: true,
                text: "two views are named \"\(name)\", so that known issues and regression files cannot tell them apart; "
                    + "give each view a separate name")
        }
    }

    /// A component as a known issue; `nil` for an element without a name.
    private static func component(of finding: Finding) -> KnownIssue? {
        let names = [finding.element.identifier, finding.element.label].compactMap(\.self).filter { !$0.isEmpty }
        return names.first.map { KnownIssue(finding.spec, on: $0, until: "9999-12-31", because: "it fails on a view before") }
    }

    /// The largest number of names of views in one issue.
    private static var mostNames: Int { 10 }

    private static func listed(_ names: [String]) -> String {
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        let rest = names.count - mostNames
        return names.prefix(mostNames).joined(separator: ", ") + (rest > 0 ? " and \(TextReport.counted(rest, "other view"))" : "")
    }
}
