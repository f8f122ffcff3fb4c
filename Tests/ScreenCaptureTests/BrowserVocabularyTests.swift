import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// Roles, states and names that WAI-ARIA does not know, and lists as HTML does
/// not have them.
struct BrowserVocabularyTests {
    private func node(
        _ id: String, in parent: String = "n0", tag: String = "div", role: String? = "generic", name: String = "", _ attributes: String...,
        more: String = ""
    ) -> String {
        browserNode(id, in: parent, tag: tag, role: role, name: name, attributes, more: more)
    }

    private func mistakes(_ nodes: String...) throws -> [String] { try roleMistakes(of: nodes) }

    // MARK: Words

    @Test func `a role that is none is reported with the one like it`() throws {
        #expect(try mistakes(node("a", "\"role\":\"lnik\"")) == ["a unknownRole lnik: link"])
        #expect(try mistakes(node("a", "\"role\":\"breadcrumbs\"")) == ["a unknownRole breadcrumbs: "])
        // An abstract role is none for authors.
        #expect(try mistakes(node("a", "\"role\":\"widget\"")).count == 1)
        // One of several is enough, in any case.
        #expect(try mistakes(node("a", role: "region", "\"role\":\"doc-new REGION\"")) == [])
        #expect(try mistakes(node("a", "\"role\":\" \"")) == [])
        for role in ["doc-footnote", "graphics-symbol", "text", "image", "generic"] {
            #expect(try mistakes(node("a", "\"role\":\"\(role)\"")) == [], "\(role)")
        }
    }

    @Test func `an attribute that is none is reported with the one like it`() throws {
        #expect(
            try mistakes(node("a", tag: "button", role: "button", "\"aria-labelled\":\"q\""))
                == ["a unknownAttribute aria-labelled: aria-labelledby"])
        #expect(
            try mistakes(node("a", tag: "button", role: "button", "\"aria-frobnicate\":\"true\""))
                == ["a unknownAttribute aria-frobnicate: "])
        for name in ["label", "labelledby", "description", "braillelabel", "actions", "errormessage", "rowindextext"] {
            #expect(try mistakes(node("a", tag: "button", role: "button", "\"aria-\(name)\":\"q\"")) == [], "\(name)")
        }
    }

    @Test(arguments: [
        "generic", "paragraph", "caption", "code", "deletion", "emphasis", "insertion", "strong", "subscript", "superscript",
    ])
    func `a label on a role that takes none`(role: String) throws {
        #expect(try mistakes(node("a", role: role, name: "Five", "\"aria-label\":\"Five\"")) == ["a unnamable aria-label: \(role)"])
        #expect(try mistakes(node("a", role: role, name: "Five", "\"aria-labelledby\":\"b\"")).count == 1)
        #expect(try mistakes(node("a", role: role, name: "", "\"aria-label\":\" \"")) == [])
        #expect(try mistakes(node("a", tag: "x-card", role: role, name: "Five", "\"aria-label\":\"Five\"")) == [])
        // The role is the mistake, and the label is none for it.
        #expect(try mistakes(node("a", role: role, name: "Five", "\"role\":\"lnik\",\"aria-label\":\"Five\"")).count == 1)
    }

    @Test func `a group, a region and a list take a label`() throws {
        for role in ["group", "region", "list", "img", "link"] {
            #expect(try mistakes(node("a", role: role, name: "Five", "\"aria-label\":\"Five\"")) == [], "\(role)")
        }
    }

    @Test(arguments: [
        ("h2", "heading", "aria-selected", "true"), ("a", "link", "aria-checked", "true"), ("button", "button", "aria-sort", "none"),
        ("button", "button", "aria-required", "true"), ("input", "checkbox", "aria-pressed", "true"),
        ("input", "textbox", "aria-checked", "true"), ("div", "radio", "aria-selected", "true"),
        ("div", "generic", "aria-expanded", "true"),
        ("nav", "navigation", "aria-expanded", "true"), ("div", "dialog", "aria-valuenow", "2"),
        ("summary", "DisclosureTriangle", "aria-sort", "none"), ("ul", "list", "aria-multiselectable", "true"),
        ("div", "radiogroup", "aria-multiselectable", "true"), ("div", "listbox", "aria-rowcount", "2"),
        ("div", "row", "aria-colspan", "2"), ("button", "button", "aria-multiline", "true"), ("p", "paragraph", "aria-level", "2"),
    ])
    func `an attribute that the role does not have`(tag: String, role: String, name: String, value: String) throws {
        let found = try mistakes(node("a", tag: tag, role: role, name: "Tea", "\"\(name)\":\"\(value)\""))

        #expect(found.map { $0.prefix { $0 != ":" } } == ["a unsupportedAttribute \(name)"])
    }

    @Test(arguments: [
        ("button", "aria-pressed", "true"), ("button", "aria-expanded", "false"), ("link", "aria-current", "page"),
        ("textbox", "aria-required", "true"), ("combobox", "aria-activedescendant", "x"), ("tab", "aria-selected", "true"),
        ("columnheader", "aria-sort", "none"), ("heading", "aria-level", "2"), ("separator", "aria-valuenow", "2"),
        ("option", "aria-posinset", "2"), ("dialog", "aria-modal", "true"), ("generic", "aria-hidden", "false"),
        ("link", "aria-disabled", "true"), ("button", "aria-haspopup", "true"), ("textbox", "aria-invalid", "true"),
        ("listbox", "aria-multiselectable", "true"), ("grid", "aria-multiselectable", "true"), ("tree", "aria-multiselectable", "true"),
        ("treegrid", "aria-multiselectable", "true"), ("tablist", "aria-multiselectable", "true"), ("treegrid", "aria-rowcount", "2"),
        ("gridcell", "aria-colspan", "2"), ("searchbox", "aria-multiline", "false"), ("treeitem", "aria-level", "2"),
        ("Date", "aria-checked", "true"), ("button", "aria-sort", " "),
    ])
    func `attributes of the role, of all roles and of the roles of browsers pass`(role: String, name: String, value: String) throws {
        #expect(try mistakes(node("a", tag: "div", role: role, name: "Tea", "\"\(name)\":\"\(value)\"")) == [])
    }

    @Test func `a role that is none is reported where the browser leaves the element out`() throws {
        let ignored = ",\"ignored\":true,\"ignoredReasons\":"
        let role = "\"role\":\"foo\""

        #expect(try mistakes(node("a", role: "none", role, more: ignored + "[\"uninteresting\"]")) == ["a unknownRole foo: "])
        #expect(try mistakes(node("a", role: "none", role, more: ignored + "[\"ariaHiddenElement\"]")) == [])
    }

    @Test func `an element marked as decoration has no meaning`() throws {
        #expect(
            try mistakes(node("a", tag: "img", role: "image", name: "Logo", "\"alt\":\"\",\"aria-label\":\"Logo\""))
                == ["a exposedDecoration alt=\"\": aria-label"])
        #expect(
            try mistakes(node("a", tag: "nav", role: "navigation", name: "All", "\"role\":\"none\",\"aria-label\":\"All\""))
                == ["a exposedDecoration role=\"none\": aria-label"])
        #expect(try mistakes(node("a", tag: "img", role: "image", name: "Logo", "\"alt\":\"Logo\",\"aria-label\":\"Logo\"")) == [])
        #expect(try mistakes(node("a", tag: "img", role: "none", "\"alt\":\"\"")) == [])
        // An element that takes focus keeps its role by that.
        #expect(
            try mistakes(
                node(
                    "a", tag: "button", role: "button", name: "All", "\"role\":\"none\",\"aria-label\":\"All\"",
                    more: ",\"domFocusable\":true"))
                == [])
    }

    // MARK: Lists

    @Test func `an item stands in a list`() throws {
        #expect(try mistakes(node("b"), node("a", in: "b", tag: "li", role: "listitem")) == ["a misplacedItem li: ul, ol or menu"])
        for list in ["ul", "ol", "menu", "dir"] {
            #expect(try mistakes(node("b", tag: list, role: "list"), node("a", in: "b", tag: "li", role: "listitem")) == [], "\(list)")
        }
        #expect(try mistakes(node("b", role: "list", "\"role\":\"list\""), node("a", in: "b", tag: "li", role: "listitem")) == [])
        #expect(try mistakes(node("b", tag: "x-list"), node("a", in: "b", tag: "li", role: "listitem")) == [])
        // Without its meaning, or with another, it needs no list.
        #expect(try mistakes(node("a", tag: "li", role: "none", "\"role\":\"none\"")) == [])
        #expect(try mistakes(node("a", tag: "li", role: "listitem", "\"aria-hidden\":\"true\"")) == [])
    }

    @Test func `a term and its description stand in a list of those`() throws {
        #expect(
            try mistakes(
                node("m", tag: "main", role: "main"), node("a", in: "m", tag: "dt", role: "term"),
                node("b", in: "m", tag: "dd", role: "definition"))
                == ["a misplacedItem dt: dl", "b misplacedItem dd: dl"])
        let list = node("l", tag: "dl", role: "DescriptionList")
        #expect(try mistakes(list, node("a", in: "l", tag: "dt", role: "term"), node("b", in: "l", tag: "dd", role: "definition")) == [])
        let grouped = [list, node("g", in: "l"), node("a", in: "g", tag: "dt", role: "term")]
        #expect(try roleMistakes(of: grouped + [node("b", in: "g", tag: "dd", role: "definition")]) == [])
        #expect(try mistakes(node("g"), node("a", in: "g", tag: "dt", role: "term")).count == 1)
        #expect(
            try mistakes(node("u", tag: "ul", role: "list"), node("a", in: "u", tag: "dt", role: "term")).contains { $0.hasPrefix("a") })
    }

    @Test func `a term comes before its description`() throws {
        let list = node("l", tag: "dl", role: "DescriptionList")
        func items(_ tags: [String]) throws -> [String] {
            let items = tags.enumerated().map { number, tag in
                node("i\(number)", in: "l", tag: tag, role: tag == "dt" ? "term" : "definition")
            }
            return try roleMistakes(of: [list] + items)
        }

        #expect(try items(["dt", "dd", "dd", "dt", "dt", "dd"]) == [])
        #expect(try items([]) == [])
        let order = "terms (dt), each before its descriptions (dd)"
        #expect(try items(["dd"]) == ["l strayContent a description (dd) without a term before it: \(order)"])
        #expect(try items(["dd", "dt"]) == ["l strayContent a description (dd) without a term before it: \(order)"])
        #expect(try items(["dt"]) == ["l strayContent a term (dt) without a description behind it: \(order)"])
        #expect(try items(["dt", "dd", "dt"]).count == 1)
    }

    @Test func `a list without an item holds something else`() throws {
        for tag in ["ul", "ol", "menu"] {
            #expect(
                try mistakes(node("l", tag: tag, role: "list"), node("a", in: "l", tag: "p", role: "paragraph"))
                    == ["l strayContent the element p: li"])
        }
        #expect(try mistakes(node("l", tag: "dl", role: "DescriptionList"), node("a", in: "l", tag: "p", role: "paragraph")).count == 1)
    }

    @Test func `a list holds nothing but items`() throws {
        let list = node("l", tag: "ul", role: "list")
        let item = node("i", in: "l", tag: "li", role: "listitem")
        let text =
            "{\"id\":\"t\",\"parent\":\"l\",\"domParent\":\"l\",\"tag\":\"#text\",\"role\":\"StaticText\",\"name\":\"Also\",\"rendered\":true,"
            + "\"bounds\":[0,0,9,9]}"

        #expect(try mistakes(list, item, text) == ["l strayContent text outside of its items: li"])
        #expect(try mistakes(list, item, node("a", in: "l")) == ["l strayContent the element div: li"])
        #expect(try mistakes(list, item, node("a", in: "l"), node("b", in: "l")).count == 1)
        #expect(try mistakes(list, item, node("a", in: "l", "\"role\":\"listitem\"")) == [])
        #expect(try mistakes(list, item, node("a", in: "l", tag: "x-item")) == [])
        #expect(try mistakes(list, item, node("a", in: "l", "\"aria-hidden\":\"true\"")) == [])
        // The items in what stands between are not reported once more.
        #expect(
            try mistakes(list, node("a", in: "l"), node("i", in: "a", tag: "li", role: "listitem"))
                == ["l strayContent the element div: li"])
        #expect(try mistakes(node("l", tag: "ul", role: "none", "\"role\":\"none\""), node("a", in: "l"), item) == [])
        let descriptions = node("l", tag: "dl", role: "DescriptionList")
        let term = node("i", in: "l", tag: "dt", role: "term")
        #expect(
            try mistakes(descriptions, term, node("a", in: "l", tag: "p", role: "paragraph"))
                == ["l strayContent the element p: dt and dd, or groups of them (div)"])
    }
}
