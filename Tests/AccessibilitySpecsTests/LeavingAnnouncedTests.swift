import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LeavingAnnouncedTests {
    private let spec = LeavingAnnounced()

    private func button(_ label: String, leaves: Bool? = true, change: (inout ScreenElement) -> Void = { _ in }) -> RenderedScreen {
        screen([
            .button(label) {
                $0.actions = [ScreenElement.Action(.activate, identifier: "a", leavesApp: leaves)]
                change(&$0)
            }
        ])
    }

    @Test func `a link says so by its role`() {
        #expect(spec.judged(button("Help") { $0.role = .link }) == .passed)
    }

    @Test func `a label or a hint may say so`() {
        #expect(spec.judged(button("Help website")) == .passed)
        #expect(spec.judged(button("Help") { $0.hint = "Opens in Safari." }) == .passed)
    }

    @Test func `a button that does not say so fails`() {
        #expect(spec.judged(button("Help")) == .failed("button \"Help\" leads out of the app and does not say so"))
    }

    @Test func `what stays in the app is no matter`() {
        #expect(spec.judged(button("Help", leaves: false)) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("Help")) == .inapplicable(.nothingToJudge))
    }

    @Test func `links of unknown target and languages without word lists are not judged`() {
        #expect(spec.judged(.link("Help")) == .untested(.actionUnknown))
        #expect(spec.judged(button("Apua") { $0.speech = ScreenElement.Speech(language: "fi") }) == .untested(.noLocaleData))
    }

    @Test func `a silent link is skipped, and an unknown one cannot be judged`() {
        #expect(spec.judged(button("Help") { $0.isAccessibilityHidden = true }) == .inapplicable(.hidden))
        #expect(spec.judged(button("Help") { $0.label = nil }) == .cantTell(.labelUnknown))
    }
}
