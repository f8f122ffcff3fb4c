package import EveryScreenAudit

/// The catalogue of specs in print.
package enum CatalogReport {
    /// Returns the specs of a profile, a line each.
    package static func text(of profile: AccessibilityProfile) -> String {
        profile.everySpec.map { spec in
            "\(spec.id.rawValue.padded(to: profile.idWidth)) \(spec.severity.rawValue.padded(to: 8)) \(kinds(of: spec).padded(to: 13)) "
                + "\(spec.claim) (\(spec.criteria.citation))\n"
        }.joined()
    }

    /// Returns the specs of a profile as a table.
    package static func markdown(of profile: AccessibilityProfile) -> String {
        let rows = profile.everySpec.map {
            "| \($0.id) | \($0.claim) | \(kinds(of: $0)) | \($0.severity.rawValue) | \($0.criteria.citation) |\n"
        }
        return "| id | claim | judges | severity | source |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    /// Returns the specs of a profile as a JSON array.
    package static func json(of profile: AccessibilityProfile) -> String {
        struct Model: Codable {
            var id: SpecID
            var claim: String
            var kinds: [String]
            var severity: String
            var sources: [AccessibilityCriterion]
        }
        return JSONReport.encoded(
            profile.everySpec.map {
                Model(id: $0.id, claim: $0.claim, kinds: kinds(of: $0), severity: $0.severity.rawValue, sources: $0.criteria)
            }) + "\n"
    }

    /// What a spec judges.
    private static func kinds(of spec: any AccessibilitySpec) -> [String] {
        (spec is any ScreenSpec ? ["screens"] : []) + (spec is any FlowSpec ? ["flows"] : [])
    }

    private static func kinds(of spec: any AccessibilitySpec) -> String { kinds(of: spec).joined(separator: ", ") }
}
