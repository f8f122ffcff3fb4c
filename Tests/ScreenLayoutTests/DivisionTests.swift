import PropertyTesting
import Testing

@testable import ScreenLayout

struct DivisionTests {
    @Test(
        arguments: [
            ("nobody", 10, [], []),
            ("one that wants nothing", 10, [0], [0]),
            ("one that takes all", 10, [.infinity], [10]),
            ("two alike", 10, [.infinity, .infinity], [5, 5]),
            ("one that wants less than its half", 10, [.infinity, 2], [8, 2]),
            ("nothing to divide", 0, [3, 4], [0, 0]),
            ("less than nothing to divide", -5, [3, 4], [0, 0]),
            ("more than all want", 100, [3, 4], [3, 4]),
            ("a want below zero", 10, [-3, 20], [0, 10]),
        ] as [(String, Double, [Double], [Double])])
    func `a length is divided as evenly as the wants allow`(id: String, length: Double, wants: [Double], expected: [Double]) {
        #expect(shares(of: length, upTo: wants) == expected, "\(id)")
    }

    @Test func `nobody gets more than wanted, and nothing is left while somebody wants it`() {
        var numbers = RandomBits(seed: 1)
        for _ in 0..<500 {
            let wants = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in Double(Int.random(in: 0...20, using: &numbers)) }
            let length = Double(Int.random(in: 0...60, using: &numbers))
            let shares = shares(of: length, upTo: wants)

            #expect(zip(shares, wants).allSatisfy { $0 <= $1 })
            #expect(abs(shares.reduce(0, +) - min(length, wants.reduce(0, +))) < 1e-9)
        }
    }
}
