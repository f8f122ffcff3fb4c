import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// Radio buttons and the label of their choice (WCAG techniques H71 and ARIA17).
struct BrowserChoicesTests {
    private func node(_ id: String, in parent: String, _ tag: String, _ role: String, name: String = "", _ more: String = "") -> String {
        "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"\(tag)\",\"role\":\"\(role)\",\"name\":\"\(name)\","
            + "\"rendered\":true,\"bounds\":[0,0,40,20]\(more)}"
    }

    private func radio(_ id: String, in parent: String, named name: String = "own", _ more: String = "") -> String {
        node(id, in: parent, "input", "radio", name: "Yes", ",\"order\":1,\"attrs\":{\"type\":\"radio\",\"name\":\"\(name)\"}\(more)")
    }

    private func mistakes(_ nodes: String...) throws -> [String] {
        try browserScreen(nodes).elements.flatMap { element in
            (element.roleMistakes ?? []).map { "\(element.source) \($0.kind) \($0.found)" }
        }
    }

    @Test func `radio buttons of one name are in a group with a label`() throws {
        #expect(try mistakes(radio("a", in: "n0"), radio("b", in: "n0")) == ["a missingGroup 1 other"])
        #expect(try mistakes(radio("a", in: "n0"), radio("b", in: "n0"), radio("c", in: "n0")) == ["a missingGroup 2 others"])
        for (tag, role) in [("fieldset", "group"), ("div", "radiogroup")] {
            let named = node("g", in: "n0", tag, role, name: "Do you own it?")
            #expect(try mistakes(named, radio("a", in: "g"), radio("b", in: "g")) == [])
            #expect(try mistakes(node("g", in: "n0", tag, role), radio("a", in: "g"), radio("b", in: "g")) == ["a missingGroup 1 other"])
        }
    }

    @Test func `radio buttons of other elements are one choice in their group, or side by side`() throws {
        func mark(_ id: String, in parent: String) -> String { node(id, in: parent, "span", "radio", name: "Yes", ",\"order\":1") }
        let named = node("g", in: "n0", "div", "radiogroup", name: "Do you own it?")
        #expect(try mistakes(named, mark("a", in: "g"), mark("b", in: "g")) == [])
        #expect(
            try mistakes(node("g", in: "n0", "div", "radiogroup"), mark("a", in: "g"), mark("b", in: "g")) == ["a missingGroup 1 other"])
        let rows = [node("p", in: "n0", "p", "paragraph"), node("q", in: "n0", "p", "paragraph")]
        #expect(try mistakes(rows[0], mark("a", in: "p"), mark("b", in: "p")) == ["a missingGroup 1 other"])
        #expect(try mistakes(rows[0], mark("a", in: "p"), rows[1], mark("b", in: "q")) == [])
    }

    @Test func `one radio button is no choice, and names of different forms are different`() throws {
        #expect(try mistakes(radio("a", in: "n0"), radio("b", in: "n0", named: "electric")) == [])
        let forms = [node("f", in: "n0", "form", "form"), node("g", in: "n0", "form", "form")]
        #expect(try mistakes(forms[0], radio("a", in: "f"), forms[1], radio("b", in: "g")) == [])
    }

    @Test func `each may say the choice, and so may the headers of a table`() throws {
        let described = ",\"description\":\"Do you own it?\""
        #expect(try mistakes(radio("a", in: "n0", described), radio("b", in: "n0", described)) == [])
        let labeled = ",\"states\":{\"labelledby\":[\"q\",\"l\"]}"
        #expect(try mistakes(radio("a", in: "n0", labeled), radio("b", in: "n0", labeled)) == [])
        let cells = [node("c", in: "n0", "td", "cell"), node("d", in: "n0", "td", "cell")]
        #expect(try mistakes(cells[0], radio("a", in: "c"), cells[1], radio("b", in: "d")) == [])
    }
}
