import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RelatedReadTogetherTests {
    private let spec = RelatedReadTogether()

    /// A card of two texts at some place.
    private func card(
        _ names: [String], x: Double, y: Double = 0, change: (inout ScreenElement) -> Void = { _ in }
    ) -> Node {
        let texts = names.enumerated().map { row, name in
            Node.text(name, at: LayoutRect(x: x + 8, y: y + 8 + Double(row) * 30, width: 80, height: 20))
        }
        return .group(texts, at: LayoutRect(x: x, y: y, width: 100, height: 70)) {
            $0.surface = ScreenElement.Surface(background: [.color(.white)])
            change(&$0)
        }
    }

    private func pair(x: Double = 110, y: Double = 0, _ change: (inout ScreenElement) -> Void = { _ in }) -> [Node] {
        [card(["Ink", "€7"], x: 0, change: change), card(["Pen", "€9"], x: x, y: y, change: change)]
    }

    @Test func `two cards side by side are read row by row`() {
        #expect(
            spec.judged(screen([.group(pair())]))
                == .failed(
                    "text \"Ink\" and text \"€7\" are in one card, and 1 stop of the card beside it come between, from text \"Pen\" on",
                    "text \"Pen\" and text \"€9\" are in one card, and 1 stop of the card beside it come between, from text \"€7\" on"))
    }

    @Test func `cards that are groups for the screen reader pass`() {
        #expect(spec.judged(screen([.group(pair { $0.groupsAccessibilityChildren = true })])) == .passed)
    }

    @Test func `cells and borders make cards, and plain groups do not`() {
        #expect(
            spec.judged(
                screen([
                    .group(
                        pair {
                            $0.surface = nil
                            $0.role = .cell
                        })
                ])
            ).outcome == .failed)
        #expect(
            spec.judged(screen([.group(pair { $0.surface = ScreenElement.Surface(background: [], border: .black) })])).outcome == .failed)
        #expect(spec.judged(screen([.group(pair { $0.surface = nil })])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(screen([.group(pair { $0.surface = ScreenElement.Surface(background: []) })])) == .inapplicable(.nothingToJudge))
    }

    /// Cards in rows of some length.
    private func grid(_ rows: Int, of columns: Int) -> [Node] {
        (0..<rows).flatMap { row in
            (0..<columns).map { card(["Name \(row) \($0)", "€\($0)"], x: Double($0) * 110, y: Double(row) * 80) }
        }
    }

    @Test func `each of a thousand cards has its neighbors, and nothing is said of a row of a thousand`() {
        let rows = spec.judged(screen([.group(grid(500, of: 2))]))
        let column = spec.judged(screen([.group(grid(1000, of: 1))]))
        let row = spec.judged(screen([.group(grid(1, of: 1000))]))

        #expect(rows.facts.count == 1000)
        #expect(column == .inapplicable(.nothingToJudge))
        #expect(row.outcome == .cantTell)
    }

    @Test func `cards one below the other, and one element each, are not judged`() {
        #expect(spec.judged(screen([.group(pair(x: 0, y: 80))])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([.group(pair(y: 36))])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([.group(pair { $0.isAccessibilityElement = true })])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([.group(pair { $0.isAccessibilityHidden = true })])) == .inapplicable(.nothingToJudge))
    }

    /// A label, perhaps something between, and a field that it labels.
    private func labeled(_ between: [Node], sharing: Bool = false) -> RenderedScreen {
        let label = Node.text("Street", at: LayoutRect(x: 0, y: 0, width: 100, height: 20))
        let fields = (sharing ? [300.0, 360] : [300]).map { y in
            Node.button("Street", at: LayoutRect(x: 0, y: y, width: 200, height: 44)) {
                $0.role = .textField
                $0.labeledBy = ["0"]
            }
        }
        return screen([label] + between + fields)
    }

    @Test func `a control between a label and its field parts them`() {
        let button = Node.button("Help", at: LayoutRect(x: 0, y: 100, width: 100, height: 44))

        #expect(spec.judged(labeled([])) == .passed)
        #expect(
            spec.judged(labeled([button]))
                == .failed(
                    "1 stop of other controls come between text field \"Street\" and text \"Street\", which labels it, from button \"Help\" on"
                ))
    }

    @Test func `a hint between them does not, nor does one label for two fields`() {
        let hint = Node.text("As on the bell", at: LayoutRect(x: 0, y: 100, width: 100, height: 20))

        #expect(spec.judged(labeled([hint])) == .passed)
        #expect(spec.judged(labeled([hint], sharing: true)) == .inapplicable(.nothingToJudge))
    }
}
