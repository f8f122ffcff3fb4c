import EveryScreenAudit
import EveryScreenModel
import Foundation
import Testing

struct ElementReferenceTests {
    /// A reference to the last element of a screen.
    private func reference(
        _ role: ScreenElement.Role = .button, source: String = "a", isInGroup: Bool = false, isSecond: Bool = false,
        change: (inout ScreenElement) -> Void = { _ in }
    ) -> ElementReference {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        if isSecond { builder.add(ScreenElement(.text, source: "first", frame: .zero)) }
        if isInGroup { builder.open(ScreenElement(.list, source: "list", frame: .zero)) }
        var element = ScreenElement(role, source: source, frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
        change(&element)
        builder.add(element)
        if isInGroup { builder.close() }
        let screen = builder.finish()
        return ElementReference(screen.elements.count - 1, on: screen)
    }

    @Test func `two references to one place that say the same are equal`() {
        #expect(reference() == reference())
        #expect(Set([reference(), reference()]).count == 1)
    }

    @Test func `references that differ in one fact are not equal`() {
        let others = [
            reference(.link), reference(source: "b"), reference(isSecond: true), reference { $0.label = "Pay" },
            reference { $0.identifier = "pay" }, reference { $0.frame.size.width = 5 }, reference().missing,
        ]

        for other in others { #expect(reference() != other, "\(other)") }
        // Of the same index, and another path.
        #expect(reference(isSecond: true) != reference(isInGroup: true))
    }

    @Test func `a reference is written with its path and read back equal`() throws {
        let original = reference(isInGroup: true) { ($0.label, $0.identifier) = ("Pay", "pay") }

        let read = try JSONDecoder().decode(ElementReference.self, from: JSONEncoder().encode(original))

        #expect(read == original)
        #expect(read.path == "list/button")
    }
}
