import EveryScreenAudit
import EveryScreenModel
import EveryScreenSpecs

/// The conformance of the checked screens with WCAG 2.2, levels A and AA, and with
/// EN 301 549 V3.2.1.
///
/// The absence of findings proves nothing. A criterion is supported only if specs
/// decide all of it, each of them ran, applied and left nothing undecided, and the
/// required settings were tested. Otherwise a person must decide, and the row lists
/// the evidence and the manual checks.
struct ConformanceReport {
    /// The rows of the success criteria, in the order of their numbers.
    let criteria: [Row]
    /// The rows of the clauses of EN 301 549 that repeat no success criterion.
    let clauses: [ClauseRow]
    /// The scope of the report.
    let scope: ConformanceScope
    /// The details of the product, and the decisions of people.
    let about: ConformanceDetails

    /// The result for one success criterion.
    struct Row {
        let guide: CriterionGuide
        let level: ConformanceLevel
        let evidence: ConformanceEvidence
        /// The decision of a person, if there is one.
        let decision: ConformanceDetails.Decision?
        /// The reasons why specs alone do not decide it, a sentence each.
        let doubts: [String]

        var criterion: SuccessCriterion { guide.criterion }
    }

    /// The result for one clause of EN 301 549.
    struct ClauseRow {
        let clause: EuropeanClause
        let level: ConformanceLevel
        let evidence: ConformanceEvidence
        let decision: ConformanceDetails.Decision?
    }

    init(of report: AccessibilityReport) {
        let scope = ConformanceScope(report)
        let ledger = ConformanceLedger(scope)
        about = report.about
        criteria = CriterionGuide.all.map { guide in
            let evidence = ledger.evidence(on: guide)
            let doubts = evidence.doubts(about: guide, in: scope)
            let decision = report.about.decision(on: guide.criterion.number)
            return Row(
                guide: guide, level: .of(evidence, decision, isDecided: guide.isDecidedBySpecs && doubts.isEmpty), evidence: evidence,
                decision: decision, doubts: doubts)
        }
        clauses = EuropeanClause.all.map { clause in
            let evidence = ledger.evidence(on: clause)
            let decision = report.about.decision(on: clause.number)
            return ClauseRow(clause: clause, level: .of(evidence, decision, isDecided: false), evidence: evidence, decision: decision)
        }
        self.scope = scope
    }
}

/// How far a criterion is met, in the terms of VPAT 2.5.
enum ConformanceLevel: String, CaseIterable {
    /// Specs decided it, and it passes; or a person decided so.
    case supports
    /// Some of the checks to which it applied fail it.
    case partiallySupports = "partially-supports"
    /// More than half of the checks to which it applied fail it.
    case doesNotSupport = "does-not-support"
    /// A person decided that the product has nothing of the kind.
    case notApplicable = "not-applicable"
    /// Specs don't decide it.
    case needsPerson = "needs-a-person"

    /// The level as shown in tables.
    var words: String {
        switch self {
        case .supports: "Supports"
        case .partiallySupports: "Partially supports"
        case .doesNotSupport: "Does not support"
        case .notApplicable: "Not applicable"
        case .needsPerson: "Needs a person"
        }
    }

    /// The levels that people can decide on.
    static let ofPeople: [ConformanceLevel] = [.supports, .partiallySupports, .doesNotSupport, .notApplicable]

    /// Returns the level: failures override a person's decision, and a decision
    /// overrides passes.
    static func of(_ evidence: ConformanceEvidence, _ decision: ConformanceDetails.Decision?, isDecided: Bool) -> ConformanceLevel {
        if evidence.failingSections > 0 {
            // A person who decides that most of it fails may know more than the
            // checks do.
            if decision?.level == .doesNotSupport { return .doesNotSupport }
            return evidence.failingSections * 2 > evidence.judgedSections ? .doesNotSupport : .partiallySupports
        }
        return decision?.level ?? (isDecided ? .supports : .needsPerson)
    }
}
