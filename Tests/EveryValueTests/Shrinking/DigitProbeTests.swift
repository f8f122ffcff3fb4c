import Foundation
import Testing

@testable import EveryValue

/// The probes of digits and letters, each by itself.
@Suite struct DigitProbeTests {
    private func texts(_ given: [String]?) -> Generator<[String]> {
        Generator { source in (0..<2).map { source.string(length: 0...9, given: given?[$0]) } }
    }

    @Test func `ThinNumbers clears both ends of a number`() {
        #expect(ThinNumbers.edits(of: 0b1000_0001).contains(0b0000_0000) == false)
        #expect(ThinNumbers.edits(of: 0b1010_0101).contains(0b0010_0100))
        #expect(ThinNumbers.edits(of: 0b0110_1100).contains(0b0010_1000))
    }

    @Test func `LowerEqualLetters lowers a letter in both its cases`() throws {
        #expect(
            try minimum(texts, from: ["c", "C"], by: LowerEqualLetters()) { $0[0] != $0[1] && $0[0].lowercased() == $0[1].lowercased() }
                == ["a", "A"])
        #expect(
            try minimum(texts, from: ["Tt", ""], by: LowerEqualLetters()) {
                $0[0].count == 2 && $0[0] >= "Cc" && $0[0].last?.isLowercase == true
            } == ["Cc", ""])
    }

    @Test func `ThinNumbers lowers the roots of squares, cubes and triangular numbers`() {
        #expect(ThinNumbers.edits(of: 1000).contains(729))
        #expect(ThinNumbers.edits(of: 400).contains(361))
        #expect(ThinNumbers.edits(of: 1035).contains(990))
    }

    @Test func `ThinNumbers exchanges digits, and lowers an hour together with a smaller unit`() {
        #expect(ThinNumbers.edits(of: 839).contains(389))
        #expect(ThinNumbers.edits(of: 9_000_005).contains(5_000_009))
        let lessThanMorning: [UInt] = [3601, 3599, 3660, 3540, 61]
        let lessThanNextDay: [UInt] = [90_000, 86_401, 86_399]
        // 7:31:07, and the same a day later.
        for less in lessThanMorning { #expect(ThinNumbers.edits(of: 27_067).contains(27_067 - less)) }
        for less in lessThanNextDay { #expect(ThinNumbers.edits(of: 113_467).contains(113_467 - less)) }
        #expect(ThinNumbers.edits(of: 3600).allSatisfy { $0 < 3600 })
    }
}
