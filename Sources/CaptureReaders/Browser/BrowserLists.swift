import EveryScreenModel

/// The lists of a page, which hold items and nothing else, and items, which
/// stand in lists.
///
/// Source: WCAG 2.2 SC 1.3.1, technique H48; HTML, section 4.4 (content models
/// of ul, ol, menu, li, dl, dt and dd).
enum BrowserLists {
    /// The last is of old pages (HTML, section 16.2).
    private static let lists: Set<String> = ["ul", "ol", "menu", "dir"]
    /// The lists and their items.
    private static let parts = lists.union(["dl", "li", "dt", "dd"])
    /// The elements that may stand anywhere and show nothing.
    private static let silent: Set<String> = ["script", "template", "style", "noscript"]

    /// Returns the mistakes of lists and items by the ids of the nodes; O(nodes).
    static func mistakes(in record: BrowserRecord) -> [String: [ScreenElement.RoleMistake]] {
        guard record.known.isSuperset(of: [.accessibility, .document]),
            record.nodes.contains(where: { node in node.tag.map(parts.contains) == true })
        else { return [:] }
        let places = Dictionary(record.nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        /// The element around a node in the document, where the record holds it.
        func outer(_ node: BrowserNode) -> BrowserNode? { node.documentParent.flatMap { places[$0] }.map { record.nodes[$0] } }

        var result: [String: [ScreenElement.RoleMistake]] = [:]
        /// Adds stray content; the first is enough to find the list.
        func addStray(_ found: String, to list: BrowserNode, expected: String) {
            guard result[list.id]?.contains(where: { $0.kind == .strayContent }) != true else { return }
            result[list.id, default: []].append(.init(.strayContent, found: found, expected: expected))
        }
        for node in record.nodes where node.isRendered && node.attributes["aria-hidden"] != "true" {
            guard let parent = outer(node), let around = parent.tag else { continue }
            if isCustom(around) { continue }
            // Where something stands between a list and its items, that is
            // the mistake.
            let isHeld = outer(parent).map { isExposed($0) && isStray(parent, in: $0.tag ?? "") } ?? false
            if isExposed(node), !isHeld, let wanted = wantedParents(of: node), !isIn(wanted, parent, outer(parent)) {
                let expected = wanted == lists ? "ul, ol or menu" : "dl"
                result[node.id, default: []].append(.init(.misplacedItem, found: node.tag ?? "", expected: expected))
            }
            if isExposed(parent), isStray(node, in: around) {
                addStray(
                    node.isText ? "text outside of its items" : "the element \(node.tag ?? "")", to: parent,
                    expected: around == "dl" ? "dt and dd, or groups of them (div)" : "li")
            }
        }
        for (list, items) in items(inDescriptionListsOf: record, outer) where isExposed(list) {
            if let mistake = mistake(of: items) { addStray(mistake, to: list, expected: "terms (dt), each before its descriptions (dd)") }
        }
        return result
    }

    /// The tags of the terms and descriptions of each list of them, in their order.
    private static func items(
        inDescriptionListsOf record: BrowserRecord, _ outer: (BrowserNode) -> BrowserNode?
    ) -> [(list: BrowserNode, items: [String])] {
        var (places, result): ([String: Int], [(list: BrowserNode, items: [String])]) = ([:], [])
        for node in record.nodes where node.tag == "dl" && node.isRendered {
            places[node.id] = result.count
            result.append((node, []))
        }
        for node in record.nodes where node.tag == "dt" || node.tag == "dd" {
            guard let parent = outer(node) else { continue }
            // They may stand in groups.
            let list = parent.tag == "div" ? outer(parent) : parent
            if let place = list.flatMap({ places[$0.id] }) { result[place].items.append(node.tag ?? "") }
        }
        return result
    }

    /// The mistake in the order of terms and descriptions, if there is one.
    private static func mistake(of items: [String]) -> String? {
        guard let first = items.first, let last = items.last else { return nil }
        if first == "dd" { return "a description (dd) without a term before it" }
        return last == "dt" ? "a term (dt) without a description behind it" : nil
    }

    /// Whether an element may put its content into a list elsewhere: a custom one,
    /// or a slot.
    private static func isCustom(_ tag: String) -> Bool { tag.contains("-") || tag == "slot" }

    /// Whether a node has the meaning of its tag.
    private static func isExposed(_ node: BrowserNode) -> Bool {
        guard let role = node.role, !node.isIgnored, node.writtenRole == nil else { return false }
        return role != "generic" && role != "none"
    }

    private static func wantedParents(of node: BrowserNode) -> Set<String>? {
        switch node.tag {
        case "li": lists
        case "dt", "dd": ["dl"]
        default: nil
        }
    }

    private static func isIn(_ wanted: Set<String>, _ parent: BrowserNode, _ outer: BrowserNode?) -> Bool {
        guard let tag = parent.tag else { return true }
        if wanted.contains(tag) || parent.writtenRole == "list" { return true }
        // A group of terms and descriptions, or of what the page makes of them.
        guard wanted == ["dl"], tag == "div", let around = outer?.tag else { return false }
        return around == "dl" || isCustom(around)
    }

    private static func isStray(_ node: BrowserNode, in list: String) -> Bool {
        guard let tag = node.tag, !silent.contains(tag), !isCustom(tag) else { return false }
        if node.isText, node.string.allSatisfy(\.isWhitespace) { return false }
        if list == "dl" { return !["dt", "dd", "div"].contains(tag) }
        return lists.contains(list) && tag != "li" && node.writtenRole != "listitem"
    }
}
