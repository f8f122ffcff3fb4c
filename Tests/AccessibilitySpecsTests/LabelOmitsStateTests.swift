import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelOmitsStateTests {
    private let spec = LabelOmitsState()

    @Test func `a name alone passes`() {
        #expect(spec.judged(.toggle("Gift wrap")) == .passed)
        #expect(spec.judged(.slider("Volume", value: "50%")) == .passed)
    }

    @Test func `a value in the label fails`() {
        #expect(
            spec.judged(.slider("Volume 50%", value: "50%"))
                == .failed("the label of slider \"Volume 50%\" holds \"50\", which is announced a second time as its value"))
    }

    @Test func `a state at the end or the start of the label fails`() {
        let labels = ["Sound, off", "Off: sound"]

        for label in labels { #expect(spec.judged(.toggle("Sound").accessibilityLabel(label)).outcome == .failed) }
    }

    @Test func `a state the element does not have is a word like others`() {
        #expect(spec.judged(.imageButton("a").accessibilityLabel("Day off")) == .passed)
        #expect(spec.judged(.imageButton("a").accessibilityLabel("Show selected")) == .passed)
    }

    @Test func `selected, disabled and expanded count where they are stated`() {
        let selected = Node.button("Tea, selected") { $0.traits = [.button, .selected] }
        let disabled = Node.button("Tea (disabled)") { $0.isEnabled = false }
        let expanded = Node.button("Tea expanded") { $0.expandedStatus = .expanded }

        for node in [selected, disabled, expanded] { #expect(spec.judged(screen([node])).outcome == .failed) }
    }

    @Test func `what the screen shows is part of the label by right`() {
        #expect(spec.judged(.toggle("Sound off")) == .passed(by: .visibleText))
    }

    @Test func `without word lists only values are judged`() {
        #expect(spec.judged(.toggle("Ääni").accessibilityLanguage("fi")) == .untested(.noLocaleData))
        #expect(spec.judged(.text("a")) == .inapplicable(.nothingToJudge))
    }

    @Test func `an unknown label cannot be judged`() {
        #expect(spec.judged(screen([Node(.toggle)])) == .cantTell(.labelUnknown))
    }
}
