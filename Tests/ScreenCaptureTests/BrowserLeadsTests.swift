import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The parts of a page to which nothing leads the keys, and what only the
/// pointer shows.
struct BrowserLeadsTests {
    private func node(
        _ id: String, in parent: String = "n0", tag: String = "div", role: String = "generic", _ attributes: String = "", more: String = ""
    ) -> String {
        browserNode(id, in: parent, tag: tag, role: role, [attributes], more: more)
    }

    private static let focusable = ",\"domFocusable\":true,\"tabIndex\":0"
    private static let quiet = ",\"listeners\":[]"

    private func isFocusable(_ nodes: String..., page: String = quiet) throws -> Bool? {
        try browserScreen(nodes, more: page).elements.first { $0.source == "a" }?.keyboard?.isFocusable
    }

    @Test(arguments: [
        ("tab", "tablist"), ("option", "listbox"), ("treeitem", "tree"), ("menuitem", "menu"), ("menuitemcheckbox", "menu"),
        ("menuitemradio", "menu"),
    ])
    func `no key leads to a part of a whole in which nothing takes focus`(part: String, whole: String) throws {
        let around = node("b", role: whole), inside = node("a", in: "b", role: part)
        #expect(try isFocusable(around, inside) == false)
        // The whole, the part, something in it or a field elsewhere may take
        // focus and lead on.
        #expect(try isFocusable(node("b", role: whole, more: Self.focusable), inside) != false)
        #expect(try isFocusable(around, node("a", in: "b", role: part, more: Self.focusable)) != false)
        #expect(try isFocusable(around, inside, node("c", in: "a", tag: "a", role: "link", more: Self.focusable)) != false)
        for leader in ["activedescendant", "controls", "owns", "haspopup"] {
            let field = node("f", tag: "input", role: "textbox", "\"aria-\(leader)\":\"x\"", more: Self.focusable)
            #expect(try isFocusable(around, inside, field) != false, "\(leader)")
        }
        // A script may listen to keys wherever the focus is.
        #expect(try isFocusable(around, inside, page: ",\"listeners\":[\"keydown\"]") != false)
        #expect(try isFocusable(around, inside, page: "") != false)
        #expect(try isFocusable(node("r", tag: "body", more: ",\"listeners\":[\"keyup\"]"), around, inside) != false)
    }

    @Test func `Tab passes over the content of a frame with a negative index`() throws {
        let inside = node("a", in: "b", tag: "a", role: "link", more: Self.focusable)
        let walk = ",\"listeners\":[],\"tabSequence\":[{\"node\":null}],\"tabEnd\":\"left-document\""
        func frame(_ index: Int) -> String {
            node("b", tag: "iframe", role: "Iframe", more: ",\"domFocusable\":true,\"tabIndex\":\(index)")
        }

        #expect(try isFocusable(frame(-1), inside, page: walk) == false)
        #expect(try isFocusable(frame(0), inside, page: walk) == nil)
        #expect(try isFocusable(frame(-1), inside) == true)
    }

    // MARK: Under the pointer

    private func underPointer(_ nodes: String..., page: String = quiet) throws -> String? {
        try browserScreen(nodes, more: page).elements.first { $0.source == "a" }?.keyboard?.textUnderPointer
    }

    private let content = ",\"rendered\":false,\"hover\":{\"trigger\":\"b\",\"text\":\"Rates and fees\"}"

    @Test func `content that a style shows under the pointer alone is known`() throws {
        let inner = node("a", in: "b", more: content)
        #expect(try underPointer(node("b"), inner) == "Rates and fees")
        #expect(try underPointer(node("b"), node("a", in: "b")) == nil)
        // Listeners to the pointer change nothing, and those inside come too late.
        #expect(try underPointer(node("b", more: ",\"listeners\":[\"mouseover\"]"), inner) == "Rates and fees")
        #expect(try underPointer(node("b"), inner, node("c", in: "a", more: ",\"listeners\":[\"click\"]")) == "Rates and fees")
    }

    @Test(arguments: ["click", "mousedown", "pointerdown", "touchstart", "keydown", "keyup", "keypress", "focus", "focusin"])
    func `a script that listens at the element under the pointer may show it as well`(event: String) throws {
        let inner = node("a", in: "b", more: content), listening = ",\"listeners\":[\"\(event)\"]"
        #expect(try underPointer(node("b", more: listening), inner) == nil)
        #expect(try underPointer(node("o", more: listening), node("b", in: "o"), inner) == nil)
        #expect(try underPointer(node("b"), inner, node("c", in: "b", more: listening)) == nil)
        #expect(try underPointer(node("b", "\"on\(event)\":\"go()\""), inner) == nil)
        #expect(try underPointer(node("o"), node("b"), inner, node("c", in: "o", more: listening)) == "Rates and fees")
    }

    @Test func `a trial decides where a script listens to keys everywhere`() throws {
        func shown(_ listeners: String, _ trial: String = "", body: String = "") throws -> String? {
            try underPointer(
                node("o", tag: "body", more: body), node("b", in: "o"), node("a", in: "b", more: content),
                page: ",\"listeners\":[\(listeners)]\(trial)")
        }
        func trial(_ isShown: Bool) -> String { ",\"hoverTrials\":[{\"of\":\"a\",\"shown\":\(isShown)}]" }

        #expect(try shown("\"keyup\"") == nil)
        #expect(try shown("\"keyup\"", trial(false)) == "Rates and fees")
        #expect(try shown("\"keyup\"", trial(true)) == nil)
        #expect(try shown("", body: ",\"listeners\":[\"keydown\",\"click\"]") == nil)
        #expect(try shown("", trial(false), body: ",\"listeners\":[\"keydown\",\"click\"]") == "Rates and fees")
    }

    @Test func `one that listens everywhere may, where the element says that it opens something`() throws {
        let inner = node("a", in: "b", more: content)
        for event in ["keydown", "focus", "focusin"] {
            #expect(try underPointer(node("b"), inner, page: ",\"listeners\":[\"\(event)\"]") == nil, "\(event)")
        }
        let clicks = ",\"listeners\":[\"click\"]"
        #expect(try underPointer(node("b"), inner, page: clicks) == "Rates and fees")
        for mark in ["aria-expanded", "aria-haspopup", "aria-controls", "data-bs-toggle", "data-toggle"] {
            #expect(try underPointer(node("b", "\"\(mark)\":\"true\""), inner, page: clicks) == nil, "\(mark)")
            #expect(try underPointer(node("b", "\"\(mark)\":\"true\""), inner) == "Rates and fees", "\(mark)")
        }
        #expect(try underPointer(node("b"), inner, page: "") == nil)
    }
}
