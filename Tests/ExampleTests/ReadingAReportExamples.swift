import EveryScreen
import Testing

struct PassTests {
    @Test func theCheckCoversEveryTextSize() async {
        let report = await expectAccessible { _ in OrderScreen(number: "1234").blueprint }

        #expect(report.cases == 72)
        #expect(!report.vacuousSpecs.contains("target-size"))
        #expect(report.coverage.textSizes.count == 12)
    }
}
