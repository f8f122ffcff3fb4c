import EveryScreenModel

/// The work of keys on a page, by the events that scripts listen to.
struct BrowserKeys {
    /// The ids of the controls that act on clicks or drags and on no key.
    ///
    /// Browsers click their own controls when Return or Space is pressed, and move
    /// their sliders by arrow keys. One that an author makes of another element
    /// needs a script for that (WAI-ARIA 1.2, section 5.2; WCAG failure F54).
    let clicked: Set<String>
    /// The characters that do something wherever the focus is.
    let shortcuts: [ScreenElement.KeyboardShortcut]?

    static let events: Set<String> = ["keydown", "keypress", "keyup"]
    private static let attributes = ["onkeydown", "onkeypress", "onkeyup"]
    private static let operable: Set<String> = [
        "area", "audio", "button", "details", "embed", "iframe", "input", "label", "object", "option", "select", "summary", "textarea",
        "video",
    ]
    private static let roles: Set<String> = ["button", "link", "checkbox", "switch"]
    private static let adjusted: Set<String> = ["slider", "spinbutton"]
    private static let pointed: Set<String> = ["pointerdown", "mousedown", "touchstart", "click"]

    /// Finds both; O(nodes · depth).
    init(_ record: BrowserRecord) {
        // A setting of the page may turn them off.
        let hasSettings = record.nodes.contains { node in
            guard let role = node.role, !node.isIgnored, node.isRendered else { return false }
            return ["checkbox", "switch", "radio", "combobox", "listbox"].contains(role)
        }
        let found = record.shortcuts.map { ScreenElement.KeyboardShortcut($0, modifiers: []) }
        shortcuts = found.isEmpty || hasSettings ? nil : found
        let candidates = record.nodes.filter(Self.isMadeOfAnother)
        guard let above = record.documentListeners, Self.events.isDisjoint(with: above), !candidates.isEmpty else {
            clicked = []
            return
        }
        let nodes = Dictionary(record.nodes.map { ($0.id, $0) }) { first, _ in first }
        let outer = BrowserAncestry(record.nodes) { $0.documentParent }
        clicked = Set(
            candidates.lazy.filter { node in
                let around = [node.id] + outer.around(node.id)
                // A slider without a script is none that people could move.
                let isMoved = around.contains { nodes[$0].map { !Self.pointed.isDisjoint(with: $0.listeners) } == true }
                return (isMoved || !Self.adjusted.contains(node.writtenRole ?? ""))
                    && !around.contains { nodes[$0].map(Self.listensToKeys) == true }
            }.map(\.id))
    }

    /// Whether an author made a control of an element that is none.
    private static func isMadeOfAnother(_ node: BrowserNode) -> Bool {
        guard let role = node.writtenRole, let tag = node.tag, node.tabIndex ?? -1 >= 0 else { return false }
        if adjusted.contains(role) { return !operable.contains(tag) && node.isRendered }
        guard roles.contains(role) else { return false }
        // An anchor that leads nowhere is no link.
        if operable.contains(tag) || tag == "a" && node.attributes["href"] != nil { return false }
        return node.isRendered && (node.listeners.contains("click") || node.attributes["onclick"] != nil)
    }

    private static func listensToKeys(_ node: BrowserNode) -> Bool {
        !events.isDisjoint(with: node.listeners) || attributes.contains { node.attributes[$0] != nil }
    }
}
