package import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

/// The explanation of one spec in print: its rule, its documentation, its examples,
/// and the fix in one framework.
package enum SpecExplanation {
    /// Returns the explanation of a spec.
    ///
    /// - Parameters:
    ///   - spec: The spec.
    ///   - asked: The profile of the claim and of the sources named first, if it
    ///     has the spec; else the first that does counts.
    package static func text(of spec: any AccessibilitySpec, in asked: AccessibilityProfile) -> String {
        // A profile without the spec finds no failure of it.
        let profile = ([asked] + AccessibilityProfile.named).first { $0.spec(spec.id) != nil } ?? asked
        let rule = spec.rule(in: profile)
        var sections = ["\(spec.id): \(rule.claim)\nA failure is \(rule.severity.withArticle) in the profile \(profile.name)."]
        if let guide = spec.guide {
            sections.append(section("Who is affected", [guide.affected]))
            sections.append(section("Applies to", [guide.scope]))
        }
        sections.append(section("Sources", sources(of: spec, in: profile)))
        sections.append(section(rule.threshold == nil ? "Profiles" : "Thresholds", profiles(of: spec)))
        if let guide = spec.guide, !guide.exemptions.isEmpty { sections.append(section("Exemptions", guide.exemptions)) }
        if let guide = spec.guide, !guide.doubts.isEmpty { sections.append(section("Cannot tell, or untested, if", guide.doubts)) }
        if let example = SpecExample.all[spec.id] {
            let place = example.environment.differences
            let note = place.isEmpty ? "" : " at \(place)"
            sections.append(section("Fails\(note)", example.failing.swiftCode.components(separatedBy: "\n")))
            sections.append(section("Passes\(note)", example.passing.swiftCode.components(separatedBy: "\n")))
        }
        if let fixes = SpecFix.all[spec.id], let fix = fixes.first {
            sections.append(section("Fails in \(fix.framework.rawValue)", fix.failing.components(separatedBy: "\n")))
            sections.append(section("Passes in \(fix.framework.rawValue)", fix.passing.components(separatedBy: "\n")))
            sections.append(section("More in the documentation", ["EveryScreenSpecs, \(spec.id)\(others(fixes))"]))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The frameworks of all fixes but the first.
    private static func others(_ fixes: [SpecFix]) -> String {
        let others = fixes.dropFirst().map(\.framework.rawValue)
        return others.isEmpty ? "" : ": fixes in \(others.joined(separator: " and "))"
    }

    private static func section(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { $0.isEmpty ? "" : "  \($0)" }).joined(separator: "\n")
    }

    /// The sources in any of the named profiles, those of the given one first, with
    /// levels, clauses and addresses.
    private static func sources(of spec: any AccessibilitySpec, in profile: AccessibilityProfile) -> [String] {
        var criteria: [AccessibilityCriterion] = []
        for criterion in ([profile] + AccessibilityProfile.named).flatMap({ spec.rule(in: $0).criteria })
        where !criteria.contains(criterion) {
            criteria.append(criterion)
        }
        return criteria.flatMap { criterion in
            ["\(criterion)\(criterion.successCriterion.map(details) ?? "")"] + (criterion.url.map { ["  \($0)"] } ?? [])
        }
    }

    /// The name and the level of a success criterion, and the clauses of EN 301 549
    /// that repeat it.
    private static func details(of criterion: SuccessCriterion) -> String {
        let clauses = [
            criterion.europeanClause(in: .software).map { "\($0) for software" },
            criterion.europeanClause(in: .web).map { "\($0) for web" },
        ].compactMap(\.self)
        let european = clauses.isEmpty ? "" : "; EN 301 549, \(clauses.joined(separator: ", "))"
        return " \(criterion.name), level \(criterion.level.rawValue)\(european)"
    }

    /// The named profiles that have the spec, with the threshold and its sources in
    /// each.
    private static func profiles(of spec: any AccessibilitySpec) -> [String] {
        let named = AccessibilityProfile.named.filter { $0.spec(spec.id) != nil }
        let width = (named.map(\.name.count).max() ?? 0) + 1
        let rules = named.map { profile in (name: profile.name, rule: spec.rule(in: profile)) }
        if rules.allSatisfy({ $0.rule.threshold == nil }) { return [named.isEmpty ? "none" : named.map(\.name).joined(separator: ", ")] }
        let numbers = rules.map { $0.rule.threshold?.count ?? 0 }.max() ?? 0
        return rules.map { name, rule in
            "\(name.padded(to: width)) \((rule.threshold ?? "").padded(to: numbers))  \(rule.criteria.citation)"
        }
    }
}

extension Finding.Severity {
    /// The severity with its article: "an error".
    fileprivate var withArticle: String { self == .error ? "an error" : "a \(rawValue)" }
}
