import EveryScreenLayout
import Testing

struct AccessibilityModifiersTests {
    @Test func `modifiers that change nothing have no parts`() {
        #expect(Blueprint.AccessibilityModifiers().parts == [])
        #expect(Blueprint.AccessibilityModifiers(joining: []) == Blueprint.AccessibilityModifiers())
    }

    @Test func `each part says one thing, in the order of the declarations`() throws {
        let all = Blueprint.spacer.nextKeyElement("e").consumesKeys([.tab]).keyboardFocusable().dismissesModal().action("d")
            .accessibilityElement(children: .ignore)
            .disabled().accessibilityHeading().accessibilityHidden().accessibilityIdentifier("i").accessibilityHint("h").accessibilityValue(
                "v"
            )
            .accessibilityLabel("l")
        let parts = try #require(all.accessibility).parts

        #expect(
            parts.map { Blueprint(.spacer(minLength: 8), accessibility: $0).swiftCode } == [
                #".spacer.accessibilityLabel("l")"#, #".spacer.accessibilityValue("v")"#, #".spacer.accessibilityHint("h")"#,
                #".spacer.accessibilityIdentifier("i")"#, ".spacer.accessibilityHidden()", ".spacer.accessibilityHeading()",
                ".spacer.disabled()", ".spacer.accessibilityElement(children: .ignore)", #".spacer.action("d")"#,
                ".spacer.dismissesModal()",
                ".spacer.keyboardFocusable()", ".spacer.consumesKeys([.tab])", #".spacer.nextKeyElement("e")"#,
            ])
    }

    @Test func `of two that say something of one thing the later counts`() {
        var (first, second) = (Blueprint.AccessibilityModifiers(), Blueprint.AccessibilityModifiers())
        (first.label, first.hint) = ("a", "b")
        second.label = "c"
        var joined = Blueprint.AccessibilityModifiers()
        (joined.label, joined.hint) = ("c", "b")

        #expect(Blueprint.AccessibilityModifiers(joining: [first, second]) == joined)
    }

    @Test func `parts join to what they are parts of`() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            for modifiers in random.blueprint().all.compactMap(\.accessibility) {
                #expect(Blueprint.AccessibilityModifiers(joining: modifiers.parts) == modifiers)
                #expect(modifiers.parts.filter { $0.parts.count != 1 } == [])
            }
        }
    }
}
