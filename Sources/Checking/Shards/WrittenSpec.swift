import EveryScreenAudit
import EveryScreenSpecs

extension ShardModel {
    /// A spec of a profile that the reader of the file lacks, such as your own: its
    /// rule, without the code.
    struct Rule: Codable {
        var spec: SpecID
        var claim: String
        var sources: [AccessibilityCriterion]
        var severity: EveryScreenAudit.Finding.Severity
        var threshold: String?
        /// Whether it applies to flows only.
        var isOfFlows: Bool?
    }
}

extension AccessibilityProfile {
    /// The rules of the specs, for files; `nil` if every reader has a profile of
    /// that name with the same rules.
    var writtenRules: [ShardModel.Rule]? {
        let named = Self.named.first { $0.name == name }
        let rules = everySpec.map { $0.rule(in: self) }
        if let named, named.everySpec.map(\.id) == everySpec.map(\.id), named.everySpec.map({ $0.rule(in: named) }) == rules { return nil }
        return zip(everySpec, rules).enumerated().map { index, entry in
            let (spec, rule) = entry
            return ShardModel.Rule(
                spec: spec.id, claim: rule.claim, sources: rule.criteria, severity: rule.severity, threshold: rule.threshold,
                isOfFlows: index < specs.count ? nil : true)
        }
    }

    /// Creates a profile from rules only: it renders reports, and evaluates
    /// nothing.
    init(named name: String, rules: [ShardModel.Rule]) {
        self.init(
            name: name, specs: rules.filter { $0.isOfFlows != true }.map(WrittenSpec.init),
            flowSpecs: rules.filter { $0.isOfFlows == true }.map(WrittenSpec.init))
    }
}

/// A spec with a rule only.
private struct WrittenSpec: ScreenSpec, FlowSpec {
    /// Any kind of failure; the file has its words.
    struct Failure: FailureKind {
        let rawValue: String
        static let allCases: [Failure] = []
    }

    let id: SpecID
    let rule: AccessibilityRule

    init(_ written: ShardModel.Rule) {
        id = written.spec
        rule = AccessibilityRule(written.claim, written.sources, severity: written.severity, threshold: written.threshold)
    }

    /// The documentation of the catalog's spec with the id; none for your own spec.
    var guide: SpecGuide? { SpecCatalog.all.first { $0.id == id }?.guide ?? SpecCatalog.flows.first { $0.id == id }?.guide }

    func rule(in profile: AccessibilityProfile) -> AccessibilityRule { rule }

    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}

    func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts) {}

    func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        Finding.Wording(fact: "\(finding.element.name) failed as \"\(finding.kind)\"", remedy: rule.claim)
    }
}
