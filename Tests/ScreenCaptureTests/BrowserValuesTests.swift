import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The text that a browser draws in the controls of a form.
struct BrowserValuesTests {
    private func run(
        _ tag: String, _ attributes: [String: String] = [:], role: String = "textbox", name: String = "Town", from source: String? = nil,
        value: String? = nil, style: String = "", rendered: Bool = true
    ) throws -> ScreenElement.TextRun? {
        let attributes = attributes.map { "\"\($0.key)\":\"\($0.value)\"" }.sorted().joined(separator: ",")
        let value = value.map { ",\"value\":\"\($0)\"" } ?? ""
        let source = source.map { ",\"nameFrom\":\"\($0)\"" } ?? ""
        let node =
            "{\"id\":\"a\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"\(tag)\",\"role\":\"\(role)\",\"name\":\"\(name)\"\(source)\(value),"
            + "\"rendered\":\(rendered),\"bounds\":[0,0,90,20],\"fontSize\":13,\"color\":\"rgb(187, 187, 187)\",\"background\":"
            + "\"rgb(255, 255, 255)\",\"attrs\":{\(attributes)},\"style\":{\(style)}}"
        return try browserScreen([node], more: "").elements.first { $0.source == "a" }?.text?.first
    }

    @Test(arguments: ["", "text", "search", "email", "tel", "url", "number", "date", "time", "TEXT"])
    func `an entered text has the styles of its field`(type: String) throws {
        let run = try #require(try run("input", ["type": type], value: "York", style: "\"font-weight\":\"700\""))

        #expect(run.string == "York" && run.color == SRGBColor(hex: 0xBBBBBB) && run.pointSize == 13 && run.weight == .bold)
        #expect(run.isPlaceholder != true)
    }

    @Test(arguments: ["password", "checkbox", "radio", "range", "color", "file", "image", "hidden"])
    func `controls that draw something else have no text`(type: String) throws {
        #expect(try run("input", ["type": type], value: "York") == nil)
    }

    @Test func `a text area and the chosen option of a list have a text, and a list that shows all has none`() throws {
        #expect(try run("textarea", value: "Ring twice")?.string == "Ring twice")
        #expect(try run("select", role: "combobox", value: "Norway")?.string == "Norway")
        #expect(try run("select", ["size": "1"], role: "combobox", value: "Norway")?.string == "Norway")
        #expect(try run("select", ["size": "4"], role: "listbox", value: "Norway") == nil)
        #expect(try run("select", ["multiple": ""], role: "listbox", value: "Norway") == nil)
        #expect(try run("div", value: "Norway") == nil)
    }

    @Test(arguments: ["submit", "reset", "button"])
    func `a button reads its value, or the browser's word for it`(type: String) throws {
        func read(_ attributes: [String: String], from source: String) throws -> String? {
            try run("input", attributes.merging(["type": type]) { $1 }, role: "button", name: "Send now", from: source)?.string
        }
        #expect(try read(["value": "Submit information"], from: "aria-label") == "Submit information")
        #expect(try read([:], from: "value") == "Send now")
        // The browser's word is not known where the page gives another name.
        #expect(try read([:], from: "aria-label") == nil)
        #expect(try read([:], from: "title") == nil)
    }

    @Test(arguments: [("type", ""), ("value", ""), ("alt", "Send now"), ("aria-label", "Send now"), ("title", "Send now")])
    func `the value of an image button is sent, and no label`(source: String, label: String) throws {
        let node =
            "{\"id\":\"a\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"input\",\"role\":\"button\",\"name\":\"Send now\",\"nameFrom\":"
            + "\"\(source)\",\"rendered\":true,\"bounds\":[0,0,44,44],\"attrs\":{\"type\":\"image\",\"value\":\"Send now\"},\"style\":{}}"

        #expect(try browserScreen([node], more: "").elements.first { $0.source == "a" }?.label == label)
    }

    @Test func `nothing, white space and what cannot be seen are no text`() throws {
        #expect(try run("input") == nil)
        #expect(try run("input", value: " ") == nil)
        #expect(try run("input", value: "York", rendered: false) == nil)
        #expect(try run("input", value: "York", style: "\"opacity\":\"0\"") == nil)
    }

    @Test func `a filter over a field leaves its colors unknown`() throws {
        #expect(try run("input", value: "York", style: "\"filter\":\"invert(1)\"")?.background == .unknown)
        #expect(try run("input", value: "York")?.background == nil)
    }
}

/// Letters that a font draws as icons.
struct BrowserIconsTests {
    private func button(_ family: String) throws -> ScreenElement? {
        let style = "\"style\":{\"font-family\":\"\(family.replacing("\"", with: "\\\""))\"}"
        let nodes = [
            "{\"id\":\"a\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"button\",\"role\":\"button\",\"name\":\"Find\",\"rendered\":true,"
                + "\"bounds\":[0,0,44,44],\"attrs\":{},\(style)}",
            "{\"id\":\"t\",\"parent\":\"a\",\"domParent\":\"a\",\"tag\":\"#text\",\"role\":\"StaticText\",\"name\":\"search\",\"text\":"
                + "\"search\",\"rendered\":true,\"bounds\":[10,10,24,24],\"color\":\"rgb(255, 0, 0)\",\(style)}",
        ]
        let screen = try browserScreen(nodes, more: "")
        #expect(screen.elements.first { $0.source == "t" }?.text ?? [] == [])
        return screen.elements.first { $0.source == "a" }
    }

    @Test(arguments: [
        "\"Material Icons\"", "\"Material Symbols Outlined\", sans-serif", "\"Font Awesome 6 Free\"", "FontAwesome", "bootstrap-icons",
        "Ionicons", "\"Segoe MDL2 Assets\"", "icomoon",
    ])
    func `a ligature is a drawing, and no text`(family: String) throws {
        let button = try button(family)

        #expect(button?.text == nil && button?.surface?.glyph == SRGBColor(hex: 0xFF0000))
    }

    @Test(arguments: ["Inter, \"Material Icons\"", "system-ui", "Georgia"])
    func `a font of letters draws text, whatever stands behind it`(family: String) throws {
        let button = try button(family)

        #expect(button?.text?.map(\.string) == ["search"] && button?.surface?.glyph == nil)
    }
}
