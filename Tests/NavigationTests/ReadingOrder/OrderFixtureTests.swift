import EveryScreenNavigation
import Testing

struct OrderFixtureTests {
    @Test(arguments: OrderFixture.all)
    func `VoiceOver reads as the fixture says`(fixture: OrderFixture) {
        let order = ReadingOrder(
            fixture.screen, layoutDirection: fixture.direction, rowHeight: ReadingOrder.rowHeight(on: fixture.idiom))

        #expect(order.elements.map { fixture.screen.elements[$0].source }.joined(separator: " ") == fixture.expected)
    }

    @Test func `there are at least sixty fixtures, each of its own name`() {
        #expect(OrderFixture.all.count >= 60)
        #expect(Set(OrderFixture.all.map(\.behavior)).count == OrderFixture.all.count)
    }
}
