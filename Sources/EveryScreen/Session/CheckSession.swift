import EveryScreenKit
import EveryScreenLayout
import EveryValue
import Foundation

/// One check of a test: its settings, and the issues of its report.
struct CheckSession {
    /// The name of the check: the test, as its author named it.
    let name: String
    /// The key of the test's regression files: the names of its suites and its own.
    let property: String
    /// Whether an option sets the profile.
    let hasProfile: Bool
    /// The settings of the check.
    var settings: CheckSettings
    /// The rule that lays blueprints out.
    let layout: any LayoutRule
    /// The number of positions of a flow to explore for each input method; `nil`
    /// for the default.
    let bound: Int?
    /// The conditions of captures of views.
    let live: LiveConditions
    /// The personas and numbers of events, if flows are checked by scenarios.
    let scenarios: ScenarioOptions?
    /// The layout rule under test, if the blueprints are generated and no code of
    /// the test makes the screen.
    let rule: (any LayoutRule)?
    /// The folder of regression files.
    let suite: RegressionSuite
    /// The files that the check has saved before its end.
    let drafts: RegressionDrafts
    /// The use of regression files.
    let use: RegressionUse
    /// Whether reports have the counts of each spec and all notes.
    let isVerbose: Bool
    /// The mistakes in the options; a check with one runs no case.
    let mistakes: [OptionMistake]
    /// The regression files of this test.
    private var known: [(path: String, file: RegressionFile)] = []
    /// The problems found before the first case.
    var problems: [CheckIssue] = []
    /// The part in the report of a run.
    var recording: CheckRecording?
    #if canImport(EveryScreenBrowser)
        /// The documents behind the screens of pages.
        let pages = PageCheck()
    #endif

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - name: The name of the check.
    ///   - property: The key of the test's regression files.
    ///   - check: The resolved options.
    ///   - layout: The rule that lays blueprints out.
    ///   - isTesting: Whether that rule is under test.
    ///   - generatesFlows: Whether the checked values are flows of a generator.
    ///   - file: The path of the test's source file.
    ///   - variables: The environment variables of the process.
    init(
        _ name: String, property: String, _ check: ResolvedOptions, laidOutBy layout: any LayoutRule = StandardLayout(),
        testing isTesting: Bool = false,
        generatingFlows generatesFlows: Bool = false, beside file: String,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.name = name
        self.property = property
        self.layout = layout
        bound = check.bound
        live = check.live
        isVerbose = check.isVerbose
        scenarios = check.scenarios
        rule = isTesting ? layout : nil
        mistakes =
            check.allMistakes + Self.misplacedScenarios(check, generatesFlows: generatesFlows)
            + OptionMistake.ofRun([Shard.mistake(in: variables), RunVariable.regressions.mistake(in: variables)])
        hasProfile = check.hasProfile
        settings = check.settings
        // A layout of macOS or visionOS has controls of that platform's sizes.
        if !check.hasProfile, let layout = layout as? StandardLayout, layout.design.platform != .iOS {
            settings.profile = .suited(to: layout.design.platform)
        }
        settings.share = Shard(variables: variables)
        suite = RegressionSuite(beside: file, in: check.regressionFolder)
        drafts = RegressionDrafts(in: suite)
        use = check.regressions.resolved(under: variables)
        if let text = check.replay { replay(text, alone: !check.hasCases) }
        if use != .off, settings.replay == nil { loadRegressions() }
        if !mistakes.isEmpty { settings.isCancelled = { true } }
        saveEarly()
        EarlyFailures(of: name).join(&settings)
    }

    /// Saves each failure as soon as it is found, so that a killed process has lost
    /// none.
    private mutating func saveEarly() {
        guard use == .saved else { return }
        settings.found = { [drafts, property, origin, failOn = settings.failOn] failure, report, _ in
            guard failure.finding.severity >= failOn, !failure.status.isAccepted else { return }
            drafts.save(RegressionFile(failure, in: report, property: property, origin: origin), of: failure)
        }
    }

    /// The maker of the content in regression files.
    private var origin: RegressionFile.Origin { rule.map { .layoutRule(RegressionFile.name(of: $0)) } ?? .test }

    private static func misplacedScenarios(_ check: ResolvedOptions, generatesFlows: Bool) -> [OptionMistake] {
        guard let scenarios = check.scenarios, !generatesFlows else { return [] }
        return [
            OptionMistake(
                text: ".scenarios() needs flows of a generator: expectAccessible(forEvery: .constant(flow), .scenarios())",
                place: scenarios.place)
        ]
    }

    private mutating func replay(_ text: String, alone: Bool) {
        do {
            settings.replay = try ReplayToken(text)
            if alone { settings.cases = 0 }
        } catch {
            problems.append(CheckIssue(isError: true, text: "replay: \(error) All cases were run instead."))
        }
    }

    /// Loads the earlier failures, which run first.
    private mutating func loadRegressions() {
        let entries: [RegressionSuite.Entry]
        do { entries = try suite.entries(of: property) } catch {
            problems.append(CheckIssue(isError: true, text: "\(error)"))
            return
        }
        for entry in entries {
            do {
                let file = try entry.file.get()
                known.append((entry.path, file))
                settings.regressions.append(try ReplayToken(file.token))
            } catch let error as ReplayTokenError {
                problems.append(CheckIssue(isError: true, text: "\(entry.path): its token cannot be replayed: \(error)"))
            } catch {
                problems.append(CheckIssue(isError: true, text: "\(error)"))
            }
        }
    }

    /// Returns the path of the file with a token.
    func path(of token: ReplayToken) -> String {
        known.first { $0.file.token == token.description }?.path ?? token.description
    }

    private var pageIssues: [CheckIssue] {
        #if canImport(EveryScreenBrowser)
            return pages.issues
        #else
            return []
        #endif
    }

    /// The smallest document of a failure, in words and as a file; `nil` if no page
    /// is checked.
    private func pageReproduction(of failure: CheckFailure) -> (text: String, attachment: Reproduction)? {
        #if canImport(EveryScreenBrowser)
            return pages.reproduction(of: failure, by: settings.profile).map { ($0.text, $0.attachment) }
        #else
            return nil
        #endif
    }

    /// Returns the issues of a report, and saves its failures.
    func issues(of report: CheckReport) -> [CheckIssue] {
        var issues = problems + pageIssues
        if let text = report.captureError { issues.append(CheckIssue(isError: true, text: text)) }
        issues += report.crashes.map { CheckIssue(isError: true, text: TextReport.text(of: $0, seed: report.seed)) }
        if let advice = report.advice, !isPartial { issues.append(CheckIssue(isError: true, text: "\(report.name): \(advice)")) }
        if let note = report.crashNote { issues.append(CheckIssue(isError: false, text: note)) }
        if !isPartial { issues += TextReport.unusedLines(report.knownIssues).map { CheckIssue(isError: false, text: $0) } }
        for failure in report.failures where !failure.status.isAccepted { issues += tell(failure, of: report) }
        drafts.removeOthers()
        let others = judgedByRule(excluding: report) + replayed(in: report)
        issues += others + notes(on: report) + end(of: report)
        return recorded(issues, others: problems + others, of: report)
    }

    /// The notes of a report: all of them if the report is verbose or they fail the
    /// test, else one with their number.
    private func notes(on report: CheckReport) -> [CheckIssue] {
        let notes = TextReport.reservations(about: report)
        let isError = !report.vanishedFailures.isEmpty
        if isVerbose { print(TextReport.summary(of: report)) }
        if isVerbose || isError || notes.count < 2 { return notes.map { CheckIssue(isError: isError, text: $0) } }
        return [CheckIssue(isError: false, text: "\(notes.count) notes (all of them with .verbose); the first: \(notes[0])")]
    }

    private func tell(_ failure: CheckFailure, of report: CheckReport) -> [CheckIssue] {
        let isError = failure.finding.severity >= report.failOn
        let file = RegressionFile(failure, in: report, property: property, origin: origin)
        var path: String?
        var problem: CheckIssue?
        if isError, use == .saved {
            do { path = try drafts.finish(file, of: failure) } catch { problem = CheckIssue(isError: true, text: "\(error)") }
        }
        let page = isError ? pageReproduction(of: failure) : nil
        let text = TextReport.text(of: failure, savedAt: path, seed: report.seed, isVerbose: isVerbose)
        let issue = CheckIssue(
            isError: isError, text: page.map { "\(text)\n\($0.text)" } ?? text,
            attachments: Reproduction.all(of: failure, as: file) + [page?.attachment].compactMap(\.self))
        return [issue] + [problem].compactMap(\.self)
    }

    /// Checks the blueprints of files by the rule, if their tokens are stale
    /// because a generator has changed.
    private func judgedByRule(excluding report: CheckReport) -> [CheckIssue] {
        guard let rule, report.crashes.isEmpty else { return [] }
        let failing = Set(report.failures.map { $0.finding.spec })
        return known.filter { !failing.contains($0.file.spec) }.compactMap { path, file in
            guard case .stillFails(let finding) = file.replay(by: settings.profile, laidOutBy: rule),
                let spec = settings.profile.spec(finding.spec), let blueprint = file.blueprint
            else { return nil }
            let wording = spec.wording(for: finding)
            let code = blueprint.swiftCode.split(separator: "\n").map { "    \($0)" }
            let lines =
                ["\(finding.heading(wording.fact)) (\(spec.rule(in: settings.profile).criteria.citation))", "    saved: \(path)"] + code
            return CheckIssue(
                isError: spec.rule.severity >= settings.failOn, text: (lines + ["    fix: \(wording.remedy)"]).joined(separator: "\n"),
                spec: finding.spec)
        }
    }
}
