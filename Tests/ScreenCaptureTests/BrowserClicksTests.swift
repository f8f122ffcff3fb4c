import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct BrowserClicksTests {
    /// Whether the element "n1" of a page is one that acts when it is touched.
    private func acts(_ nodes: String...) throws -> Bool {
        let element = try browserScreen(nodes, viewport: "[600,400]").elements.first { $0.source == "n1" }
        let actions = try #require(element).actions
        #expect(actions == nil || element?.keyboard?.isFocusable == false)
        return actions == [ScreenElement.Action(.activate)]
    }

    private func node(
        _ id: String = "n1", in parent: String = "n0", tag: String = "div", role: String = "generic", bounds: String = "[0,0,100,20]",
        attributes: String = "", style: String = "", more: String = ""
    ) -> String {
        "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"\(tag)\",\"role\":\"\(role)\",\"name\":\"\","
            + "\"rendered\":true,\"bounds\":\(bounds),\"fontSize\":16,\"attrs\":{\(attributes)},\"style\":{\(style)}\(more)}"
    }

    private func text(in parent: String = "n1", style: String = "") -> String {
        "{\"id\":\"t\(parent)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"#text\",\"text\":\"Chat\","
            + "\"role\":\"StaticText\",\"name\":\"Chat\",\"rendered\":true,\"bounds\":[0,0,50,18],\"fontSize\":16,\"style\":{\(style)}}"
    }

    private let click = ",\"listeners\":[\"click\",\"mouseover\"]"

    @Test func `A text or a picture to click on acts`() throws {
        #expect(try acts(node(more: click), text()))
        #expect(try acts(node(attributes: "\"onclick\":\"chat()\""), text()))
        #expect(try acts(node(tag: "tr", role: "row", more: click), node("n2", in: "n1", tag: "td", role: "cell"), text(in: "n2")))
        #expect(try acts(node(tag: "img", role: "image", more: click)))
        #expect(try acts(node(style: "\"background-image\":\"url(a.png)\"", more: click)))
        #expect(try acts(node(more: click), node("n2", in: "n1", tag: "svg", role: "image")))
    }

    @Test func `Without a listener, or one for clicks, nothing acts`() throws {
        #expect(try !acts(node(), text()))
        #expect(try !acts(node(more: ",\"listeners\":[\"mousedown\",\"keydown\"]"), text()))
        #expect(try !acts(node(attributes: "\"onclick\":\" \""), text()))
    }

    @Test func `A layer that shows nothing is for clicks elsewhere`() throws {
        #expect(try !acts(node(more: click)))
        #expect(try !acts(node(more: click), text(style: "\"visibility\":\"hidden\"")))
        #expect(try !acts(node(more: click), text(in: "n0")))
    }

    @Test(arguments: ["a", "button", "input", "label", "summary", "video"])
    func `A listener around or inside of a control may act for that`(tag: String) throws {
        #expect(try !acts(node(more: click), text(), node("n2", in: "n1", tag: tag)))
        #expect(try !acts(node("n2", tag: tag), node(in: "n2", more: click), text()))
    }

    @Test func `An element with focus or a role is a control without further evidence`() throws {
        #expect(try !acts(node(more: click), text(), node("n2", in: "n1", more: ",\"tabIndex\":0")))
        #expect(try !acts(node(more: click), text(), node("n2", in: "n1", role: "button")))
        #expect(try !acts(node("n2", role: "listbox"), node(in: "n2", more: click), text()))
        #expect(try !acts(node("n2", attributes: "\"role\":\"tree\""), node(in: "n2", more: click), text()))
        #expect(try !acts(node("n2", more: ",\"states\":{\"activedescendant\":[\"n1\"]}"), node(in: "n2", more: click), text()))
        #expect(try !acts(node(attributes: "\"aria-hidden\":\"true\"", more: click), text()))
        #expect(try !acts(node(more: click), text(), node("n2", role: "combobox", more: ",\"states\":{\"labelledby\":[\"n1\"]}")))
        #expect(try !acts(node("n2", attributes: "\"aria-hidden\":\"true\""), node(in: "n2", more: click), text()))
    }

    @Test func `Of listeners inside of each other the innermost acts`() throws {
        #expect(try !acts(node(more: click), node("n2", in: "n1", more: click), text(in: "n2")))
        #expect(try acts(node("n2", more: click), node(in: "n2", more: click), text()))
    }

    @Test(arguments: [
        ("[0,0,100,48]", "", true), ("[0,0,100,49]", "", false), ("[0,0,300,200]", "\"cursor\":\"pointer\"", true),
        ("[0,0,300,201]", "\"cursor\":\"pointer\"", false), ("[0,0,300,200]", "\"cursor\":\"default\"", false),
    ])
    func `A region acts only with the pointer of a link, and not if it is large`(bounds: String, style: String, isAction: Bool) throws {
        #expect(try acts(node(bounds: bounds, style: style, more: click), text()) == isAction)
    }

    @Test(arguments: ["html", "body", "main", "form", "fieldset", "table", "tbody", "dialog"])
    func `Clicks on a part of the page are clicks on anything in it`(tag: String) throws {
        #expect(try !acts(node(tag: tag, more: click), text()))
    }
}
