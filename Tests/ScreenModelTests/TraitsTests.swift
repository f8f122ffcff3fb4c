import EveryScreenModel
import Testing

struct TraitsTests {
    @Test func `every bit has one name and every name one bit, lowest first`() {
        let bits = ScreenElement.Traits.names.map(\.trait.rawValue)

        #expect(bits == bits.sorted())
        #expect(Set(bits).count == bits.count)
        #expect(Set(ScreenElement.Traits.names.map(\.name)).count == bits.count)
        #expect(bits.filter { $0.nonzeroBitCount != 1 } == [])
    }

    @Test func `the public bits are those of UIKit`() {
        #expect(
            ScreenElement.Traits.names.prefix(17).map(\.name) == [
                "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement", "notEnabled",
                "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction",
                "causesPageTurn", "tabBar", "header",
            ])
        #expect(ScreenElement.Traits.names.prefix(17).map(\.trait.rawValue) == (0..<17).map { 1 << $0 })
    }

    @Test func `bits without a name survive`() {
        #expect(ScreenElement.Traits(rawValue: 1 << 60).union(.button).rawValue == 1 << 60 | 1)
    }

    @Test func `the private bits are those that open-source tools know`() {
        let bits = Dictionary(uniqueKeysWithValues: ScreenElement.Traits.names.map { ($0.name, $0.trait.rawValue.trailingZeroBitCount) })

        #expect(ScreenElement.Traits.names.count == 59)
        #expect([bits["textEntry"], bits["isEditing"], bits["secureTextField"], bits["backButton"]] == [18, 21, 24, 27])
        #expect([bits["tabButton"], bits["popupButton"], bits["textArea"], bits["menuItem"]] == [28, 40, 47, 52])
        #expect((0..<64).filter { !bits.values.contains($0) } == [59, 60, 61, 62, 63])
    }
}
