import EveryScreen
import Testing

struct Basket: ScreenFlow {
    let initialState = 0

    func screen(for count: Int, in environment: UserEnvironment) -> RenderedScreen {
        let blueprint = Blueprint.scroll(
            .column([
                .text("\(count) in the basket", style: .headline).accessibilityHeading(),
                .button("Add").action("add").frame(minWidth: 44, minHeight: 44),
                .button("Empty the basket").action("empty").frame(minWidth: 44, minHeight: 44),
            ]).padding(16))
        return StandardLayout().screen(for: blueprint, in: environment).titled("Basket")
    }

    func reduce(_ count: Int, _ event: FlowEvent) -> Int {
        switch event {
        case .activate("add"): min(count + 1, 1_000)
        case .activate("empty"): 0
        default: count
        }
    }

    func announcements(in count: Int) -> [String] { ["\(count) in the basket"] }
}

@Suite(.regressions(.off)) struct BasketTests {
    @Test func basketIsAccessibleAtEveryTextSize() async {
        await expectAccessible(.bound(100)) { _ in Basket() }
    }

    @Test func basketIsAccessibleToEverybody() async {
        await expectAccessible(forEvery: .constant(Basket()), .scenarios(), .cases(40))
    }

    @Test func basketIsAccessibleToWhoCannotSeeIt() async {
        await expectAccessible(forEvery: .constant(Basket()), .scenarios(for: [.blind]), .environments(.everyTextSize), .cases(40))
    }
}
