import EveryScreenGenerators
import EveryScreenKit
import EveryScreenNavigation
import Foundation

/// One check of a goal: its options, and the issues of its result.
struct GoalSession {
    /// The mistakes in the options; a check with one searches for no journey.
    let mistakes: [OptionMistake]
    private let settings: JourneySettings
    private let isVerbose: Bool
    /// The part in the report of the run.
    private let recording: CheckRecording?

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - check: The resolved options.
    ///   - test: The test that calls the check.
    init(_ check: ResolvedOptions, in test: CallingTest) {
        var settings = JourneySettings()
        settings.environments = check.settings.environments
        settings.personas = check.personas ?? UserPersona.all
        settings.limits = check.limits.map(\.journeyLimit)
        settings.bound = check.bound ?? settings.bound
        settings.isTimeOver = check.settings.isStopped
        self.settings = settings
        isVerbose = check.isVerbose
        mistakes = check.allMistakes
        recording = CheckRecording(PlainCheck.Record(.goal), of: test)
    }

    /// Searches for all journeys, and returns the report and its issues.
    func run<F: ScreenFlow>(_ goal: String, in flow: F, _ isReached: ((F.State) -> Bool)?) -> (report: JourneyReport, issues: [CheckIssue])
    {
        var settings = settings
        if !mistakes.isEmpty { settings.isTimeOver = { true } }
        let report = GoalCheck(goal, in: flow, settings: settings, isReached: isReached).run()
        guard mistakes.isEmpty else { return (report, recorded([], of: report)) }
        let files = [Reproduction(name: "journeys.txt", text: report.description)]
        var issues = report.failures.map { CheckIssue(isError: true, text: $0.text) }
        if report.isOutOfTime {
            issues.append(
                CheckIssue(
                    isError: true, text: "\"\(goal)\": time ran out after \(report.journeyCount) journeys; raise .budget to search for all")
            )
        }
        if !issues.isEmpty { issues[0].attachments = files }
        if isVerbose || !issues.isEmpty { print(report.table) }
        return (report, recorded(issues, of: report))
    }

    /// Returns issues after they are in the report of the run.
    private func recorded(_ issues: [CheckIssue], of report: JourneyReport) -> [CheckIssue] {
        recording?.end(issues, besides: mistakes, after: report.journeyCount) ?? issues
    }
}
