import Testing

@testable import EveryValue

struct ChangeLatticeTests {
    private func recording(_ numbers: [Int]) throws -> ChoiceRecording {
        try ChoiceRecording(of: Generator<[Int]> { source in numbers.map { source.integer(in: -1_000_000...1_000_000, given: $0) } })
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

    @Test func `the latest divisor is that of the last two changes`() throws {
        #expect(try lattice([[9000, 5], [8990, 5], [8390, 5], [8090, 5], [8090, 4]]).latest == [300, 1])
        #expect(try lattice([[9000], [8990]]).latest == [10])
        #expect(try lattice([[9000, 1], [8990, 1], [8]]).latest == [0])
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

    /// The remainder of a change after division by the basis.
    private func rest(_ change: [Int], _ basis: [[Int]]) throws -> [Int] {
        var rest = change
        for row in basis {
            let start = try #require(row.firstIndex { $0 != 0 })
            rest = try #require(ChangeLattice.adding(rest, row, times: -(rest[start] / row[start])))
        }
        return rest
    }

    @Test func `the changes of three numbers with one remainder have a basis in echelon form`() throws {
        #expect(
            try lattice([[40, 20, 30], [39, 23, 30], [39, 22, 33], [30, 22, 17]]).basis == [[1, 0, -9], [0, 1, -3], [0, 0, 97]])
        #expect(try lattice([[5, 5]]).basis == [])
        #expect(try lattice([[5, 5], [5, 5]]).basis == [])
    }

    @Test func `every change is a sum of the basis, and the basis has what all changes have in common`() {
        let factors = Generator<Int>.integer(in: -20...20).array(4)
        let failures = Generator<Int>.integer(in: 0...60).array(4).array(2...8)

        let report = PropertySearch.run(factors.combined(with: failures), settings: SearchSettings(seed: 1, cases: 2000)) { factors, all in
            // The last number makes up for the others: all have one remainder.
            func sum(_ numbers: [Int]) -> Int { zip(factors, numbers).dropLast().reduce(0) { $0 + $1.0 * $1.1 } }
            let failing = all.map { Array($0.dropLast()) + [$0[3] * 31 - sum($0)] }
            guard let basis = try? lattice(failing).basis else { return .failed }
            let changes = zip(failing, failing.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
            let isComplete = changes.allSatisfy { (try? rest($0, basis)) == [0, 0, 0, 0] }
            let isSound = basis.allSatisfy { (sum($0) + $0[3]) % 31 == 0 }
            return isComplete && isSound ? .passed : .failed
        }

        #expect(report.statistics.evaluations > 1000)
        #expect(report.counterexamples.map(\.value.1) == [])
    }

    @Test func `changes that are too large have no basis, until the shape changes`() throws {
        func wide(_ values: [Int]) throws -> ChoiceRecording {
            try ChoiceRecording(of: Generator<[Int]> { source in values.map { source.integer(in: .min ... .max, given: $0) } })
        }
        var lattice = ChangeLattice(try wide([.min, 0]))
        lattice.note(try wide([.max, 0]))
        lattice.note(try wide([5, 0]))
        #expect(lattice.basis == [])

        lattice.note(try wide([5]))
        lattice.note(try wide([3]))
        #expect(lattice.basis == [[2]])
    }

    @Test func `a basis that Euclid's algorithm makes too large is given up`() throws {
        func wide(_ values: [Int]) throws -> ChoiceRecording {
            try ChoiceRecording(of: Generator<[Int]> { source in values.map { source.integer(in: .min ... .max, given: $0) } })
        }
        var lattice = ChangeLattice(try wide([0, 0]))
        lattice.note(try wide([1, .max]))
        lattice.note(try wide([1_000_000, 0]))
        #expect(lattice.basis == [])
    }
}
