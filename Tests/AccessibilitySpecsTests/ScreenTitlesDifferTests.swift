import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct ScreenTitlesDifferTests {
    private let spec = ScreenTitlesDiffer()

    private func step(_ parts: Blueprint...) -> Blueprint { .column(parts) }

    /// Two steps of a form, from the first to the second by "Next".
    private func form(_ second: Blueprint, titles: [String: String] = ["a": "Sign up", "b": "Sign up"]) -> Script {
        Script(
            ["a": step(.field("Name"), .button("Next").action("next")), "b": second], ["a": [.activate("next"): "b"]]
        ).with { $0.titles = titles }
    }

    private var address: Blueprint { step(.field("Street"), .button("Finish").action("finish")) }

    @Test func `two steps with one title fail`() {
        #expect(
            spec.judged(form(address))
                == .failed(
                    "the screen of text field \"Street\" has the title \"Sign up\", as the screen before, with which it shares nothing"))
        #expect(spec.paths(in: form(address)) == ["touch \"next\""])
        #expect(
            spec.remedies(for: form(address)) == ["give each screen a title of its content, or say which step it is: \"Step 2 of 3\""])
    }

    @Test func `another title passes, and another heading`() {
        #expect(spec.judged(form(address, titles: ["a": "Sign up", "b": "Address"])) == .passed)
        #expect(
            spec.judged(form(step(Blueprint.text("Address").accessibilityHeading(), .field("Street"), .button("Finish"))))
                == .passed)
    }

    @Test func `a screen that shares something is not another`() {
        #expect(spec.judged(form(step(.field("Name"), .button("Finish")))) == .inapplicable(.nothingToJudge))
    }

    @Test func `what bars share does not count`() {
        func with(_ label: String) -> Blueprint {
            .column([.toolbar([.button("Help")]), .field("\(label) 1"), .button(label).action("next")])
        }
        let flow = Script(["a": with("Next"), "b": with("Finish")], ["a": [.activate("next"): "b"]])
            .with { $0.titles = ["a": "Sign up", "b": "Sign up"] }

        #expect(spec.judged(flow).outcome == .failed)
    }

    @Test func `spinners, modals and screens without titles are not judged`() {
        #expect(spec.judged(form(.text("Wait"))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(form(address.modal(step(.text("Sure?"), .button("Yes"))))) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(form(address, titles: ["a": "Sign up"])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(form(address, titles: [:])) == .inapplicable(.nothingToJudge))
    }

    @Test func `what time does is not judged`() {
        let flow = Script(
            ["a": step(.text("News"), .text("Sun")), "b": step(.text("Rain"), .text("Wind"))], ["a": [.wait(5): "b"]], pauses: [5]
        ).with { $0.titles = ["a": "News", "b": "News"] }

        #expect(spec.judged(flow) == .inapplicable(.nothingToJudge))
    }
}
