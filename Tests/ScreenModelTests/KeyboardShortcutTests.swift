import EveryScreenModel
import Testing

struct KeyboardShortcutTests {
    @Test func `each modifier has a bit, and sets of them differ`() {
        let all: [ScreenElement.KeyboardShortcut.Modifiers] = [.command, .option, .control, .shift]
        let sets = (0..<16).map { number in
            ScreenElement.KeyboardShortcut.Modifiers(all.indices.filter { number >> $0 & 1 == 1 }.map { all[$0] })
        }

        #expect(Set(sets.map(\.rawValue)) == Set(0..<16))
    }
}
