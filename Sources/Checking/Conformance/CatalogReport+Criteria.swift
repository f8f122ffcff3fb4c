import EveryScreenAudit

extension CatalogReport {
    /// Returns the success criteria of levels A and AA with the specs that decide
    /// part of each, two lines each.
    package static func criteriaText() -> String {
        let width = CriterionGuide.all.map { heading(of: $0).count }.max() ?? 0
        let lines = CriterionGuide.all.map { guide in
            "\(heading(of: guide).padded(to: width))  \(guide.judge)\(guide.specs.isEmpty ? "" : ": \(listed(guide))")\n    \(guide.check)\n"
        }
        return lines.joined() + "\n" + summary + "\n"
    }

    /// Returns the success criteria of levels A and AA as a table.
    package static func criteriaMarkdown() -> String {
        let rows = CriterionGuide.all.map { guide in
            "| \(guide.criterion.number) \(guide.criterion.name) | \(guide.criterion.level.rawValue) "
                + "| \(guide.criterion.europeanClause(in: .software) ?? "–") | \(guide.judge) | \(listed(guide)) | \(guide.check) |\n"
        }
        return "| criterion | level | EN 301 549 | decided by | specs | what a person checks |\n| --- | --- | --- | --- | --- | --- |\n"
            + rows.joined()
    }

    /// Returns the success criteria of levels A and AA as a JSON array.
    package static func criteriaJSON() -> String {
        struct Model: Codable {
            var criterion: String
            var name: String
            var level: String
            var software: String?
            var web: String?
            var decidedBy: String
            var specs: [SpecID]
            var check: String
            var url: String
        }
        return JSONReport.encoded(
            CriterionGuide.all.map { guide in
                let criterion = guide.criterion
                return Model(
                    criterion: criterion.number, name: criterion.name, level: criterion.level.rawValue,
                    software: criterion.europeanClause(in: .software), web: criterion.europeanClause(in: .web), decidedBy: guide.judge,
                    specs: guide.specs, check: guide.check, url: criterion.url)
            }) + "\n"
    }

    private static var summary: String {
        let (all, judged) = (CriterionGuide.all, CriterionGuide.all.filter { !$0.specs.isEmpty })
        return
            "Specs check \(judged.count) of \(all.count) success criteria and decide \(judged.count { $0.isDecidedBySpecs }) of them alone."
    }

    private static func heading(of guide: CriterionGuide) -> String {
        "\(guide.criterion.number) \(guide.criterion.name) (\(guide.criterion.level.rawValue))"
    }

    private static func listed(_ guide: CriterionGuide) -> String { guide.specs.map(\.rawValue).joined(separator: ", ") }
}
