import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

/// The evidence on one criterion or clause.
struct ConformanceEvidence {
    /// The specs that applied to it, in the order of reports.
    var specs: [SpecID] = []
    /// The specs that decide part of it and did not run, or ran with thresholds of
    /// another source.
    var missing: [SpecID] = []
    /// The sum of the outcomes of these specs.
    var tally = Verdicts.Tally()
    /// The outcomes of each spec.
    var tallies: [SpecID: Verdicts.Tally] = [:]
    /// The reasons for undecided and untested results, with their counts, most
    /// frequent first.
    var reasons: [(sentence: String, count: Int)] = []
    /// The number of checks or screens that it applied to.
    var judgedSections = 0
    /// The number of checks or screens that fail it.
    var failingSections = 0
    /// The findings that fail it, in the order of the report.
    var failures: [Item] = []
    /// The findings that only hint at a failure: notes.
    var hints: [Item] = []

    /// A finding, or a claim that fails for the same cause, and its place.
    struct Item {
        let section: ReportSection
        /// The spec that fails.
        let spec: SpecID
        /// The finding, possibly of another spec with the same cause; `nil` if the
        /// report lists none.
        let entry: ReportEntry?
        /// The number of times that the spec failed.
        var count = 0

        /// The finding, its check, its settings and its token, in one line.
        var line: String {
            guard let entry else {
                return "\(spec): failed \(TextReport.counted(count, "time")) in \(section.title); no failure of it was shrunk"
            }
            let differences = entry.environment.differences(in: entry.finding.unit)
            let place = differences.isEmpty ? "" : ", at \(differences)"
            let again = entry.failure.map { "; replay: \($0.token)" } ?? "; node \(entry.finding.element.source.visible())"
            let known = entry.status.isAccepted ? "; known already" : ""
            let cause = entry.finding.spec == spec ? "" : "of one cause with "
            return
                "\(spec): \(cause)\(cause.isEmpty ? "" : "\(entry.finding.spec): ")\(entry.wording.fact) (\(section.title)\(place)\(again)\(known))"
        }
    }

    /// The numbers in a sentence; the first sentence of all remarks.
    func sentence(in scope: ConformanceScope) -> String {
        guard !specs.isEmpty else { return "No spec of this run applies to it." }
        var numbers = [
            "\(tally.passed) passed", "\(tally.failed) failed", "\(tally.cantTell) cannot tell", "\(tally.untested) untested",
        ]
        if tally.applied == 0 { numbers.append("so that nothing was decided") }
        return "\(TextReport.counted(specs.count, "spec")) (\(specs.map(\.rawValue).joined(separator: ", "))) checked it "
            + "\(TextReport.counted(tally.applied + tally.cantTell, "time")) in \(judgedSections) of \(scope.size): "
            + numbers.joined(separator: ", ") + "."
    }

    /// The reasons why specs alone do not decide a criterion, a sentence each;
    /// empty if they do.
    func doubts(about guide: CriterionGuide, in scope: ConformanceScope) -> [String] {
        var result: [String] = []
        if !guide.isDecidedBySpecs { result.append(specs.isEmpty ? "No spec applies to it." : "Specs decide only part of it.") }
        if !missing.isEmpty {
            result.append("Not checked by \(missing.map(\.rawValue).joined(separator: ", ")); run with the profile wcag22aa.")
        }
        let relevant = specs.filter(scope.applies).compactMap { tallies[$0] }
        if relevant.allSatisfy({ $0.applied == 0 }) { result.append("Nothing on the screens was of the kind.") }
        if relevant.contains(where: { $0.cantTell + $0.untested > 0 }) {
            let top = reasons.prefix(2).map { "\($0.sentence) (\($0.count))" }.joined(separator: "; ")
            result.append("Not everything could be decided: \(top).")
        }
        if let need = Self.needs[guide.criterion], !scope.environments.contains(where: need.isMet) {
            result.append("No case had \(need.words).")
        }
        if !hints.isEmpty { result.append("\(TextReport.counted(hints.count, "note")) must be checked by a person.") }
        if let first = scope.unfinished.first {
            let others = scope.unfinished.count > 1 ? ", and \(scope.unfinished.count - 1) more" : ""
            result.append("The run is not complete: \(first)\(others).")
        }
        return result
    }

    /// The settings that a criterion needs for its test.
    private static let needs: [SuccessCriterion: (words: String, isMet: @Sendable (UserEnvironment) -> Bool)] = [
        // 200 % of the body text at the standard size, 17 pt, is reached at AX3
        // with 40 pt.
        .resizeText: ("text of 200 % (AX3 or larger)", { $0.textSize >= .accessibility3 }),
        .reflow: ("a width of 320 points or less", { $0.screenSize.width <= 320 }),
    ]
}

/// The evidence on all criteria, gathered in one pass over the report.
struct ConformanceLedger {
    private var byCriterion: [SuccessCriterion: ConformanceEvidence] = [:]
    private var bySpec: [SpecID: ConformanceEvidence] = [:]
    private let scope: ConformanceScope
    /// The specs that ran at all.
    private var ran: Set<SpecID> = []

    init(_ scope: ConformanceScope) {
        self.scope = scope
        for section in scope.sections { add(section) }
    }

    /// Returns the evidence on a success criterion.
    func evidence(on guide: CriterionGuide) -> ConformanceEvidence {
        var evidence = byCriterion[guide.criterion] ?? ConformanceEvidence()
        evidence.missing = guide.specs.filter { scope.applies($0) && !evidence.specs.contains($0) && !isStandIn($0) }
        evidence.sortReasons()
        return evidence
    }

    /// Returns the evidence on a clause of EN 301 549.
    func evidence(on clause: EuropeanClause) -> ConformanceEvidence {
        var evidence = ConformanceEvidence()
        for spec in clause.specs {
            guard let one = bySpec[spec] else {
                if scope.applies(spec) { evidence.missing.append(spec) }
                continue
            }
            evidence.specs.append(spec)
            evidence.tally += one.tally
            evidence.tallies[spec] = one.tally
            evidence.failures += one.failures
            evidence.hints += one.hints
            evidence.reasons += one.reasons
        }
        evidence.failingSections = Set(evidence.failures.map(\.section.title)).count
        evidence.judgedSections = scope.sections.count { section in
            section.tallies.contains { clause.specs.contains($0.spec) && $0.tally.applied > 0 }
        }
        evidence.sortReasons()
        return evidence
    }

    /// Whether the other of two specs for pictures replaces it, since a profile has
    /// only one of them.
    private func isStandIn(_ spec: SpecID) -> Bool {
        (spec == .imageDescribedOrHidden && ran.contains(.elementHasLabel))
            || (spec == .elementHasLabel && ran.contains(.imageDescribedOrHidden))
    }

    private mutating func add(_ section: ReportSection) {
        var judged = Set<SuccessCriterion>()
        var failing = Set<SuccessCriterion>()
        for counts in section.tallies {
            guard let spec = section.profile.spec(counts.spec) else { continue }
            ran.insert(counts.spec)
            let rule = spec.rule(in: section.profile)
            let cited = rule.criteria.compactMap(\.successCriterion).uniqued()
            for item in section.items(of: counts) {
                // No criterion requires room for longer strings, so a failure under
                // a pseudolocale alone violates none.
                if let entry = item.entry, entry.environment.pseudolocale != .none { continue }
                let isFailure = item.severity(under: rule) == .error
                let criteria = item.entry?.violatedCriteria(among: cited, of: counts.spec) ?? cited
                for criterion in criteria { byCriterion[criterion, default: ConformanceEvidence()].add(item, isFailure: isFailure) }
                bySpec[counts.spec, default: ConformanceEvidence()].add(item, isFailure: isFailure)
                if isFailure { failing.formUnion(criteria) }
            }
            for criterion in cited { byCriterion[criterion, default: ConformanceEvidence()].add(counts) }
            bySpec[counts.spec, default: ConformanceEvidence()].add(counts)
            if counts.tally.applied > 0 { judged.formUnion(cited) }
        }
        for criterion in judged.union(failing) { byCriterion[criterion]?.judgedSections += 1 }
        for criterion in failing { byCriterion[criterion]?.failingSections += 1 }
    }
}

extension ReportSection {
    /// The findings of a spec, those of other specs with one cause, or one without
    /// finding if the report lists none.
    func items(of counts: CheckReport.SpecTally) -> [ConformanceEvidence.Item] {
        guard counts.tally.failed > 0 else { return [] }
        let own = findings.filter { $0.finding.spec == counts.spec }
        let entries =
            own.isEmpty ? findings.filter { $0.failure?.alsoViolates.contains { $0.spec == counts.spec } == true } : own
        if entries.isEmpty {
            return [ConformanceEvidence.Item(section: self, spec: counts.spec, entry: nil, count: counts.tally.failed)]
        }
        return entries.map { ConformanceEvidence.Item(section: self, spec: counts.spec, entry: $0) }
    }
}

extension ConformanceEvidence.Item {
    /// The severity of the finding, or of the rule if the finding is of another
    /// spec.
    ///
    /// An error is a failure of the criteria that the rule cites. A warning or note
    /// is a sign that a person must check. Known issues and findings of a baseline
    /// are failures as well: accepting them makes no screen accessible.
    func severity(under rule: AccessibilityRule) -> Finding.Severity {
        if let entry, entry.finding.spec == spec { return entry.finding.severity }
        return rule.severity
    }
}

extension ConformanceEvidence {
    fileprivate mutating func add(_ item: Item, isFailure: Bool) {
        if isFailure { failures.append(item) } else { hints.append(item) }
    }

    fileprivate mutating func add(_ counts: CheckReport.SpecTally) {
        if tallies[counts.spec] == nil { specs.append(counts.spec) }
        tallies[counts.spec, default: Verdicts.Tally()] += counts.tally
        tally += counts.tally
        for outcome in [Verdicts.Outcome.cantTell, .untested] {
            for entry in counts.reasons.entries(of: outcome) { reasons.append((entry.reason.sentence, entry.count)) }
        }
    }

    fileprivate mutating func sortReasons() {
        var sums: [String: Int] = [:]
        for reason in reasons { sums[reason.sentence, default: 0] += reason.count }
        reasons = sums.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }
}
