import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct ActionsGiveFeedbackTests {
    private let spec = ActionsGiveFeedback()

    private static let shop = Blueprint.column([.button("Add").action("add"), .button("Cart").action("cart")])

    /// A shop whose cart is on another screen.
    private var cart: Script {
        Script(
            ["empty": Self.shop, "full": Self.shop, "cart": .text("Nothing"), "full cart": .text("One pen")],
            ["empty": [.activate("add"): "full", .activate("cart"): "cart"], "full": [.activate("cart"): "full cart"]]
        ).with { $0 = Script(from: "empty", $0.screens, $0.moves) }
    }

    @Test func `a change that shows later alone fails`() {
        #expect(
            spec.judged(cart) == .failed("button \"Add\" changes something, and neither the screen nor an announcement says so"))
        #expect(spec.paths(in: cart) == ["select \"add\""])
    }

    @Test func `an announcement is feedback, and so is a change of the screen`() {
        #expect(spec.judged(cart.with { $0.says = ["full": "Added"] }) == .passed)
        #expect(
            spec.judged(cart.with { $0.screens["full"] = .column([Self.shop, .text("1 in the cart")]) }) == .passed)
    }

    @Test func `a change that no screen ever shows is the app's own`() {
        #expect(
            spec.judged(cart.with { $0.screens["full cart"] = .text("Nothing") }) == .passed)
    }

    @Test func `a control that changes nothing is not judged, and leaving the app is feedback`() {
        #expect(spec.judged(Script(["a": .button("Help")], [:])) == .inapplicable(.nothingToJudge))
        #expect(
            spec.judged(cart.changing("add") { $0.actions = [ScreenElement.Action(.activate, identifier: "add", leavesApp: true)] })
                == .passed)
    }

    @Test func `more states than the bound leave it open`() {
        #expect(spec.judged(cart, bound: 2).outcome == .untested)
    }

    @Test func `a custom action whose change shows later alone fails, and scrolling is no such action`() {
        let row = Blueprint.button("Message").accessibilityIdentifier("message").accessibilityActions(["Archive"])
        let inbox = Blueprint.column([row, .button("Archived").action("archived")])
        func mail(_ action: String) -> Script {
            Script(
                ["inbox": inbox, "moved": inbox, "archive": .text("Nothing"), "full archive": .text("One message")],
                [
                    "inbox": [.perform(action, on: "message"): "moved", .activate("archived"): "archive"],
                    "moved": [.activate("archived"): "full archive"],
                ]
            ).with { $0 = Script(from: "inbox", $0.screens, $0.moves) }
        }
        let scrolled = mail("scroll").changing("message") { $0.actions = [ScreenElement.Action(.scroll)] }

        #expect(
            spec.judged(mail("Archive"))
                .facts.contains("button \"Message\" changes something, and neither the screen nor an announcement says so"))
        #expect(spec.judged(scrolled).facts == [])
    }

    private func message(_ moves: [String: [FlowEvent: String]]) -> Script {
        let row = Blueprint.button("Message").accessibilityIdentifier("message").accessibilityActions(["Archive"])
        return Script(["a": row, "b": .text("Archived")], moves)
    }

    @Test func `a custom action that changes nothing fails`() {
        #expect(spec.judged(message([:])) == .failed("the custom action \"Archive\" of button \"Message\" changes nothing"))
        #expect(spec.judged(message(["a": [.perform("Archive", on: "message"): "b"]])) == .passed)
    }

    @Test func `a custom action that leads out of the app changes nothing here`() {
        let leaving = message([:]).changing("message") {
            for index in ($0.actions ?? []).indices { $0.actions?[index].leavesApp = true }
        }

        #expect(spec.judged(leaving) == .inapplicable(.nothingToJudge))
    }
}
