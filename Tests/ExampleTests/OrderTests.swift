import EveryScreen
import Testing

/// An order on its way.
struct OrderScreen {
    var number: String
    var track = Blueprint.button("Track").frame(minWidth: 44, minHeight: 44)

    var blueprint: Blueprint {
        .scroll(
            .column([
                .text("Order \(number)", style: .headline).accessibilityHeading(),
                .row([track, .button("Cancel").frame(minWidth: 44, minHeight: 44)]),
            ]).padding(16))
    }
}

struct OrderTests {
    @Test func orderIsAccessible() async {
        await expectAccessible { environment in OrderScreen(number: "1234").blueprint }
    }
}
