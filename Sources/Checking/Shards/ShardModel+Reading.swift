import EveryScreenAudit
import EveryScreenGenerators
import EveryScreenModel
import EveryScreenSpecs

/// The unreadable part of a shard's file, in words.
struct ShardReadingError: Error {
    let problem: String

    init(_ problem: String) { self.problem = problem }
}

extension ShardModel.Part {
    /// The result of the check.
    ///
    /// - Parameter profiles: The profiles that may have been used.
    func part(judgedBy profiles: [AccessibilityProfile]) throws -> ShardResult {
        let written = rules.map { AccessibilityProfile(named: self.profile, rules: $0) }
        guard let profile = written ?? profiles.first(where: { $0.name == self.profile }) else {
            throw ShardReadingError("there is no profile \"\(self.profile)\"")
        }
        let known = try (knownIssues ?? []).map { try $0.use() }
        let issues = known.map(\.issue)
        var part = ShardResult(
            name: name, profile: profile, seed: seed, casesAsked: cases, plan: plan, share: share, drawsContent: drawsContent,
            failOn: failOn, ending: ending, statistics: statistics, counts: try counts.tally(by: profile))
        guard (0..<max(1, share.count)).contains(share.index) else {
            throw ShardReadingError("there is no share \(share.index) of \(share.count)")
        }
        part.records = try faults.map { try $0.record(issues) }
        part.lines = FailingLines(try keyed(lines ?? [:]))
        part.knownIssues = known
        for (key, ended) in try keyed(expired ?? [:]) where issues.indices.contains(ended.issue) {
            part.expired[key] = ExpiredFailure(issue: issues[ended.issue], order: ended.order)
        }
        part.baseline = baseline.map { FindingBaseline($0) }
        part.crashes = (crashes ?? []).map(\.crash)
        part.crashNote = crashNote
        return part
    }

    /// Values by failure, read from the words for it.
    private func keyed<Value>(_ values: [String: Value]) throws -> [FailureKey: Value] {
        var result: [FailureKey: Value] = [:]
        for (text, value) in values {
            guard let key = FailureKey(text) else { throw ShardReadingError("\"\(text)\" is not a spec, a kind and a role") }
            result[key] = value
        }
        return result
    }
}

extension ShardModel.Counts {
    func tally(by profile: AccessibilityProfile) throws -> CaseTally {
        guard specs.map(\.spec) == profile.everySpec.map(\.id) else {
            throw ShardReadingError("its specs are not those of the profile \"\(profile.name)\"")
        }
        var coverage = CheckReport.Coverage(SettingPairs(written: settingPairs, total: possiblePairs), specCount: specs.count)
        coverage.cases = cases
        coverage.failedCases = failedCases
        for (name, count) in textSizes {
            guard let size = UserEnvironment.TextSize(name: name) else { throw ShardReadingError("there is no text size \"\(name)\"") }
            coverage.textSizes[size] = count
        }
        for (name, count) in roles {
            guard let role = ScreenElement.Role(rawValue: name) else { throw ShardReadingError("there is no role \"\(name)\"") }
            coverage.roles[role] = count
        }
        coverage.parts = parts
        coverage.applied = specs.map(\.applied)
        return CaseTally(
            tallies: specs.map(\.tally.counts), reasons: try specs.map { try Self.reasons($0.reasons) },
            environments: Set(environments.map(\.environment)), coverage: coverage, hasFlows: hasFlows)
    }

    private static func reasons(_ words: [String: Int]) throws -> Verdicts.ReasonCounts {
        var counts = Verdicts.ReasonCounts()
        for (word, count) in words {
            let names = word.split(separator: ".", maxSplits: 1).map(String.init)
            guard names.count == 2, let outcome = Verdicts.Outcome(rawValue: names[0]), let reason = Verdicts.Reason(rawValue: names[1])
            else {
                throw ShardReadingError("there is no reason \"\(word)\"")
            }
            counts.add(outcome, reason, count)
        }
        return counts
    }
}

extension ReportModel.Tally {
    /// The counts.
    var counts: Verdicts.Tally {
        var tally = Verdicts.Tally()
        (tally.passed, tally.failed, tally.cantTell, tally.inapplicable, tally.untested) = (
            passed, failed, cantTell, inapplicable, untested
        )
        return tally
    }
}

extension ShardModel.Fault {
    func record(_ issues: [KnownIssue]) throws -> FailureRecord {
        let found = try failure?.failure(issues)
        return FailureRecord(
            occurrence: sighting, outcome: found.map(FailureRecord.Outcome.failure) ?? (isLeftAlone == true ? .leftAlone : .vanished),
            evaluations: evaluations, explained: Set(explained ?? []), explainedBy: Set(explainedBy ?? []))
    }
}

extension ShardModel.Failure {
    func failure(_ issues: [KnownIssue]) throws -> CheckFailure {
        var failure = CheckFailure(
            finding: finding, wording: Finding.Wording(fact: fact, remedy: remedy, measure: measure),
            rule: AccessibilityRule(claim, sources, severity: severity ?? finding.severity, threshold: threshold),
            environment: environment.environment, explanation: explanation, screen: screen.screen, blueprint: blueprint,
            content: content, originalElementCount: originalElementCount, evaluations: evaluations, ending: ending, token: token,
            originalScreen: originalScreen.screen,
            strip: strip.map {
                CheckFailure.SizedScreen(
                    size: $0.size, screen: CheckFailure.MarkedScreen(screen: $0.screen.screen, marked: $0.marked))
            })
        failure.otherElements = others ?? .none
        failure.originalFinding = originalFinding
        failure.fix = fix
        failure.alsoViolates = alsoViolates ?? []
        failure.fixedScreen = fixedScreen?.screen
        if let expired, issues.indices.contains(expired) { failure.status = .expired(issues[expired]) }
        return failure
    }
}

extension ShardModel.Known {
    func use() throws -> CheckReport.KnownIssueUse {
        guard let day = KnownIssue.Day(until) else { throw ShardReadingError("\"\(until)\" is no day") }
        let issue = KnownIssue(spec, on: on, in: self.in.environment, inCheck: check, until: day, because: because)
        return CheckReport.KnownIssueUse(issue: issue, count: count, isExpired: isExpired)
    }
}

extension ShardModel.Crash {
    var crash: CheckReport.Crash {
        CheckReport.Crash(
            environment: environment.environment, content: content, key: origin, lastWords: lastWords, ending: ending,
            hindrance: hindrance, others: others ?? 0, evaluations: evaluations, token: token)
    }
}
