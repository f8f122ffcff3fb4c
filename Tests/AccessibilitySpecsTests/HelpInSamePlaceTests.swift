import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs
import Testing

struct HelpInSamePlaceTests {
    private let spec = HelpInSamePlace()
    private let help = Blueprint.button("Help").action("help")
    private let search = Blueprint.button("Search").action("search")

    private func heading(_ title: String) -> Blueprint { .text(title, style: .title1).accessibilityHeading() }

    private func flow(_ first: [Blueprint], _ second: [Blueprint]) -> Script {
        Script(
            [
                "a": .column(first + [.button("Cart").action("cart")]), "b": .column(second + [.button("Shop").action("shop")]),
            ], ["a": [.activate("cart"): "b"], "b": [.activate("shop"): "a"]]
        ).with { $0.titles = ["a": "Shop", "b": "Cart"] }
    }

    @Test func `help in the same place passes`() {
        #expect(spec.judged(flow([heading("Shop"), help, search], [heading("Cart"), help, search])) == .passed)
    }

    @Test func `help above one heading and below the other fails`() {
        #expect(
            spec.judged(flow([help, heading("Shop")], [heading("Cart"), help]))
                == .failed(#"button "Help" is read after heading "Cart" here, and before it on "Shop""#))
        #expect(
            spec.judged(flow([heading("Shop"), help], [help, heading("Cart")]))
                == .failed(#"button "Help" is read before heading "Cart" here, and after it on "Shop""#))
    }

    @Test func `help on the other side of a control that both have fails`() {
        #expect(
            spec.judged(flow([help, search], [search, help]))
                == .failed(#"button "Help" is read after button "Search" here, and before it on "Shop""#))
    }

    @Test func `controls that are no help are left to consistent-place`() {
        let sort = Blueprint.button("Sort").action("sort")

        #expect(spec.judged(flow([sort, search], [search, sort])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(flow([help, search], [search])) == .inapplicable(.nothingToJudge))
    }

    @Test func `help in another language is known by the language of the screen`() {
        let hilfe = Blueprint.button("Hilfe").action("help")
        let german = { (screens: [Blueprint]) in screens.map { $0.accessibilityLanguage("de") } }

        #expect(spec.judged(flow([hilfe, search], [search, hilfe])) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(flow(german([hilfe, search]), german([search, hilfe]))).outcome == .failed)
    }
}
