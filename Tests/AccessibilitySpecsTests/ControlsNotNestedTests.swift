import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ControlsNotNestedTests {
    private let spec = ControlsNotNested()

    private func nested(
        _ outer: ScreenElement.Role, _ inner: ScreenElement.Role, outerIsStop: Bool? = true, innerIsStop: Bool? = true,
        _ change: (inout ScreenElement) -> Void = { _ in }
    ) -> RenderedScreen {
        let around = element(outer, "0") { ($0.label, $0.isAccessibilityElement) = ("Order", outerIsStop) }
        let inside = element(inner, "1") { element in
            element.label = "Track"
            element.isAccessibilityElement = innerIsStop
            change(&element)
        }
        return screen([(0, around), (1, inside)])
    }

    @Test func `controls beside each other pass`() {
        #expect(spec.judged(.row([.button("a"), .button("b")])) == .passed)
    }

    @Test(arguments: [
        (ScreenElement.Role.button, ScreenElement.Role.link), (.checkBox, .textField), (.tab, .button), (.radioButton, .link),
    ])
    func `a control inside one that is presented as a whole fails`(outer: ScreenElement.Role, inner: ScreenElement.Role) {
        #expect(
            spec.judged(nested(outer, inner))
                == .failed(
                    "\(inner.spokenName) \"Track\" lies inside \(outer.spokenName) \"Order\", which assistive technology presents as one piece"
                ))
    }

    @Test func `links, menu items and groups may hold controls`() {
        #expect(spec.judged(nested(.link, .text)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(nested(.menuItem, .checkBox)) == .passed)
    }

    @Test func `text inside of a button passes, and so does what assistive technology does not stop at`() {
        #expect(spec.judged(nested(.button, .text)) == .passed)
        #expect(spec.judged(nested(.button, .button, innerIsStop: false)) == Judged(outcome: .passed, reasons: [.notInAccessibilityTree]))
        #expect(spec.judged(nested(.button, .link) { $0.isEnabled = false }) == .passed)
    }

    @Test func `parts of a merged element pass`() {
        let row = Blueprint.row([.text("Order 1234"), .button("Track")]).accessibilityElement(children: .combine)

        #expect(spec.judged(row) == Judged(outcome: .passed, reasons: [.notInAccessibilityTree]))
    }

    @Test func `a button in the label of a button fails, unless that has its action`() {
        let row = Blueprint.button(.row([.text("Lisbon"), .button("Delete").frame(minWidth: 44, minHeight: 44)]))
        let message = "button \"Delete\" lies inside button \"Lisbon, Delete\", which assistive technology presents as one piece"

        #expect(spec.judged(row).facts == [message])
        #expect(spec.judged(row.accessibilityActions(["Delete"])).outcome == .passed)
        #expect(GroupingKeepsActions().judged(row).outcome == .failed)
        #expect(GroupingKeepsActions().judged(row.accessibilityActions(["Delete"])).outcome == .passed)
    }

    @Test func `a custom action without a name stands for no control, labeled or not`() {
        func hidden(_ label: String?, named name: String?) -> Verdicts.Outcome {
            let around = element(.button, "0") { outer in
                (outer.label, outer.isAccessibilityElement) = ("Order", true)
                outer.actions = [ScreenElement.Action(.custom, identifier: "0.custom", name: name)]
            }
            let inside = element(.button, "1") { inner in
                (inner.label, inner.isAccessibilityElement) = (label, false)
                inner.actions = [ScreenElement.Action(.activate, identifier: "track")]
            }
            return spec.judged(screen([(0, around), (1, inside)])).outcome
        }

        #expect(hidden("Track", named: "track") == .passed)
        #expect(hidden("Track", named: nil) == .failed)
        #expect(hidden(nil, named: nil) == .failed)
    }

    @Test func `a capture without the stops leaves it open`() {
        #expect(spec.judged(nested(.button, .link, outerIsStop: nil, innerIsStop: nil)) == .cantTell(.stopsUnknown))
    }
}
