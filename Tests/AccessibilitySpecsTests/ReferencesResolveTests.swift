import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ReferencesResolveTests {
    private let spec = ReferencesResolve()

    /// A button with references, beside a button of the source "1".
    private func judged(_ change: (inout ScreenElement) -> Void) -> Judged {
        spec.judged(screen([.button("Search", change: change), .button("Basket") { $0.identifier = "basket" }]))
    }

    @Test func `elements that name no other are not judged`() {
        #expect(judged { _ in } == .inapplicable(.nothingToJudge))
        #expect(judged { $0.rotors = [ScreenElement.Rotor("Prices")] } == .inapplicable(.nothingToJudge))
        #expect(judged { $0.labeledBy = [] } == .inapplicable(.nothingToJudge))
    }

    @Test func `references to elements of the screen pass`() {
        #expect(judged { $0.rotors = [ScreenElement.Rotor("Prices", targets: ["0", "1"])] } == .passed)
        #expect(judged { $0.headerElements = ["1"] } == .passed)
        #expect(judged { $0.labeledBy = ["1"] } == .passed)
        #expect(judged { $0.keyboard?.next = "basket" } == .passed)
        #expect(judged { $0.textFlow = ScreenElement.TextFlow(next: "1") } == .passed)
    }

    @Test func `a rotor that leads to nothing fails`() {
        #expect(
            judged { $0.rotors = [ScreenElement.Rotor("Prices", targets: ["1", "9"])] }
                == .failed("a rotor of button \"Search\" leads to \"9\", which is not on the screen"))
    }

    @Test func `a rotor that leads to a hidden element fails`() {
        let hidden = screen([
            .button("Search") { $0.rotors = [ScreenElement.Rotor("Prices", targets: ["1"])] },
            .button("Basket") { $0.isAccessibilityHidden = true },
        ])

        #expect(
            spec.judged(hidden)
                == .failed("a rotor of button \"Search\" leads to button \"Basket\", which assistive technology does not present"))
    }

    @Test func `a label may be hidden`() {
        let hidden = screen([.button("Search") { $0.labeledBy = ["1"] }, .text("Find") { $0.isAccessibilityHidden = true }])

        #expect(spec.judged(hidden) == .passed)
    }

    @Test func `headers, labels, focus orders and text that lead to nothing fail`() {
        #expect(
            judged { $0.headerElements = ["9"] }
                == .failed("button \"Search\" names the header \"9\", which is not on the screen"))
        #expect(
            judged { $0.labeledBy = ["9"] } == .failed("button \"Search\" is labeled by \"9\", which is not on the screen"))
        #expect(
            judged { $0.keyboard?.next = "gone" }
                == .failed("button \"Search\" sends the keyboard focus to \"gone\", which is not on the screen"))
        #expect(judged { $0.keyboard?.previous = "gone" }.outcome == .failed)
        #expect(
            judged { $0.textFlow = ScreenElement.TextFlow(previous: "9") }
                == .failed("the text of button \"Search\" goes on in \"9\", which is not on the screen"))
    }

    @Test func `text that goes round fails in every part`() {
        let round = screen([
            .text("One") { $0.textFlow = ScreenElement.TextFlow(next: "1") },
            .text("Two") { $0.textFlow = ScreenElement.TextFlow(next: "0") },
        ])

        #expect(
            spec.judged(round)
                == .failed(
                    "the text that goes on from text \"One\" leads back to it", "the text that goes on from text \"Two\" leads back to it"))
    }

    @Test func `hidden elements are not judged`() {
        #expect(
            judged {
                $0.labeledBy = ["9"]
                $0.isAccessibilityHidden = true
            } == .inapplicable(.hidden))
    }
}
