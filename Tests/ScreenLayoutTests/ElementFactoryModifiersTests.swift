import EveryScreenLayout
import EveryScreenModel
import Testing

struct ElementFactoryModifiersTests {
    private func first(_ blueprint: Blueprint) -> ScreenElement { laidOut(blueprint).elements[0] }

    private let row = Blueprint.row([.text("Tea"), .button("Buy"), .toggle("Gift")])

    @Test func `label, value, hint and identifier stand in place of the content's own`() {
        let button = first(.button("a").accessibilityLabel("b").accessibilityValue("c").accessibilityHint("d").accessibilityIdentifier("e"))

        #expect([button.label, button.value, button.hint, button.identifier] == ["b", "c", "d", "e"])
        #expect(button.text?.map(\.string) == ["a"])
    }

    @Test func `a heading is a heading to all who ask, and a button stays a button`() {
        #expect(first(.text("a").accessibilityHeading()).role == .heading)
        #expect(first(.text("a").accessibilityHeading()).traits == [.staticText, .header])
        #expect(first(.button("a").accessibilityHeading()).role == .button)
        #expect(first(.text("a").accessibilityHeading(false)).role == .text)
    }

    @Test func `a disabled element is dimmed and takes no focus, whatever its other facts`() {
        for blueprint in [
            Blueprint.button("a").disabled(), .text("a").action("b").disabled(), .slider("a", value: "").action("b").disabled(),
        ] {
            let element = first(blueprint)

            #expect(element.isEnabled == false)
            #expect(element.traits?.contains(.notEnabled) == true)
            #expect(element.keyboard?.isFocusable == false)
        }
        #expect(first(.button("a").disabled(false)).isEnabled == true)
    }

    @Test func `an action makes anything a control with focus`() {
        let text = first(.text("a").action("b"))

        #expect(text.actions == [ScreenElement.Action(.activate, identifier: "b", dismissesModal: false)])
        #expect(text.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: []))
        #expect(text.isEnabled == true)
        #expect(text.isControl)
    }

    @Test func `an action gives a button's own another identity`() {
        #expect(first(.button("a").action("b")).actions == [ScreenElement.Action(.activate, identifier: "b", dismissesModal: false)])
        #expect(first(.button("a").dismissesModal()).actions == [ScreenElement.Action(.activate, identifier: "", dismissesModal: true)])
    }

    @Test func `the keyboard follows the modifiers`() {
        let editor = first(.textEditor("a").consumesKeys([.tab]).nextKeyElement("b"))

        #expect(editor.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: [.tab], next: "b"))
        #expect(
            first(.button("a").keyboardFocusable(false)).keyboard == ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: []))
        #expect(first(.text("a").keyboardFocusable()).keyboard == ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: []))
    }

    @Test func `a decorative image with a label is to be found`() {
        #expect(first(.image("a", width: 1, height: 1, isDecorative: true).accessibilityLabel("b")).isAccessibilityElement == true)
    }

    @Test func `hiding a container is a fact of the container`() {
        #expect(laidOut(row.accessibilityHidden()).elements.map(\.isAccessibilityHidden) == [true, false, false, false])
    }

    @Test func `a container that contains is a separate group`() {
        let group = first(row.accessibilityElement(children: .contain))

        #expect(group.role == .group)
        #expect(group.containerType == .semanticGroup)
        #expect(group.isAccessibilityElement == false)
        #expect(first(Blueprint.list([]).accessibilityElement(children: .contain)).containerType == .list)
    }

    @Test func `a container that ignores is one element with its own label only`() {
        let screen = laidOut(row.accessibilityElement(children: .ignore).accessibilityLabel("Tea, with gift"))

        #expect(screen.elements.map(\.isAccessibilityElement) == [true, false, false, false])
        #expect(screen.elements[0].label == "Tea, with gift")
        #expect(screen.elements[0].actions == [])
    }

    @Test func `a container that combines says all and does all`() {
        let screen = laidOut(row.accessibilityElement(children: .combine))
        let combined = screen.elements[0]

        #expect(screen.elements.map(\.isAccessibilityElement) == [true, false, false, false])
        #expect(combined.label == "Tea, Buy, Gift")
        #expect(combined.role == .button)
        #expect(combined.actions?.map(\.identifier) == ["1", "2"])
        #expect(combined.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true, consumedKeys: []))
        #expect(combined.isEnabled == true)
    }

    @Test func `texts combined are no control`() {
        let combined = first(Blueprint.row([.text("a"), .text("b")]).accessibilityElement(children: .combine))

        #expect(combined.label == "a, b")
        #expect(combined.role == .group)
        #expect(combined.keyboard?.isFocusable == false)
    }

    @Test func `the facts of a combined container override those of its parts`() {
        let combined = first(
            row.accessibilityElement(children: .combine).accessibilityLabel("Tea").action("open").consumesKeys([.up]).keyboardFocusable(
                false))

        #expect(combined.label == "Tea")
        #expect(combined.actions?.map(\.identifier) == ["open", "1", "2"])
        #expect(combined.keyboard == ScreenElement.KeyboardBehavior(isFocusable: false, consumedKeys: [.up]))
        #expect(first(row.accessibilityElement(children: .combine).disabled()).keyboard?.isFocusable == false)
    }

    @Test func `hidden or ignored content does not speak for the combined`() {
        let combine = { (children: [Blueprint]) in self.first(Blueprint.column(children).accessibilityElement(children: .combine)).label }

        #expect(combine([.text("a").accessibilityHidden(), .text("b")]) == "b")
        #expect(combine([Blueprint.column([.text("a")]).accessibilityHidden(), .text("b")]) == "b")
        #expect(
            combine([Blueprint.column([.text("a")]).accessibilityElement(children: .ignore).accessibilityLabel("c"), .text("b")]) == "c, b")
    }

    @Test func `a combined container inside another speaks with its own label, or with those inside it`() {
        let inner = Blueprint.column([.text("a"), .button("b")]).accessibilityElement(children: .combine)
        let outer = { (inner: Blueprint) in self.first(Blueprint.row([inner, .text("d")]).accessibilityElement(children: .combine)) }

        #expect(outer(inner).label == "a, b, d")
        #expect(outer(inner.accessibilityLabel("c")).label == "c, d")
        #expect(outer(inner.accessibilityLabel("c")).actions?.map(\.identifier) == ["0/1"])
    }
}
