import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct XCUITestReaderTests {
    private func element(_ fields: String) throws -> ScreenElement { try read("Button, 0x12\(fields)").elements[0] }

    @Test func `The indentation of a line determines its parent`() throws {
        let text = """
            Find: Target Application
             →Application, 0x1, {{0.0, 0.0}, {320.0, 568.0}}
                Window, 0x2
                  Button, 0x3
                    StaticText, 0x4
                Other, 0x5
            """

        let screen = try read(text, density: 320)

        #expect(screen.elements.map(\.source) == ["0", "0/0", "0/0/0", "0/0/0/0", "0/1"])
        #expect(screen.elements.map(\.role) == [.screen, .group, .button, .text, .group])
        #expect(screen.size == LayoutSize(width: 320, height: 568))
        #expect(screen.unit == .points)
    }

    @Test func `Older versions have a colon after the address, and traits`() throws {
        let element = try element(": traits: 4294967297, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Pay'")

        #expect(element.traits == [.button, .visited])
        #expect(element.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
        #expect(element.label == "Pay")
    }

    @Test(
        arguments: [
            (", label: 'Pay'", "Pay", ""), (", label: 'It's 5', value: 3", "It's 5", "3"),
            (", label: 'a', b', value: 3, Selected", "a', b", "3"),
            (", label: 'Say ', value: yes'", nil, nil), (", value: one, two, Disabled", "", "one, two"),
            (", label: 'Pay', value: a long o...", "Pay", nil), (", title: 'Pay'", "Pay", ""), ("", "", ""),
            (", label: 'Pay\nnow', value: 1\n2", "Pay\nnow", "1\n2"),
        ] as [(String, String?, String?)])
    func `Texts end at the first quotation mark that something known follows`(fields: String, label: String?, value: String?) throws {
        let element = try element(fields)

        #expect(element.label == label)
        #expect(element.value == value)
    }

    @Test func `Flags state the state, and a missing one its opposite only for disabled`() throws {
        let flagged = try element(", Selected, Keyboard Focused, Disabled")
        let plain = try element("")

        #expect([flagged.isEnabled, plain.isEnabled] == [false, true])
        #expect([flagged.traits, plain.traits] == [[.button, .selected], nil])
        #expect([flagged.keyboard, plain.keyboard] == [ScreenElement.KeyboardBehavior(isFocusable: true), nil])
    }

    @Test func `A text without a label is its value, and unknown where that is cut off`() throws {
        let texts = try ["value: Tea", "value: Tea and bi..."].map { try read("StaticText, 0x1, \($0)").elements[0] }

        #expect(texts.map(\.label) == ["Tea", nil])
        #expect(texts.map(\.text) == [[ScreenElement.TextRun("Tea")], nil])
    }

    @Test func `Without a frame there is none, also where XCUITest has infinity`() throws {
        #expect(try element(", {{inf, inf}, {0.0, 0.0}}").frame == .zero)
        #expect(try element("").frame == .zero)
    }

    @Test func `The subtree counts, not the description around it`() throws {
        let text = "Attributes: Button, 0x1\nElement subtree:\n →Button, 0x1, label: 'Pay'\nPath to element:\n →Application, 0x2"

        #expect(try read(text).elements.map(\.label) == ["Pay"])
    }

    private static let tree = "Application, 0x1, {{0.0, 0.0}, {320.0, 568.0}}\n  Button, 0x2, label: 'Pay'"

    @Test(arguments: [
        ("Attributes: Application, 0x1\nElement subtree:\n" + tree + "\nPath to element:\n →Application, 0x1", "Element subtree:\n" + tree),
        (tree, tree), (tree + "\nQuery chain:\n →Find: a\n  Output: {\n    Application, 0x1\n  }", tree),
        ("Element subtree:\n" + tree, "Element subtree:\n" + tree),
    ])
    func `A second description is refused`(first: String, second: String) throws {
        let line = first.split(separator: "\n").count + 1

        #expect(try read(first).elements.map(\.label) == ["", "Pay"])
        #expect(
            message(first + "\n" + second)
                == "capture:\(line):1: a second capture begins; a file of this format holds one screen; put each screen into its own file")
    }

    @Test func `Elements of a query are beside one another`() throws {
        #expect(try read("Button, 0x1, label: 'Pay'\nButton, 0x2, label: 'Tea'").elements.map(\.label) == ["Pay", "Tea"])
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message("Other, 0x1\n  Button, 0x2, label: 'Pay")
                == "capture:2:1: label: 'Pay where a closing quotation mark is expected; the file is damaged or cut off; capture the screen again"
        )
        #expect(
            message("Button, 0x2, {{1, 2}, {3, wide}}")
                == "capture:1:1: {{1, 2}, {3, wide}} where {{x, y}, {width, height}} is expected; the file is damaged or cut off; capture the "
                + "screen again")
        #expect(message("Button, 0x2, {{1, 2}, {3").hasPrefix("capture:1:1: {{1, 2}, {3 where {{x, y}, {width, height}} is expected"))
    }

    @Test func `An arrow takes the place of a blank`() throws {
        let text = """
            Application, 0x1, {{0.0, 0.0}, {320.0, 568.0}}
             →Window, 0x2
              Other, 0x3
              →Button, 0x4
               StaticText, 0x5
            """

        #expect(try read(text, density: 320).elements.map(\.source) == ["0", "0/0", "0/1", "0/1/0", "0/1/1"])
    }
}
