import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The content that appeared on a page when a control was activated, as a record
/// has it.
struct BrowserOpenedTests {
    private func openings(_ members: String, more: String = "") throws -> [RenderedScreen.RecordedFocus.Opening] {
        let root = #"{"id":"ID","parent":null,"role":"RootWebArea","name":"A","rendered":true,"bounds":[0,0,640,480]}"#
        let button = browserNode("b", tag: "button", role: "button")
        let inner = browserNode("p", in: "o0", tag: "p", role: "paragraph", name: "")
        let text = """
            {"id":"a","viewport":[640,480],"page":{"title":"A"},"nodes":[\(root.replacing("ID", with: "n0")),\(button)],
            "tabSequence":[{"node":"b"}],"tabEnd":"left-document","listeners":[],
            "opened":[{"of":"b",\(members)"nodes":[\(root.replacing("ID", with: "o0")),\(inner)\(more)]}]}
            """.replacing("\n", with: "")
        return try readCapture(Array(text.utf8), named: "capture").screens[0].recordedFocus?.openings ?? []
    }

    @Test func `the screen, the focus and what Escape does are read`() throws {
        let all = #""control":"p","shown":["p","o0"],"covers":true,"focus":"p","next":null,"closesOnEscape":true,"focusAfterEscape":"p","#
        let opening = try #require(try openings(all).first)

        #expect(opening.screen.elements.map(\.source) == ["o0", "p"])
        #expect(opening.screen.size == LayoutSize(width: 640, height: 480))
        #expect(opening.control == "p" && opening.shown == ["p", "o0"] && opening.coversRest)
        #expect(opening.focus == "p" && opening.next == nil && opening.closesOnEscape && opening.focusAfterEscape == "p")
        let least = try #require(try openings("").first)
        #expect(least.shown.isEmpty && !least.coversRest && least.focus == nil && !least.closesOnEscape)
    }

    @Test func `walks of the page say nothing about it`() throws {
        let focusable = ",\"domFocusable\":true,\"tabIndex\":0"
        let link = browserNode("l", in: "o0", tag: "a", role: "link", more: focusable)
        let screen = try #require(try openings("", more: ",\(link)").first).screen

        #expect(screen.elements.first { $0.source == "l" }?.keyboard?.isFocusable == true)
    }

    @Test func `nodes without an order are a fault`() {
        let lost = browserNode("p", in: "p", tag: "p", role: "paragraph")
        #expect(throws: CaptureError.self) { try openings("", more: ",\(lost)") }
        #expect(throws: CaptureError.self) { try openings(#""shown":[1],"#) }
    }
}
