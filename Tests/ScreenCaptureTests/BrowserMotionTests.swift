import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// Movements of a page, the controls that may stop them, and the work of keys.
struct BrowserMotionTests {
    private func node(_ id: String, _ tag: String, _ role: String = "generic", more: String) -> String {
        "{\"id\":\"\(id)\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"\(tag)\",\"role\":\"\(role)\",\"name\":\"Tea\",\"rendered\":true,"
            + "\"bounds\":[0,0,300,40],\"style\":{},\(more)}"
    }

    private func moved(_ members: String, beside others: String..., page: String = ",\"scripted\":false") throws -> ScreenElement.Motion? {
        let ticker = node("a", "div", more: "\"motion\":[{\(members)}]")
        let screen = try browserScreen([ticker] + others, more: page)
        return screen.elements.first { $0.source == "a" }?.motion?.first
    }

    private let ticker = "\"kind\":\"slide\",\"seconds\":null,\"flashes\":0,\"shows\":\"text\",\"area\":9000,\"isLoading\":false"

    @Test func `an animation of content has a kind and a length`() throws {
        let endless = try #require(try moved(ticker))
        #expect(endless.kind == .slide && endless.duration == .infinity && endless.canBeStopped == false && endless.isEssential == nil)
        #expect(try moved(ticker.replacing("null", with: "4.5"))?.duration == 4.5)
        #expect(try moved(ticker.replacing("false", with: "true"))?.isEssential == true)
        #expect(try moved(ticker.replacing("slide", with: "unheard")) == nil)
        let plain = ticker.replacing("\"text\"", with: "null")
        #expect(try moved(plain) == nil)
        #expect(try moved(plain.replacing("9000", with: "10000")) != nil)
    }

    @Test func `flashes count from a quarter of the central field of view`() throws {
        let flash = ticker.replacing("slide", with: "blink").replacing("\"flashes\":0", with: "\"flashes\":6.25")
        #expect(try moved(flash)?.flashesPerSecond == 0)
        #expect(try moved(flash.replacing("9000", with: "21823"))?.flashesPerSecond == 0)
        #expect(try moved(flash.replacing("9000", with: "21824"))?.flashesPerSecond == 6.25)
    }

    @Test func `a button may stop it, and so may a link that leads nowhere else`() throws {
        #expect(try moved(ticker, beside: node("b", "button", "button", more: "\"attrs\":{}"))?.canBeStopped == nil)
        #expect(try moved(ticker, beside: node("b", "input", "textbox", more: "\"attrs\":{}"))?.canBeStopped == false)
        #expect(try moved(ticker, beside: node("b", "div", more: "\"listeners\":[\"click\"]"))?.canBeStopped == nil)
        let link = node("b", "a", "link", more: "\"attrs\":{\"href\":\"/next\"}")
        let inside = link.replacing("/next", with: "#pause")
        #expect(try moved(ticker, beside: link)?.canBeStopped == false)
        #expect(try moved(ticker, beside: link, page: "")?.canBeStopped == false)
        #expect(try moved(ticker, beside: inside)?.canBeStopped == false)
        #expect(try moved(ticker, beside: inside, page: ",\"scripted\":true")?.canBeStopped == nil)
    }

    @Test func `a marquee moves, and a picture of several frames plays`() throws {
        let marquee = try browserScreen([node("a", "marquee", "marquee", more: "\"attrs\":{}")]).elements[1]
        #expect(marquee.motion?.first?.kind == .scroll && marquee.motion?.first?.duration == .infinity)
        let counted = try browserScreen([node("a", "marquee", "marquee", more: "\"attrs\":{\"loop\":\"3\"}")]).elements[1]
        #expect(counted.motion?.first?.duration == nil)

        let picture = try browserScreen([node("a", "img", "image", more: "\"plays\":{\"seconds\":null}")]).elements[1]
        #expect(picture.media?.kind == .animation && picture.media?.duration == .infinity && picture.media?.isSilent == true)
        #expect(try browserScreen([node("a", "img", "image", more: "\"plays\":{\"seconds\":2.5}")]).elements[1].media?.duration == 2.5)
        #expect(throws: CaptureError.self) { try browserScreen([node("a", "img", "image", more: "\"plays\":{\"seconds\":\"2\"}")]) }
    }

    // MARK: Keys

    private let more = "\"attrs\":{\"role\":\"button\"},\"tabIndex\":0,\"domFocusable\":true,\"listeners\":[\"click\"]"

    private func actsOnKeys(_ nodes: String..., page: String = ",\"listeners\":[]") throws -> Bool? {
        try browserScreen(nodes, more: page).elements.first { $0.source == "a" }?.keyboard?.actsOnKeys
    }

    @Test func `a control made of another element that listens to clicks alone leaves the keys alone`() throws {
        #expect(try actsOnKeys(node("a", "span", "button", more: more)) == false)
        #expect(try actsOnKeys(node("a", "button", "button", more: more)) == nil)
        #expect(try actsOnKeys(node("a", "a", "button", more: more)) == false)
        #expect(try actsOnKeys(node("a", "a", "button", more: more.replacing("\"role\"", with: "\"href\":\"#\",\"role\""))) == nil)
        #expect(try actsOnKeys(node("a", "span", "button", more: more.replacing("\"click\"", with: "\"click\",\"keyup\""))) == nil)
        #expect(
            try actsOnKeys(node("a", "span", "button", more: more.replacing("\"role\"", with: "\"onkeydown\":\"go()\",\"role\""))) == nil)
        #expect(try actsOnKeys(node("a", "span", "button", more: more.replacing("\"tabIndex\":0", with: "\"tabIndex\":-1"))) == nil)
    }

    @Test func `a script may listen to keys above it, and older records do not say`() throws {
        #expect(try actsOnKeys(node("a", "span", "button", more: more), page: ",\"listeners\":[\"click\",\"keydown\"]") == nil)
        #expect(try actsOnKeys(node("a", "span", "button", more: more), page: "") == nil)
        let inner = node("a", "span", "button", more: more).replacing("\"domParent\":\"n0\"", with: "\"domParent\":\"f\"")
        #expect(try actsOnKeys(node("f", "form", "form", more: "\"listeners\":[\"keydown\"]"), inner) == nil)
        #expect(try actsOnKeys(node("f", "form", "form", more: "\"listeners\":[\"submit\"]"), inner) == false)
    }

    @Test func `characters that act are shortcuts of the page, unless a setting may turn them off`() throws {
        let page = ",\"shortcuts\":[\"e\",\"?\"]"
        let found = try browserScreen([node("a", "p", "paragraph", more: "\"attrs\":{}")], more: page)
        #expect(found.elements[0].keyboardShortcuts == [.init("e", modifiers: []), .init("?", modifiers: [])])
        #expect(try browserScreen([node("a", "input", "checkbox", more: "\"attrs\":{}")], more: page).elements[0].keyboardShortcuts == nil)
        #expect(try browserScreen([node("a", "p", "paragraph", more: "\"attrs\":{}")]).elements[0].keyboardShortcuts == nil)
    }

    // MARK: Paint

    @Test func `a placeholder has the color and size that it is set in`() throws {
        let style =
            "\"placeholder\":{\"color\":\"rgb(163, 167, 173)\",\"fill\":\"rgb(160, 160, 160)\",\"opacity\":\"0.5\",\"size\":\"14px\",\"weight\":\"700\"}"
        let field = try browserScreen([node("a", "input", "textbox", more: "\"attrs\":{\"placeholder\":\"For example NF4\"},\(style)")])
            .elements[
                1]
        let run = try #require(field.text?.first)
        #expect(run.string == "For example NF4" && run.isPlaceholder == true && run.pointSize == 14 && run.weight == .bold)
        #expect(run.color == SRGBColor(hex: 0xA0A0A0, opacity: 0.5))
        #expect(
            try browserScreen([node("a", "input", "textbox", more: "\"attrs\":{\"placeholder\":\"For example NF4\"}")]).elements[1].text
                == nil)
    }

    @Test func `an empty field is known by the clearest of its lines and its background`() throws {
        func border(_ members: String) throws -> SRGBColor? {
            try browserScreen([node("a", "input", "textbox", more: members)]).elements[1].surface?.border
        }
        let faint = "\"edges\":[\"rgb(236, 228, 218)\"]"
        #expect(try border(faint) == SRGBColor(hex: 0xECE4DA))
        #expect(try border("\"edges\":[\"rgb(236, 228, 218)\",\"rgb(90, 90, 90)\"]") == SRGBColor(hex: 0x5A5A5A))
        #expect(try border("\"edges\":[],\"background\":\"rgb(40, 40, 40)\"") == SRGBColor(hex: 0x282828))
        #expect(try border("\"edges\":[],\"background\":\"rgba(0, 0, 0, 0)\"") == .white)
        #expect(try border("\"edges\":[\"color(--own 1 0 0)\"]") == nil)
        #expect(try border("\"attrs\":{}") == nil)
        let shadowed = node("a", "input", "textbox", more: faint).replacing(
            "\"style\":{}", with: "\"style\":{\"box-shadow\":\"rgb(0, 0, 0) 0px 1px\"}")
        #expect(try browserScreen([shadowed]).elements[1].surface?.border == nil)
    }

    @Test func `a drawing in a control has the color that differs most from the control's own`() throws {
        let inks = "\"inks\":[\"rgb(201, 206, 214)\",\"rgb(120, 120, 120)\"],\"background\":\"rgb(0, 0, 0)\""
        let button = try browserScreen([node("a", "button", "button", more: inks)]).elements[1]
        #expect(button.surface?.glyph == SRGBColor(hex: 0xC9CED6))
    }

    @Test func `tracks of a video say if it has captions`() throws {
        func captions(_ kinds: String) throws -> Bool? {
            let media = ",\"media\":[{\"path\":\"1\",\"tag\":\"video\",\"hasAudio\":true\(kinds)}]"
            return try browserScreen([node("a", "video", "Video", more: "\"path\":\"1\"")], more: media).elements[1].media?.hasCaptions
        }
        #expect(try captions(",\"tracks\":[]") == false)
        #expect(try captions(",\"tracks\":[\"chapters\",\"descriptions\"]") == false)
        #expect(try captions(",\"tracks\":[\"subtitles\"]") == true)
        #expect(try captions(",\"tracks\":[\"captions\"]") == true)
        #expect(try captions("") == nil)
    }
}
