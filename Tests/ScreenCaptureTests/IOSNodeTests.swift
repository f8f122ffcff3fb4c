import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct IOSNodeTests {
    private func element(_ type: String, _ attributes: String = "") throws -> ScreenElement {
        try read(pageSource("<XCUIElementType\(type) \(attributes)/>")).elements[1]
    }

    @Test(arguments: [
        ("", "", nil), ("label=\"Pay\"", "Pay", nil), ("label=\"Pay\" name=\"Pay\"", "Pay", nil),
        ("label=\"Pay\" name=\"pay\"", "Pay", "pay"), ("name=\"pay\"", "", "pay"), ("label=\"\" name=\"pay\"", "", "pay"),
    ])
    func `A name is an identifier only where it is not the label`(attributes: String, label: String, identifier: String?) throws {
        let element = try element("Button", attributes)

        #expect(element.label == label)
        #expect(element.identifier == identifier)
    }

    @Test(arguments: [
        ("", "", ""), ("value=\"Ada\"", nil, "Ada"), ("value=\"Ada\" placeholderValue=\"Name\"", "Name", "Ada"),
        ("value=\"Name\" placeholderValue=\"Name\"", "Name", ""),
        ("label=\"Your name\" value=\"Name\" placeholderValue=\"Name\"", "Your name", ""),
    ])
    func `The placeholder names a field that has no label`(attributes: String, label: String?, value: String?) throws {
        let element = try element("TextField", attributes)

        #expect(element.label == label)
        #expect(element.value == value)
    }

    @Test(arguments: [
        ("StaticText", "label=\"Tea\" value=\"Tea\"", nil), ("StaticText", "label=\"Tea\" value=\"Hot\"", "Hot"),
        ("StaticText", "", ""), ("Button", "value=\"1\"", nil), ("Button", "value=\"Two\"", "Two"), ("Switch", "value=\"1\"", "1"),
        ("Slider", "value=\"50%\"", "50%"),
    ])
    func `A value that WebDriverAgent may have put there itself is unknown`(type: String, attributes: String, value: String?) throws {
        #expect(try element(type, attributes).value == value)
    }

    @Test func `An omitted fact is unknown`() throws {
        var expected = ScreenElement(.group, source: "0/0", frame: .zero)
        expected.label = ""
        expected.value = ""

        #expect(try element("Other") == expected)
    }

    @Test func `State, frame and traits are read`() throws {
        let attributes = """
            enabled="false" visible="true" accessible="true" x="-1.5" y="2" width="3" height="4e1" traits="Header, Novelty, StaticText" focused="true"
            """

        let element = try element("StaticText", attributes)

        #expect(element.isEnabled == false)
        #expect(element.isVisible == true)
        #expect(element.isAccessibilityElement == true)
        #expect(element.frame == LayoutRect(x: -1.5, y: 2, width: 3, height: 40))
        #expect(element.traits == [.header, .staticText])
        #expect(element.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true))
    }

    @Test func `Texts and fields show their text, a secure one hides it`() throws {
        #expect(try element("StaticText", "label=\"Tea\" value=\"Hot\"").text == [ScreenElement.TextRun("Tea")])
        #expect(try element("StaticText").text == [])
        #expect(try element("TextField", "value=\"Ada\"").text == [ScreenElement.TextRun("Ada")])
        #expect(try element("SecureTextField", "value=\"••\"").text == nil)
    }

    @Test func `Alerts and sheets are modal with ways out unknown`() throws {
        let behaviors = try ["Alert", "Sheet", "Popover", "Other"].map { try element($0).modal }

        #expect(behaviors == [ScreenElement.ModalBehavior(), ScreenElement.ModalBehavior(), ScreenElement.ModalBehavior(), nil])
    }

    @Test(arguments: [("1e10", 1e10), ("-1e10", -1e10), ("+2.5", 2.5)])
    func `The largest number is read`(number: String, x: Double) throws {
        #expect(try read("<AppiumAUT>\n<XCUIElementTypeOther x=\"\(number)\"/></AppiumAUT>").elements[1].frame.minX == x)
    }

    @Test(arguments: ["", "NaN", "inf", "-Infinity", "1e999", "0x10", "12 pt", "1e11"])
    func `A malformed or infinite number is reported with its place`(number: String) {
        #expect(
            message("<AppiumAUT>\n<XCUIElementTypeOther x=\"\(number)\"/></AppiumAUT>")
                == "capture:2:26: x=\"\(number)\" in <XCUIElementTypeOther>; it must be a finite number; capture again or fix the value")
    }
}
