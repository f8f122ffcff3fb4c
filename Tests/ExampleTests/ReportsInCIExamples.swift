import EveryScreen
import Testing

@Suite(.knownIssue(.targetSize, on: "Close*", inCheck: "OrderBarTests/*", until: "2999-01-01", because: "the bar is being redesigned"))
struct OrderBarTests {
    @Test func orderIsAccessible() async {
        await expectAccessible { _ in OrderScreen(number: "1234").blueprint }
    }
}
