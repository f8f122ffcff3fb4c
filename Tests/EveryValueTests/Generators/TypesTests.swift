import Testing

@testable import EveryValue

/// Generators of the standard library's types: their domains, and their simplest
/// failing values.
@Suite struct TypesTests {
    /// The values of the first seeds.
    private func values<Value>(_ generator: Generator<Value>, _ count: Int = 300) throws -> [Value] {
        try (0..<count).map { try generator.value(seed: UInt64($0)) }
    }

    /// The simplest failing value, as text, of each of five searches.
    private func minima<Value>(_ generator: Generator<Value>, cases: Int = 1_000, _ fails: (Value) -> Bool) -> Set<String> {
        Set(
            (0..<5 as Range<UInt64>).map { seed in
                let report = PropertySearch.run(generator, settings: SearchSettings(seed: seed, cases: cases)) {
                    fails($0) ? .failed : .passed
                }
                return report.counterexamples.first.map { "\($0.value)" } ?? "none"
            })
    }

    @Test func `whole numbers of every type stay inside their bounds`() throws {
        func check<Number: FixedWidthInteger & Sendable>(_ type: Number.Type, at location: SourceLocation = #_sourceLocation) throws {
            let third = Number.max / 3
            for range in [Number.min...Number.max, third...(third + 7), Number.max - 1...Number.max, Number.min...(Number.min + 3)] {
                let drawn = try values(.integer(in: range), 100)
                #expect(drawn.allSatisfy(range.contains), sourceLocation: location)
                if (0..<8).contains(range.upperBound &- range.lowerBound) {
                    #expect(Set(drawn) == Set(range), sourceLocation: location)
                }
            }
        }
        try check(Int8.self)
        try check(UInt8.self)
        try check(Int16.self)
        try check(UInt16.self)
        try check(Int32.self)
        try check(UInt32.self)
        try check(Int64.self)
        try check(UInt64.self)
        try check(UInt.self)
        // On Apple's platforms these types need a later system than the package
        // does.
        #if os(Linux)
            try check(Int128.self)
            try check(UInt128.self)
        #endif
    }

    @Test func `whole numbers of every type shrink to the bound of a failure`() {
        #expect(minima(Generator<UInt8>.integer()) { $0 >= 200 } == ["200"])
        #expect(minima(Generator<Int16>.integer()) { $0 <= -1_000 } == ["-1000"])
        #expect(minima(Generator<UInt64>.integer()) { $0 > 1 << 63 } == ["9223372036854775809"])
        #expect(minima(Generator<UInt64>.integer()) { $0 > 5 } == ["6"])
        #if os(Linux)
            #expect(minima(Generator<Int128>.integer()) { $0 < -3 } == ["-4"])
            #expect(minima(Generator<UInt128>.integer()) { $0 >= 1 << 64 } == ["18446744073709551616"])
        #endif
    }

    @Test func `any float has every kind of value`() throws {
        func check<Number: BinaryFloatingPoint & Sendable>(_ type: Number.Type) throws {
            let drawn = try values(Generator<Number>.anyFloat(), 2_000)
            #expect(drawn.contains { $0.isNaN })
            #expect(drawn.contains(.infinity) && drawn.contains(-.infinity))
            #expect(drawn.contains { $0.isSubnormal })
            #expect(drawn.contains { $0 == 0 && $0.sign == .minus })
            #expect(drawn.contains { $0 == 0 && $0.sign == .plus })
            #expect(drawn.contains { $0.isNormal && $0.magnitude < 1e-20 } && drawn.contains { $0.isFinite && $0.magnitude > 1e20 })
            #expect(drawn.contains { $0 != 0 && $0.magnitude < 1000 && $0 == $0.rounded() })
        }
        try check(Double.self)
        try check(Float.self)
        #expect(minima(Generator<Double>.anyFloat()) { $0.isNaN } == ["nan"])
        #expect(minima(Generator<Double>.anyFloat()) { $0 > 1_000 } == ["1001.0"])
    }

    @Test func `floats of 32 bits stay inside their bounds`() throws {
        let range: ClosedRange<Float> = 0.1...0.3
        #expect(try values(.float(in: range)).allSatisfy(range.contains))
        #expect(minima(Generator<Float>.float(in: 0...100)) { $0 > 17 } == ["18.0"])
    }

    @Test func `alphabets of scripts hold letters of their script alone`() {
        for (alphabet, ranges) in [
            (TextAlphabet.greek, [0x370...0x3FF]), (.cyrillic, [0x400...0x4FF]), (.hebrew, [0x590...0x5FF]), (.arabic, [0x600...0x6FF]),
            (.devanagari, [0x900...0x97F]), (.thai, [0xE00...0xE7F]), (.kana, [0x3040...0x30FF]), (.han, [0x4E00...0x9FFF]),
        ] {
            #expect(alphabet.scalars.count > 20)
            #expect(alphabet.scalars.allSatisfy { scalar in ranges.contains { $0.contains(Int(scalar.value)) } })
        }
        #expect(TextAlphabet(scalars: "b"..."c", "a"..."b").scalars == ["b", "c", "a"])
    }

    @Test func `strings match the expression of which they are drawn`() throws {
        func check<Output>(_ regex: Regex<Output>, _ simplest: String) throws {
            let generator = Generator.matching(regex)
            #expect(try generator.value(replaying: ChoiceRecording()) == simplest)
            #expect(try values(generator, 200).allSatisfy { try regex.wholeMatch(in: $0) != nil })
        }
        try check(/a/, "a")
        try check(/^\d{4}-(0[1-9]|1[0-2])-[0-3]\d$/, "0000-01-00")
        try check(/[^a-z\d]+\.(?:com|org)?/, " .")
        try check(/(?<name>\w+)@[a-f\-x]{2,}?\u{41}\x42/, "a@aaAB")
        try check(/x*y{0,2}z{,1}|\[\]/, "")
        try check(/.\s\W\S/, "a  a")
        try check(/[b-b][a-aq]/, "ba")
        let letters = try values(Generator.matching(/[ab]{0,2}/), 500)
        #expect(Set(letters) == ["", "a", "b", "aa", "ab", "ba", "bb"])
        #expect(minima(.matching(/[a-z]{3}\d+/)) { $0.contains("9") } == ["aaa9"])
    }

    @Test(arguments: ["[a[b]]", "[a&&b]", "[a--b]", "[a~~b]"])
    func `a class inside a class is an error that names it`(pattern: String) throws {
        let generator = Generator.matching(try Regex<Substring>(pattern))
        let error = #expect(throws: (any Error).self) { try generator.value(seed: 1) }
        #expect(error.map { "\($0)".contains("a class inside a class") } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func `ranges lie inside their bounds, and all occur`() throws {
        let closed = try values(Generator<ClosedRange<Int>>.range(in: 1...3), 500)
        #expect(Set(closed) == [1...1, 1...2, 1...3, 2...2, 2...3, 3...3])
        let open = try values(Generator<Range<UInt8>>.range(in: 254...255), 200)
        #expect(Set(open) == [254..<254, 254..<255, 255..<255])
        #expect(minima(Generator<Range<Int>>.range(in: 0...1_000)) { $0.count >= 40 } == ["0..<40"])
    }

    @Test func `every order of a collection occurs, and one exchange is the simplest disorder`() throws {
        let orders = try values(Generator.permutation(of: [1, 2, 3]), 300)
        #expect(Set(orders).count == 6)
        #expect(try values(Generator<[Int]>.permutation(of: [])).allSatisfy(\.isEmpty))
        #expect(minima(Generator.permutation(of: Array(0..<20))) { $0 != $0.sorted() }.count == 1)
        #expect(minima(Generator.permutation(of: Array(0..<8))) { $0.last != 7 } == ["[0, 1, 2, 3, 4, 5, 7, 6]"])
    }

    @Test func `every subset of the allowed sizes occurs`() throws {
        #expect(Set(try values(Generator.subset(of: 1...3))).count == 8)
        #expect(Set(try values(Generator.subsequence(of: [1, 2, 3, 4], 2))).count == 6)
        #expect(Set(try values(Generator.subsequence(of: Array(1...40), 40))) == [Array(1...40)])
        #expect(try values(Generator.subsequence(of: Array(1...9))).allSatisfy { $0 == $0.sorted() && Set($0).count == $0.count })
        #expect(minima(Generator.subsequence(of: Array(1...9))) { $0.contains(7) } == ["[7]"])
    }

    @Test func `arrays have distinct keys`() throws {
        let drawn = try values(Generator.integer(in: 0...99).array(3..<6, distinctBy: { $0 % 10 }))
        #expect(drawn.allSatisfy { Set($0.map { $0 % 10 }).count == $0.count && (3...5).contains($0.count) })
        #expect(throws: GenerationError.tooFewDistinct(found: 2, needed: 3, file: "A", line: 1)) {
            try Generator.integer(in: 0...1).array(3, distinctBy: { $0 }, file: "A", line: 1).value(seed: 1)
        }
    }

    @Test func `a function has one result for an argument, and the constant function is simplest`() throws {
        let functions = Generator<DrawnFunction<String, Int>>.function(returning: .integer(in: 0...9))
        for function in try values(functions, 100) {
            #expect(function("a") == function("a") && function.results.contains(function("b")))
        }
        #expect(minima(functions) { $0("a") == 3 } == ["{ _ in 3 }"])
        let different = minima(functions) { $0("a") != $0("b") }
        #expect(different.count == 1 && different.first?.hasPrefix("{ one of [0, 1] by the argument") == true, "\(different)")
    }

    @Test func `counts are a number, a range or a closed range`() throws {
        #expect(try values(Generator.boolean().array(5)).allSatisfy { $0.count == 5 })
        #expect(Set(try values(Generator.boolean().array(1..<4)).map(\.count)) == [1, 2, 3])
        #expect(try values(Generator.string(length: 3)).allSatisfy { $0.unicodeScalars.count == 3 })
        #expect(Set(try values(Generator.integer().set(2..<4)).map(\.count)) == [2, 3])
        #expect(try values(Generator { source in source.list(2) { source.boolean() } }).allSatisfy { $0.count == 2 })
        let actions = Generator<[Int]>.actions(0..<2, from: 0) { _, source in
            source.integer(in: 0...9)
        } advance: { _, _ in
        }
        #expect(Set(try values(actions).map(\.count)) == [0, 1])
    }

    @Test func `types are inferred where the context names them`() throws {
        struct Order: Equatable {
            var name: String
            var count: UInt8
            var prices: [Int]
        }
        let order: Generator<Order> = .memberwise(
            Order.init, .string(alphabet: .letters), Generator<UInt8>.integer(in: 1...9), .array(of: .integer(in: 0...99), 1..<3))
        let report = PropertySearch.run(order, settings: SearchSettings(cases: 500)) { $0.prices.reduce(0, +) < 50 ? .passed : .failed }
        #expect(report.counterexamples.first?.value == Order(name: "", count: 1, prices: [50]))
    }
}
