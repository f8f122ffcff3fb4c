import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct EveryWayInIsEqualTests {
    private let spec = EveryWayInIsEqual()

    /// A row that is swiped, and what deletes it as well.
    private func row(_ delete: Node) -> RenderedScreen {
        screen([.button("Mail") { $0.gestures = [ScreenElement.Gesture(.swipe, action: "delete")] }, delete])
    }

    private func delete(_ change: @escaping (inout ScreenElement) -> Void = { _ in }) -> Node {
        .button("Delete", at: LayoutRect(x: 150, y: 0, width: 100, height: 44), action: "delete", change: change)
    }

    @Test func `controls that every way reaches pass`() {
        #expect(spec.judged(.column([.button("a"), .field("b"), .toggle("c"), .slider("d", value: "1")])) == .passed)
        #expect(spec.judged(row(delete())) == .passed)
    }

    @Test func `the keyboard reaches a row that responds to it, and its custom actions`() {
        let row = Blueprint.text("Mail").swipeActions(["Delete"])

        #expect(spec.judged(row).outcome == .failed)
        #expect(spec.judged(row.accessibilityRespondsToUserInteraction()) == .passed)
        #expect(spec.judged(row.accessibilityRespondsToUserInteraction(false)).outcome == .failed)
    }

    @Test func `an alternative to a gesture that is hidden is none for assistive technology`() {
        let screen = row(delete { $0.isAccessibilityHidden = true })

        #expect(
            spec.judged(screen).facts == [
                "touch reaches all that button \"Mail\" does, and the keyboard, the screen reader, Switch Control and Voice Control do not"
            ])
    }

    @Test func `an alternative that takes no focus is none for the keyboard`() {
        let screen = row(delete { $0.keyboard?.isFocusable = false })
        let verdicts = audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0]

        #expect(
            verdicts.findings.map { spec.wording(for: $0) } == [
                Finding.Wording(
                    fact: "touch reaches all that button \"Mail\" does, and the keyboard does not",
                    remedy: "offer the same as a custom action of an element that the keyboard reaches")
            ])
    }

    @Test func `a custom action makes up for it`() {
        let screen = screen([
            .button("Mail") {
                $0.gestures = [ScreenElement.Gesture(.swipe, action: "delete")]
                $0.actions?.append(ScreenElement.Action(.custom, identifier: "delete", name: "Delete"))
            }
        ])

        #expect(spec.judged(screen) == .passed)
    }

    @Test func `a long press that is lost on a twin fails`() {
        let twin = Node.button("b", at: LayoutRect(x: 150, y: 0, width: 100, height: 44)) {
            $0.isAccessibilityHidden = true
            $0.actions = [ScreenElement.Action(.activate, identifier: "a"), ScreenElement.Action(.longPress, identifier: "menu")]
        }

        #expect(
            spec.judged(screen([.button("a"), twin]))
                == .failed(
                    "touch reaches all that button \"b\" does, and the keyboard, the screen reader, Switch Control and Voice Control do not"
                ))
    }

    @Test func `a control that an input method never reaches is reported elsewhere`() {
        #expect(spec.judged(.button("a").keyboardFocusable(false)) == .inapplicable(.reportedElsewhere))
        #expect(spec.judged(.button("a").accessibilityHidden()) == .inapplicable(.reportedElsewhere))
    }

    @Test func `a gesture without an alternative is reported elsewhere`() {
        #expect(spec.judged(screen([.button("Mail") { $0.gestures = [ScreenElement.Gesture(.swipe, action: "delete")] }])) == .passed)
    }

    @Test func `the parts of a merged element are reached through it`() {
        let row = Blueprint.row([.text("Order 1234"), .button("Track")]).accessibilityElement(children: .combine)

        #expect(spec.judged(row) == .passed)
    }

    @Test func `what cannot be operated now need not be reached`() {
        #expect(spec.judged(.button("a").disabled()) == .inapplicable(.disabled))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `a capture without input methods is untested`() {
        #expect(spec.judged(captured(.button)) == .untested(.keyboardUnknown))
        #expect(
            spec.judged(captured(.button) { $0.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true) })
                == .untested(.exposureUnknown))
    }

    @Test func `a custom action that is lost on a twin is not what touch does`() {
        let twin = Node.button("b", at: LayoutRect(x: 150, y: 0, width: 100, height: 44)) {
            $0.isAccessibilityHidden = true
            $0.actions = [
                ScreenElement.Action(.activate, identifier: "a"), ScreenElement.Action(.custom, identifier: "more", name: "More"),
            ]
        }

        #expect(spec.judged(screen([.button("a"), twin])) == .passed)
    }
}
