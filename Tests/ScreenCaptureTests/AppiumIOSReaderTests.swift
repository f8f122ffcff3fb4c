import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct AppiumIOSReaderTests {
    @Test func `The application is the screen, with or without the wrapper of Appium`() throws {
        let bare = try read(pageSource("<XCUIElementTypeButton/>"))
        let wrapped = try read("<AppiumAUT>\(pageSource("<XCUIElementTypeButton/>"))</AppiumAUT>")

        #expect(bare.size == LayoutSize(width: 320, height: 568))
        #expect(wrapped.size == bare.size)
        #expect(bare.elements.map(\.role) == [.screen, .button])
        #expect(wrapped.elements.map(\.role) == [.unknown, .screen, .button])
        #expect(wrapped.elements[0].isAccessibilityElement == false)
    }

    @Test func `Without an application the first window is the screen`() throws {
        #expect(try read("<XCUIElementTypeWindow width=\"100\" height=\"50\"/>").size == LayoutSize(width: 100, height: 50))
        #expect(try read("<AppiumAUT/>").size == .zero)
    }

    @Test(arguments: [
        ("", nil), ("<XCUIElementTypeNavigationBar name=\"Order\"/>", "Order"), ("<XCUIElementTypeNavigationBar/>", nil),
        ("<XCUIElementTypeNavigationBar name=\"bar\" label=\"Order\"/>", "Order"),
        (
            "<XCUIElementTypeNavigationBar name=\"Below\" visible=\"false\"/><XCUIElementTypeNavigationBar name=\"Order\" visible=\"true\"/>",
            "Order"
        ),
    ])
    func `The navigation bar that can be seen gives the title`(elements: String, title: String?) throws {
        #expect(try read(pageSource(elements)).title == title)
    }

    @Test func `A density changes nothing, as frames are points`() throws {
        #expect(try read(pageSource(""), density: 480) == read(pageSource("")))
    }
}
