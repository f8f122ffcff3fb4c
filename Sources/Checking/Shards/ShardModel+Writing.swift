import EveryScreenAudit
import EveryScreenModel

extension ShardModel.Part {
    init(_ part: ShardResult) {
        name = part.name
        profile = part.profile.name
        rules = part.profile.writtenRules
        seed = part.seed
        cases = part.casesAsked
        plan = part.plan
        share = part.share
        drawsContent = part.drawsContent
        failOn = part.failOn
        ending = part.ending
        statistics = part.statistics
        counts = ShardModel.Counts(part.counts, by: part.profile)
        let issues = part.knownIssues.map(\.issue)
        faults = part.records.map { ShardModel.Fault($0, issues) }
        let lines = part.lines.entries.map { ($0.key.description, $0.value) }
        self.lines = lines.isEmpty ? nil : Dictionary(uniqueKeysWithValues: lines)
        knownIssues = issues.isEmpty ? nil : part.knownIssues.map(ShardModel.Known.init)
        for (key, fault) in part.expired {
            guard let issue = issues.firstIndex(of: fault.issue) else { continue }
            expired = expired ?? [:]
            expired?[key.description] = ShardModel.Expired(issue: issue, order: fault.order)
        }
        baseline = part.baseline?.entries
        crashes = part.crashes.isEmpty ? nil : part.crashes.map(ShardModel.Crash.init)
        crashNote = part.crashNote
    }
}

extension ShardModel.Counts {
    init(_ counts: CaseTally, by profile: AccessibilityProfile) {
        specs = profile.everySpec.indices.map { index in
            ShardModel.SpecCounts(
                spec: profile.everySpec[index].id, tally: ReportModel.Tally(counts.tallies[index]),
                reasons: counts.reasons[index].words, applied: counts.coverage.applied[index])
        }
        environments = counts.environments.sorted { $0.differences < $1.differences }.map { ReportModel.Environment($0) }
        hasFlows = counts.hasFlows
        cases = counts.coverage.cases
        failedCases = counts.coverage.failedCases
        textSizes = Dictionary(uniqueKeysWithValues: counts.coverage.textSizes.map { ($0.key.name, $0.value) })
        roles = Dictionary(uniqueKeysWithValues: counts.coverage.roles.map { ($0.key.rawValue, $0.value) })
        parts = counts.coverage.parts
        settingPairs = counts.coverage.pairs.written
        possiblePairs = counts.coverage.pairs.total
    }
}

extension ShardModel.Fault {
    init(_ record: FailureRecord, _ issues: [KnownIssue]) {
        sighting = record.occurrence
        evaluations = record.evaluations
        switch record.outcome {
        case .failure(let found): failure = ShardModel.Failure(found, issues)
        case .vanished: break
        case .leftAlone: isLeftAlone = true
        }
        if !record.explained.isEmpty { explained = record.explained.sorted { $0.description < $1.description } }
        if !record.explainedBy.isEmpty { explainedBy = record.explainedBy.sorted { $0.description < $1.description } }
    }
}

extension ShardModel.Failure {
    init(_ failure: CheckFailure, _ issues: [KnownIssue]) {
        finding = failure.finding
        fact = failure.wording.fact
        remedy = failure.wording.remedy
        measure = failure.wording.measure
        claim = failure.rule.claim
        sources = failure.rule.criteria
        threshold = failure.rule.threshold
        severity = failure.rule.severity
        environment = ReportModel.Environment(failure.environment)
        explanation = failure.explanation
        screen = WrittenScreen(failure.screen)
        blueprint = failure.blueprint
        content = failure.content
        originalElementCount = failure.originalElementCount
        evaluations = failure.evaluations
        ending = failure.ending
        token = failure.token
        originalScreen = WrittenScreen(failure.originalScreen)
        strip = failure.strip.map {
            ShardModel.Panel(size: $0.size, screen: WrittenScreen($0.screen.screen), marked: $0.screen.marked)
        }
        if !failure.otherElements.isEmpty { others = failure.otherElements }
        originalFinding = failure.originalFinding
        fix = failure.fix
        if !failure.alsoViolates.isEmpty { alsoViolates = failure.alsoViolates }
        fixedScreen = failure.fixedScreen.map(WrittenScreen.init)
        if case .expired(let issue) = failure.status { expired = issues.firstIndex(of: issue) }
    }
}

extension ShardModel.Known {
    init(_ use: CheckReport.KnownIssueUse) {
        spec = use.issue.spec
        on = use.issue.element
        check = use.issue.check
        self.in = ReportModel.Environment(use.issue.environment)
        until = use.issue.until.description
        because = use.issue.reason
        count = use.count
        isExpired = use.isExpired
    }
}

extension ShardModel.Crash {
    init(_ crash: CheckReport.Crash) {
        self.init(
            environment: ReportModel.Environment(crash.environment), content: crash.content, origin: crash.key,
            lastWords: crash.lastWords, ending: crash.ending, hindrance: crash.hindrance,
            others: crash.others == 0 ? nil : crash.others, evaluations: crash.evaluations, token: crash.token)
    }
}
