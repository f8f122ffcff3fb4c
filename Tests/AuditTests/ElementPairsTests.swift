import EveryScreenAudit
import EveryScreenModel
import Testing

struct ElementPairsTests {
    /// An element by role, source, label and identifier.
    private typealias Row = (role: ScreenElement.Role, source: String, label: String?, identifier: String?)

    private func screen(_ rows: [Row]) -> RenderedScreen {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for row in rows {
            var element = ScreenElement(row.role, source: row.source, frame: .zero)
            element.label = row.label
            element.identifier = row.identifier
            builder.add(element)
        }
        return builder.finish()
    }

    private func pairs(_ own: [Row], _ other: [Row]) -> [Int?] {
        let pairs = ElementPairs(screen(own), screen(other))
        return own.indices.map(pairs.other)
    }

    private let pay: Row = (.button, "1", "Pay", nil)
    private let total: Row = (.text, "0", "Total", nil)

    @Test func `screens without elements have no pairs`() {
        #expect(pairs([], []) == [])
        #expect(pairs([pay], []) == [nil])
    }

    @Test func `the same in the same place is the same`() {
        #expect(pairs([total, pay], [total, pay]) == [0, 1])
    }

    @Test func `what moved in the tree is known by its source and label`() {
        #expect(pairs([total, pay], [pay, total]) == [1, 0])
    }

    @Test func `an identifier counts before the label`() {
        #expect(
            pairs(
                [(.button, "0", "Pay", "pay"), (.button, "1", "Send", "send")],
                [(.button, "7", "Send", "pay"), (.button, "8", "Pay", "send")]) == [0, 1])
    }

    @Test func `captures number elements, so that the label says more than the number`() {
        #expect(pairs([(.button, "1", "Pay", nil), (.button, "2", "Send", nil)], [(.button, "1", "Send", nil)]) == [nil, 0])
    }

    @Test func `the source alone is enough for unlabeled elements, and not where the labels differ`() {
        #expect(pairs([(.group, "1", nil, "a")], [(.group, "1", nil, "b")]) == [0])
        #expect(pairs([(.button, "1", "Cancel", nil)], [(.button, "1", "More", nil)]) == [nil])
    }

    @Test func `of several that are alike each goes with the next if there are as many`() {
        let add: (String) -> Row = { (.button, $0, "Add", nil) }

        #expect(pairs([add("a"), add("b")], [add("c"), add("d")]) == [0, 1])
        #expect(pairs([add("a"), add("b")], [add("c")]) == [nil, nil])
    }

    @Test func `a role is kept`() {
        #expect(pairs([pay], [(.link, "1", "Pay", "pay")]) == [nil])
    }

    @Test func `pairs lead both ways`() {
        let pairs = ElementPairs(screen([total, pay]), screen([pay]))

        #expect(pairs.own(of: 0) == 1)
        #expect(pairs.other(of: 1) == 0)
        #expect(pairs.other(of: 0) == nil)
    }
}
