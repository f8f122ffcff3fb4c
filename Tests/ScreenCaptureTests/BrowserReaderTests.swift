import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct BrowserReaderTests {
    private func pages() throws -> [CapturedScreen] { try readCapture(at: OwnCapture.path("pages.browser-capture.jsonl")).screens }

    private func element(_ source: String, of page: CapturedScreen) throws -> ScreenElement {
        let index = try #require(page.screen.index(ofSource: source))
        return page.screen.elements[index]
    }

    /// A page whose body holds the given nodes, as JSON without the braces of the
    /// page.
    private func page(_ nodes: String, head: String = "") throws -> RenderedScreen {
        let text =
            "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{\"title\":\"A\"\(head)},\"nodes\":["
            + "{\"id\":\"n0\",\"parent\":null,\"role\":\"RootWebArea\",\"name\":\"A\",\"rendered\":true,\"bounds\":[0,0,640,480]}\(nodes)]}"
        return try readCapture(Array(text.utf8), named: "capture").screens[0].screen
    }

    @Test func `A page a line, named by its id, is detected without being named`() throws {
        let capture = try readCapture(at: OwnCapture.path("pages.browser-capture.jsonl"))

        #expect(capture.format == .browser)
        #expect(capture.screens.map(\.name) == ["tea", "cart"])
        #expect(capture.screens.map(\.screen.size) == [LayoutSize(width: 640, height: 480), LayoutSize(width: 640, height: 480)])
    }

    @Test func `The head of the page has the facts of the screen`() throws {
        let facts = try pages().map(\.screen.facts)

        var expected = [
            RenderedScreen.Facts(title: "Order tea", language: "en", allowsZoom: true, refreshInterval: .infinity),
            RenderedScreen.Facts(title: "", language: "english", allowsZoom: false, refreshInterval: 30),
        ]
        for index in expected.indices { (expected[index].isTextTurned, expected[index].platform) = (false, .web) }
        #expect(facts == expected)
    }

    @Test func `An element has role, label, color and focus of its node, and the text inside`() throws {
        let button = try element("n4", of: pages()[0])

        #expect(button.role == .button)
        #expect(button.label == "Buy now")
        #expect(button.frame == LayoutRect(x: 8, y: 60, width: 90, height: 44))
        #expect(button.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true, showsFocus: true))
        #expect(button.surface == ScreenElement.Surface(background: [.color(SRGBColor(hex: 0x004080))]))
        #expect(button.text?.map(\.string) == ["Buy now"])
        #expect(button.text?.first?.color == .white)
        #expect(button.text?.first?.background == nil)
        #expect(button.isAccessibilityElement == true)
    }

    @Test func `Text that is the name of a control is not stopped at once more`() throws {
        #expect(try element("n5", of: pages()[0]).isAccessibilityElement == false)
        #expect(try element("n3", of: pages()[1]).isAccessibilityElement == true)
    }

    @Test func `A hidden element is hidden with its content, and may still take focus`() throws {
        let page = try pages()[1]

        #expect(try element("n7", of: page).isAccessibilityHidden == true)
        #expect(try element("n8", of: page).keyboard?.isFocusable == true)
        #expect(try element("n4", of: page).keyboard?.showsFocus == false)
    }

    @Test(arguments: [
        ("maximum-scale=1", false), ("user-scalable=no", false), ("width=device-width, USER-SCALABLE = 0", false),
        ("maximum-scale=yes", false),
        ("maximum-scale=2", true), ("maximum-scale=-1", true), ("maximum-scale=device-width", true),
        ("maximum-scale=device-height", true), ("width=device-width", true),
        // CSS Device Adaptation: `user-scalable` is fixed for unknown words and
        // numbers between −1 and 1.
        ("user-scalable=yes", true), ("user-scalable=1", true), ("user-scalable=-1", true), ("user-scalable=1.5x", true),
        ("user-scalable=device-width", true), ("user-scalable=device-height", true), ("user-scalable=", true), ("user-scalable", true),
        ("user-scalable=0.5", false), ("user-scalable=-0.5", false), ("user-scalable=none", false), ("user-scalable=false", false),
        ("user-scalable=true", false), ("width=device-width user-scalable=no", false), ("width=device-width;user-scalable=no", false),
        ("user-scalable = = no", false), ("user-scalable no, width=1", true), ("user-scalable=no, user-scalable=yes", true),
        ("maximum-scale=1, maximum-scale=3", true), ("maximum-scale=wide", false), ("maximum-scale=1.9", false),
        ("maximum-scale=20", true), ("minimum-scale=3, maximum-scale=1", true),
    ])
    func `A viewport declaration states whether the page can be enlarged`(declaration: String, allows: Bool) throws {
        #expect(try page("", head: ",\"metaViewport\":\"\(declaration)\"").facts.allowsZoom == allows)
    }

    @Test(
        arguments: [
            ("30", 30), ("0; url=/", 0), ("5.9 ;", 5), ("+5; /", .infinity), ("", .infinity), ("5x", .infinity), ("-1", .infinity),
        ] as [(String, Double)])
    func `A well-formed refresh declaration states its seconds`(declaration: String, interval: Double) throws {
        #expect(try page("", head: ",\"metaRefresh\":[\"\(declaration)\"]").facts.refreshInterval == interval)
    }

    @Test func `Important spacing cannot be changed by the person, unless it is inherited`() throws {
        func spacing(_ style: String) throws -> ScreenElement.FixedSpacing? {
            let screen = try page(
                ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"p\",\"attrs\":{\"style\":\"\(style)\"},\"rendered\":true,\"bounds\":[0,0,9,9]},"
                    + "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"#text\",\"text\":\"Tea\",\"role\":\"StaticText\",\"rendered\":true,"
                    + "\"bounds\":[0,0,9,9],\"fontSize\":10,\"style\":{\"letter-spacing\":\"2px\"}}")
            return screen.elements[1].text?.first?.fixedSpacing
        }

        #expect(try spacing("letter-spacing: 2px !important") == ScreenElement.FixedSpacing(letters: 0.2))
        #expect(try spacing("letter-spacing: 2px") == ScreenElement.FixedSpacing())
        #expect(try spacing("letter-spacing: unset !important") == ScreenElement.FixedSpacing())
        #expect(try spacing("line-height: normal !important") == ScreenElement.FixedSpacing(lines: 1.2))
    }

    /// A text of a page, with separate styles.
    private func text(style: String, size: String = "10") throws -> ScreenElement.TextRun? {
        let screen = try page(
            ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"p\",\"attrs\":{\"style\":\"letter-spacing: 2px !important\"},\"rendered\":true},"
                + "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"#text\",\"text\":\"Tea\",\"role\":\"StaticText\",\"rendered\":true,"
                + "\"bounds\":[0,0,9,9],\"fontSize\":\(size),\"style\":{\(style)}}")
        return screen.elements[1].text?.first
    }

    @Test func `The lines of a text are where their boxes are; a single one is where the text is`() throws {
        func lines(_ boxes: String) throws -> [ScreenElement.TextLine]? {
            let screen = try page(
                ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"p\",\"rendered\":true},"
                    + "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"#text\",\"text\":\"Green tea\",\"role\":\"StaticText\","
                    + "\"rendered\":true,\"bounds\":[0,0,50,40],\"lines\":\(boxes)}")
            return try #require(screen.elements[1].text?.first).lines
        }

        #expect(try lines("[]") == nil)
        #expect(try lines("[[0,0,50,40]]") == nil)
        #expect(
            try lines("[[0,0,50,20],[0,20,30,20]]") == [
                ScreenElement.TextLine(frame: LayoutRect(x: 0, y: 0, width: 50, height: 20)),
                ScreenElement.TextLine(frame: LayoutRect(x: 0, y: 20, width: 30, height: 20)),
            ])
    }

    // The distance to the least whole number is more than the largest: that ended
    // the process.
    @Test(
        arguments: [
            ("700", .bold), ("1", .light), ("1000", .heavy), ("0", nil), ("1001", nil), ("-9223372036854775808", nil),
            ("9223372036854775807", nil), ("bolder", nil),
        ] as [(String, ScreenElement.FontWeight?)])
    func `A weight of CSS is one from 1 to 1000`(spelling: String, weight: ScreenElement.FontWeight?) throws {
        #expect(try text(style: "\"font-weight\":\"\(spelling)\"")?.weight == weight)
    }

    // A screen with infinite lengths can be written, and not read again.
    @Test(arguments: [("infpx", "10"), ("nanpx", "10"), ("1e400px", "10"), ("1e9px", "1e-300")])
    func `Spacing that is no finite share of the size is not known`(spacing: String, size: String) throws {
        #expect(try text(style: "\"letter-spacing\":\"\(spacing)\"", size: size)?.fixedSpacing == ScreenElement.FixedSpacing())
    }

    @Test func `A page that is all turned by a quarter says so, and holds no orientation by that alone`() throws {
        let turned =
            ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"p\",\"style\":{\"transform\":\"matrix(0, 1, -1, 0, 0, 0)\"},\"rendered\":true,\"bounds\":[0,0,9,9]},"
        let text =
            "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"#text\",\"text\":\"Tea\",\"role\":\"StaticText\",\"rendered\":true,\"bounds\":[0,0,9,9]}"

        #expect(try page(turned + text).facts.isTextTurned == true)
        #expect(try page("," + text.replacing("\"n1\"", with: "\"n0\"")).facts.isTextTurned == false)
        #expect(try page("").facts.isTextTurned == nil)
        #expect(try page(turned + text).facts.orientations == nil)
    }

    @Test func `Recorded keys are in the page, and nothing without recorded keys`() throws {
        func focus(_ members: String) throws -> RenderedScreen.RecordedFocus? {
            let text = "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true}]\(members)}"
            return try readCapture(Array(text.utf8), named: "capture").screens[0].recordedFocus
        }
        let walk = "{\"from\":\"n0\",\"tab\":[\"n0\",null],\"tabPulledBackAt\":[0],\"shiftTab\":[null]}"
        let attempts =
            "{\"from\":\"n0\",\"tries\":[{\"key\":\"Escape\",\"focusAfterKeyThenTabs\":[\"n0\",null]}]}"

        #expect(try focus("") == nil)
        #expect(
            try focus(
                ",\"tabSequence\":[{\"node\":\"n0\"},{\"node\":null}],\"shiftTabSequence\":[{\"node\":null}],"
                    + "\"focusEdges\":[\(walk)],\"escapeAttempts\":\(attempts)")
                == RenderedScreen.RecordedFocus(
                    walks: [.init(from: "n0", tab: ["n0", nil], shiftTab: [nil], tabPulledBackAt: [0])], tabSequence: ["n0", nil],
                    shiftTabSequence: [nil], escapeAttempts: [.init(from: "n0", key: "Escape", focusAfter: ["n0", nil])]))
    }

    @Test func `Keys that were pressed where focus went instead lead on from there`() throws {
        func start(_ went: String) throws -> String? {
            let edge = "{\"from\":\"n0\",\"focusWent\":\(went),\"tab\":[\"n0\"]}"
            let text =
                "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true}],"
                + "\"tabSequence\":[],\"focusEdges\":[\(edge)]}"
            return try readCapture(Array(text.utf8), named: "capture").screens[0].recordedFocus?.walks.first?.from
        }

        #expect(try start("\"n1\"") == "n1")
        #expect(try start("null") == "n0")
    }

    @Test func `A control that loses the focus as soon as it has it is recorded as such`() throws {
        func loses(_ member: String) throws -> Bool? {
            let text =
                "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true}],"
                + "\"tabSequence\":[],\"focusEdges\":[{\"from\":\"n0\",\"focusWent\":null\(member)}]}"
            return try readCapture(Array(text.utf8), named: "capture").screens[0].recordedFocus?.walks.first?.losesFocus
        }

        #expect(try loses(",\"losesFocus\":true") == true)
        #expect(try loses("") == false)
    }

    @Test func `A fixed element is pinned, and its text with it`() throws {
        let fixed =
            ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"p\",\"style\":{\"position\":\"fixed\"},\"rendered\":true,\"bounds\":[0,0,9,9]}"

        #expect(try page(fixed).elements.map(\.isPinned) == [nil, true])
        #expect(try page(fixed.replacing("fixed", with: "absolute")).elements.map(\.isPinned) == [nil, nil])
    }

    // Each video was looked for among all nodes, each stop among all stops; and the
    // texts of an element were copied for each.
    @Test(.timeLimit(.minutes(1)))
    func `A page of thousands of videos, stops, fixed parts and texts is read in time that grows with it`() throws {
        let count = 8_000
        let nodes = (1...count).map { number in
            "{\"id\":\"n\(number)\",\"parent\":\"n0\",\"tag\":\"video\",\"role\":\"Video\",\"rendered\":true,\"bounds\":[0,0,9,9],"
                + "\"attrs\":{\"src\":\"a#t=1,3\"},\"style\":{\"position\":\"fixed\"},\"domFocusable\":true,\"tabIndex\":0}"
        }
        let texts = (1...count).map { number in
            "{\"id\":\"t\(number)\",\"domParent\":\"n0\",\"tag\":\"#text\",\"text\":\"Tea\",\"rendered\":true,\"bounds\":[0,0,9,9]}"
        }
        let stops = (1...count).map { "{\"node\":\"n\($0)\",\"pixelsVsUnfocused\":\($0)}" }
        let text =
            "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"tabSequence\":[\(stops.joined(separator: ","))],\"nodes\":["
            + "{\"id\":\"n0\",\"role\":\"RootWebArea\",\"rendered\":true},\((texts + nodes).joined(separator: ","))]}"

        let elements = try read(text).elements

        #expect(elements.map(\.source) == ["n0"] + (1...count).map { "t\($0)" } + (1...count).map { "n\($0)" })
        #expect(elements[0].text?.count == count)
        #expect(elements.dropFirst(1 + count).allSatisfy { $0.media?.duration == 2 && $0.keyboard?.showsFocus == true })
    }

    @Test func `A mistake is reported with its line`() {
        let good = "{\"id\":\"a\",\"viewport\":[1,1],\"page\":{},\"nodes\":[]}"

        #expect(message(good + "\n{\"id\":7}") == "capture:2:7: $.id is 7; it must be a string; fix the value")
        #expect(message(good + "\n{\"id\":\"b\"}").hasPrefix("capture:2:1: "))
        #expect(message(good + "\n\n{").hasPrefix("capture:3:2: "))
    }

    @Test func `Two nodes with one id are a mistake`() {
        let text =
            "{\"id\":\"a\",\"viewport\":[1,1],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true},{\"id\":\"n0\",\"rendered\":true}]}"

        #expect(message(text).contains("an id no other node has"))
    }

    // The walk out to the frame of an error page had no end.
    @Test(arguments: ["domParent", "parent"])
    func `Cycles of nodes are reported, not followed`(key: String) {
        let text =
            "{\"id\":\"a\",\"viewport\":[1,1],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true},"
            + "{\"id\":\"n1\",\"\(key)\":\"n2\",\"attrs\":{\"id\":\"main-frame-error\"}},{\"id\":\"n2\",\"\(key)\":\"n1\"}]}"

        #expect(message(text) == "capture:1:1: $.nodes[1].id is \"n1\"; it must be a node that is not inside of itself; fix the value")
    }

    @Test func `A node that is named as the one around itself is at the top of the page`() throws {
        let own = ",{\"id\":\"n1\",\"parent\":\"n1\",\"tag\":\"p\",\"attrs\":{\"id\":\"main-frame-error\"},\"rendered\":true}"

        #expect(try page(own).elements.map(\.source) == ["n0", "n1"])
    }

    @Test func `An id is reported on one line`() {
        let node = "{\"id\":\"n\\n0\",\"rendered\":true}"

        let page = "{\"id\":\"a\",\"viewport\":[1,1],\"page\":{},\"nodes\":[\(node),\(node)]}"

        #expect(message(page).contains("is \"n\\u{a}0\"; it must be"))
    }

    // Damaged captures found this: a window that is less than nothing ended the
    // process.
    @Test(arguments: ["[-1,480]", "[640,-480]", "[640]", "[640,1e300]"])
    func `A window without an extent is refused with its place`(viewport: String) {
        let text =
            "{\"id\":\"a\",\"viewport\":\(viewport),\"page\":{\"title\":\"A\"},\"nodes\":["
            + "{\"id\":\"n0\",\"parent\":null,\"role\":\"RootWebArea\",\"name\":\"A\",\"rendered\":true,\"bounds\":[0,0,640,480]}]}"

        #expect(message(text).hasPrefix("capture:1:"))
        #expect(message(text).contains("$.viewport"))
    }

    @Test func `Screens are handed on one by one, and a file that ends badly still gives those before`() throws {
        let folder = try TemporaryDirectory()
        let lines = try OwnCapture.text("pages.browser-capture.jsonl") + "{\"id\":"
        let path = try folder.file("pages.jsonl", Array(lines.utf8))
        var names: [String] = []

        let error = #expect(throws: CaptureError.self) {
            try readScreens(at: path, options: CaptureOptions(format: .browser)) { screen, _ in names.append(screen.name) }
        }

        #expect(names == ["tea", "cart"])
        #expect(error?.place == .text(line: 3, column: 7))
    }

    /// A page with one node beside its root.
    private func node(_ role: String, _ more: String = "", isRendered: Bool = true) throws -> ScreenElement {
        try page(
            ",{\"id\":\"n1\",\"parent\":\"n0\",\"role\":\"\(role)\",\"name\":\"Tea\",\"rendered\":\(isRendered),\"bounds\":[0,0,9,9]\(more)}"
        ).elements[1]
    }

    @Test(
        arguments: [
            (.button, "button PopUpButton ToggleButton"), (.link, "link doc-backlink doc-biblioref"), (.toggle, "switch"),
            (.checkBox, "checkbox menuitemcheckbox"), (.radioButton, "radio menuitemradio"), (.slider, "slider"), (.stepper, "spinbutton"),
            (
                .picker,
                "combobox listbox ComboBoxMenuButton ComboBoxGrouping ComboBoxSelect ColorWell Date DateTime InputTime"
            ),
            (.searchField, "searchbox"), (.textField, "textbox"), (.tab, "tab"), (.menuItem, "menuitem"),
            (.segment, "option MenuListOption"),
            (.disclosure, "treeitem DisclosureTriangle"), (.heading, "heading"),
            (.image, "image img graphics-symbol graphics-document ImageMap Canvas"), (.progressIndicator, "progressbar meter"),
            (.video, "Video Audio"), (.webView, "Iframe IframePresentational"), (.tooltip, "tooltip"), (.screen, "RootWebArea"),
            (.list, "list"), (.cell, "listitem"), (.table, "table grid treegrid"), (.menu, "menu menubar MenuListPopup"),
            (.tabBar, "tablist"), (.toolbar, "toolbar"), (.navigationBar, "navigation"), (.alert, "alert"),
            (.dialog, "alertdialog dialog"), (.group, "generic group paragraph doc-chapter"), (.unknown, "novelty"),
        ] as [(ScreenElement.Role, String)])
    func `Roles of ARIA, and Chromium's words for elements of HTML, are the roles of a screen`(
        role: ScreenElement.Role, names: String
    ) throws {
        for name in names.split(separator: " ") { #expect(try node(String(name)).role == role, "\(name)") }
    }

    @Test func `A node is seen if it is drawn and no style makes it invisible`() throws {
        #expect(try node("button").isVisible == true)
        #expect(try node("button", isRendered: false).isVisible == false)
        #expect(try node("button", ",\"style\":{\"visibility\":\"hidden\"}").isVisible == false)
        #expect(try node("button", ",\"style\":{\"visibility\":\"visible\"}").isVisible == true)
    }

    @Test(arguments: ["img", "svg", "canvas", "object", "embed", "input", "area", "p", "div"])
    func `An image without a name is stopped at if an element of HTML shows it, and not if only a style does`(tag: String) throws {
        let image = try page(
            ",{\"id\":\"n1\",\"parent\":\"n0\",\"role\":\"image\",\"name\":\"\",\"tag\":\"\(tag)\",\"rendered\":true,\"bounds\":[0,0,9,9]}"
        ).elements[1]

        // A drawing without a name is left out as well: SVG Accessibility API
        // Mappings 1.0, section 5.1.
        #expect(image.isAccessibilityElement == !["svg", "p", "div"].contains(tag))
    }

    @Test func `A link that goes on in the next line is touched on its longest line`() throws {
        func link(display: String, _ lines: String) throws -> LayoutRect? {
            try page(
                ",{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"a\",\"role\":\"link\",\"name\":\"Tea\",\"rendered\":true,"
                    + "\"bounds\":[0,0,90,40],\"style\":{\"display\":\"\(display)\"}},"
                    + "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"#text\",\"text\":\"Tea\",\"role\":\"StaticText\","
                    + "\"rendered\":true,\"bounds\":[0,0,90,40],\"lines\":[\(lines)]}"
            ).elements[1].hitRegion
        }

        #expect(try link(display: "inline", "[50,0,40,20],[0,20,60,20]") == LayoutRect(x: 0, y: 20, width: 60, height: 20))
        #expect(try link(display: "inline", "[0,0,40,20],[40,0,50,20]") == nil)
        #expect(try link(display: "block", "[50,0,40,20],[0,20,60,20]") == nil)
    }

    @Test func `An element that shows an image has the image's name: by role, by tag, or as an image button`() throws {
        let source = ",\"attrs\":{\"src\":\"tea.png\"}"

        #expect(try node("image", source).image == ScreenElement.ImageContent(name: "tea.png"))
        #expect(try node("button", ",\"tag\":\"img\"" + source).image == ScreenElement.ImageContent(name: "tea.png"))
        #expect(
            try node("button", ",\"tag\":\"input\",\"attrs\":{\"src\":\"tea.png\",\"type\":\"IMAGE\"}").image
                == ScreenElement.ImageContent(name: "tea.png"))
        #expect(try node("button", ",\"tag\":\"button\"" + source).image == nil)
    }

    @Test func `A field with a list of choices and nothing in it has no value, and another field has an empty one`() throws {
        func value(_ role: String, _ facts: String = "") throws -> String? {
            let node =
                ",{\"id\":\"n1\",\"parent\":\"n0\",\"role\":\"\(role)\",\"name\":\"City\",\"tag\":\"input\",\"rendered\":true,"
                + "\"bounds\":[0,0,100,30]\(facts)}"
            let screen = try page(node)
            return screen.elements[try #require(screen.index(ofSource: "n1"))].value
        }

        #expect(try value("combobox") == nil)
        #expect(try value("combobox", ",\"value\":\"Oslo\"") == "Oslo")
        #expect(try value("textbox") == "")
        #expect(try value("textbox", ",\"value\":\"Oslo\"") == "Oslo")
    }
}
