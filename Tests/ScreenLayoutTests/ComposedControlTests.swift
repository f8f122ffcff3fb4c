import EveryScreenLayout
import EveryScreenModel
import Testing

/// One meaning, one element: a control composed from parts is what the ready-made
/// one is.
struct ComposedControlTests {
    private func elements(_ blueprint: Blueprint) -> [ScreenElement] {
        laidOut(blueprint).elements.filter { $0.isAccessibilityElement == true }
    }

    @Test func `a row with the traits of a button is a button`() throws {
        let row = Blueprint.row([.text("Delete"), .text("all")])
            .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton).action("delete")
        let element = try #require(elements(row).first)

        #expect(element.role == .button)
        #expect(element.traits == .button)
        #expect(element.label == "Delete, all")
        #expect(element.keyboard?.isFocusable == true)
    }

    @Test(
        arguments: [
            (.isButton, .button), (.isLink, .link), (.isToggle, .toggle), (.isSearchField, .searchField), (.adjustable, .slider),
            (.isSelected, .group), (.isHeader, .group),
        ] as [(ScreenElement.Traits, ScreenElement.Role)])
    func `traits of a control make a combined row that control`(traits: ScreenElement.Traits, role: ScreenElement.Role) {
        let row = Blueprint.row([.text("a"), .text("b")]).accessibilityElement(children: .combine).accessibilityAddTraits(traits)

        #expect(elements(row).map(\.role) == [role])
    }

    @Test func `text that is a header is a heading, and the traits of a group are known`() {
        #expect(elements(.text("a").accessibilityAddTraits(.isHeader)).map(\.role) == [.heading])
        #expect(elements(Blueprint.row([.text("a")]).accessibilityElement(children: .combine)).map(\.traits) == [[]])
    }

    @Test func `text combined with nothing keeps its label`() {
        #expect(elements(.text("Open").accessibilityElement(children: .combine)).map(\.label) == ["Open"])
    }

    @Test func `a button that shows something is one button`() throws {
        let screen = laidOut(.button(role: .destructive, .row([.symbol("trash", isDecorative: true), .text("Delete")])).action("delete"))
        let button = try #require(screen.elements.first)

        #expect(button.role == .button)
        #expect(button.traits == .button)
        #expect(button.label == "Delete")
        #expect(button.actions == [ScreenElement.Action(.activate, identifier: "delete", dismissesModal: false, isDestructive: true)])
        #expect(button.keyboard?.isFocusable == true)
        #expect(button.isEnabled == true)
        #expect(screen.elements.filter { $0.isAccessibilityElement == true }.count == 1)
    }

    @Test func `a button that shows text is as large as one with a title, in every place and style`() {
        for style in Blueprint.ButtonStyle.allCases {
            for size in Blueprint.ControlSize.allCases where ![.mini, .small].contains(size) {
                for place in [{ $0 }, { .list([$0]) }, { .row([$0, .text("b")]) }, { $0.frame(minWidth: 60, minHeight: 50) }]
                    as [(Blueprint) -> Blueprint]
                {
                    let titled = place(.button("Track")).buttonStyle(style).controlSize(size)
                    let composed = place(.button(.text("Track"))).buttonStyle(style).controlSize(size)

                    #expect(
                        laidOut(titled).elements.first { $0.role == .button }?.frame
                            == laidOut(composed).elements.first { $0.role == .button }?.frame, "\(composed.swiftCode)")
                }
            }
        }
    }

    @Test func `a symbol alone is labelled with its name in words`() {
        #expect(elements(.button(.symbol("square.and.arrow.up"))).map(\.label) == ["Square and arrow up"])
        #expect(elements(.button(.symbol("play.fill").resizable().frame(width: 20, height: 24))).map(\.label) == ["Play fill"])
        #expect(elements(.label("Add", systemImage: "plus")).map(\.label) == ["Add"])
        #expect(elements(.labeledContent("Total", value: "9 €")).map(\.label) == ["Total, 9 €"])
    }

    @Test func `anything adjustable is raised and lowered`() throws {
        let element = try #require(
            elements(
                Blueprint.row([.text("Tea")]).accessibilityElement(children: .ignore)
                    .accessibilityLabel("Cups").accessibilityValue("2").accessibilityAdjustableAction()
            ).first)

        #expect(element.role == .slider)
        #expect(element.traits == .adjustable)
        #expect(element.actions == [ScreenElement.Action(.increment), ScreenElement.Action(.decrement)])
    }
}
