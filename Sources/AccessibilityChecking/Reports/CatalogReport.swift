public import Audit

/// The catalogue of specs in print.
public enum CatalogReport {
    /// Returns the specs of a profile, a line each.
    public static func text(of profile: Profile) -> String {
        let width = profile.specs.map(\.id.count).max() ?? 0
        return profile.specs.map { spec in
            "\(spec.id.padded(to: width)) \(spec.severity.rawValue.padded(to: 8)) \(spec.claim) (\(spec.sources.joined(separator: "; ")))\n"
        }.joined()
    }

    /// Returns the specs of a profile as a table.
    public static func markdown(of profile: Profile) -> String {
        let rows = profile.specs.map { "| \($0.id) | \($0.claim) | \($0.severity.rawValue) | \($0.sources.joined(separator: "; ")) |\n" }
        return "| id | claim | severity | source |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    /// Returns the specs of a profile as a JSON array.
    public static func json(of profile: Profile) -> String {
        struct Model: Codable {
            var id: String
            var claim: String
            var severity: String
            var sources: [String]
        }
        return JSONReport.encoded(
            profile.specs.map { Model(id: $0.id, claim: $0.claim, severity: $0.severity.rawValue, sources: $0.sources) }) + "\n"
    }
}
