package import EveryScreenAudit

/// The catalog of specs in print.
package enum CatalogReport {
    /// Returns the specs of a profile, a line each.
    package static func text(of profile: AccessibilityProfile) -> String {
        profile.everySpec.map { spec in
            let rule = spec.rule(in: profile)
            return "\(spec.id.rawValue.padded(to: profile.idWidth)) \(rule.severity.rawValue.padded(to: 8)) "
                + "\(kinds(of: spec).padded(to: 13)) \(rule.citedClaim)\n"
        }.joined()
    }

    /// Returns the specs of a profile as a table.
    package static func markdown(of profile: AccessibilityProfile) -> String {
        let rows = profile.everySpec.map { spec in
            let rule = spec.rule(in: profile)
            return "| \(spec.id) | \(rule.claim) | \(kinds(of: spec)) | \(rule.severity.rawValue) | \(rule.criteria.citation) |\n"
        }
        return "| id | claim | applies to | severity | source |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    /// Returns the specs of a profile as a JSON array.
    package static func json(of profile: AccessibilityProfile) -> String {
        struct Model: Codable {
            var id: SpecID
            var claim: String
            var kinds: [String]
            var severity: String
            var sources: [AccessibilityCriterion]
            var threshold: String?
            var url: String?
        }
        return JSONReport.encoded(
            profile.everySpec.map { spec in
                let rule = spec.rule(in: profile)
                return Model(
                    id: spec.id, claim: rule.claim, kinds: kinds(of: spec), severity: rule.severity.rawValue, sources: rule.criteria,
                    threshold: rule.threshold, url: rule.url)
            }) + "\n"
    }

    /// The kinds of screens that a spec applies to.
    private static func kinds(of spec: any AccessibilitySpec) -> [String] {
        (spec is any ScreenSpec ? ["screens"] : []) + (spec is any FlowSpec ? ["flows"] : [])
    }

    private static func kinds(of spec: any AccessibilitySpec) -> String { kinds(of: spec).joined(separator: ", ") }
}
