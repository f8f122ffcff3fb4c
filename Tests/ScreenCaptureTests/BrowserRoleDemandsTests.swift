import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The demands of WAI-ARIA on written roles and states.
struct BrowserRoleDemandsTests {
    /// A node of an element with a role, as the browser and as the author calls it.
    private func node(
        _ id: String, in parent: String = "n0", tag: String = "div", role: String?, written: String? = nil, _ attributes: String...,
        more: String = ""
    ) -> String {
        let written = (written ?? role).map { ["\"role\":\"\($0)\""] } ?? []
        return browserNode(id, in: parent, tag: tag, role: role, written + attributes, more: more)
    }

    private func mistakes(_ nodes: String...) throws -> [String] { try roleMistakes(of: nodes) }

    @Test(arguments: [
        ("checkbox", "aria-checked"), ("switch", "aria-checked"), ("radio", "aria-checked"), ("slider", "aria-valuenow"),
        ("combobox", "aria-expanded"), ("heading", "aria-level"), ("menuitemcheckbox", "aria-checked"), ("meter", "aria-valuenow"),
    ])
    func `a role without a state that it requires`(role: String, state: String) throws {
        let missing = "a missingState \(state): role \(role)"
        let menu = node("m", role: "menu")
        let parent = role.hasPrefix("menu") ? "m" : "n0"

        #expect(try mistakes(menu, node("a", in: parent, role: role)).filter { $0.hasPrefix("a") } == [missing])
        #expect(try mistakes(menu, node("a", in: parent, role: role, "\"\(state)\":\" \"")).filter { $0.hasPrefix("a") } == [missing])
        let value = ["aria-valuenow", "aria-level"].contains(state) ? "3" : "false"
        #expect(try mistakes(menu, node("a", in: parent, role: role, "\"\(state)\":\"\(value)\"")).filter { $0.hasPrefix("a") } == [])
    }

    @Test func `elements of HTML bring their states with them, and roles that the browser passes over demand none`() throws {
        #expect(try mistakes(node("a", tag: "input", role: "switch", "\"type\":\"checkbox\"")) == [])
        #expect(try mistakes(node("a", tag: "input", role: "slider", "\"type\":\"range\"")) == [])
        #expect(try mistakes(node("a", role: "generic", written: "checkbox")) == [])
        #expect(try mistakes(node("a", tag: "h2", role: "heading", written: "heading")) == [])
        #expect(try mistakes(node("a", role: nil, written: "checkbox")) == [])
    }

    @Test(arguments: [
        ("aria-checked", "on", "true, false or mixed"), ("aria-pressed", "active", "true, false or mixed"),
        ("aria-expanded", "yes", "true or false"), ("aria-current", "here", "page, step, location, date, time, true or false"),
        ("aria-valuemax", "five", "a number"), ("aria-relevant", "text always", "additions, removals, text or all"),
        ("aria-level", "1.5", "a whole number"),
    ])
    func `a state with a value that it cannot have`(state: String, value: String, expected: String) throws {
        let found = try mistakes(node("a", tag: "button", role: "button", written: "button", "\"\(state)\":\"\(value)\""))
        #expect(found.last == "a wrongValue \(state)=\"\(value)\": \(expected)")
        // A button has not all of them.
        #expect(found.dropLast().allSatisfy { $0 == "a unsupportedAttribute \(state): button" })
        #expect(try mistakes(node("a", tag: "button", role: "button", "\"aria-expanded\":\"TRUE \",\"aria-pressed\":\"\"")) == [])
    }

    @Test func `a tab, an option, a row and the like stand in what they belong to`() throws {
        let tab = node("a", in: "b", role: "tab")

        #expect(try mistakes(node("b", role: "generic", written: ""), tab) == ["a missingContext tab: tablist"])
        #expect(try mistakes(node("b", role: "tablist"), tab) == [])
        #expect(try mistakes(node("a", role: "option")) == ["a missingContext option: listbox"])
        #expect(try mistakes(node("b", role: "listbox"), node("a", in: "b", role: "option")) == [])
        // Nothing with a meaning stands between.
        #expect(try mistakes(node("c", role: "tablist"), node("b", in: "c", role: "none"), tab) == [])
        #expect(
            try mistakes(node("c", role: "tablist"), node("b", in: "c", tag: "section", role: "region"), tab)
                == ["c missingContent tablist: tab", "a missingContext tab: tablist"])
        #expect(try mistakes(node("c", role: "tree"), node("b", in: "c", role: "group"), node("a", in: "b", role: "treeitem")) == [])
        #expect(
            try mistakes(
                node("c", role: "tablist"), node("b", in: "c", role: "generic", written: "", "\"aria-live\":\"polite\""), tab)
                == ["c missingContent tablist: tab", "a missingContext tab: tablist"])
        #expect(try mistakes(node("a", role: "generic", written: "listitem")) == ["a missingContext listitem: list"])
        #expect(try mistakes(node("a", role: "listitem"), node("b", role: "list", more: ",\"states\":{\"owns\":[\"a\"]}")) == [])
        #expect(try mistakes(node("b", tag: "ul", role: "list", written: ""), node("a", in: "b", role: "listitem")) == [])
    }

    /// "Required Accessibility Parent Role" of WAI-ARIA 1.2, by role.
    @Test(arguments: [
        ("option", ["listbox"]), ("tab", ["tablist"]), ("treeitem", ["tree"]), ("listitem", ["list"]),
        ("row", ["table", "grid", "treegrid"]), ("rowgroup", ["table", "grid", "treegrid"]), ("cell", ["row"]), ("gridcell", ["row"]),
        ("columnheader", ["row"]), ("rowheader", ["row"]), ("menuitem", ["menu", "menubar"]), ("menuitemcheckbox", ["menu", "menubar"]),
        ("menuitemradio", ["menu", "menubar"]),
    ])
    func `every role stands in each role that it requires, and in no other`(role: String, parents: [String]) throws {
        func missing(_ parent: String) throws -> [String] {
            try mistakes(node("b", role: parent), node("a", in: "b", role: role)).filter { $0.hasPrefix("a missingContext") }
        }

        #expect(try missing("toolbar").count == 1)
        for parent in parents { #expect(try missing(parent) == [], "\(parent)") }
        let others = ["listbox", "tablist", "tree", "list", "table", "grid", "treegrid", "row", "menu", "menubar"].filter {
            !parents.contains($0) && !(role == "row" && $0 == "row")
        }
        for parent in others { #expect(try missing(parent).count == 1, "\(parent)") }
    }

    /// "Allowed Accessibility Child Roles" of WAI-ARIA 1.2, by role.
    @Test(arguments: [
        ("list", ["listitem"]), ("listbox", ["option", "group"]), ("menu", ["menuitem", "menuitemcheckbox", "menuitemradio", "group"]),
        ("menubar", ["menuitem", "menuitemcheckbox", "menuitemradio", "group"]), ("tablist", ["tab"]), ("tree", ["treeitem", "group"]),
        ("table", ["row", "rowgroup"]), ("grid", ["row", "rowgroup"]), ("treegrid", ["row", "rowgroup"]), ("rowgroup", ["row"]),
        ("row", ["cell", "gridcell", "columnheader", "rowheader"]), ("feed", ["article"]),
    ])
    func `every role holds one of the roles that it demands`(role: String, children: [String]) throws {
        func missing(_ child: String) throws -> [String] {
            try mistakes(node("b", role: role), node("a", in: "b", role: child)).filter { $0.hasPrefix("b missingContent") }
        }

        #expect(try missing("button").count == 1)
        for child in children { #expect(try missing(child) == [], "\(child)") }
        #expect(try missing("button") == ["b missingContent \(role): \(listed(children))"])
    }

    private func listed(_ words: [String]) -> String {
        words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }

    @Test func `a menu that holds links alone has no content of its role`() throws {
        let link = node("c", in: "b", tag: "a", role: "link", written: "")

        #expect(
            try mistakes(node("a", tag: "ul", role: "menu"), node("b", in: "a", tag: "li", role: "generic", written: ""), link)
                == ["a missingContent menu: menuitem, menuitemcheckbox, menuitemradio or group"])
        // A list that fills later, and one that is empty, are none.
        #expect(try mistakes(node("a", role: "listbox", "\"aria-busy\":\"true\""), node("b", in: "a", role: "button")) == [])
        #expect(try mistakes(node("a", role: "listbox")) == [])
    }

    @Test func `a span that takes focus and clicks has no role`() throws {
        let clicked = ",\"listeners\":[\"click\"]"
        let span = { (more: String) in self.node("a", tag: "span", role: "generic", written: "", more: more) }

        #expect(
            try mistakes(span(",\"tabIndex\":0" + clicked)) == ["a missingRole no role: button, link or another role of a control"])
        #expect(try mistakes(span(",\"tabIndex\":-1" + clicked)) == [])
        #expect(try mistakes(span(",\"tabIndex\":0")) == [])
        #expect(try mistakes(node("a", tag: "span", role: "button", more: ",\"tabIndex\":0" + clicked)) == [])
    }
}
