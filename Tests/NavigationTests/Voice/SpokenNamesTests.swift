import EveryScreenModel
import EveryScreenNavigation
import Testing

struct SpokenNamesTests {
    private func button(_ name: String, _ y: Double, label: String?, inputs: [String]? = nil) -> Part {
        part(.button, name, LayoutRect(x: 0, y: y, width: 44, height: 44)) { element in
            element.isAccessibilityElement = true
            element.label = label
            element.userInputLabels = inputs
        }
    }

    private func names(_ parts: [Part]) -> SpokenNames { SpokenNames(screen(parts), layoutDirection: .leftToRight) }

    @Test func `an empty screen knows no names`() {
        #expect(names([]).entries.isEmpty)
        #expect(names([]).answering(to: "a").isEmpty)
    }

    @Test func `a control is known by its label, whatever the case and punctuation`() {
        let names = names([button("a", 0, label: "Add to Cart…")])

        #expect(names.answering(to: "add to cart").map(\.number) == [1])
        #expect(names.answering(to: "ADD-to cart!").map(\.number) == [1])
        #expect(names.answering(to: "add") == [])
        #expect(names.ambiguous.isEmpty)
    }

    @Test func `user input labels stand in place of the label, the first is shown`() {
        let names = names([button("a", 0, label: "Settings for this device", inputs: ["Settings", "Gear"])])

        #expect(names.entries[0].names == ["Settings", "Gear"])
        #expect(names.answering(to: "gear").count == 1)
        #expect(names.answering(to: "settings for this device") == [])
    }

    @Test func `no user input labels are none, and the label holds`() {
        #expect(names([button("a", 0, label: "Add", inputs: [])]).entries[0].names == ["Add"])
    }

    @Test func `two of one name are told apart by number, in reading order`() {
        let names = names([button("b", 50, label: "Add"), button("a", 0, label: "add")])

        #expect(names.answering(to: "Add").map(\.element) == [1, 0])
        #expect(names.ambiguous.map(\.number) == [1, 2])
    }

    @Test func `a second name can make a control unambiguous`() {
        let names = names([button("a", 0, label: "Add", inputs: ["Add", "Add tea"]), button("b", 50, label: "Add")])

        #expect(names.unambiguousName(of: names.entries[0]) == "Add tea")
        #expect(names.ambiguous.map(\.number) == [2])
    }

    @Test func `a control without a word is called by number only`() {
        let names = names([button("a", 0, label: "…"), button("b", 50, label: nil)])

        #expect(names.entries.map(\.names) == [[], []])
        #expect(names.entries.map(\.isUnknown) == [false, true])
        #expect(names.ambiguous.map(\.number) == [1, 2])
    }
}
