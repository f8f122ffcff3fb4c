import EveryScreenModel

/// The demands of WAI-ARIA 1.2 on the roles and states that authors write.
///
/// Source: WAI-ARIA 1.2, sections 5.2.6 (required owned elements), 5.2.7 (required
/// context), 5.2.2 (required states) and 6 (values); ACT rules 4e8ab6, 6a7281,
/// bc4a75 and ff89c9; for controls without a role WCAG failure F59.
struct BrowserRoleDemands {
    private let nodes: [BrowserNode]
    /// The place of each node, by its id.
    private let places: [String: Int]
    private let outer: BrowserAncestry
    /// The places of the nodes directly in each.
    private let children: BrowserContents

    /// Returns the mistakes of each node that makes some, by its id; O(nodes ·
    /// depth).
    static func mistakes(in record: BrowserRecord) -> [String: [ScreenElement.RoleMistake]] {
        // Most pages write no role and no state.
        guard record.known.isSuperset(of: [.accessibility, .document]), record.nodes.contains(where: mayDemand) else { return [:] }
        let demands = BrowserRoleDemands(record)
        var result: [String: [ScreenElement.RoleMistake]] = [:]
        for node in record.nodes where mayDemand(node) {
            let mistakes = demands.mistakes(of: node)
            if !mistakes.isEmpty { result[node.id] = mistakes }
        }
        return result
    }

    /// Whether an element has a role or state that its author wrote, or a place in
    /// the order of the keyboard.
    private static func mayDemand(_ node: BrowserNode) -> Bool {
        guard node.tag != nil, !node.isText else { return false }
        return node.tabIndex != nil || node.attributes.keys.contains { $0 == "role" || $0.hasPrefix("aria-") }
    }

    private init(_ record: BrowserRecord) {
        nodes = record.nodes
        let places = Dictionary(nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        self.places = places
        // An element may own others that stand elsewhere in the document.
        var owners: [String: String] = [:]
        for node in record.nodes { for id in node.references("owns") { owners[id] = owners[id] ?? node.id } }
        let parent = { (node: BrowserNode) in owners[node.id] ?? node.parent }
        outer = BrowserAncestry(record.nodes, by: parent)
        children = BrowserContents(record.nodes, at: places, by: parent)
    }

    private func mistakes(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        guard node.role != nil, !node.isIgnored else {
            // The browser leaves out elements without meaning, as those with an
            // unknown role.
            let isHidden = !node.isRendered || node.ignoredReasons.contains { $0 != "uninteresting" }
            return isHidden ? [] : BrowserVocabulary.unknownRole(of: node)
        }
        var result = BrowserVocabulary.mistakes(of: node) + wrongValues(of: node)
        guard let role = node.writtenRole else { return result + missingRole(of: node) }
        // A role that the browser passes over demands nothing, save those that it
        // passes over because they stand alone.
        guard let known = node.role?.lowercased(), known == role || Self.likes[role]?.contains(known) == true else {
            return result + missingContext(of: node, role)
        }
        result += missingStates(of: node, role) + missingContext(of: node, role) + missingContent(of: node, role)
        return result
    }

    // MARK: States

    private static let requiredStates: [String: [String]] = [
        "checkbox": ["aria-checked"], "radio": ["aria-checked"], "switch": ["aria-checked"], "menuitemcheckbox": ["aria-checked"],
        "menuitemradio": ["aria-checked"], "combobox": ["aria-expanded"], "slider": ["aria-valuenow"], "meter": ["aria-valuenow"],
        "scrollbar": ["aria-valuenow", "aria-controls"], "heading": ["aria-level"],
    ]

    private func missingStates(of node: BrowserNode, _ role: String) -> [ScreenElement.RoleMistake] {
        // Elements of HTML bring these with them.
        let type = node.attributes["type"]?.lowercased()
        let isNative =
            node.tag == "input" && ["checkbox", "radio", "range"].contains(type ?? "")
            || ["select", "meter", "h1", "h2", "h3", "h4", "h5", "h6"].contains(node.tag ?? "")
        if isNative { return [] }
        // Focus makes a separator one that moves.
        let isMovable = role == "separator" && (node.tabIndex ?? -1) >= 0
        let states = isMovable ? ["aria-valuenow"] : Self.requiredStates[role] ?? []
        return states.filter { !node.hasText(in: $0) }.map {
            ScreenElement.RoleMistake(.missingState, found: $0, expected: "role \(role)")
        }
    }

    private static let words: [String: [String]] = {
        let (truth, truthOrNone, tristate) = (["true", "false"], ["true", "false", "undefined"], ["true", "false", "mixed", "undefined"])
        return [
            "aria-checked": tristate, "aria-pressed": tristate, "aria-expanded": truthOrNone, "aria-selected": truthOrNone,
            "aria-hidden": truthOrNone, "aria-grabbed": truthOrNone, "aria-disabled": truth, "aria-required": truth, "aria-modal": truth,
            "aria-multiselectable": truth, "aria-multiline": truth, "aria-readonly": truth, "aria-busy": truth, "aria-atomic": truth,
            "aria-current": ["page", "step", "location", "date", "time", "true", "false"],
            "aria-haspopup": ["true", "false", "menu", "listbox", "tree", "grid", "dialog"],
            "aria-invalid": ["true", "false", "grammar", "spelling"], "aria-live": ["off", "polite", "assertive"],
            "aria-orientation": ["horizontal", "vertical", "undefined"], "aria-sort": ["ascending", "descending", "none", "other"],
            "aria-autocomplete": ["inline", "list", "both", "none"],
        ]
    }()

    private static let relevant = ["additions", "removals", "text", "all"]
    private static let numbers: Set<String> = ["aria-valuenow", "aria-valuemin", "aria-valuemax"]
    private static let wholeNumbers: Set<String> = [
        "aria-level", "aria-posinset", "aria-setsize", "aria-colcount", "aria-colindex", "aria-colspan", "aria-rowcount", "aria-rowindex",
        "aria-rowspan",
    ]

    private func wrongValues(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        node.attributes.sorted { $0.key < $1.key }.compactMap { name, text in
            let tokens = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
            if tokens.isEmpty { return nil }
            let value = tokens.joined(separator: " ")
            let expected: String
            if let words = Self.words[name] {
                if words.contains(value) { return nil }
                expected = Self.list(words.filter { $0 != "undefined" })
            } else if name == "aria-relevant" {
                if tokens.allSatisfy(Self.relevant.contains) { return nil }
                expected = Self.list(Self.relevant)
            } else if Self.numbers.contains(name) {
                if Double(value) != nil { return nil }
                expected = "a number"
            } else if Self.wholeNumbers.contains(name) {
                if Int(value) != nil { return nil }
                expected = "a whole number"
            } else {
                return nil
            }
            return ScreenElement.RoleMistake(.wrongValue, found: "\(name)=\"\(text)\"", expected: expected)
        }
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
    }

    // MARK: Company

    private static let contexts: [String: [String]] = [
        "option": ["listbox"], "tab": ["tablist"], "treeitem": ["tree"], "listitem": ["list"], "row": ["table", "grid", "treegrid"],
        "cell": ["row"], "gridcell": ["row"], "columnheader": ["row"], "rowheader": ["row"], "rowgroup": ["table", "grid", "treegrid"],
        "menuitem": ["menu", "menubar"], "menuitemcheckbox": ["menu", "menubar"], "menuitemradio": ["menu", "menubar"],
    ]
    /// The roles in the browser's words that stand for a role.
    private static let likes: [String: Set<String>] = [
        "listbox": ["listbox", "combobox", "menulistpopup"], "list": ["list", "directory", "feed"], "menu": ["menu", "menulistpopup"],
        "option": ["option", "listboxoption", "menulistoption"], "row": ["row", "layouttablerow"],
        "table": ["table", "layouttable"], "cell": ["cell", "gridcell", "layouttablecell"],
    ]
    /// The roles that may stand between.
    private static let between: [String: Set<String>] = [
        "option": ["group"], "treeitem": ["group", "treeitem"], "row": ["rowgroup", "row"], "menuitem": ["group"],
        "menuitemcheckbox": ["group"], "menuitemradio": ["group"],
    ]

    private func isNeutral(_ node: BrowserNode) -> Bool {
        guard let role = node.role?.lowercased() else { return true }
        // A property that all roles may have makes it more than a box.
        if role == "generic", node.attributes.keys.contains(where: { $0.hasPrefix("aria-") && $0 != "aria-hidden" }) { return false }
        return node.isIgnored || ["generic", "none", "presentation", "genericcontainer", "ignored"].contains(role)
    }

    private func matches(_ node: BrowserNode, _ roles: [String]) -> Bool {
        let role = node.role?.lowercased() ?? ""
        return roles.contains { ($0 == role) || Self.likes[$0]?.contains(role) == true }
    }

    private func missingContext(of node: BrowserNode, _ role: String) -> [ScreenElement.RoleMistake] {
        guard let wanted = Self.contexts[role] else { return [] }
        for id in outer.around(node.id) {
            guard let around = places[id].map({ nodes[$0] }), !isNeutral(around) else { continue }
            if matches(around, wanted) { return [] }
            if Self.between[role]?.contains(around.role?.lowercased() ?? "") != true { break }
        }
        return [ScreenElement.RoleMistake(.missingContext, found: role, expected: Self.list(wanted))]
    }

    private static let contents: [String: [String]] = [
        "list": ["listitem"], "listbox": ["option", "group"], "menu": ["menuitem", "menuitemcheckbox", "menuitemradio", "group"],
        "menubar": ["menuitem", "menuitemcheckbox", "menuitemradio", "group"], "tablist": ["tab"], "tree": ["treeitem", "group"],
        "table": ["row", "rowgroup"], "grid": ["row", "rowgroup"], "treegrid": ["row", "rowgroup"], "rowgroup": ["row"],
        "row": ["cell", "gridcell", "columnheader", "rowheader"], "feed": ["article"],
    ]

    private func missingContent(of node: BrowserNode, _ role: String) -> [ScreenElement.RoleMistake] {
        guard let wanted = Self.contents[role], node.attributes["aria-busy"] != "true" else { return [] }
        var pending = places[node.id].map { children[$0] } ?? []
        var holdsSomething = false
        while let place = pending.popLast() {
            let child = nodes[place]
            if isNeutral(child) {
                pending += children[place]
            } else if !child.isText {
                if matches(child, wanted) { return [] }
                holdsSomething = true
            } else if !child.string.allSatisfy(\.isWhitespace) {
                holdsSomething = true
            }
        }
        return holdsSomething ? [ScreenElement.RoleMistake(.missingContent, found: role, expected: Self.list(wanted))] : []
    }

    // MARK: Controls without a role

    private func missingRole(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        guard node.tag == "div" || node.tag == "span", let index = node.tabIndex, index >= 0, isNeutral(node) || node.role == "generic",
            node.listeners.contains("click") || node.attributes["onclick"] != nil, node.isRendered
        else { return [] }
        return [ScreenElement.RoleMistake(.missingRole, found: "no role", expected: "button, link or another role of a control")]
    }
}
