import EveryScreenLayout
import EveryScreenModel
import Testing

/// Words that are made of others.
struct DialogsAndInsetsTests {
    @Test func `a confirmation dialog is modal, with choices as wide as it`() {
        let dialog = Blueprint.text("Inbox").confirmationDialog(
            "Delete?", message: "It is gone then.", [.button("Delete"), .button("Cancel")])
        let screen = laidOut(dialog)
        let buttons = screen.elements.filter { $0.role == .button }

        #expect(screen.elements.contains { $0.modal != nil })
        #expect(buttons.map(\.label) == ["Delete", "Cancel"])
        #expect(buttons.allSatisfy { $0.frame.width > 300 && $0.frame.height >= 44 })
        #expect(screen.elements.compactMap(\.label).contains("It is gone then."))
    }

    @Test func `what stands in the inset takes its room from a scroll region`() throws {
        let list = Blueprint.scroll(.column((1...40).map { .text("Row \($0)") }))
        let bar = Blueprint.button("Pay").frame(maxWidth: .infinity, minHeight: 50)
        let below = laidOut(list.safeAreaInset(edge: .bottom, bar))
        let above = laidOut(list.safeAreaInset(edge: .top, bar))
        let low = try #require(below.elements.last(where: { $0.role == .button }))
        let high = try #require(above.elements.first(where: { $0.role == .button }))

        #expect(low.frame.maxY == 844)
        #expect(low.frame.height == 50)
        #expect(high.frame.minY == 0)
        #expect(below.elements.first(where: \.scrolls)?.frame.height == 794)
    }

    @Test func `captions and titles have SwiftUI's names`() {
        #expect(Blueprint.text("a", style: .caption) == .text("a", style: .caption1))
        #expect(Blueprint.text("a", style: .title) == .text("a", style: .title1))
    }
}
