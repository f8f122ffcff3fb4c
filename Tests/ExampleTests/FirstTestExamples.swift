import EveryScreen
import Testing

extension Generator where Value == OrderScreen {
    static var orders: Generator {
        Generator<Int>.integer(in: 1...9_999_999).map { OrderScreen(number: "\($0)") }
    }
}

struct EveryOrderTests {
    @Test(.cases(200), .seed(7)) func everyOrderIsAccessible() async {
        await expectAccessible(forEvery: .orders) { order, environment in order.blueprint }
    }
}
