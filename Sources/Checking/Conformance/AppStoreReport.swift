import EveryScreenAudit
import EveryScreenModel

/// The accessibility labels of the App Store that a run of tests supports, as JSON.
///
/// A task is a check or a captured screen. A label is `true` for a device family
/// only if every task passed or has nothing of the kind. None may be undecided, and
/// the settings of Apple's criteria must have been tested. Otherwise it is `false`.
/// The evidence names the first finding of each task and its token. `attributes`
/// are those of `accessibilityDeclarations` in the App Store Connect API; people
/// decide on `publish`.
enum AppStoreReport {
    /// The result of one task for one label.
    private struct TaskResult {
        let task: String
        let outcome: String
        let tally: Verdicts.Tally
        let reason: String?
        let item: ConformanceEvidence.Item?

        var json: JSON {
            var members: [(key: String, value: JSON)] = [
                ("task", .string(task)), ("outcome", .string(outcome)), ("judged", .integer(tally.applied)),
                ("failed", .integer(tally.failed)),
                ("cantTell", .integer(tally.cantTell)), ("untested", .integer(tally.untested)),
            ]
            if let reason { members.append(("reason", .string(reason.visible()))) }
            if let item {
                members.append(("finding", .string(item.line.visible())))
                if let failure = item.entry?.failure { members.append(("token", .string(failure.token))) }
            }
            return .object(members)
        }
    }

    /// Returns a report.
    static func text(of report: AccessibilityReport) -> String {
        let sections = report.sections
        let environments = sections.map(\.environments)
        let idioms = UserEnvironment.Idiom.allCases.filter { idiom in environments.contains { $0.contains { $0.idiom == idiom } } }
        var declarations: [JSON] = []
        var evidence: [JSON] = []
        for idiom in idioms {
            let tasks = zip(sections, environments).map { ($0, $1.filter { $0.idiom == idiom }) }.filter { !$0.1.isEmpty }
            var attributes: [(key: String, value: JSON)] = [("deviceFamily", .string(idiom.deviceFamily))]
            for label in AppStoreLabel.all {
                let results = tasks.map { result(of: $0.0, for: label, on: idiom) }
                let missing = missing(label, in: tasks)
                let supports =
                    missing == nil && results.contains { $0.outcome == "passed" }
                    && results.allSatisfy { ["passed", "inapplicable"].contains($0.outcome) }
                attributes.append((label.attribute, .boolean(supports)))
                evidence.append(
                    .object(
                        [
                            ("deviceFamily", .string(idiom.deviceFamily)), ("label", .string(label.name)),
                            ("attribute", .string(label.attribute)),
                            ("supports", .boolean(supports)), ("because", .string(reason(results, missing, supports))),
                            ("specs", .array(label.specs.map { .string($0.rawValue) })), ("tasks", .array(results.map(\.json))),
                            ("confirm", .string(label.confirm)),
                        ]))
            }
            declarations.append(.object([("type", .string("accessibilityDeclarations")), ("attributes", .object(attributes))]))
        }
        return JSON.object([
            ("everyscreenAppStore", .integer(1)), ("product", .string(report.about.shownProduct.visible())),
            (
                "note",
                .string(
                    "A label may be indicated only if the tasks below are all common tasks of the app, and what \"confirm\" says was confirmed."
                )
            ),
            ("declarations", .array(declarations)), ("evidence", .array(evidence)),
        ]).text(.report) + "\n"
    }

    private static func result(of section: ReportSection, for label: AppStoreLabel, on idiom: UserEnvironment.Idiom) -> TaskResult {
        let counts = section.tallies.filter { label.specs.contains($0.spec) }
        var tally = Verdicts.Tally()
        for count in counts { tally += count.tally }
        let against = counts.lazy.flatMap { section.items(of: $0) }.first { item in
            item.entry.map { $0.finding.spec != item.spec || label.counts($0.finding) } ?? true
        }
        let missing = label.specs.filter { id in isScreenSpec(id) && !counts.contains { $0.spec == id } }
        func result(_ outcome: String, _ reason: String? = nil) -> TaskResult {
            TaskResult(
                task: section.title, outcome: outcome, tally: tally, reason: reason,
                item: outcome == "failed" ? against : nil)
        }
        if against != nil { return result("failed") }
        if let shortfall = section.shortfall { return result("cantTell", shortfall) }
        if let first = missing.first { return result("untested", "\(first) did not run; use the profile hig") }
        if tally.cantTell + tally.untested > 0 {
            let reasons = counts.flatMap { counts in [Verdicts.Outcome.cantTell, .untested].flatMap { counts.reasons.entries(of: $0) } }
            let outcome = tally.cantTell > 0 ? "cantTell" : "untested"
            return result(outcome, reasons.max { $0.count < $1.count }.map { "\($0.reason.sentence) (\($0.count))" })
        }
        return tally.applied > 0 ? result("passed") : result("inapplicable", "nothing on the screens was of the kind")
    }

    /// Specs of flows are not missing in a check of screens.
    private static func isScreenSpec(_ id: SpecID) -> Bool { AccessibilityProfile.strict.specs.contains { $0.id == id } }

    /// The settings of Apple's criteria that no task tested.
    private static func missing(_ label: AppStoreLabel, in tasks: [(ReportSection, Set<UserEnvironment>)]) -> String? {
        guard let settings = label.settings else { return nil }
        let without = tasks.first { section, environments in
            section.tallies.contains { label.specs.contains($0.spec) && $0.tally.applied > 0 }
                && !environments.contains(where: label.isTried)
        }
        return without.map { "no case of \($0.0.title) had \(settings)" }
    }

    private static func reason(_ results: [TaskResult], _ missing: String?, _ supports: Bool) -> String {
        if supports {
            let judged = results.reduce(0) { $0 + $1.tally.applied }
            return "every task passed: \(judged) outcomes on \(TextReport.counted(results.count, "task"))"
        }
        for outcome in ["failed", "cantTell", "untested"] {
            let found = results.filter { $0.outcome == outcome }
            if let first = found.first {
                let what = outcome == "failed" ? "fails" : outcome == "cantTell" ? "cannot tell" : "is not tested"
                return "not shown: \(first.task) \(what)\(first.reason.map { ", since \($0)" } ?? "")".visible()
                    + (found.count > 1 ? ", and \(found.count - 1) more" : "")
            }
        }
        return "not shown: \((missing ?? "no task had anything of the kind").visible())"
    }
}
