import EveryScreenKit
import EveryValue
import EveryValueCrashIsolation
import Foundation

/// One check of a property: its search, and the issues of the result.
struct PropertySession<Value> {
    /// The default number of cases.
    private static var standardCases: Int { 100 }

    let name: String
    let arguments: PropertyArguments<Value>
    var search: PropertySearch<Value>
    let seed: UInt64
    /// The settings by which crashes of the property are found; `nil` without.
    private let crashes: CrashSettings?
    /// The outcome of a crash that does not happen again.
    private var crashNote: String?
    /// The rules that no case has used so far.
    private var unusedRules: Set<String>
    /// The verdicts on the examples that fail, with their numbers.
    private var failedExamples: [(number: Int, verdict: PropertyVerdict)] = []
    /// The longest time that one evaluation may take.
    let timePerCase: Duration?
    /// The number of cases asked for.
    private let wantedCases: Int
    /// Whether the result is printed if nothing fails.
    private let isVerbose: Bool
    /// The classes of cases that the property requires.
    private var coverage = RequiredCoverage()
    private let saved: SavedTokens
    private let use: RegressionUse
    private let tokens: [(path: String, token: ReplayToken)]
    private var asked: ReplayToken?
    /// The problems found before the first case.
    private(set) var problems: [CheckIssue] = []
    /// Whether the time of the check is over.
    private let isTimeOver: @Sendable () -> Bool
    /// The part in the report of the run.
    private let recording: CheckRecording?

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - test: The test that calls the check.
    ///   - options: The resolved options.
    ///   - arguments: The generator of the values, and their Swift code.
    ///   - crashes: The settings by which crashes of the property are found.
    ///   - variables: The environment variables of the process.
    init(
        in test: CallingTest, _ options: ResolvedOptions, _ arguments: PropertyArguments<Value>, crashes: CrashSettings? = nil,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) {
        name = test.name
        timePerCase = options.timePerCase
        isVerbose = options.isVerbose
        self.arguments = arguments
        self.crashes = crashes
        use = options.regressions.resolved(under: variables)
        saved = SavedTokens(folder: RegressionSuite(beside: test.file, in: options.regressionFolder).folder, property: test.property)
        seed = options.settings.seed
        let mistakes = [Shard.mistake(in: variables), RunVariable.regressions.mistake(in: variables)].compactMap(\.self)
        var (problems, warnings) = (options.mistakes.map(\.text) + mistakes, [String]())
        let (known, unreadable) = use == .off || options.replay != nil ? ([], []) : saved.read()
        tokens = known
        problems += unreadable
        var asked: ReplayToken?
        if let text = options.replay {
            do { asked = try ReplayToken(text) } catch { problems.append("replay: \(error) All cases were run instead.") }
        }
        self.asked = asked
        var starting = asked.map { [$0.recording] } ?? []
        for (path, token) in known + [asked].compactMap({ $0.map { (".replay", $0) } }) {
            if let stale = arguments.generator.staleness(of: token) {
                let sentence = "\(path): the token \(token) is stale: \(stale.reason)."
                // The generator was changed, which is no failure of the code.
                if path == ".replay" {
                    problems.append("\(sentence) Remove .replay and run the test again.")
                } else {
                    warnings.append("\(sentence) Delete the file; a failure is saved again.")
                }
            } else if path != ".replay" {
                starting.append(token.recording)
            }
        }
        let count = options.hasCases ? options.settings.cases : asked == nil ? Self.standardCases : 0
        var settings = SearchSettings(seed: seed, cases: count ?? Self.standardCases, starting: starting)
        wantedCases = settings.cases
        isTimeOver = options.settings.isTimeOver
        settings.isCancelled = isTimeOver
        // A value that the code compares with is often written in its test as well.
        settings.hints = TestSource.ofFile(test.file)?.hints
        let share = Shard(variables: variables)
        if share != .whole { settings.share = share }
        self.problems =
            problems.map { CheckIssue(isError: true, text: "\(test.name): \($0)") }
            + warnings.map { CheckIssue(isError: false, text: "\(test.name): \($0)") }
        search = PropertySearch(arguments.generator, settings: settings)
        unusedRules = Set(arguments.rules)
        recording = CheckRecording(PlainCheck.Record(.property, seed: seed), of: test, under: variables)
    }

    /// Takes the verdict on a trial.
    mutating func record(_ verdict: PropertyVerdict, for trial: SearchTrial<Value>) {
        if !unusedRules.isEmpty { unusedRules.subtract(arguments.usedRules(trial.value)) }
        coverage.add(verdict.notes.requirements)
        search.record(verdict.judgment, for: trial, notes: verdict.notes.notes)
    }

    /// The values to evaluate before the search; none if one case is replayed.
    private var examples: [Value] { asked == nil ? arguments.examples : [] }

    /// Takes the verdict on an example, by its position.
    private mutating func record(_ verdict: PropertyVerdict, forExample index: Int) {
        if !verdict.failures.isEmpty { failedExamples.append((index + 1, verdict)) }
    }

    /// Searches for failing values, and returns the issues.
    func run(_ property: (Value) throws -> Any) -> [CheckIssue] {
        var session = self
        let crashGuard = CrashGuard(crashes)
        defer { crashGuard.close() }
        if let issues = session.prepare(for: crashGuard) { return issues }
        func evaluate(_ value: Value) -> PropertyVerdict {
            let (notes, start) = (CaseNotes(), ContinuousClock.now)
            let result = PropertyCase.$notes.withValue(notes) { Result { try property(value) } }
            var verdict = PropertyVerdict(result, notes: notes.content.withLock { $0 })
            verdict.limit(to: timePerCase, after: ContinuousClock.now - start)
            return verdict
        }
        for (index, example) in examples.enumerated() {
            let verdict = crashGuard.during("testing example \(index + 1)") { evaluate(example) }
            session.record(verdict, forExample: index)
        }
        while let trial = crashGuard.during(drawing, { session.search.next() }) {
            crashGuard.begin(trial.id, trial.recording)
            let verdict = evaluate(trial.value)
            crashGuard.end(trial.id)
            if let mistake = verdict.mistake { return session.issues(for: mistake) }
            session.record(verdict, for: trial)
        }
        let report = session.search.report()
        let again = report.counterexamples.map { found in crashGuard.during("testing \(found.token) again") { evaluate(found.value) } }
        return session.recorded(session.issues(of: report, again: again), after: report.statistics.cases)
    }

    /// Searches for failing values with an asynchronous property, on the caller's
    /// actor, until the task is cancelled.
    ///
    /// - Parameter evaluate: Evaluates the property once; `nil` if the test was
    ///   cancelled meanwhile.
    nonisolated(nonsending) func run(
        evaluating evaluate: nonisolated(nonsending) (Value) async -> PropertyVerdict?
    ) async -> [CheckIssue] {
        var session = self
        let crashGuard = CrashGuard(crashes)
        defer { crashGuard.close() }
        if let issues = session.prepare(for: crashGuard) { return issues }
        for (index, example) in examples.enumerated() where !Task.isCancelled {
            crashGuard.begin("testing example \(index + 1)")
            defer { crashGuard.endWork() }
            if let verdict = await evaluate(example) { session.record(verdict, forExample: index) }
        }
        while !Task.isCancelled, let trial = crashGuard.during(drawing, { session.search.next() }) {
            crashGuard.begin(trial.id, trial.recording)
            let result = await evaluate(trial.value)
            crashGuard.end(trial.id)
            guard let verdict = result else { break }
            if let mistake = verdict.mistake { return session.issues(for: mistake) }
            session.record(verdict, for: trial)
        }
        let report = session.search.report()
        var again: [PropertyVerdict] = []
        for found in report.counterexamples {
            crashGuard.begin("testing \(found.token) again")
            defer { crashGuard.endWork() }
            again.append(await evaluate(found.value) ?? PropertyVerdict(.success(())))
        }
        return session.recorded(session.issues(of: report, again: again), after: report.statistics.cases)
    }

    /// The work of drawing a value, for the message of a crash.
    private var drawing: String { "drawing a value after seed \(seed)" }

    /// Prepares the search for the part of this process, and investigates the crash
    /// of an earlier one.
    ///
    /// - Returns: The issues of the crashes that remain, with which the check ends;
    ///   `nil` if it goes on.
    private mutating func prepare(for crashGuard: CrashGuard) -> [CheckIssue]? {
        switch crashGuard.role {
        case .nothing: return []
        case .one(let token):
            search = PropertySearch(arguments.generator, settings: SearchSettings(seed: seed, cases: 0, starting: [token.recording]))
            asked = token
        case .all:
            guard let report = crashGuard.investigate(arguments.generator, isCancelled: isTimeOver) else { return nil }
            // In this process the same values would crash again.
            if !report.crashes.isEmpty { return recorded(problems + issues(of: report), after: 0) }
            crashNote = report.isReported ? nil : Self.note(on: report)
        }
        return nil
    }

    /// Returns issues after they are in the report of the run.
    private func recorded(_ issues: [CheckIssue], after cases: Int) -> [CheckIssue] {
        recording?.end(issues, after: cases) ?? issues
    }

    /// Returns the issue of a property that cannot be evaluated.
    private func issues(for mistake: String) -> [CheckIssue] {
        recorded([CheckIssue(isError: true, text: "\(name): \(mistake)")], after: 0)
    }

    /// Returns the issues of a search, and saves its failures.
    ///
    /// - Parameters:
    ///   - report: The result of the search.
    ///   - again: The verdict on each counterexample in a second evaluation, in the
    ///     order of the report.
    func issues(of report: SearchReport<Value>, again: [PropertyVerdict]) -> [CheckIssue] {
        let found = Set(report.counterexamples.map(\.key))
        var issues = problems + [crashNote].compactMap { $0.map { CheckIssue(isError: false, text: "\(name): \($0)") } }
        issues += failedExamples.compactMap { reportExample($0.number, $0.verdict, excluding: found) }
        for (found, verdict) in zip(report.counterexamples, again) { issues += tell(found, verdict, report) }
        switch report.ending {
        case .gaveUp(let reason): issues.append(CheckIssue(isError: true, text: "\(name): \(reason) (seed \(seed))"))
        case .cancelled where report.statistics.evaluations == 0 && problems.isEmpty:
            issues.append(CheckIssue(isError: true, text: "\(name): no value was tested within the budget; raise .budget"))
        case .cancelled where report.statistics.cases < wantedCases && !Task.isCancelled:
            let cases = TextReport.counted(report.statistics.cases, "case")
            let text = "\(name): .budget ended the search after \(cases) of \(wantedCases); raise it, or lower .cases (seed \(seed))"
            issues.append(CheckIssue(isError: false, text: text))
        default: break
        }
        var isWhole = false
        if case .exhausted = report.ending { isWhole = true }
        // With fewer cases than wanted, there are no others.
        let (cases, isOver) = (report.statistics.cases, report.ending == .completed)
        let isEnough = isWhole || isOver && (cases >= 10 || cases < wantedCases)
        if isEnough, report.counterexamples.isEmpty, !unusedRules.isEmpty {
            let names = unusedRules.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
            let programs = isWhole || cases < 10 ? "none of its programs uses" : "no program of \(cases) used"
            let text = "\(name): \(programs) \(names): see if its condition can hold. (seed \(seed))"
            issues.append(CheckIssue(isError: false, text: text))
        }
        if report.counterexamples.isEmpty, asked == nil {
            if isWhole || report.ending == .completed {
                issues += coverage.issues(of: report.statistics, isWhole: isWhole).map {
                    CheckIssue(isError: $0.isError, text: "\(name): \($0.text) (seed \(seed))")
                }
            }
        }
        if report.counterexamples.isEmpty, let asked, problems.isEmpty, report.statistics.evaluations > 0 {
            let rest = wantedCases == 0 ? ", and no other is tested" : ""
            issues.append(CheckIssue(isError: false, text: "\(name): replay: the case of \(asked) passes now\(rest); remove .replay"))
        }
        issues += report.warnings.map { CheckIssue(isError: false, text: "\(name): \($0.description) (seed \(seed))") }
        if isVerbose, !issues.contains(where: \.isError) { print(summary(of: report.statistics)) }
        return issues
    }

    /// The lines about a property that holds: its cases, and their labels.
    private func summary(of statistics: SearchStatistics) -> String {
        let cases = "✔ \(name) holds in \(TextReport.counted(statistics.cases, "case")), seed \(seed)"
        return ([cases] + labels(statistics).map { "    \($0)" }).joined(separator: "\n")
    }

    /// The line of the labels, if there are any.
    private func labels(_ statistics: SearchStatistics) -> [String] {
        if statistics.labels.isEmpty { return [] }
        return ["labels: " + statistics.labels.map { "\($0.label) \($0.count)" }.joined(separator: ", ")]
    }

    /// The code of the value that some choices make, as far as it differs from some
    /// code; `nil` where it is no single line.
    private func difference(from parts: [String], _ recording: ChoiceRecording) -> String? {
        guard let other = (try? arguments.generator.value(replaying: recording)).map(arguments.code), other.count == parts.count else {
            return nil
        }
        let changed = other.indices.filter { other[$0] != parts[$0] }
        let text = changed.map { (parts.count == 1 ? "" : "value \($0 + 1): ") + other[$0] }.joined(separator: ", ")
        return changed.isEmpty || text.contains("\n") || text.count > Self.longestExample ? nil : text
    }

    /// The most characters of an example in the midst of a report.
    private static var longestExample: Int { 100 }

    /// The code of two values that the choices of a failure make, if they differ.
    ///
    /// The failing value itself is not compared: the property may have changed it.
    private func differentValues(from recording: ChoiceRecording) -> (first: [String], second: [String])? {
        let values = (0..<2).compactMap { _ in try? arguments.generator.value(replaying: recording) }.map(arguments.code)
        // The description of an object may hold its address.
        let plain = values.map { $0.map { $0.replacing(#/0x[0-9a-fA-F]+/#, with: "") } }
        return plain.count == 2 && plain[0] != plain[1] ? (values[0], values[1]) : nil
    }

    /// The issue of an example that fails, unless the search found all its failures
    /// for a simpler value.
    private func reportExample(_ number: Int, _ verdict: PropertyVerdict, excluding found: Set<String>) -> CheckIssue? {
        let failures = verdict.failures.filter { !found.contains($0.identity) }
        if failures.isEmpty { return nil }
        let lines =
            ["✘ \(name) does not hold for example \(number)"] + valueLines(arguments.code(arguments.examples[number - 1]))
            + failures.flatMap { $0.text.split(separator: "\n").map { "  \($0)" } }
        return CheckIssue(isError: true, text: lines.joined(separator: "\n"))
    }

    /// The lines of a value: the Swift code of each argument.
    func valueLines(_ parts: [String]) -> [String] {
        parts.enumerated().flatMap { number, part in
            part.split(separator: "\n", omittingEmptySubsequences: false).map {
                "    \(parts.count == 1 ? "" : "value \(number + 1): ")\($0)"
            }
        }
    }

    private func tell(_ found: Counterexample<Value>, _ again: PropertyVerdict, _ report: SearchReport<Value>) -> [CheckIssue] {
        let parts = arguments.code(found.value)
        let failures = again.failures.filter { $0.identity == found.key }
        var lines = ["✘ \(name) does not hold for"] + valueLines(parts)
        lines += failures.flatMap { $0.text.split(separator: "\n").map { "  \($0)" } }
        if let values = differentValues(from: found.token.recording) {
            lines.append("  the generator is not deterministic, so that no replay is exact: the same choices made")
            lines += valueLines(values.first) + ["  and then"] + valueLines(values.second)
            lines.append("  Draw all that varies from the source, and nothing from Date(), UUID(), .random(in:) or an earlier case.")
        } else if failures.isEmpty {
            lines.append("  flaky: it failed (\(found.key)), but not when it was evaluated again. It depends on more than its value:")
            lines.append("  time, order, or what an earlier evaluation left behind.")
        }
        let elsewhere = found.isByproduct ? "found while another failure was shrunk" : "found in an earlier failure"
        lines.append("  \(found.foundAtCase.map { "found at case \($0)" } ?? elsewhere), \(TextReport.shrunk(found))")
        lines += TextReport.sentences(found.explanation) { difference(from: parts, $0) }.map { "  \($0)" }
        var problem: CheckIssue?
        if use == .saved {
            do {
                let path = try saved.save(found.token, of: parts.joined(separator: "\n"))
                lines.append("  saved: \(RegressionSuite.shown(path)), evaluated first from now on")
            } catch {
                problem = CheckIssue(isError: true, text: "\(name): the failure could not be saved: \(error.systemReason)")
            }
        }
        lines.append("  replay: .replay(\"\(found.token)\"), seed \(seed)")
        lines += labels(report.statistics).map { "  \($0)" }
        // Shards that find one failure count its evaluations differently.
        let key = (["\(found.key)"] + parts).joined(separator: "\u{1F}")
        return [CheckIssue(isError: true, text: lines.joined(separator: "\n"), key: key)] + [problem].compactMap(\.self)
    }
}

extension TextReport {
    /// Returns how a counterexample was shrunk.
    fileprivate static func shrunk<Value>(_ found: Counterexample<Value>) -> String {
        "shrunk in \(counted(found.evaluations + found.certifyEvaluations, "evaluation")); \(sentence(found.ending))"
    }

    /// The largest number of parts that are named one by one.
    private static let mostParts = 4

    /// Returns sentences about the parts that do not matter, in their order.
    ///
    /// - Parameters:
    ///   - parts: The parts of a counterexample.
    ///   - code: Returns the code of the value that some choices make, as far as it
    ///     differs from the counterexample and fits into a line.
    fileprivate static func sentences(_ parts: [ExplainedPart], code: (ChoiceRecording) -> String?) -> [String] {
        let idle = parts.filter { $0.finding != .matters }.sorted { $0.choice < $1.choice }
        if idle.count > 1, idle.count == parts.count, idle.allSatisfy({ $0.finding == .anyValue }) {
            return ["every value tried in the place of any of the \(idle.count) choices fails"]
        }
        let rest = idle.count - mostParts
        return idle.prefix(mostParts).map { sentence($0, code) }
            + (rest > 0 ? ["and other values in the place of \(counted(rest, "more choice"))"] : [])
    }

    /// Returns a sentence about a part that does not matter.
    private static func sentence(_ part: ExplainedPart, _ code: (ChoiceRecording) -> String?) -> String {
        let path = part.path.isEmpty ? "" : " (\(part.path.joined(separator: ".")))"
        let other = part.other.flatMap(code).map { ", such as \($0)" }
        switch part.finding {
        // The code shows the value; the choice of a Boolean is only 0 or 1.
        case .anyValue:
            return other.map { "every other value tried fails as well\($0)" }
                ?? "every value tried fails in the place of \(part.value)\(path)"
        case .anyOf(let range): return "\(range.lowerBound)...\(range.upperBound) fails in the place of \(part.value)\(other ?? path)"
        case .matters: return "\(part.value) matters\(path)"
        }
    }
}
