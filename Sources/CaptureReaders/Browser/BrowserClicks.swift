import EveryScreenModel

/// The elements of a page that do something when they are clicked, and neither
/// their tag nor their role says so.
///
/// A script may listen to clicks for others: it waits around controls, counts
/// clicks, closes something when people click elsewhere, or leads from a label to
/// its field. An element counts as a control only if it shows something, has no
/// control inside or around it, and is small, or has the pointer of a link.
///
/// A label is all that people have of a box or a choice of files that is not
/// rendered: a click on it does what no key does.
///
/// Source: WCAG techniques F54 and F59; HTML, the activation behavior of labels.
struct BrowserClicks {
    /// The ids of the elements.
    let nodes: Set<String>

    /// Finds the elements; O(nodes · depth).
    init(_ record: BrowserRecord) {
        let standIns = Self.labelsOfHiddenInputs(record)
        let candidates = record.nodes.filter { standIns.contains($0.id) || Self.listens($0) }
        guard !candidates.isEmpty else {
            nodes = []
            return
        }
        let ancestry = BrowserAncestry(record.nodes) { $0.outerID }
        func ids(where hasProperty: (BrowserNode) -> Bool) -> Set<String> { Set(record.nodes.lazy.filter(hasProperty).map(\.id)) }
        let controls = ids { $0.mayBeControl }.subtracting(standIns)
        let (ofControls, ofContent) = (ancestry.holders(of: controls), ancestry.holders(of: ids { $0.showsSomething }))
        let ofCandidates = ancestry.holders(of: candidates.map(\.id))
        let outOfQuestion = controls.union(ids { $0.isComposite || $0.attributes["aria-hidden"] == "true" })
        let labels = Set(record.nodes.flatMap { $0.references("labelledby") })
        let window = record.viewport.width * record.viewport.height
        nodes = Set(
            candidates.filter { node in
                guard ofContent.contains(node.id) || node.showsSomething, !ofControls.contains(node.id), !ofCandidates.contains(node.id),
                    !labels.contains(node.id), let size = node.bounds?.size, size.width * size.height <= Self.largestShare * window
                else { return false }
                let hasPointer = node.style["cursor"] == "pointer"
                return (hasPointer || size.height <= Self.mostLines * (node.fontSize ?? 16))
                    && !ancestry.around(node.id).contains(where: outOfQuestion.contains)
            }.map(\.id))
    }

    /// The ids of the labels of inputs that are not rendered, and that only clicks
    /// on the label reach; O(nodes · depth).
    private static func labelsOfHiddenInputs(_ record: BrowserRecord) -> Set<String> {
        let hidden = record.nodes.filter { node in
            node.tag == "input" && (!node.isRendered || node.style["visibility"] == "hidden")
                && hideable.contains(node.attributes["type"]?.lowercased() ?? "") && node.attributes["disabled"] == nil
        }
        guard !hidden.isEmpty else { return [] }
        let names = Set(hidden.compactMap { $0.attributes["id"] })
        let outer = BrowserAncestry(record.nodes) { $0.documentParent }
        let around = Set(hidden.flatMap { outer.around($0.id) })
        return Set(
            record.nodes.lazy.filter { node in
                // Of a choice of files, a button may be the other way.
                node.tag == "label" && node.isRendered && !node.isFocusable && node.style["cursor"] == "pointer"
                    && (node.attributes["for"].map(names.contains) ?? around.contains(node.id))
            }.map(\.id))
    }

    private static let hideable: Set<String> = ["checkbox", "radio", "file"]

    /// The largest share of the window that an element covers; more is a region.
    private static let largestShare = 0.25
    /// The largest height of an element without the pointer of a link, in font
    /// sizes: about two lines of text.
    private static let mostLines = 3.0

    /// Whether a script listens to clicks on an element without a meaning for them.
    private static func listens(_ node: BrowserNode) -> Bool {
        guard let tag = node.tag, !node.isText, node.isRendered, !node.mayBeControl, !node.isComposite, !regions.contains(tag),
            node.attributes["aria-hidden"] != "true"
        else { return false }
        return node.listeners.contains("click") || node.hasText(in: "onclick")
    }

    /// The parts of a page on which clicks are clicks on anything inside.
    private static let regions: Set<String> = ["html", "body", "main", "form", "fieldset", "table", "tbody", "dialog"]
}

extension BrowserNode {
    private static let operableTags: Set<String> = [
        "a", "area", "audio", "button", "embed", "frame", "iframe", "input", "label", "object", "option", "select", "summary", "textarea",
        "video",
    ]
    private static let composites: Set<String> = ["grid", "listbox", "menu", "menubar", "radiogroup", "tablist", "tree", "treegrid"]

    /// Whether browsers, its role or a `tabindex` let people operate it.
    fileprivate var mayBeControl: Bool {
        if isText { return false }
        if isFocusable || tabIndex.map({ $0 >= 0 }) == true { return true }
        return Self.operableTags.contains(tag ?? "") || role.map { ScreenElement.Role(browserRole: $0, of: self).isControl } == true
    }

    /// Whether focus stays on it, or on one of its parts, while keys lead through
    /// them.
    fileprivate var isComposite: Bool {
        states["activedescendant"] != nil || [role, attributes["role"]].contains { Self.composites.contains($0 ?? "") }
    }

    /// Whether it is a text or a picture that can be seen.
    fileprivate var showsSomething: Bool {
        guard isRendered, style["visibility"] != "hidden", bounds?.isEmpty == false else { return false }
        return isText
            ? !string.allSatisfy(\.isWhitespace) : ["img", "svg", "canvas"].contains(tag ?? "") || style["background-image"] != nil
    }
}
