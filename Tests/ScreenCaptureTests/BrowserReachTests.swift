import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct BrowserReachTests {
    private static let whole =
        ",\"tabSequence\":[{\"node\":\"n1\"},{\"node\":null}],\"tabEnd\":\"left-document\",\"shiftTabSequence\":[{\"node\":\"n1\"},"
        + "{\"node\":null}],\"shiftTabEnd\":\"left-document\",\"focusEdges\":[],\"scripted\":false"

    /// Whether Tab stops at the last node of a page with a link that it stops at.
    private func isFocusable(
        _ node: String, index: Int = -1, before nodes: String = "", recording: String = whole, scripts: String = "\"scripts\":0"
    ) throws -> Bool? {
        let box = "\"rendered\":true,\"bounds\":[0,0,9,9]"
        let text =
            "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{\(scripts)},\"nodes\":[{\"id\":\"n0\",\"role\":\"RootWebArea\",\(box)},"
            + "{\"id\":\"n1\",\"parent\":\"n0\",\"role\":\"link\",\"tag\":\"a\",\"domFocusable\":true,\"tabIndex\":0,\(box),"
            + "\"attrs\":{\"href\":\"#here\"}}\(nodes),{\"id\":\"n9\",\"parent\":\"n0\",\(box),\"domFocusable\":true,\"tabIndex\":\(index),\(node)}]"
            + "\(recording)}"
        let elements = try readCapture(Array(text.utf8), named: "capture").screens[0].screen.elements
        return elements.first { $0.source == "n9" }?.keyboard?.isFocusable
    }

    private let button = "\"role\":\"button\",\"tag\":\"button\""

    @Test func `Without scripts no key leads to an element with a negative index`() throws {
        #expect(try isFocusable(button) == false)
        #expect(try isFocusable("\"role\":\"link\",\"tag\":\"a\",\"attrs\":{\"href\":\"/pay\"}") == false)
        #expect(try isFocusable("\"role\":\"link\",\"tag\":\"area\",\"attrs\":{\"href\":\"/pay\"}") == false)
        #expect(try isFocusable("\"role\":\"DisclosureTriangle\",\"tag\":\"summary\"") == false)
    }

    @Test func `That a walk passed over an element with an index of 0 proves nothing`() throws {
        #expect(try isFocusable(button, index: 0) != false)
    }

    @Test(arguments: [
        ("\"scripted\":false", "\"scripted\":true"), (",\"scripted\":false", ""), ("\"tabEnd\":\"left-document\"", "\"tabEnd\":\"cycle\""),
        ("\"shiftTabEnd\":\"left-document\"", "\"shiftTabEnd\":\"limit\""),
        ("\"scripted\":false", "\"scripted\":false,\"walksCutOff\":true"),
        ("\"focusEdges\":[]", "\"focusEdges\":[{\"from\":\"n1\",\"tab\":[\"n9\"],\"shiftTab\":[null]}]"),
    ])
    func `With scripts, or with a walk that is not whole, the reach is unknown`(part: String, other: String) throws {
        #expect(try isFocusable(button, recording: Self.whole.replacing(part, with: other)) == nil)
        #expect(try isFocusable(button, scripts: "\"scripts\":6") == nil)
        #expect(try isFocusable(button, scripts: "") == nil)
    }

    @Test(arguments: [
        ("\"role\":\"radio\",\"tag\":\"input\"", ""), ("\"role\":\"button\",\"tag\":\"button\",\"attrs\":{\"accesskey\":\"p\"}", ""),
        ("\"role\":\"button\",\"tag\":\"button\",\"attrs\":{\"autofocus\":\"\"}", ""),
        ("\"role\":\"button\",\"tag\":\"button\",\"attrs\":{\"id\":\"here\"}", ""),
        ("\"role\":\"link\",\"tag\":\"a\",\"attrs\":{\"href\":\"#here\"}", ""),
        ("\"role\":\"button\",\"tag\":\"button\"", ",{\"id\":\"n2\",\"parent\":\"n0\",\"tag\":\"iframe\"}"),
        (
            "\"role\":\"button\",\"tag\":\"button\",\"domParent\":\"n2\"",
            ",{\"id\":\"n2\",\"parent\":\"n0\",\"tag\":\"form\"},"
                + "{\"id\":\"n3\",\"parent\":\"n2\",\"domParent\":\"n2\",\"tag\":\"input\",\"role\":\"textbox\",\"tabIndex\":0}"
        ),
        (
            "\"role\":\"button\",\"tag\":\"button\"",
            ",{\"id\":\"n2\",\"parent\":\"n0\",\"tag\":\"a\",\"role\":\"link\",\"attrs\":{\"href\":\"javascript:pay()\"}}"
        ),
    ])
    func `Other means of the page may bring focus or the action there`(node: String, others: String) throws {
        #expect(try isFocusable(node, before: others) == nil)
    }
}
