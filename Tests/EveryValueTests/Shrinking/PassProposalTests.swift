import EveryScreenListedTexts
import Testing

@testable import EveryValue

/// Every shrink pass and probe on small values: the list of what it tries, in
/// order.
///
/// A search that ends at the smallest value hides a pass that tries too little or
/// too much, since another pass may do its work. So the file `proposals.txt` says
/// what each pass tries where all candidates pass, and where every third simpler
/// one fails.
@Suite struct PassProposalTests {
    /// How many candidates of a pass are listed; the others are counted.
    private static let mostListed = 16
    /// No list of a pass is longer: probes that search a range may go on for long.
    private static let mostTried = 400

    /// A value of some generator, with every type erased.
    private struct World {
        let name: String
        /// The candidates of a pass, one line for each way of judging.
        let lines: @Sendable (any ShrinkPass) throws -> [String]
    }

    private static func world<Value>(
        _ name: String, _ value: Value, _ draw: @escaping @Sendable (Value?) -> Generator<Value>
    ) -> World where Value: Sendable {
        World(name: name) { pass in
            try [0, 3].map { try tried(pass, draw(nil), ChoiceRecording(of: draw(value)), failing: $0) }
        }
    }

    /// - Parameter failing: Which of the simpler candidates fails: every one with a
    ///   multiple of this number; 0 for none.
    private static func tried<Value>(
        _ pass: any ShrinkPass, _ generator: Generator<Value>, _ start: ChoiceRecording, failing: Int
    ) throws -> String {
        var (pass, best, listed, count, simpler) = (pass, start, [String](), 0, 0)
        while count < mostTried, let candidate = pass.next(RecordingTree(best)) {
            count += 1
            let sample = try? generator.make(.replay(candidate, limit: best.weight))
            guard let sample, sample.recording < best else {
                pass.missed(isRefused: sample == nil)
                if listed.count < mostListed { listed.append(sample == nil ? "refused" : "no simpler") }
                continue
            }
            simpler += 1
            let fails = failing > 0 && simpler % failing == 0
            if fails { best = sample.recording }
            pass.judged(accepted: fails)
            if listed.count < mostListed { listed.append(text(sample.value) + (fails ? "!" : "")) }
        }
        guard count > 0 else { return "" }
        return (failing > 0 ? "some fail: " : "all pass: ") + listed.joined(separator: ", ") + (count > listed.count ? " … \(count)" : "")
    }

    private static func text<Value>(_ value: Value) -> String {
        guard let item = value as? Item else { return "\(value)" }
        return "\(item.size)\(item.name)" + (item.children.isEmpty ? "" : "(" + item.children.map(text).joined(separator: " ") + ")")
    }

    private static let worlds: [World] = [
        world("list", [12, 12, -4, 30]) { given in
            Generator { source in source.list(0...9, given: given) { source.integer(in: -1000...1000, given: $0) } }
        },
        world("narrow list", [12, 15, 3]) { given in
            Generator { source in source.list(0...9, given: given) { source.integer(in: 0...20, given: $0) } }
        },
        world("list above zero", [19, 18, 12]) { given in
            Generator { source in source.list(0...9, given: given) { source.integer(in: 10...20, given: $0) } }
        },
        world("long list", [31, 4, 15, 9, 26, 5, 35, 8, 97, 93, 23, 84, 62, 6]) { given in
            Generator { source in source.list(0...20, given: given) { source.integer(in: 0...100, given: $0) } }
        },
        world("equal numbers", [5, 5, 5, 7]) { given in
            Generator { source in (0..<4).map { source.integer(in: 0...100, given: given?[$0]) } }
        },
        world("product and sum", [6, 7, 42, 13]) { given in
            Generator { source in (0..<4).map { source.integer(in: 0...100, given: given?[$0]) } }
        },
        world("sum with one", [1, 7, 8]) { given in
            Generator { source in (0..<3).map { source.integer(in: 0...100, given: given?[$0]) } }
        },
        world("proportion", [12, 18]) { given in
            Generator { source in (0..<2).map { source.integer(in: 0...100, given: given?[$0]) } }
        },
        world("number", 86_399) { given in Generator { source in source.integer(in: 0...1_000_000, given: given) } },
        world("number towards 50", -7) { given in
            Generator { source in source.integer(in: -100...100, towards: 50, given: given) }
        },
        world("fractions", [2.75, -0.3]) { given in
            Generator { source in (0..<2).map { source.float(in: -10...10, given: given?[$0]) } }
        },
        world("texts", ["Tab7", "b é"]) { given in
            Generator { source in (0..<2).map { source.string(length: 0...9, given: given?[$0]) } }
        },
        world("text and length", ["abc", "3"]) { given in
            Generator { source in
                [source.string(length: 0...9, given: given?[0]), "\(source.integer(in: 0...9, given: given.flatMap { Int($0[1]) }))"]
            }
        },
        world("first of their kind", ["A0", "aA"]) { given in
            Generator { source in (0..<2).map { source.string(length: 0...9, given: given?[$0]) } }
        },
        world("both cases", ["Cd", "cD"]) { given in
            Generator { source in (0..<2).map { source.string(length: 0...9, given: given?[$0]) } }
        },
        world("settings", [0, 1, 2]) { given in
            Generator { source in (0..<3).map { source.integer(in: 0...2, given: given?[$0], isSetting: true) } }
        },
        world("steps", [[0, 7], [1, 3], [0, 4], [2, 7]]) { given in Generator { source in steps(source, given) } },
        world("alternatives", [2, 7, 8]) { given in
            Generator { source in
                let count = source.alternative(of: 3, given: given?[0])
                return [count] + (0..<count).map { source.integer(in: 0...9, given: given?[$0 + 1]) }
            }
        },
        world("tree", Item(5, "b", [Item(2, "a", [Item(9), Item(9)]), Item(2, "a", [Item(1)])])) { given in Item.generator(given) },
        world("rows", [[3, 1], [], [2]], rows),
        world("repeated row", [[3, 7, 3, 7, 3, 7]], rows),
        world("equal rows", Array(repeating: [4, 8, 3, 9, 7, 6, 2, 5], count: 2), rows),
        world("long equal rows", Array(repeating: (1...22).map { $0 * 7 % 10 }, count: 2), rows),
    ]

    private static let rows: @Sendable ([[Int]]?) -> Generator<[[Int]]> = { given in
        Generator { source in
            source.list(0...4, given: given) { row in source.list(0...30, given: row) { source.integer(in: 0...9, given: $0) } }
        }
    }

    /// The steps of a program, which are a rule and an amount each.
    private static func steps(_ source: ChoiceSource, _ given: [[Int]]?) -> [[Int]] {
        var walk = source.beginList(0...6, averageCount: nil, givenCount: given?.count, at: ProgramSite.steps)
        defer { source.endList(&walk) }
        var steps: [[Int]] = []
        while source.beginElement(&walk) {
            let step = given?[steps.count]
            steps.append([
                source.alternative(of: 3, weights: nil, given: step?[0], at: ProgramSite.rule), source.integer(in: 0...9, given: step?[1]),
            ])
        }
        return steps
    }

    private static let passes: [any ShrinkPass] =
        Shrinker.allPasses + Prober.all(gap: 3, steps: [10, 7], divisors: [12, 5], latest: [3], basis: [[1, -2], [0, 6]])
        + [SweepLater(), SmallNumbers(), SweepTogether(), ChangeTwins(SweepBelow(divisors: [12, 5], latest: [3]))]
        + [ShortenUnlike(), DeleteAndExtend(), JoinLetters(), ChangeTwoDigits()] + Prober.later(.rearranged) + [SweepSuffix()]

    private func text() throws -> String {
        var lines: [String] = []
        for (number, pass) in Self.passes.enumerated() {
            lines.append("## \(number + 1). \(pass.name)")
            for world in Self.worlds {
                lines += try world.lines(pass).filter { !$0.isEmpty }.map { "\(world.name), \($0)" }
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    @Test func `every pass tries what the list says, in that order`() throws {
        let differences = try ListedText("Proposals/proposals.txt", separator: "\n").differences(from: text())
        #expect(differences == [])
    }
}
