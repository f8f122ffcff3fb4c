import EveryScreenModel

/// The groups of radio buttons, which need the label of a choice.
///
/// Source: WCAG 2.2 SC 1.3.1, techniques H71 and ARIA17.
enum BrowserChoices {
    private static let groups: Set<String> = ["group", "radiogroup", "toolbar"]
    private static let cells: Set<String> = ["cell", "gridcell"]

    /// Returns the mistake of the first radio button of each group without a
    /// label, by its id; O(nodes + radio buttons · depth).
    static func mistakes(in record: BrowserRecord) -> [String: [ScreenElement.RoleMistake]] {
        guard record.known.isSuperset(of: [.accessibility, .document]) else { return [:] }
        let radios = record.nodes.filter { $0.role == "radio" && !$0.isIgnored && $0.tag != nil }
        if radios.count < 2 { return [:] }
        let nodes = Dictionary(record.nodes.map { ($0.id, $0) }) { first, _ in first }
        let outer = BrowserAncestry(record.nodes) { $0.parent }
        // Those of one name in different forms are different choices. Those that
        // are no elements of a form are one in a group, or side by side.
        var choices: [[String]: [BrowserNode]] = [:]
        let document = BrowserAncestry(record.nodes) { $0.documentParent }
        for radio in radios {
            if radio.tag == "input" {
                guard let name = radio.attributes["name"], !name.isEmpty else { continue }
                let form = document.around(radio.id).first { nodes[$0]?.tag == "form" } ?? ""
                choices[["form", form, name], default: []].append(radio)
            } else {
                let group = outer.around(radio.id).first { id in nodes[id]?.role.map { groups.contains($0.lowercased()) } == true }
                choices[["group", group ?? radio.parent ?? ""], default: []].append(radio)
            }
        }
        var result: [String: [ScreenElement.RoleMistake]] = [:]
        for radios in choices.values where radios.count > 1 {
            let isSaid = radios.allSatisfy { radio in
                // Each may say the choice itself, as may the headers of a table.
                if radio.description?.isEmpty == false || radio.references("labelledby").count > 1 { return true }
                return outer.around(radio.id).contains { id in
                    guard let around = nodes[id], let role = around.role?.lowercased() else { return false }
                    return cells.contains(role) || groups.contains(role) && !around.name.isEmpty
                }
            }
            guard !isSaid, let first = radios.min(by: { ($0.order ?? .max) < ($1.order ?? .max) }) else { continue }
            let others = radios.count - 1
            result[first.id] = [
                ScreenElement.RoleMistake(
                    .missingGroup, found: "\(others) \(others == 1 ? "other" : "others")", expected: "a group with a label")
            ]
        }
        return result
    }
}
