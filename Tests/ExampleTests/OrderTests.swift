import EveryScreen
import Testing

/// The screen of the README.
struct OrderScreen {
    var number: String
    var track = Blueprint.button("Track").frame(minWidth: 44)

    var blueprint: Blueprint {
        .scroll(
            .column([
                .text("Order \(number)", style: .headline).accessibilityHeading(),
                .row([track, .button("Cancel").frame(minWidth: 44)]),
            ]).padding(16))
    }
}

// README: A first test
struct OrderTests {
    @Test func orderIsAccessible() async {
        await expectAccessible { environment in OrderScreen(number: "1234").blueprint }
    }
}
// README end
