import EveryScreenModel

/// The reach of keyboard focus on a page without scripts whose walks were recorded
/// whole.
///
/// There Tab, Shift-Tab and the browser's own keys are all that moves focus. A node
/// with a negative `tabindex` that no walk reached is out of reach, unless the page
/// brings focus or the action there in another way.
struct BrowserReach {
    private let nodes: [String: BrowserNode]
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
        let nodes = Dictionary(record.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let links = record.nodes.compactMap { node in node.attributes["href"].map { (node: node, address: $0) } }
        guard !links.contains(where: { $0.address.lowercased().hasPrefix("javascript:") }) else { return nil }
        addresses = Set(links.filter { record.reachedNodes.contains($0.node.id) }.map(\.address))
        fragments = Set(links.compactMap { $0.address.hasPrefix("#") ? String($0.address.dropFirst()) : nil })
        typedForms = Set(record.nodes.filter { $0.tag == "input" && $0.tabIndex ?? 0 >= 0 }.compactMap { Self.form(of: $0, nodes) })
        self.nodes = nodes
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
        return !(isButton && Self.form(of: node, nodes).map(typedForms.contains) == true)
    }

    /// Whether Tab passes over a node that can take focus.
    private static func isPassedOver(_ node: BrowserNode) -> Bool { node.isFocusable && (node.tabIndex ?? 0) < 0 }

    /// The form around a node.
    private static func form(of node: BrowserNode, _ nodes: [String: BrowserNode]) -> String? {
        var next = node.documentParent
        // Parents that lead around in a circle are a mistake, which another reader
        // reports.
        for _ in 0..<nodes.count {
            guard let id = next, let outer = nodes[id] else { return nil }
            if outer.tag == "form" { return id }
            next = outer.documentParent
        }
        return nil
    }
}
