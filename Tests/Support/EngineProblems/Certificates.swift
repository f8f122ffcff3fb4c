internal import EveryValue

/// Random small problems, of which the certificates are compared with everything
/// that random drawing comes by.
///
/// A certificate is wrong if any value was drawn that is simpler than the minimum
/// and fails.
package struct Certificates: Sendable {
    /// How many problems had a failure.
    package private(set) var failed = 0
    /// How many minima were certified.
    package private(set) var certified = 0
    /// How many minima were not the simplest failing value drawn.
    package private(set) var larger = 0
    /// The numbers of the problems whose certificate is wrong.
    package private(set) var wrong: [Int] = []

    /// Runs the problems of some numbers.
    ///
    /// - Parameter drawn: How many values of each problem are drawn at random.
    package init(problems: Range<Int>, drawn: Int) {
        for number in problems {
            var bits = RandomBits(seed: 0x4345_5254, stream: number)
            let generator = Certificates.part(&bits, depth: 2)
            let rarity = 2 + bits.below(bits.below(40) + 1)
            let salt = bits.next()
            run(number, generator, drawn: drawn) { text in
                Certificates.hash(text, salt) % UInt64(rarity) == 0
            }
        }
    }

    private mutating func run(_ number: Int, _ generator: Generator<String>, drawn: Int, isFailing: (String) -> Bool) {
        let settings = SearchSettings(
            seed: UInt64(number), cases: 60, explainEvaluations: 0, maximumFailures: 1, furtherSearch: .none, repeatEvery: 0)
        let report = PropertySearch.run(generator, settings: settings) { isFailing($0) ? .failed : .passed }
        guard let found = report.counterexamples.first else { return }
        failed += 1
        let isSimplest = !(0..<drawn).contains { seed in
            guard let sample = try? generator.sample(seed: UInt64(seed)) else { return false }
            return sample.recording < found.recording && isFailing(sample.value)
        }
        if !isSimplest { larger += 1 }
        guard case .certified = found.ending else { return }
        certified += 1
        if !isSimplest { wrong.append(number) }
    }

    private static func hash(_ text: String, _ salt: UInt64) -> UInt64 {
        var bits = RandomBits(seed: text.utf8.reduce(salt) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
        return bits.next()
    }

    /// A generator of few values, printed.
    private static func part(_ bits: inout RandomBits, depth: Int) -> Generator<String> {
        switch bits.below(depth == 0 ? 5 : 12) {
        case 0, 1: return number(&bits)
        case 2: return .string(alphabet: TextAlphabet(["ab", "abc", "xA "][bits.below(3)]), length: 0...(1 + bits.below(3)))
        case 3: return Generator.boolean().map { "\($0)" }
        case 4: return Generator.float(in: -1...Double(1 + bits.below(3))).map { "\($0)" }
        case 5, 6: return part(&bits, depth: depth - 1).array(bits.below(2)...2).map { "\($0)" }
        case 7: return part(&bits, depth: depth - 1).combined(with: part(&bits, depth: depth - 1)).map { "\($0)" }
        case 8: return .oneOf([part(&bits, depth: depth - 1), part(&bits, depth: depth - 1)])
        case 9: return part(&bits, depth: depth - 1).set(0...2).map { "\($0.sorted())" }
        case 10:
            let salt = bits.next()
            return part(&bits, depth: depth - 1).filter { hash($0, salt) % 3 != 0 }
        default:
            let limit = 1 + bits.below(4)
            return Generator.integer(in: 0...limit).flatMap { count in
                Generator.integer(in: 0...limit + count).array(count...count).map { "\(count): \($0)" }
            }
        }
    }

    private static func number(_ bits: inout RandomBits) -> Generator<String> {
        let (lowest, width, target) = (bits.below(21) - 10, 1 + bits.below(30), bits.below(41) - 20)
        let isSetting = bits.oneIn(3)
        return Generator { source in "\(source.integer(in: lowest...lowest + width, towards: target, isSetting: isSetting))" }
    }
}
