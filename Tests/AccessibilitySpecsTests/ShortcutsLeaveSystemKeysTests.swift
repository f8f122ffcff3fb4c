import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct ShortcutsLeaveSystemKeysTests {
    private let spec = ShortcutsLeaveSystemKeys()

    private func judged(_ key: String, _ modifiers: ScreenElement.KeyboardShortcut.Modifiers = .command) -> Judged {
        spec.judged(.button("Archive").keyboardShortcut(key, modifiers: modifiers))
    }

    @Test func `shortcuts of the system fail`() {
        #expect(judged("q") == .failed("button \"Archive\" has the shortcut Command-Q, which the system uses"))
        #expect(judged("3", [.command, .shift]) == .failed("button \"Archive\" has the shortcut Shift-Command-3, which the system uses"))
        #expect(judged("tab").outcome == .failed)
    }

    @Test func `other shortcuts pass`() {
        #expect(judged("s") == .passed)
        #expect(judged("q", .option) == .passed)
        #expect(spec.judged(.button("OK").keyboardShortcut(.defaultAction)) == .passed)
    }

    @Test func `Control and Option belong to VoiceOver`() {
        #expect(
            judged("k", [.control, .option])
                == .failed(
                    "button \"Archive\" has the shortcut Control-Option-K, and Control-Option begins the commands of VoiceOver"))
        #expect(judged("k", [.control, .option, .shift]).outcome == .failed)
        #expect(judged("k", .control) == .passed)
    }

    @Test func `two controls of one shortcut fail, unless they do the same`() {
        let save = Blueprint.button("Save").keyboardShortcut("s")
        let send = Blueprint.button("Send").keyboardShortcut("s")

        #expect(
            spec.judged(.column([save, send]))
                == .failed("button \"Send\" has the shortcut Command-S, as button \"Save\" has"))
        #expect(spec.judged(.column([save.action("save"), send.action("save")])) == .passed)
        #expect(spec.judged(.column([save, .button("Send").keyboardShortcut("d")])) == .passed)
    }

    @Test func `elements without shortcuts, and disabled ones, are not judged`() {
        #expect(spec.judged(.button("Archive")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.button("Archive").keyboardShortcut("q").disabled()) == .inapplicable(.disabled))
    }
}
