import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// Boxes that pages do without, and focus that stays while keys lead on.
struct BrowserBoxesTests {
    /// The elements of a page whose body holds some nodes, by source.
    private func elements(_ nodes: String..., recording: String = "") throws -> [String: ScreenElement] {
        let screen = try browserScreen(nodes, more: recording)
        return Dictionary(screen.elements.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A node of an element; without bounds the page draws no box for it.
    private func node(
        _ id: String, in parent: String = "n0", role: String, bounds: String? = "[0,0,100,40]", style: String = "", more: String = ""
    ) -> String {
        let box = bounds.map { "\"rendered\":true,\"bounds\":\($0),\"style\":{\(style)}" } ?? "\"rendered\":false"
        return
            "{\"id\":\"\(id)\",\"parent\":\"\(parent)\",\"domParent\":\"\(parent)\",\"tag\":\"div\",\"role\":\"\(role)\",\"name\":\"A\",\(box)\(more)}"
    }

    // MARK: Extents

    @Test func `A link around what floats is where that is`() throws {
        let page = try elements(
            node("n1", role: "link", bounds: "[0,0,640,0]"), node("n2", in: "n1", role: "image", bounds: "[8,0,60,60]"),
            node("n3", in: "n1", role: "generic", bounds: "[70,20,30,10]"))

        #expect(page["n1"]?.frame == LayoutRect(x: 8, y: 0, width: 92, height: 60))
    }

    @Test func `A button without a box is seen, and is where its content is`() throws {
        let page = try elements(
            node("n1", role: "button", bounds: nil), node("n2", in: "n1", role: "generic", bounds: nil),
            node("n3", in: "n2", role: "image", bounds: "[8,8,60,20]"))

        #expect(page["n1"]?.frame == LayoutRect(x: 8, y: 8, width: 60, height: 20))
        #expect(page["n1"]?.isVisible == true)
        #expect(page["n2"]?.frame == LayoutRect(x: 8, y: 8, width: 60, height: 20))
        #expect(page["n2"]?.isVisible == true)
    }

    @Test func `A region that waits for messages is no stop until there is one`() throws {
        let page = try elements(
            node("n1", role: "alert", bounds: "[0,0,640,0]").replacing("\"name\":\"A\"", with: "\"name\":\"\""),
            node("n2", role: "alert", bounds: "[0,0,640,20]").replacing("\"name\":\"A\"", with: "\"name\":\"\""),
            node("n3", role: "alert", bounds: "[0,0,640,0]"))

        #expect(["n1", "n2", "n3"].map { page[$0]?.isAccessibilityElement } == [false, true, true])
    }

    @Test func `A box of its own counts, whatever is inside`() throws {
        let page = try elements(
            node("n1", role: "link", bounds: "[0,0,50,20]"), node("n2", in: "n1", role: "image", bounds: "[0,0,300,300]"))

        #expect(page["n1"]?.frame == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func `Content out of sight gives nothing an extent`() throws {
        let nothing = try elements(node("n1", role: "link", bounds: "[0,0,640,0]"))
        let unseen = try elements(
            node("n1", role: "link", bounds: "[0,0,640,0]"),
            node("n2", in: "n1", role: "image", bounds: "[8,0,60,60]", style: "\"visibility\":\"hidden\""))
        let clipped = try elements(
            node("n1", role: "link", bounds: "[0,0,640,0]", style: "\"overflow-y\":\"hidden\""),
            node("n2", in: "n1", role: "image", bounds: "[8,0,60,60]"))
        let group = try elements(
            node("n1", role: "generic", bounds: "[0,0,640,0]"), node("n2", in: "n1", role: "image", bounds: "[8,0,60,60]"))

        for page in [nothing, unseen, clipped, group] { #expect(page["n1"]?.frame == LayoutRect(x: 0, y: 0, width: 640, height: 0)) }
    }

    // MARK: Clips

    @Test(arguments: [
        ("inset(50%)", true), ("inset(100%)", true), ("inset(20px 0px)", true), ("inset(0px 30% 0px 70%)", true),
        ("inset(0px 0px 40px 0px)", true), ("inset(50% round 4px)", true), ("border-box inset(50%)", true),
        ("circle(0px at 50% 50%)", true),
        ("ellipse(50% 0px at 0px 0px)", true), ("polygon(0px 0px, 0px 0px, 0px 0px)", true), ("polygon(0px 0px, 9px 0px)", true),
        ("none", false), ("inset(10%)", false), ("inset(0px round 50%)", false), ("inset(19px 0px)", false), ("inset(auto)", false),
        ("inset()", false), ("inset(calc(50% - 1px))", false), ("circle(50%)", false), ("circle(closest-side)", false),
        ("polygon(0px 0px, 9px 0px, 9px 9px)", false), ("polygon()", false), ("url(\"#hole\")", false), ("inset(", false), ("", false),
    ])
    func `A shape without area leaves nothing to be seen`(shape: String, isEmpty: Bool) throws {
        let style = "\"clip-path\":\"\(shape.replacing("\"", with: "\\\""))\""
        let page = try elements(node("n1", role: "button", style: style), node("n2", in: "n1", role: "image"))

        #expect(page["n1"]?.isVisible == !isEmpty)
        #expect(page["n2"]?.isVisible == !isEmpty)
    }

    @Test func `Skipped content is not seen, and the box around it is`() throws {
        let page = try elements(
            node("n1", role: "button", style: "\"content-visibility\":\"hidden\""), node("n2", in: "n1", role: "image"),
            node("n3", in: "n2", role: "image"), node("n4", role: "button"))

        #expect(page["n1"]?.isVisible == true)
        #expect(page["n2"]?.isVisible == false)
        #expect(page["n3"]?.isVisible == false)
        #expect(page["n4"]?.isVisible == true)
    }

    @Test(arguments: ["false", "true"])
    func `Of closed details the first summary is seen`(expanded: String) throws {
        func summary(_ id: String, in parent: String, order: Int) -> String {
            node(id, in: parent, role: "DisclosureTriangle", more: ",\"order\":\(order),\"states\":{\"expanded\":\(expanded)}")
                .replacing("\"div\"", with: "\"summary\"")
        }
        let details = node("n1", role: "group", more: ",\"order\":1").replacing("\"div\"", with: "\"details\"")
        let page = try elements(
            details, summary("n5", in: "n1", order: 5), node("n3", in: "n1", role: "link", more: ",\"order\":4"),
            summary("n2", in: "n1", order: 2), node("n4", in: "n2", role: "image", more: ",\"order\":3"),
            summary("n6", in: "n0", order: 6))

        #expect(["n1", "n2", "n4", "n6"].allSatisfy { page[$0]?.isVisible == true })
        #expect(["n3", "n5"].allSatisfy { page[$0]?.isVisible == (expanded == "true") })
    }

    // MARK: Values

    @Test(
        arguments: [
            ("spinbutton", "input", nil), ("spinbutton", "div", ""), ("slider", "div", ""), ("combobox", "div", nil),
            ("listbox", "ul", nil),
            ("combobox", "select", nil), ("textbox", "input", ""),
        ] as [(String, String, String?)])
    func `Nothing may be chosen or entered yet in a list or a field of the browser's`(role: String, tag: String, value: String?) throws {
        let page = try elements(node("n1", role: role).replacing("\"div\"", with: "\"\(tag)\""))

        #expect(page["n1"]?.value == value)
    }

    // MARK: Lines

    @Test(arguments: [
        ("[[0,7,170,17],[0,7,187,17],[0,7,69,17]]", 3), ("[[0,7,170,17],[170,7,80,17]]", 1), ("[[0,7,170,17],[0,24,80,17]]", 2),
        ("[[90,7,80,17],[0,7,90,17],[0,24,80,17]]", 2),
    ])
    func `Boxes side by side are one line, and on top of each other they are more`(lines: String, count: Int) throws {
        let text =
            "{\"id\":\"n1\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"#text\",\"text\":\"Green tea\",\"role\":\"StaticText\","
            + "\"rendered\":true,\"bounds\":[0,7,187,40],\"lines\":\(lines),\"fontSize\":16,\"style\":{}}"

        #expect(try elements(text)["n0"]?.text?.first?.lineCount == count)
    }

    // MARK: Focus that stays

    private let field = ",\"focusable\":true,\"domFocusable\":true,\"tabIndex\":0"

    @Test(arguments: ["controls", "owns"])
    func `Keys lead through the list of a field while the field has focus`(state: String) throws {
        func isFocusable(_ role: String, _ more: String) throws -> Bool? {
            try elements(node("n1", role: role, more: more), node("n2", role: "listbox"))["n2"]?.keyboard?.isFocusable
        }
        let states = ",\"states\":{\"\(state)\":[\"n2\"]}"

        #expect(try isFocusable("combobox", field + states) == nil)
        #expect(try isFocusable("searchbox", field + states) == nil)
        #expect(try isFocusable("combobox", field) == false)
        #expect(try isFocusable("combobox", states) == false)
        #expect(try isFocusable("button", field + states) == false)
    }

    @Test func `Keys lead through the nodes around an active descendant, as far as the owner`() throws {
        let states = field + ",\"states\":{\"activedescendant\":[\"n3\"]}"
        let page = try elements(
            node("n1", role: "slider"), node("n4", in: "n1", role: "group", more: states), node("n2", in: "n1", role: "listbox"),
            node("n3", in: "n2", role: "slider"), node("n5", in: "n2", role: "slider"))

        #expect(page["n3"]?.keyboard?.isFocusable == nil)
        #expect(page["n2"]?.keyboard?.isFocusable == nil)
        #expect(page["n1"]?.keyboard?.isFocusable == false)
        #expect(page["n5"]?.keyboard?.isFocusable == false)
    }

    @Test func `Parents that lead around in a circle end`() throws {
        let states = field + ",\"states\":{\"activedescendant\":[\"n2\"]}"
        #expect(throws: (any Error).self) {
            try elements(
                node("n1", role: "group", more: states), node("n2", in: "n3", role: "slider"), node("n3", in: "n2", role: "slider"))
        }
    }

    @Test func `An arrow key leads to a radio button that only a walk from the middle met`() throws {
        func isFocusable(_ role: String, _ recording: String) throws -> Bool? {
            try elements(node("n1", role: role, more: field), recording: recording)["n1"]?.keyboard?.isFocusable
        }
        let end = ",\"shiftTabSequence\":[{\"node\":null}]"
        let middle = ",\"focusEdges\":[{\"from\":\"n0\",\"tab\":[null],\"shiftTab\":[\"n1\"]}],\"tabSequence\":[{\"node\":null}]" + end

        #expect(try isFocusable("radio", middle) == nil)
        #expect(try isFocusable("button", middle) == true)
        #expect(try isFocusable("radio", ",\"tabSequence\":[{\"node\":\"n1\"},{\"node\":null}]" + end) == true)
        #expect(try isFocusable("radio", ",\"tabSequence\":[{\"node\":null}],\"shiftTabSequence\":[{\"node\":\"n1\"}]") == true)
    }
}
