import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

/// The focus, the areas of images and the messages of fields on pages.
struct BrowserFactsTests {
    private func page(_ nodes: String) throws -> RenderedScreen { try browserScreen([nodes], more: "") }

    @Test func `A walk says where elements were with the focus, and whose focus led to another page`() throws {
        func focus(end: String) throws -> RenderedScreen.RecordedFocus? {
            let text =
                "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true}],"
                + "\"tabSequence\":[{\"node\":\"n0\",\"rect\":[1,2,3,4]}],\"tabEnd\":\"\(end)\"}"
            return try readCapture(Array(text.utf8), named: "capture").screens[0].recordedFocus
        }

        #expect(try focus(end: "navigated")?.leadsAwayFrom == "n0")
        #expect(try focus(end: "left-document")?.leadsAwayFrom == nil)
        #expect(try focus(end: "left-document")?.frames == [.init(of: "n0", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))])
    }

    @Test func `Trials say what timers, focus and activation did`() throws {
        let text =
            "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"nodes\":[{\"id\":\"n0\",\"rendered\":true}],\"timedReloads\":[0.5,90,30],\"tabSequence\":[],"
            + "\"contextChange\":{\"of\":\"n0\",\"modal\":true},\"stateTrials\":[{\"of\":\"n0\",\"isStated\":false}]}"
        let page = try readCapture(Array(text.utf8), named: "capture").screens[0]

        #expect(page.screen.facts.refreshInterval == 30)
        #expect(page.recordedFocus?.leadsAwayFrom == "n0")
        #expect(page.recordedFocus?.isModalChangedByFocus == true)
        #expect(page.recordedFocus?.changedStates == [.init(of: "n0", isStated: false)])
    }

    @Test func `A fixed element is hidden with the elements around it, though it is drawn apart from them`() throws {
        func fixed(in attributes: String) throws -> Bool? {
            let nodes =
                "{\"id\":\"n1\",\"parent\":\"n0\",\"tag\":\"div\",\"rendered\":true,\"bounds\":[0,0,9,9],\"attrs\":{\(attributes)}},"
                + "{\"id\":\"n2\",\"parent\":\"n1\",\"domParent\":\"n1\",\"tag\":\"p\",\"style\":{\"position\":\"fixed\"},\"rendered\":true,"
                + "\"bounds\":[0,0,9,9]}"
            return try page(nodes).elements.first { $0.source == "n2" }?.isAccessibilityHidden
        }

        #expect(try fixed(in: "\"aria-hidden\":\"true\"") == true)
        #expect(try fixed(in: "\"aria-hidden\":\"false\"") != true)
        #expect(try fixed(in: "") != true)
    }

    @Test func `An item is stranded where arrow keys led nowhere from the items of its widget`() throws {
        func isFocusable(role: String = "tab", stuck: String, more: String = "") throws -> Bool? {
            func item(_ id: String, _ index: Int) -> String {
                ",{\"id\":\"\(id)\",\"parent\":\"l\",\"domParent\":\"l\",\"tag\":\"span\",\"role\":\"\(role)\",\"name\":\"\(id)\","
                    + "\"rendered\":true,\"bounds\":[0,0,90,40],\"domFocusable\":true,\"tabIndex\":\(index),\"attrs\":{\"role\":\"\(role)\"}}"
            }
            let text =
                "{\"id\":\"a\",\"viewport\":[640,480],\"page\":{},\"scripted\":true,\"nodes\":[{\"id\":\"n0\",\"rendered\":true},"
                + "{\"id\":\"l\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"div\",\"role\":\"tablist\",\"rendered\":true}"
                + item("x", 0) + item("y", -1) + "],\"tabSequence\":[{\"node\":\"x\"},{\"node\":null}],"
                + "\"shiftTabSequence\":[{\"node\":\"x\"},{\"node\":null}]\(more),\"arrowsStuckAt\":[\(stuck)]}"
            let screen = try readCapture(Array(text.utf8), named: "capture").screens[0].screen
            return screen.elements.first { $0.source == "y" }?.keyboard?.isFocusable
        }

        #expect(try isFocusable(stuck: "\"x\"") == false)
        #expect(try isFocusable(stuck: "") != false)
        #expect(try isFocusable(stuck: "\"z\"") != false)
    }

    @Test(arguments: [
        ("rect", "10,20,40,60", LayoutRect(x: 110, y: 70, width: 30, height: 40)),
        ("", "40, 60, 10, 20", LayoutRect(x: 110, y: 70, width: 30, height: 40)),
        ("circle", "50,50,10", LayoutRect(x: 140, y: 90, width: 20, height: 20)),
        ("POLY", "0,0,30,10,15,40", LayoutRect(x: 100, y: 50, width: 30, height: 40)),
        ("default", "", LayoutRect(x: 100, y: 50, width: 200, height: 100)),
        // Beyond the image nothing is clicked.
        ("rect", "150,50,400,400", LayoutRect(x: 250, y: 100, width: 50, height: 50)),
        ("circle", "50", .zero), ("poly", "1,2,3", .zero), ("rect", "a,b", .zero),
        ("rect", "nan,0,10,10", .zero), ("circle", "0,0,inf", .zero), ("poly", "0,0,nan,1,2,2", .zero),
    ])
    func `An area of an image lies on it, by its shape`(shape: String, numbers: String, frame: LayoutRect) throws {
        let screen = try page(
            "{\"id\":\"i\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"img\",\"role\":\"image\",\"name\":\"Plan\",\"rendered\":true,"
                + "\"bounds\":[100,50,200,100],\"attrs\":{\"usemap\":\"#plan\"}},"
                + "{\"id\":\"m\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"map\",\"role\":\"generic\",\"name\":\"\",\"attrs\":{\"name\":\"plan\"}},"
                + "{\"id\":\"a\",\"parent\":\"i\",\"domParent\":\"m\",\"tag\":\"area\",\"role\":\"link\",\"name\":\"North\","
                + "\"attrs\":{\"shape\":\"\(shape)\",\"coords\":\"\(numbers)\"}}")

        #expect(screen.elements.first { $0.source == "a" }?.frame == frame)
    }

    @Test func `An area in no map has no frame, and one in itself is an error`() throws {
        func area(in parent: String) -> String {
            "{\"id\":\"b\",\"parent\":\"n0\",\"domParent\":\"\(parent)\",\"tag\":\"div\",\"role\":\"menu\",\"name\":\"\"},"
                + "{\"id\":\"a\",\"parent\":\"n0\",\"domParent\":\"b\",\"tag\":\"area\",\"role\":\"link\",\"name\":\"North\","
                + "\"attrs\":{\"coords\":\"0,0,9,9\"}}"
        }

        #expect(try page(area(in: "n0")).elements.first { $0.source == "a" }?.frame == .zero)
        #expect(throws: CaptureError.self) { try page(area(in: "a")) }
    }

    @Test func `The description of a wrong field is its message`() throws {
        func message(_ states: String, _ description: String) throws -> String? {
            let screen = try page(
                "{\"id\":\"f\",\"parent\":\"n0\",\"domParent\":\"n0\",\"tag\":\"input\",\"role\":\"textbox\",\"name\":\"Email\",\"rendered\":true,"
                    + "\"bounds\":[0,0,90,20],\"states\":{\(states)}\(description)}")
            return screen.elements.first { $0.source == "f" }?.field?.errorMessage
        }
        let text = ",\"description\":\"Enter an address with @.\""

        #expect(try message("\"invalid\":\"true\"", text) == "Enter an address with @.")
        #expect(try message("\"invalid\":\"false\"", text) == nil)
        #expect(try message("\"invalid\":\"true\"", "") == nil)
    }
}
