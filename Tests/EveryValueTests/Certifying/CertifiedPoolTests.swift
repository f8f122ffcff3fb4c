import Testing

@testable import EveryValue

@Suite struct CertifiedPoolTests {
    private func pool<Value>(_ generator: Generator<Value>) throws -> CertifiedPool {
        let recording = try ChoiceRecording(of: generator)
        return CertifiedPool(ValuePool(recording), of: recording)
    }

    @Test func `Without choices there is nothing to list`() throws {
        #expect(try pool(.constant(1)).values.isEmpty)
        #expect(try pool(.constant(1)).description == "")
    }

    @Test func `A number brings its half and the one before, a string itself`() throws {
        let generator = Generator { source in
            (
                source.integer(in: 0...100, given: 3), source.integer(in: -100...100, given: -9), source.float(in: 0...9, given: 1.5),
                source.string(alphabet: .letters, given: "né"), source.string(alphabet: .letters, given: "né")
            )
        }

        #expect(try pool(generator).values == [.integer(-10), .integer(-9), .integer(-4), .integer(3), .float(1.5), .text("né")])
        #expect(try pool(generator).description == "-10, -9, -4, 3, 1.5, \"né\"")
    }

    @Test func `A long list is cut, and says how much is missing`() throws {
        let many = Generator { source in (1...40).map { source.integer(in: 0...1000, given: $0 * 23) } }

        #expect(try pool(many).description == "11, 22, 23, 34, 45, 46, 57, 68, 69, 80, 91, 92, 103, 114 and 86 more")

        let long = Generator { $0.string(alphabet: .letters, length: 0...99, given: String(repeating: "b", count: 99)) }
        #expect(try pool(long).description == "\"bbbbbbbbbbbbbbbbbbbbb…\"")
    }

    @Test func `The report of a search lists what its certificate tried`() throws {
        let report = PropertySearch.run(.integer(in: 0...1_000_000), settings: SearchSettings(seed: 2)) { $0 < 731 ? .passed : .failed }

        #expect(report.counterexamples.map { "\($0.ending)" } == ["certified(below: 4, pool: 365, 730, 731)"])
    }
}
