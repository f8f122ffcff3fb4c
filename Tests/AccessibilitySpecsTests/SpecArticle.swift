import EveryScreenAudit
import EveryScreenKit
import EveryScreenSpecs

/// The article about one spec: its guide, its fixes, and its sources with links.
struct SpecArticle {
    private let spec: any AccessibilitySpec
    private let guide: SpecGuide

    /// Creates the article; `nil` for a spec without a guide.
    init?(_ spec: any AccessibilitySpec) {
        guard let guide = spec.guide else { return nil }
        (self.spec, self.guide) = (spec, guide)
    }

    /// The article in Markdown.
    var text: String {
        let severity = spec.rule.severity
        var parts = ["# \(spec.id)", spec.rule.claim]
        parts.append("A failure is \(severity == .error ? "an error" : "a \(severity.rawValue)"). The spec is ``\(type(of: spec))``.")
        parts += ["## Who is affected", linked(guide.affected), "## What counts", linked(guide.scope), "## How to fix it"]
        parts += fixes
        parts += blueprints
        parts += ["## Exemptions", items(guide.exemptions.map(linked), orElse: "None.")]
        parts += ["## When the spec cannot tell", items(guide.doubts.map(linked), orElse: "Never.")]
        parts += thresholds
        parts += ["## Sources", items(sources, orElse: "None.")]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let ids = Set(SpecCatalog.ids.map(\.rawValue))

    /// The sentence with links to the guides of the other specs that it names.
    private func linked(_ sentence: String) -> String {
        sentence.replacing(/[a-z]+(?:-[a-z]+)+/) { match in
            let word = String(match.output)
            return Self.ids.contains(word) && word != spec.id.rawValue ? "<doc:\(word)>" : word
        }
    }

    private func items(_ sentences: [String], orElse none: String) -> String {
        sentences.isEmpty ? none : sentences.map { "- \($0)" }.joined(separator: "\n")
    }

    private func block(_ code: String, _ language: String) -> String { "```\(language)\n\(code)\n```" }

    private var fixes: [String] {
        (SpecFix.all[spec.id] ?? []).flatMap { fix in
            [
                "### \(fix.framework.rawValue)", "This fails:", block(fix.failing, fix.language(of: fix.failing).rawValue),
                "This passes:", block(fix.passing, fix.language(of: fix.passing).rawValue),
            ]
        }
    }

    private var blueprints: [String] {
        guard let example = SpecExample.all[spec.id] else { return [] }
        let place = example.environment.differences
        return [
            "### As a blueprint", "This fails\(place.isEmpty ? "" : " at \(place)"):", block(example.failing.swiftCode, "swift"),
            "This passes:", block(example.passing.swiftCode, "swift"),
        ]
    }

    /// The thresholds of the profiles that have the spec, if they differ or have a
    /// unit.
    private var thresholds: [String] {
        let rows = AccessibilityProfile.named.filter { $0.spec(spec.id) != nil }.compactMap { profile in
            spec.rule(in: profile).threshold.map { "| \(profile.name) | \($0) | \(spec.rule(in: profile).criteria.citation) |" }
        }
        if rows.isEmpty { return [] }
        return ["## Thresholds", (["| profile | threshold | source |", "| --- | --- | --- |"] + rows).joined(separator: "\n")]
    }

    /// The sources in any of the named profiles, with levels and links.
    private var sources: [String] {
        var criteria: [AccessibilityCriterion] = []
        for criterion in spec.rule.criteria + AccessibilityProfile.named.flatMap({ spec.rule(in: $0).criteria })
        where !criteria.contains(criterion) {
            criteria.append(criterion)
        }
        return criteria.map { criterion in
            let details = criterion.successCriterion.map { " \($0.name), level \($0.level.rawValue)" } ?? ""
            return criterion.url.map { "[\(criterion)\(details)](\($0))" } ?? "\(criterion)\(details)"
        }
    }
}
