import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct HighlightCoversContentTests {
    private let spec = HighlightCoversContent()

    /// A row of 100 × 40 points at the corner that speaks for a text.
    private func row(_ text: LayoutRect, change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        let inside = Node.text("Inbox", at: text) { $0.isAccessibilityElement = false }
        return screen([
            Node(.cell, "Inbox", at: LayoutRect(x: 0, y: 0, width: 100, height: 40), [inside]) {
                $0.makeKnown()
                change(&$0)
            }
        ])
    }

    private func at(_ y: Double) -> LayoutRect { LayoutRect(x: 0, y: y, width: 80, height: 20) }

    @Test func `half of a text is enough, less is not`() {
        #expect(spec.judged(row(at(10))) == .passed)
        #expect(spec.judged(row(at(30))) == .passed)
        #expect(
            spec.judged(row(at(31)))
                == .failed("the highlight of cell \"Inbox\" surrounds 45 % of text \"Inbox\"; at least 50 % wanted"))
        #expect(spec.judged(row(at(100))).facts.first?.contains("0 % of") == true)
    }

    @Test func `a thousand texts are measured, and more are no one element`() {
        func row(_ count: Int) -> RenderedScreen {
            let texts = (0..<count).map { number in Node.text("\(number)", at: at(10)) { $0.isAccessibilityElement = false } }
            return screen([Node(.cell, "All", at: LayoutRect(x: 0, y: 0, width: 100, height: 40), texts) { $0.makeKnown() }])
        }

        #expect(spec.judged(row(1_024)) == .passed)
        #expect(spec.judged(row(1_025)) == .cantTell(.budgetExceeded))
    }

    @Test func `an element's own text lies within its frame, in part at least`() {
        func text(_ x: Double) -> RenderedScreen {
            screen([
                .text("Inbox") { $0.text = [ScreenElement.TextRun("Inbox", frame: LayoutRect(x: x, y: 0, width: 80, height: 20))] }
            ])
        }

        #expect(spec.judged(text(0)) == .passed)
        #expect(spec.judged(text(60)) == .passed)
        #expect(spec.judged(text(120)) == .failed("the highlight of text \"Inbox\" surrounds 0 % of its text; at least 50 % wanted"))
    }

    @Test func `paths and elements that are not presented are not judged`() {
        #expect(spec.judged(row(at(100)) { $0.outline = [LayoutPoint(x: 0, y: 0)] }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(row(at(100)) { $0.isAccessibilityHidden = true }) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(row(at(-100))) == .inapplicable(.nothingToJudge))
    }

    @Test func `merged parts of blueprints lie within their element`() {
        #expect(spec.judged(Blueprint.row([.text("Inbox"), .text("3")]).accessibilityElement(children: .combine)) == .passed)
    }
}
