import EveryValue
import Testing

/// A shelf of boxes: boxes are added, filled by number, and dropped.
///
/// Dropping a filled box forgets to update the count.
private struct Shelf {
    var boxes: [Int] = []
    var total = 0
}

private enum Step: Hashable, CustomStringConvertible {
    case add
    case fill(box: Int, by: Int)
    case drop(box: Int)

    var description: String {
        switch self {
        case .add: "add"
        case .fill(let box, let amount): "fill \(box) by \(amount)"
        case .drop(let box): "drop \(box)"
        }
    }

    var name: String { String(description.prefix { $0 != " " }) }
}

@Suite struct ActionsTests {
    private static let generator = Generator<[Step]>.actions(0...20, from: 0) { count, source in
        switch source.alternative(of: 3) {
        case 0: .add
        case 1: source.reference(among: count).map { .fill(box: $0, by: source.integer(in: 1...100, towards: 1)) }
        default: source.reference(among: count).map { .drop(box: $0) }
        }
    } isAllowed: { count, step in
        switch step {
        case .add: true
        case .fill(let box, _), .drop(let box): box < count
        }
    } advance: { count, step in
        switch step {
        case .add: count += 1
        case .fill: break
        case .drop: count -= 1
        }
    }

    private static func run(_ steps: [Step], _ notes: inout SearchNotes, limit: Int = 0) -> Judgment {
        var shelf = Shelf()
        for step in steps {
            notes.label(step.name)
            switch step {
            case .add: shelf.boxes.append(0)
            case .fill(let box, let amount):
                shelf.boxes[box] += amount
                shelf.total += amount
            case .drop(let box): shelf.boxes.remove(at: box)
            }
            if shelf.total - shelf.boxes.reduce(0, +) > limit { return .failed(keys: ["total"]) }
        }
        return .passed
    }

    @Test func `A sequence of actions shrinks to those that matter, and fixes their references`() throws {
        for seed in 0..<20 as Range<UInt64> {
            let report = PropertySearch.run(ActionsTests.generator, settings: SearchSettings(seed: seed, cases: 2000)) { steps, notes in
                ActionsTests.run(steps, &notes)
            }
            let counterexample = try #require(report.counterexamples.first)

            #expect(counterexample.key == "total")
            #expect(counterexample.value == [.add, .fill(box: 0, by: 1), .drop(box: 0)])
        }
    }

    @Test func `Every action drawn is allowed`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var count = 0
            for step in try ActionsTests.generator.value(seed: seed) {
                switch step {
                case .add: count += 1
                case .fill(let box, _): #expect(box < count)
                case .drop(let box):
                    #expect(box < count)
                    count -= 1
                }
            }
        }
    }

    @Test func `The report names the actions that never ran`() {
        let settings = SearchSettings(
            cases: 200, coverage: ["add", "drop", "explode"].map { CoverageRequirement($0) })
        let report = PropertySearch.run(ActionsTests.generator, settings: settings) { steps, notes in
            ActionsTests.run(steps, &notes, limit: .max)
        }

        #expect(report.coverage.map(\.verdict) == [.met, .met, .missed])
    }
}
