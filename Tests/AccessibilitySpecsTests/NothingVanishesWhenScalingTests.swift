import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct NothingVanishesWhenScalingTests {
    private let spec = NothingVanishesWhenScaling()
    private let pay = Node.button("Pay")
    private let cancel = Node.button("Cancel", at: LayoutRect(x: 0, y: 60, width: 100, height: 44))

    private func pay(_ change: @escaping (inout ScreenElement) -> Void) -> RenderedScreen { screen([.button("Pay", change: change)]) }

    @Test func `what becomes a column is all there`() {
        #expect(spec.judged(.row(columnFrom: .accessibility1, [.button("Pay"), .button("Cancel")]), in: .largest) == .passed)
    }

    @Test func `a control that is left out is gone`() {
        #expect(
            spec.judged(screen([pay]), beside: screen([pay, cancel]))
                == .failed("button \"Cancel\" is not on the screen; at the default text size it can be used"))
    }

    @Test func `what is there and cannot be used has vanished, too`() {
        let before = screen([pay])

        #expect(
            spec.judged(pay { $0.isVisible = false }, beside: before)
                == .failed("button \"Pay\" cannot be seen; at the default text size it can be used"))
        #expect(spec.judged(pay { $0.frame.size = .zero }, beside: before).outcome == .failed)
        #expect(
            spec.judged(pay { $0.isEnabled = false }, beside: before)
                == .failed("button \"Pay\" is disabled; at the default text size it can be used"))
        #expect(
            spec.judged(pay { $0.isAccessibilityHidden = true }, beside: before)
                == .failed("button \"Pay\" is hidden from assistive technology; at the default text size it can be used"))
        #expect(spec.judged(pay { $0.isAccessibilityElement = false }, beside: before).outcome == .failed)
        #expect(
            spec.judged(pay { $0.actions = [] }, beside: before)
                == .failed("button \"Pay\" does nothing; at the default text size it can be used"))
    }

    @Test func `a control whose action another one does is there`() {
        let other = Node.button("Pay now", action: "Pay") { $0.identifier = "other" }

        #expect(spec.judged(screen([other]), beside: screen([pay, other])) == .passed(by: .equivalentExists))
    }

    @Test func `a new control may lead to what is missing`() {
        let menu = Node.button("More") { $0.identifier = "menu" }

        #expect(spec.judged(screen([pay, menu]), beside: screen([pay, cancel, cancel])) == .cantTell(.mayHaveMoved))
    }

    @Test func `a capture of part of a list says nothing of the rest`() {
        let list = { (nodes: [Node]) in screen([.group(nodes) { $0.scrolling = ScreenElement.Scrolling(axes: [.vertical]) }]) }

        #expect(spec.judged(list([pay]), beside: list([pay, cancel])) == .cantTell(.scrolledPartlyOut))
    }

    @Test func `what could not be used before cannot vanish`() {
        let disabled = Node.button("Cancel") { $0.isEnabled = false }

        #expect(spec.judged(screen([.text("a")]), beside: screen([disabled])) == .inapplicable(.disabled))
        #expect(spec.judged(screen([.text("a")]), beside: screen([.text("a")])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("Pay")) == .inapplicable(.comparedWith))
        #expect(spec.judged(screen([pay]), in: .largest) == .untested(.noCounterpart))
    }

    @Test func `what is missing has no place on the screen`() {
        let presentation = ScreenPresentation(screen([pay]), in: .largest) { _ in screen([self.pay, self.cancel]) }
        let findings = audit(presentation, by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings

        #expect(findings.map(\.element.index) == [-1])
        #expect(findings.map(\.element.source) == ["1"])
    }
}
