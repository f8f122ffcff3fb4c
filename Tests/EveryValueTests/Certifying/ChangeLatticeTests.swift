import Testing

@testable import EveryValue

struct ChangeLatticeTests {
    private func recording(_ numbers: [Int]) throws -> ChoiceRecording {
        try ChoiceRecording(of: Generator<[Int]> { source in numbers.map { source.integer(in: -1000...1_000_000, given: $0) } })
    }

    private func lattice(_ failures: [[Int]]) throws -> ChangeLattice {
        var lattice = ChangeLattice(try recording(failures[0]))
        for failure in failures.dropFirst() { lattice.note(try recording(failure)) }
        return lattice
    }

    @Test func `the divisor is that of all changes, for each number by itself`() throws {
        #expect(try lattice([[135 + 143 * 60, 7], [135 + 143 * 24, 9], [135 + 143 * 6, 9]]).divisors == [143 * 18, 2])
        #expect(try lattice([[100], [40], [-5]]).divisors == [15])
        #expect(try lattice([[100], [99], [50]]).divisors == [1])
    }

    @Test func `a number that never changed has none`() throws {
        #expect(try lattice([[5, 5]]).divisors == [0, 0])
        #expect(try lattice([[5, 5], [5, 3]]).divisors == [0, 2])
    }

    @Test func `another shape begins anew`() throws {
        #expect(try lattice([[9, 9], [3, 3], [3]]).divisors == [0])
        #expect(try lattice([[9, 9], [3, 3], [3], [1]]).divisors == [2])
    }

    @Test func `changes over the full range do not overflow`() throws {
        func wide(_ value: Int) throws -> ChoiceRecording {
            try ChoiceRecording(of: Generator { $0.integer(in: .min ... .max, given: value) })
        }
        var lattice = ChangeLattice(try wide(.min))
        lattice.note(try wide(.max))

        #expect(lattice.divisors == [.max])
    }

    @Test func `recordings of many choices are left out`() throws {
        #expect(try lattice([Array(repeating: 4, count: 13), Array(repeating: 1, count: 13)]).divisors == [])
    }
}
