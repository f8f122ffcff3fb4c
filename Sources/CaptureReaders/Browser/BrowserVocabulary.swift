import EveryScreenModel

/// The words that authors write into a page for assistive technology, against those
/// that there are.
///
/// Source: WAI-ARIA 1.2, sections 5.4 (roles), 6.6 (states and properties) and
/// 5.2.8.6 (roles which cannot be named); the roles of DPUB-ARIA 1.1 and the
/// WAI-ARIA Graphics Module; ACT rules 674b10, 5f99a7, kb1m8s and 46ca7f.
enum BrowserVocabulary {
    /// Returns the mistakes of a node that the browser knows of.
    static func mistakes(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        let unknown = unknownRole(of: node)
        // An unknown role is the mistake, and not the label that it has.
        return unknown + unknownAttributes(of: node) + (unknown.isEmpty ? unsupportedAttributes(of: node) + unnamable(node) : [])
            + exposedDecoration(of: node)
    }

    /// The roles, in lower case; the last row holds those of drafts that browsers
    /// know.
    private static let roles = Set(
        """
        alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary
        contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img
        insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation
        none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox
        separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar
        tooltip tree treegrid treeitem graphics-document graphics-object graphics-symbol
        doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref
        doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph
        doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref
        doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna
        doc-subtitle doc-tip doc-toc
        comment image mark sectionfooter sectionheader suggestion text
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The states and properties without the prefix; the last row holds those of
    /// WAI-ARIA 1.3.
    private static let attributes = Set(
        """
        activedescendant atomic autocomplete busy checked colcount colindex colspan controls current describedby details disabled
        dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label labelledby level live modal multiline
        multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowspan
        selected setsize sort valuemax valuemin valuenow valuetext
        actions braillelabel brailleroledescription colindextext description rowindextext
        """.split(whereSeparator: \.isWhitespace).map { "aria-\($0)" })

    /// Returns the mistake of a node whose role is unknown, if it is.
    static func unknownRole(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        let words = (node.attributes["role"] ?? "").split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        guard let first = words.first, !words.contains(where: roles.contains) else { return [] }
        return [ScreenElement.RoleMistake(.unknownRole, found: first, expected: nearest(to: first, among: roles.sorted()) ?? "")]
    }

    private static func unknownAttributes(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        let names = node.attributes.keys.filter { $0.hasPrefix("aria-") && !attributes.contains($0) }
        return names.sorted().map { name in
            ScreenElement.RoleMistake(.unknownAttribute, found: name, expected: nearest(to: name, among: attributes.sorted()) ?? "")
        }
    }

    private static let widgetsOfRanges: Set<String> = ["meter", "progressbar", "scrollbar", "separator", "slider", "spinbutton"]
    private static let cells: Set<String> = ["cell", "gridcell", "columnheader", "rowheader"]
    private static let items: Set<String> = [
        "article", "comment", "listitem", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "tab", "treeitem",
    ]
    private static let fields: Set<String> = ["textbox", "searchbox"]

    /// The roles that have an attribute (WAI-ARIA 1.2, section 6.6, used in roles
    /// and inherits into roles); the other attributes all roles have, or had before
    /// version 1.2.
    private static let owners: [String: Set<String>] = [
        "aria-activedescendant": fields.union([
            "application", "combobox", "grid", "group", "listbox", "menu", "menubar", "radiogroup", "row", "spinbutton",
            "tablist", "toolbar", "tree", "treegrid",
        ]),
        "aria-autocomplete": fields.union(["combobox"]),
        "aria-checked": ["checkbox", "menuitemcheckbox", "menuitemradio", "option", "radio", "switch", "treeitem"],
        "aria-colcount": ["table", "grid", "treegrid"], "aria-rowcount": ["table", "grid", "treegrid"],
        "aria-colindex": cells.union(["row"]), "aria-rowindex": cells.union(["row"]), "aria-colspan": cells, "aria-rowspan": cells,
        "aria-expanded": [
            "application", "button", "checkbox", "combobox", "columnheader", "gridcell", "link", "listbox", "menuitem",
            "menuitemcheckbox", "menuitemradio", "row", "rowheader", "switch", "tab", "treeitem",
        ],
        "aria-level": ["comment", "heading", "listitem", "row", "treeitem"],
        "aria-modal": ["alertdialog", "dialog"], "aria-multiline": fields, "aria-placeholder": fields,
        "aria-multiselectable": ["grid", "listbox", "tablist", "tree", "treegrid"],
        "aria-orientation": [
            "combobox", "listbox", "menu", "menubar", "radiogroup", "scrollbar", "separator", "slider", "tablist", "toolbar",
            "tree", "treegrid",
        ],
        "aria-posinset": items, "aria-setsize": items.union(["menu", "menubar", "listbox", "radiogroup", "tree"]),
        "aria-pressed": ["button"],
        "aria-readonly": fields.union([
            "checkbox", "columnheader", "combobox", "grid", "gridcell", "listbox", "menuitemcheckbox", "menuitemradio", "radiogroup",
            "rowheader", "slider", "spinbutton", "switch", "treegrid",
        ]),
        "aria-required": fields.union([
            "checkbox", "columnheader", "combobox", "gridcell", "listbox", "radiogroup", "rowheader", "spinbutton", "switch", "tree",
            "treegrid",
        ]),
        "aria-selected": ["columnheader", "gridcell", "option", "row", "rowheader", "tab", "treeitem"],
        "aria-sort": ["columnheader", "rowheader"],
        "aria-valuemax": widgetsOfRanges, "aria-valuemin": widgetsOfRanges, "aria-valuenow": widgetsOfRanges,
        "aria-valuetext": widgetsOfRanges,
    ]
    /// The roles in the browser's words that are those of WAI-ARIA, by these; other
    /// roles are not judged.
    private static let browserRoles: [String: String] = [
        "disclosuretriangle": "button", "popupbutton": "combobox", "togglebutton": "button", "menulistpopup": "listbox",
        "listboxoption": "option", "menulistoption": "option",
    ]

    /// The attributes that the role of a node does not have (ACT rule 5c01ea).
    private static func unsupportedAttributes(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        guard let named = node.role?.lowercased(), node.tag?.contains("-") != true else { return [] }
        let role = browserRoles[named] ?? named
        guard roles.contains(role), role != "none", role != "presentation" else { return [] }
        return node.attributes.keys.filter { name in
            node.hasText(in: name) && owners[name].map { !$0.contains(role) } == true
        }.sorted().map { ScreenElement.RoleMistake(.unsupportedAttribute, found: $0, expected: role) }
    }

    /// The roles in the browser's words that take no name.
    private static let unnamed: Set<String> = [
        "generic", "paragraph", "caption", "code", "deletion", "emphasis", "insertion", "strong", "subscript", "superscript",
    ]

    private static func unnamable(_ node: BrowserNode) -> [ScreenElement.RoleMistake] {
        guard let role = node.role, unnamed.contains(role), node.tag?.contains("-") == false, !node.name.isEmpty,
            let source = ["aria-labelledby", "aria-label"].first(where: node.hasText)
        else { return [] }
        return [ScreenElement.RoleMistake(.unnamable, found: source, expected: role)]
    }

    /// The properties that give a meaning to an element marked as decoration.
    private static let meanings = ["aria-labelledby", "aria-label", "aria-describedby", "aria-roledescription"]

    private static func exposedDecoration(of node: BrowserNode) -> [ScreenElement.RoleMistake] {
        guard !node.isFocusable, node.tabIndex == nil, let role = node.role, !["none", "generic", "presentation"].contains(role),
            let meaning = meanings.first(where: node.hasText)
        else { return [] }
        let mark: String
        if node.isWrittenAsDecoration, let written = node.writtenRole {
            mark = "role=\"\(written)\""
        } else if node.tag == "img", node.writtenRole == nil, node.attributes["alt"]?.isEmpty == true {
            mark = "alt=\"\""
        } else {
            return []
        }
        return [ScreenElement.RoleMistake(.exposedDecoration, found: mark, expected: meaning)]
    }
}
