import Foundation
import Testing

@testable import EveryValue

/// Each pass by itself: what it can do, and that it does nothing where it has
/// nothing to do.
@Suite struct ShrinkPassTests {
    /// The simplest failing value a single pass reaches, run until it is quiet.
    private func minimum<Value>(
        _ generator: Generator<Value>, of start: ChoiceRecording, by pass: any ShrinkPass, isFailing: (Value) -> Bool
    ) throws -> Value {
        var pass = pass
        var best = try generator.sample(replaying: start)
        while generator.improve(&best, by: &pass, isFailing: isFailing) { pass.reset() }
        return best.value
    }

    private func minimum(_ item: Item, by pass: any ShrinkPass, isFailing: (Item) -> Bool) throws -> Item {
        try minimum(Item.generator, of: ChoiceRecording(of: Item.generator(item)), by: pass, isFailing: isFailing)
    }

    private func minimum(_ numbers: [Int], by pass: any ShrinkPass, isFailing: ([Int]) -> Bool) throws -> [Int] {
        try minimum(list(nil), of: ChoiceRecording(of: list(numbers)), by: pass, isFailing: isFailing)
    }

    private func list(_ given: [Int]?) -> Generator<[Int]> {
        Generator { source in source.list(0...50, given: given) { source.integer(in: -1000...1000, given: $0) } }
    }

    private func total(_ item: Item) -> Int { item.all.map(\.size).reduce(0, +) }

    @Test func `DeleteElements deletes all that is not needed`() throws {
        #expect(try minimum(Array(0...40), by: DeleteElements()) { $0.contains(7) && $0.contains(33) } == [7, 33])
        #expect(try minimum([5, 5, 5], by: DeleteElements()) { _ in true } == [])
        #expect(try minimum([1, 2], by: DeleteElements()) { $0.count == 2 } == [1, 2])
    }

    @Test func `EmptySpans makes a part simplest`() throws {
        let item = Item(1, "a", [Item(2, "b", [Item(3)]), Item(9, "c", [Item(4)])])

        #expect(
            try minimum(item, by: Walk(EmptySpans())) { $0.children.count == 2 && $0.children[1].size == 9 }
                == Item(1, "a", [Item(), Item(9, "c", [Item()])]))
    }

    @Test func `Hoist lets a part stand for the whole`() throws {
        let item = Item(1, "", [Item(2, "", [Item(3, "", [Item(9)])]), Item(4)])

        for reach in [Hoist.Reach.outermost, .any] {
            #expect(try minimum(item, by: Walk(Hoist(reach: reach))) { $0.all.contains { $0.size == 9 } } == Item(9))
        }
    }

    @Test func `Unwrap replaces an element by the elements inside`() throws {
        let item = Item(0, "", [Item(1, "", [Item(8), Item(9)])])

        #expect(
            try minimum(item, by: Walk(Unwrap())) { $0.all.contains { $0.size == 8 } && $0.all.contains { $0.size == 9 } }
                == Item(0, "", [Item(8), Item(9)]))
    }

    @Test func `Contract draws two levels together`() throws {
        let item = Item(1, "", [Item(5, "", [Item(9)])])

        #expect(
            try minimum(item, by: Walk(Contract())) { $0.all.contains { $0.size == 5 && $0.children.map(\.size) == [9] } }
                == Item(5, "", [Item(9)]))
    }

    @Test func `Merge makes one of two neighbors`() throws {
        let item = Item(0, "", [Item(0, "", [Item(), Item()]), Item(0, "", [Item()])])

        #expect(
            try minimum(item, by: Walk(Merge())) { $0.children.map(\.children.count).reduce(0, +) == 3 }
                == Item(0, "", [Item(0, "", [Item(), Item(), Item()])]))
    }

    @Test func `MoveElementUp and Relocate prefer the flatter shape`() throws {
        let item = Item(0, "", [Item(0, "", [Item(7)])])
        let flat = Item(0, "", [Item(0), Item(7)])

        #expect(try minimum(item, by: Walk(MoveElementUp())) { $0.all.count == 3 && total($0) == 7 } == flat)
        #expect(try minimum(item, by: Walk(Relocate())) { $0.all.count == 3 && total($0) == 7 }.children.count == 2)
    }

    @Test func `SortSiblings puts the simplest first`() throws {
        #expect(try minimum([3, 1, 2], by: Walk(SortSiblings())) { $0.count == 3 } == [1, 2, 3])
        #expect(try minimum([3, 2, 1], by: Walk(SortSiblings())) { $0[0] != 1 } == [2, 1, 3])
    }

    @Test func `CopyFromSibling takes the lighter of two`() throws {
        let item = Item(0, "", [Item(1, "a", [Item(), Item()]), Item(2)])

        #expect(try minimum(item, by: Walk(CopyFromSibling())) { $0.children.count == 2 } == Item(0, "", [Item(2), Item(2)]))
    }

    @Test func `SumNeighbors adds two neighbors`() throws {
        #expect(try minimum([3, 4, 5], by: Walk(SumNeighbors())) { $0.reduce(0, +) == 12 } == [12])
    }

    @Test func `DeleteAndRepair mends references`() throws {
        // Every number points to the next one; the last to the first.
        #expect(
            try minimum([1, 2, 3, 0], by: Walk(DeleteAndRepair())) { list in
                list.count >= 2 && list.indices.allSatisfy { list[$0] == ($0 + 1) % list.count }
            }.count == 2)
    }

    @Test func `MinimizeEach finds the least number and the shortest string`() throws {
        #expect(try minimum(Item(90, "hello"), by: MinimizeEach()) { $0.size >= 17 && $0.name.count >= 2 } == Item(17, "aa"))
        #expect(try minimum([-700], by: MinimizeEach()) { ($0.first ?? 0) <= -5 } == [-5])
    }

    @Test func `MinimizeDuplicates lowers equal choices together`() throws {
        #expect(try minimum([500, 3, 500], by: MinimizeDuplicates()) { $0[0] == $0[2] && $0[0] >= 20 } == [20, 3, 20])
    }

    @Test func `ShiftGroups keeps differences`() throws {
        #expect(try minimum([500, 503, 510], by: ShiftGroups()) { $0[1] == $0[0] + 3 && $0[2] == $0[1] + 7 && $0[0] >= 4 } == [4, 7, 14])
    }

    @Test func `MovePairs takes a number from below its simplest value to the other side, together with another`() throws {
        func draw(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in (0..<2).map { source.integer(in: -9...9, towards: 0, given: given?[$0]) } }
        }
        func moved(_ numbers: [Int], isFailing: ([Int]) -> Bool) throws -> [Int] {
            try minimum(draw(nil), of: ChoiceRecording(of: draw(numbers)), by: MovePairs(), isFailing: isFailing)
        }

        #expect(try moved([-1, 4]) { $0[0] * $0[1] == -4 && $0[0].magnitude == 1 } == [1, -4])
        #expect(try moved([-1, -4]) { $0[0] * $0[1] == 4 && $0[0].magnitude == 1 } == [1, 4])
        // The first is as simple as it gets.
        #expect(try moved([1, -4]) { $0[0] * $0[1] == -4 && $0[0].magnitude == 1 } == [1, -4])
    }

    @Test func `MovePairs keeps sums and differences`() throws {
        #expect(try minimum([300, 400], by: MovePairs()) { $0[0] + $0[1] == 700 } == [0, 700])
        #expect(try minimum([300, 400], by: MovePairs()) { $0[1] - $0[0] == 100 } == [0, 100])
        #expect(try minimum([900, 400], by: MovePairs()) { $0[0] + $0[1] == 1300 } == [300, 1000])
    }

    @Test func `RaiseAnother makes room in a later number`() throws {
        let product = try minimum([28, 36], by: RaiseAnother()) { $0[0] * $0[1] >= 1000 }

        #expect(product == [1, 1000])
    }

    @Test func `SwapSettings takes a later setting, and the least level that fails`() throws {
        func settings(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in
                (0..<14).map { place in source.integer(in: 0...3, towards: 0, given: given?[place], isSetting: true) }
            }
        }
        let start = try ChoiceRecording(of: settings([0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))

        #expect(
            try minimum(settings(nil), of: start, by: SwapSettings()) { $0[2] > 1 || $0[6] > 0 || $0[13] > 1 }
                == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
        #expect(try minimum([3, 0, 0], by: SwapSettings()) { $0.reduce(0, +) > 0 } == [3, 0, 0])

        // One that is taken already may take another level instead.
        let both = try ChoiceRecording(of: settings([0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]))
        #expect(
            try minimum(settings(nil), of: both, by: SwapSettings()) { $0[2] == 3 || $0[2] > 0 && $0[5] > 0 }
                == [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `SharedLetters changes a letter everywhere`() throws {
        let item = Item(0, "xx", [Item(0, "yx")])

        #expect(
            try minimum(item, by: SharedLetters()) { item in
                !item.name.isEmpty && item.name.last == item.children.first?.name.last
            } == Item(0, "aa", [Item(0, "ya")]))
    }

    @Test func `SimplifyLists and SimplifyOutside reset what does not matter`() throws {
        #expect(try minimum([4, 5, 6], by: Walk(SimplifyLists())) { $0.count == 3 } == [0, 0, 0])
        #expect(try minimum(Item(4, "b", [Item(5)]), by: Walk(SimplifyOutside())) { $0.children.count == 1 } == Item(0, "b", [Item(5)]))
    }

    @Test func `DeleteForMaximum deletes an element for a number at its bound`() throws {
        let item = Item(1, "", [Item(), Item(), Item()])

        #expect(try minimum(item, by: Walk(DeleteForMaximum())) { $0.size * $0.children.count >= 3 } == Item(100, "", [Item(), Item()]))
    }

    @Test func `DeletePairs deletes two elements that are not neighbors`() throws {
        #expect(try minimum([1, 7, -1, 8], by: Walk(DeletePairs())) { $0.reduce(0, +) == 15 } == [7, 8])
        #expect(try minimum([1, -1, 7], by: Walk(DeletePairs())) { $0.reduce(0, +) == 7 } == [1, -1, 7])
        #expect(try minimum(Array(repeating: 1, count: 13), by: Walk(DeletePairs())) { $0.count % 2 == 1 }.count == 13)
    }

    @Test func `SwapRuns exchanges neighboring runs and single choices`() throws {
        func draw(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in
                (0..<6).map { place in source.integer(in: place < 5 ? 0...9 : 0...8, towards: 0, given: given?[place]) }
            }
        }
        func swapped(_ numbers: [Int], isFailing: ([Int]) -> Bool) throws -> [Int] {
            try minimum(draw(nil), of: ChoiceRecording(of: draw(numbers)), by: Walk(SwapRuns()), isFailing: isFailing)
        }

        #expect(try swapped([5, 1, 0, 9, 0, 0]) { [[5, 1, 0, 9, 0, 0], [0, 9, 5, 1, 0, 0]].contains($0) } == [0, 9, 5, 1, 0, 0])
        #expect(try swapped([5, 0, 4, 0, 0, 0]) { $0[1] == 0 && $0[0] + $0[2] == 9 } == [4, 0, 5, 0, 0, 0])
        // The last one has another shape.
        #expect(try swapped([0, 0, 0, 0, 5, 4]) { $0[4] + $0[5] == 9 && $0[3] == 0 } == [0, 0, 0, 0, 5, 4])
    }

    @Test func `SwapRuns exchanges values that two lines of code draw`() throws {
        func draw(_ given: [Double]?) -> Generator<[Double]> {
            Generator { source in [source.float(in: 0...1, given: given?[0]), source.float(in: 0...1, given: given?[1])] }
        }

        let start = try ChoiceRecording(of: draw([0.5625, 0.5]))
        #expect(try minimum(draw(nil), of: start, by: Walk(SwapRuns())) { $0[0] + $0[1] > 1 } == [0.5, 0.5625])
    }

    @Test func `SwapRuns exchanges ranges that two lines of code draw, whose ends depend on their starts`() throws {
        func draw(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in
                let first = source.integer(in: 0...20, towards: 0, given: given?[0])
                let firstEnd = source.integer(in: first...20, towards: first, given: given?[1])
                let second = source.integer(in: 0...20, towards: 0, given: given?[2])
                return [first, firstEnd, second, source.integer(in: second...20, towards: second, given: given?[3])]
            }
        }
        func swapped(_ numbers: [Int], isFailing: ([Int]) -> Bool) throws -> [Int] {
            try minimum(draw(nil), of: ChoiceRecording(of: draw(numbers)), by: Walk(SwapRuns()), isFailing: isFailing)
        }

        #expect(try swapped([7, 16, 0, 9]) { [[7, 16, 0, 9], [0, 9, 7, 16]].contains($0) } == [0, 9, 7, 16])
        #expect(try swapped([0, 9, 7, 16]) { [[7, 16, 0, 9], [0, 9, 7, 16]].contains($0) } == [0, 9, 7, 16])
    }

    @Test func `FreshLetters takes a letter that no string has`() throws {
        let item = Item(0, "a", [Item(0, "b"), Item(0, "aa")])

        #expect(
            try minimum(item, by: Walk(FreshLetters())) { item in
                item.children.count == 2 && Set(item.all.map(\.name)).count == 3
            } == Item(0, "a", [Item(0, "b"), Item(0, "c")]))
    }

    @Test func `LowerWithDeletion keeps a window of a list`() throws {
        @Sendable func draw(_ given: [Int]?) -> Generator<[Int]> {
            Generator { source in
                let count = source.integer(in: 1...20, towards: 1, given: given?.count)
                return source.list(count...count, given: given) { source.integer(in: 0...9, given: $0) }
            }
        }
        let start = try ChoiceRecording(of: draw([0, 0, 9, 0, 0]))

        #expect(try minimum(draw(nil), of: start, by: Walk(LowerWithDeletion())) { $0.contains(9) } == [9])
    }

    @Test func `Every pass ends on a recording without choices`() {
        for pass in Shrinker.allPasses + Prober.all(gap: 0, steps: []) {
            var pass = pass
            #expect(pass.next(RecordingTree(ChoiceRecording())) == nil, "\(pass.name)")
        }
    }

    /// The number that the pass reaches, and how many it tried.
    private func bisected(_ start: Int, _ isFailing: (Int) -> Bool) throws -> (number: Int, tried: Int) {
        var pass = BisectWindows()
        let generator = Generator<Int>.integer(in: 0...99_999)
        let shape = IntegerShape(0...99_999, towards: 0)
        var best = try generator.sample(replaying: ChoiceRecording(integer: start, shape))
        var tried = 0
        while let candidate = pass.next(RecordingTree(best.recording)) {
            let sample = try generator.sample(replaying: candidate)
            tried += 1
            let isAccepted = isFailing(sample.value)
            if isAccepted { best = sample }
            pass.judged(accepted: isAccepted)
        }
        return (best.value, tried)
    }

    @Test func `BisectWindows finds the first number of a set with gaps above a bound, where no step leads from one to the next`() throws {
        func isFailing(_ number: Int) -> Bool { number > 20_000 && "\(number)".utf8.reduce(0) { $0 + Int($1) - 48 } % 7 == 3 }
        let least = try #require((20_001...).first(where: isFailing))
        let start = try #require((90_000...).first(where: isFailing))

        let (number, tried) = try bisected(start, isFailing)
        #expect(number == least)
        #expect(tried < 320)
    }

    @Test func `BisectWindows tries fourteen numbers where none of them fails, and two where the same step leads on`() throws {
        #expect(try bisected(90_000) { $0 == 90_000 } == (90_000, 14))
        #expect(try bisected(90_000) { $0 % 4 == 0 } == (89_992, 3))
        #expect(try bisected(2) { $0 == 2 } == (2, 0))
    }

    @Test func `BisectWindows works at the largest distance that there is`() throws {
        let shape = IntegerShape(.min ... .max, towards: .min)
        var pass = BisectWindows()
        var distance = UInt.max
        let failing = [UInt.max, UInt.max - 3]
        let generator = Generator<Int> { source in source.integer(in: .min ... .max, towards: .min) }
        while let candidate = pass.next(
            RecordingTree(try generator.sample(replaying: ChoiceRecording(integer: Int(bitPattern: distance ^ 1 << 63), shape)).recording))
        {
            let other = UInt(bitPattern: candidate.items[0].integer) ^ 1 << 63
            #expect(other < distance)
            if failing.contains(other) { distance = other }
            pass.judged(accepted: failing.contains(other))
        }

        #expect(pass.hasBisected)
        #expect(distance == UInt.max - 3)
    }

    private static let everyPass =
        Shrinker.allPasses + Prober.all(gap: 0, steps: [])
        + [.unlike, .rearranged, .digits, .redraws, .suffixes, .smallNumbers, .sweep].flatMap { (round: Prober.Round) in Prober.later(round)
        }

    @Test func `Every pass has a different name`() {
        let names = Self.everyPass.map(\.name)

        #expect(Set(names).count == names.count)
    }

    @Test func `Every type that is a shrink pass is in the list of the shrinker or the prober`() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/EveryValue/Shrinking").standardized
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var types: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            types.formUnion(source.matches(of: /struct (\w+): (ShrinkPass|PlacePass|ListPass)/).map { String($0.output.1) })
        }
        let listed = Self.everyPass.map { pass in
            let type = "\(type(of: pass))"
            return type.hasPrefix("Walk<") ? String(type.dropFirst("Walk<".count).dropLast()) : type
        }

        #expect(types.count > 20)
        #expect(Set(listed) == types)
    }

    @Test func `The passes run in their order: structure, values, pairs, shape`() {
        #expect(
            Shrinker.allPasses.map(\.name) == [
                "simplify lists", "simplify outside", "hoist outermost", "delete elements", "lower with deletion", "delete and repair",
                "empty spans", "hoist next", "unwrap", "contract", "merge", "edit twins", "shift groups", "minimize each",
                "minimize duplicates", "shared letters", "move pairs", "lift", "relocate", "sort siblings", "swap runs", "fuse", "trade",
                "copy from sibling", "hoist any", "raise another", "trade settings", "rearrange steps", "delete pairs", "fresh letters",
                "repeat changes", "bisect windows",
            ])
    }

    @Test func `SimplifyLists leaves a list of one element to the passes for values`() throws {
        #expect(try minimum([7], by: Walk(SimplifyLists())) { _ in true } == [7])
        #expect(try minimum([7, 8], by: Walk(SimplifyLists())) { $0.count == 2 } == [0, 0])
    }
}
