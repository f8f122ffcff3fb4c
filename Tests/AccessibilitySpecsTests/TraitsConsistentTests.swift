import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct TraitsConsistentTests {
    private let spec = TraitsConsistent()

    private func severities(_ traits: ScreenElement.Traits) -> [Finding.Severity] {
        let screen = screen([.button("a") { $0.traits = traits }])
        return audit(ScreenPresentation(screen), by: AccessibilityProfile(name: "test", specs: [spec]))[0].findings.map(\.severity)
    }

    @Test func `the traits of every control pass`() {
        #expect(
            spec.judged(.column([.button("a"), .link("b"), .toggle("c"), .slider("d", value: "1"), .picker("e", value: "1")])) == .passed)
    }

    @Test func `a button that is a link fails`() {
        #expect(
            spec.judged(.button("a").accessibilityAddTraits(.link))
                == .failed("button \"a\" has the traits button and link, which contradict each other"))
    }

    @Test func `roles that exclude each other are errors`() {
        #expect(severities([.button, .link]) == [.error])
        #expect(severities([.button, .adjustable]) == [.error])
        #expect(severities([.searchField, .keyboardKey]) == [.error])
        // A text of SwiftUI, and a label of UIKit, is static text in any case.
        #expect(severities([.staticText, .updatesFrequently]) == [])
        // "Can be combined with the button or link traits", says its documentation.
        #expect(severities([.image, .button]) == [])
        #expect(severities([.image, .link]) == [])
    }

    @Test func `selected, dimmed and heading go with all`() {
        #expect(severities([.button, .selected, .notEnabled, .header]) == [])
    }

    @Test func `a tab bar is no element`() {
        let bar = Node(.tabBar, "Tabs") {
            $0.traits = .tabBar
            $0.isAccessibilityElement = true
        }

        #expect(spec.judged(screen([bar])) == .failed("tab bar \"Tabs\" is an element itself, which hides its tabs"))
        #expect(spec.judged(.tabBar([.button("a"), .button("b")])).outcome == .passed)
    }

    @Test func `unknown traits are not judged`() {
        #expect(spec.judged(screen([Node(.button, "a")])) == .untested(.stateUnknown))
    }

    @Test func `hidden elements are no matter, and none is nothing to judge`() {
        #expect(spec.judged(.button("a").accessibilityAddTraits(.link).accessibilityHidden()) == .inapplicable(.hidden))
        #expect(spec.judged(.spacer) == .inapplicable(.nothingToJudge))
    }

    @Test func `a control that takes touches directly is a warning, unless it plays something`() {
        let button = Blueprint.button("Stop").accessibilityAddTraits(.allowsDirectInteraction)

        #expect(
            spec.judged(button)
                == .failed("button \"Stop\" takes touches directly, so that exploring the screen by touch operates it"))
        #expect(spec.judged(button.accessibilityAddTraits(.playsSound)) == .passed)
        #expect(
            spec.judged(
                Blueprint.image("piano", width: 200, height: 100).accessibilityLabel("Piano").accessibilityAddTraits(
                    .allowsDirectInteraction))
                == .passed)
    }

    private func canvas(_ inside: [Node], change: (inout ScreenElement) -> Void = { _ in }) -> Node {
        Node(.group, "Canvas", at: LayoutRect(x: 0, y: 0, width: 300, height: 300), inside) {
            $0.makeKnown()
            $0.traits = .allowsDirectInteraction
            change(&$0)
        }
    }

    @Test func `a surface that takes touches directly holds no other control`() {
        let fact = "group \"Canvas\" takes touches directly, and button \"Undo\" lies in it"

        #expect(spec.judged(screen([canvas([])])) == .passed)
        #expect(spec.judged(screen([canvas([.button("Undo")])])) == .failed(fact))
        #expect(spec.judged(screen([.button("Undo"), canvas([])])) == .failed(fact))
        #expect(spec.judged(screen([canvas([]), .button("Undo")])).outcome == .passed)
    }

    @Test func `keys, controls beside it and a surface that is activated first are no matter`() {
        let key = Node.button("C") { $0.traits = [.keyboardKey, .allowsDirectInteraction] }
        let beside = Node.button("Undo", at: LayoutRect(x: 250, y: 0, width: 100, height: 44))

        #expect(spec.judged(screen([canvas([key])])).outcome == .passed)
        #expect(spec.judged(screen([canvas([beside])])).outcome == .passed)
        #expect(spec.judged(screen([canvas([.button("Undo") { $0.isEnabled = false }])])).outcome == .passed)
        #expect(
            spec.judged(
                screen([canvas([.button("Undo")]) { $0.directTouch = ScreenElement.DirectTouch(requiresActivation: true) }])
            ).outcome == .passed)
    }

    @Test func `one element is the summary, and a second one fails`() {
        let (rain, sun) = (
            Blueprint.text("Rain").accessibilityAddTraits(.summaryElement), Blueprint.text("12 °C").accessibilityAddTraits(.summaryElement)
        )

        #expect(spec.judged(rain) == .passed)
        #expect(spec.judged(.column([rain, sun])) == .failed("text \"12 °C\" is a summary of the app beside text \"Rain\""))
        #expect(spec.judged(.column([rain.accessibilityHidden(), sun])).outcome == .passed)
    }
}
