import EveryValue
import EveryValueFoundation
import Foundation
import Testing

struct DrawingValuesTests {
    struct Order {
        var name: String
        var count: UInt8
        var prices: [Int]
    }

    @Test func theSmallestOrderOfHighPrice() {
        let orders = Generator.memberwise(
            Order.init, .string(alphabet: .letters), Generator<UInt8>.integer(in: 1...9), .array(of: .integer(in: 0...99), 1..<4))

        let report = PropertySearch.run(orders) { order in order.prices.reduce(0, +) < 150 ? .passed : .failed }

        #expect(report.counterexamples.map(\.value.prices) == [[51, 99]])
    }

    @Test func orderNumbersAreRead() {
        let numbers = Generator.matching(/[A-Z]{2}-\d{1,4}/)

        let report = PropertySearch.run(numbers) { text in Int(text.dropFirst(3)) == nil ? .failed : .passed }

        #expect(report.isSuccess)
    }

    @Test func aDayHasNoMoreThan24Hours() {
        let report = PropertySearch.run(Generator.zip(.date(), .timeZone())) { date, zone in
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            return calendar.dateInterval(of: .day, for: date).map { $0.duration <= 25 * 3600 } == false ? .failed : .passed
        }

        #expect(report.isSuccess)
    }
}
