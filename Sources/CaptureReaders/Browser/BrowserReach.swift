import EveryScreenModel

/// The reach of keyboard focus on a page without scripts whose walks were recorded
/// whole.
///
/// There Tab, Shift-Tab and the browser's own keys are all that moves focus. A node
/// with a negative `tabindex` that no walk reached is out of reach, unless the page
/// brings focus or the action there in another way.
struct BrowserReach {
    private let ancestry: BrowserAncestry
    private let forms: Set<String>
    /// The forms with a field in which Return submits.
    private let typedForms: Set<String>
    /// The addresses of links that Tab stops at.
    private let addresses: Set<String>
    /// The targets of links within the page, which take focus if they can.
    private let fragments: Set<String>

    /// Gathers the facts that decide; `nil` where the record leaves the reach open;
    /// O(nodes).
    init?(_ record: BrowserRecord) {
        // Older recordings call pages without handlers in attributes unscripted.
        guard record.hasWholeWalk, record.isScripted == false, record.scriptCount == 0, record.nodes.contains(where: Self.isPassedOver)
        else { return nil }
        // A document in a frame may have scripts.
        let frames: Set<String> = ["iframe", "frame", "object", "embed"]
        guard !record.nodes.contains(where: { frames.contains($0.tag ?? "") }) else { return nil }
        let links = record.nodes.compactMap { node in node.attributes["href"].map { (node: node, address: $0) } }
        guard !links.contains(where: { $0.address.lowercased().hasPrefix("javascript:") }) else { return nil }
        addresses = Set(links.filter { record.reachedNodes.contains($0.node.id) }.map(\.address))
        fragments = Set(links.compactMap { $0.address.hasPrefix("#") ? String($0.address.dropFirst()) : nil })
        let ancestry = BrowserAncestry(record.nodes) { $0.documentParent }
        let forms = Set(record.nodes.lazy.filter { $0.tag == "form" }.map(\.id))
        typedForms = Set(
            record.nodes.lazy.filter { $0.tag == "input" && $0.tabIndex ?? 0 >= 0 }.compactMap { node in
                ancestry.around(node.id).first(where: forms.contains)
            })
        (self.ancestry, self.forms) = (ancestry, forms)
    }

    /// Returns whether no key brings focus to a node that no walk reached, and no
    /// other element stands in for it.
    func excludes(_ node: BrowserNode, as role: ScreenElement.Role) -> Bool {
        guard Self.isPassedOver(node), role != .radioButton, role != .scrollView else { return false }
        let attributes = node.attributes
        if attributes["accesskey"] != nil || attributes["autofocus"] != nil { return false }
        if let id = attributes["id"] ?? attributes["name"], fragments.contains(id) { return false }
        if let address = attributes["href"], addresses.contains(address) { return false }
        // Return in a field of the form presses its button.
        let isButton = node.tag == "button" || node.tag == "input"
        return !(isButton && ancestry.around(node.id).first(where: forms.contains).map(typedForms.contains) == true)
    }

    /// Whether Tab passes over a node that can take focus.
    private static func isPassedOver(_ node: BrowserNode) -> Bool { node.isFocusable && (node.tabIndex ?? 0) < 0 }
}
