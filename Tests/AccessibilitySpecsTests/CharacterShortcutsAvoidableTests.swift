import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct CharacterShortcutsAvoidableTests {
    private let spec = CharacterShortcutsAvoidable()

    private func judged(_ key: String, _ modifiers: ScreenElement.KeyboardShortcut.Modifiers, isChangeable: Bool? = nil) -> Judged {
        spec.judged(
            .button("Archive").keyboardShortcut(
                ScreenElement.KeyboardShortcut(key, modifiers: modifiers, isChangeable: isChangeable)))
    }

    @Test func `a character alone or with Shift fails`() {
        #expect(judged("a", []) == .failed("the key A activates button \"Archive\", wherever the focus is"))
        #expect(judged("?", .shift) == .failed("the key Shift-? activates button \"Archive\", wherever the focus is"))
        #expect(judged("1", []).outcome == .failed)
    }

    @Test func `a modifier key other than Shift passes, and keys without a character`() {
        for modifiers in [ScreenElement.KeyboardShortcut.Modifiers.command, .option, .control, [.shift, .command]] {
            #expect(judged("a", modifiers) == .passed)
        }
        for key in ["return", "escape", "delete", "f5", " ", "up"] { #expect(judged(key, []) == .passed) }
    }

    @Test func `a shortcut that people can change passes, and one that they cannot fails`() {
        #expect(judged("a", [], isChangeable: true) == .passed)
        #expect(judged("a", [], isChangeable: false).outcome == .failed)
    }

    @Test func `a shortcut of the screen itself is one of no control`() {
        let page = captured(.screen) { $0.keyboardShortcuts = [ScreenElement.KeyboardShortcut("e", modifiers: [])] }

        #expect(spec.judged(page) == .failed("the key E changes the page, wherever the focus is"))
    }

    @Test func `elements without shortcuts, and disabled ones, are not judged`() {
        let button = Blueprint.button("Archive")

        #expect(spec.judged(button) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(button.keyboardShortcut("a", modifiers: []).disabled()) == .inapplicable(.disabled))
    }
}
