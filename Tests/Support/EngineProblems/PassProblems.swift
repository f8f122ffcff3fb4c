internal import EveryValue

extension Problem {
    /// Problems that one shrink pass alone solves; the others solve what most
    /// problems are made of.
    package static var ofSinglePasses: [Problem] {
        [oddNesting, equalChildren, otherOrder, commonDivisor, powerOfThree, fieldsThatDiffer, evenSteps, middleOfEnds, thirdPart]
            + [totalOfPrices, wholeFraction, subsetSum, putAndGet, threeCycle] + ofPartners + ofRedrawing + ofProportions + ofFreshSet
            + ofThreePlaces + ofSweeps + ofMoments + ofUnlikeParts + ofRearrangedParts
    }

    /// An odd number of levels with a mark on the innermost: a level has to stand
    /// for the one around it by skipping one.
    private static var oddNesting: Problem {
        Problem(
            "odd_nesting", expected: "[0, 0, 7]",
            Generator<[Int]> { source in
                func level(_ left: Int) -> [Int] {
                    source.span("level") {
                        let mark = source.integer(in: 0...9)
                        return [mark] + (left > 0 && source.integer(in: 0...5) > 0 ? level(left - 1) : [])
                    }
                }
                return level(12)
            }
        ) { marks in marks.count % 2 == 1 && marks.count > 1 && marks.last == 7 }
    }

    /// Children of equal size, modulo three: each can be shrunk by the pattern of
    /// another only.
    private static var equalChildren: Problem {
        Problem(
            "equal_children", expected: "(text \"\" (text \"\" (button \"\")) (text \"\" (button \"\")))", Tree.generator
        ) { tree in
            tree.all.contains { part in
                part.children.count >= 2
                    && part.children.allSatisfy { $0.all.count % 3 == 2 && $0.all.last?.kind == 2 }
            }
        }
    }

    /// Two lists of the same numbers in another order: what one loses, the other
    /// must lose at another place.
    private static var otherOrder: Problem {
        Problem(
            "other_order", expected: "[[0, 1], [1, 0]]",
            Generator<[[Int]]> { source in (0..<2).map { _ in source.list(0...6) { source.integer(in: 0...50) } } }
        ) { lists in lists[0] != lists[1] && lists[0].sorted() == lists[1].sorted() }
    }

    /// Two numbers in proportion with a further divisor: between its multiples
    /// nothing fails.
    private static var commonDivisor: Problem {
        let pairs = Generator<[Int]> { source in [source.integer(in: 1...500), source.integer(in: 1...500)] }
        return Problem("shared_divisor", expected: "[13, 26]", pairs) { pair in pair[0] % 13 == 0 && pair[1] == 2 * pair[0] }
    }

    /// Three numbers with equal steps that begin at a remainder: most moves of all
    /// three pass.
    private static var evenSteps: Problem {
        let numbers = Generator<[Int]> { source in (0..<3).map { _ in source.integer(in: 0...1_000) } }
        return Problem("even_steps", expected: "[24, 30, 36]", numbers) { numbers in
            let step = numbers[1] - numbers[0]
            return numbers[0] >= 20 && numbers[0] % 7 == 3 && step >= 6 && numbers[2] - numbers[1] == step
        }
    }

    /// The middle of two ends, rounded down, and an end and its third.
    private static var middleOfEnds: Problem {
        let numbers = Generator<[Int]> { source in (0..<3).map { _ in source.integer(in: 0...1_000) } }
        return Problem("middle_of_ends", expected: "[0, 500, 250]", numbers) { numbers in
            numbers[1] - numbers[0] >= 500 && numbers[2] == (numbers[0] + numbers[1]) / 2
        }
    }

    /// A fraction that is whole and has gaps as an integer has.
    private static var wholeFraction: Problem {
        Problem("whole_fraction", expected: "1000032.0", Generator<Double>.float(in: 0...1e9)) { value in
            value >= 1e6 && value.rounded() == value && Int(value) % 48 == 0
        }
    }

    /// A subset with a sum: one member less makes another one larger by one more
    /// than the index of the first.
    private static var subsetSum: Problem {
        Problem("subset_sum", expected: "[15, 18, 20]", Generator<[Int]>.subsequence(of: 1...20)) { members in
            members.reduce(0, +) == 53 && !zip(members, members.dropFirst()).contains { $1 == $0 + 1 }
        }
    }

    /// Puts and gets of a cache of three keys: a get should make its key newest.
    ///
    /// A put is longer than a get, and the simpler kind.
    private static var putAndGet: Problem {
        let step = Generator<[Int]> { source in
            source.alternative(of: 2) == 0 ? [0, source.integer(in: 0...5), source.integer(in: 0...9)] : [1, source.integer(in: 0...5)]
        }
        @Sendable func answers(_ steps: [[Int]], isRefreshed: Bool) -> [Int?] {
            var cache: [(key: Int, value: Int)] = []
            return steps.map { step in
                guard let place = cache.firstIndex(where: { $0.key == step[1] }) else {
                    if step[0] == 0 { cache = Array((cache + [(step[1], step[2])]).suffix(3)) }
                    return nil
                }
                let value = step[0] == 0 ? step[2] : cache[place].value
                cache[place].value = value
                if step[0] == 0 || isRefreshed { cache.append(cache.remove(at: place)) }
                return step[0] == 0 ? nil : value
            }
        }
        return Problem(
            "put_and_get", expected: "[[0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 0], [0, 3, 0], [1, 0]]", step.array(0...16)
        ) { steps in answers(steps, isRefreshed: true) != answers(steps, isRefreshed: false) }
    }

    /// A permutation with a cycle of three and one of two: the places are
    /// interchangeable.
    private static var threeCycle: Problem {
        Problem("three_cycle", expected: "[0, 2, 1, 4, 5, 3]", Generator<Int>.integer(in: 0...5).array(6)) { next in
            let isThreefold = next.indices.map { next[$0] != $0 && next[next[next[$0]]] == $0 }
            let isTwofold = next.indices.map { next[$0] != $0 && next[next[$0]] == $0 }
            return next.sorted() == Array(0...5) && isThreefold.contains(true) && isTwofold.contains(true)
        }
    }

    private static var thirdPart: Problem {
        let pairs = Generator<[Int]> { source in [source.integer(in: 0...1_000), source.integer(in: 0...1_000)] }
        return Problem("third_part", expected: "[100, 33]", pairs) { $0[0] >= 100 && $0[1] == $0[0] / 3 }
    }

    /// A total of equal prices: one item less costs less in proportion.
    private static var totalOfPrices: Problem {
        let orders = Generator<([Int], Int)>.zip(.integer(in: 0...99).array(0...20), .integer(in: 0...900))
        return Problem("total_of_prices", expected: "([0, 0], 50)", orders) { $0.1 == 25 * $0.0.count && $0.1 >= 30 }
    }

    /// Each power is a third of the next.
    private static var powerOfThree: Problem {
        Problem("power_of_three", expected: "2187", Generator<Int>.integer(in: 1...1_000_000)) { number in
            var rest = number
            while rest % 3 == 0 { rest /= 3 }
            return rest == 1 && number > 1_000
        }
    }

    /// Three fields: where one gets shorter, two become the same.
    private static var fieldsThatDiffer: Problem {
        Problem("fields_that_differ", expected: "a,b,c", .string(alphabet: TextAlphabet("abc,"), length: 0...14)) { text in
            let fields = text.split(separator: ",", omittingEmptySubsequences: false)
            return fields.count == 3 && !fields.contains("") && Set(fields).count == 3
        }
    }
}
