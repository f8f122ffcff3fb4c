import EveryScreenModel
import Testing

struct ElementFactsTests {
    private func element(_ role: ScreenElement.Role, actions: [ScreenElement.Action]? = nil) -> ScreenElement {
        var element = ScreenElement(role, source: "0", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
        element.actions = actions
        return element
    }

    @Test(
        arguments: [
            ("a button without facts", .button, nil, true),
            ("a button known to do nothing", .button, [], false),
            ("a link known to do nothing", .link, [], false),
            ("a disabled switch without actions", .toggle, [], true),
            ("a text", .text, nil, false),
            ("a text known to do nothing", .text, [], false),
            ("a text that can be tapped", .text, [ScreenElement.Action(.activate)], true),
            ("an image with a long press", .image, [ScreenElement.Action(.longPress)], true),
            ("a text with a custom action only", .text, [ScreenElement.Action(.custom, name: "Delete")], false),
            ("a button with a custom action only", .button, [ScreenElement.Action(.custom, name: "Delete")], true),
        ] as [(String, ScreenElement.Role, [ScreenElement.Action]?, Bool)])
    func `what can be operated is a control`(id: String, role: ScreenElement.Role, actions: [ScreenElement.Action]?, isControl: Bool) {
        #expect(element(role, actions: actions).isControl == isControl, "\(id)")
    }

    @Test func `the touch region is the frame by default`() {
        var button = element(.button)
        #expect(button.touchRegion == LayoutRect(x: 0, y: 0, width: 10, height: 10))

        button.hitRegion = LayoutRect(x: -5, y: -5, width: 20, height: 20)
        #expect(button.touchRegion == LayoutRect(x: -5, y: -5, width: 20, height: 20))
    }

    @Test func `an element is known to be disabled by its fact or its trait`() {
        var button = element(.button)
        #expect(!button.isKnownDisabled)

        button.isEnabled = true
        #expect(!button.isKnownDisabled)

        button.traits = [.button, .notEnabled]
        #expect(button.isKnownDisabled)

        button.traits = .button
        button.isEnabled = false
        #expect(button.isKnownDisabled)
    }

    @Test func `the activation is the identity of the first action that activates`() {
        #expect(element(.button).activation == nil)
        #expect(element(.button, actions: [ScreenElement.Action(.longPress, identifier: "a")]).activation == nil)
        #expect(
            element(
                .button, actions: [ScreenElement.Action(.longPress, identifier: "a"), ScreenElement.Action(.activate, identifier: "b")]
            ).activation == "b")
    }
}
