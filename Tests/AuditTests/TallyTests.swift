import EveryScreenAudit
import Testing

struct TallyTests {
    @Test(arguments: [
        (0, 0, 0, 0, 0, Verdicts.Outcome.inapplicable),
        (0, 0, 0, 3, 0, .inapplicable),
        (0, 0, 0, 3, 1, .untested),
        (2, 0, 0, 3, 1, .passed),
        (2, 0, 1, 3, 1, .cantTell),
        (2, 1, 1, 3, 1, .failed),
    ])
    func `the outcome of all together is the worst`(
        passed: Int, failed: Int, cantTell: Int, inapplicable: Int, untested: Int, expected: Verdicts.Outcome
    ) {
        var tally = Verdicts.Tally()
        (tally.passed, tally.failed, tally.cantTell) = (passed, failed, cantTell)
        (tally.inapplicable, tally.untested) = (inapplicable, untested)

        #expect(tally.outcome == expected)
        #expect(tally.applied == passed + failed)
    }

    @Test func `tallies add up by outcome`() {
        var left = Verdicts.Tally()
        (left.passed, left.failed) = (1, 2)
        var right = Verdicts.Tally()
        (right.failed, right.cantTell, right.inapplicable, right.untested) = (3, 4, 5, 6)

        left += right

        var sum = Verdicts.Tally()
        (sum.passed, sum.failed, sum.cantTell, sum.inapplicable, sum.untested) = (1, 5, 4, 5, 6)
        #expect(left == sum)
    }
}
