internal import EveryValue

extension Problem {
    /// Numbers that fail seldom and without a pattern, equal parts in three places,
    /// values that code in two places draws, the place of a part, a product, and
    /// names.
    ///
    /// Each minimum is the first failing value in the order of simplicity, found by
    /// going through all of them.
    static var ofSweeps: [Problem] {
        [
            hash, fibonacci, inverse, triple, twoFractions, threeLists, rareBranch, placeInText, placeInList, fractionProduct, star,
            negativeFractions, farFractions, twinGaps, textInAnotherCase,
        ]
    }

    /// One number in 1024, by a multiplication.
    private static var hash: Problem {
        Problem("sweep_hash", expected: "87", Generator<Int>.integer(in: 0...1_000_000)) { number in
            number > 50 && (UInt64(number) &* 2_654_435_761) >> 20 & 0x3FF == 77
        }
    }

    private static var fibonacci: Problem {
        var numbers = [1, 2]
        while let last = numbers.last, last < 100_000 { numbers.append(last + numbers[numbers.count - 2]) }
        let all = Set(numbers)
        return Problem("sweep_fibonacci", expected: "610", Generator<Int>.integer(in: 0...100_000)) { $0 > 500 && all.contains($0) }
    }

    private static var inverse: Problem {
        let pair = Generator<[Int]> { source in (0..<2).map { _ in source.integer(in: 0...96) } }
        return Problem("sweep_inverse", expected: "[2, 49]", pair) { $0[0] > 1 && $0[1] > 1 && $0[0] * $0[1] % 97 == 1 }
    }

    /// The sides of a right triangle whose longest is more than 20.
    private static var triple: Problem {
        let sides = Generator<[Int]> { source in (0..<3).map { _ in source.integer(in: 1...100) } }
        return Problem("sweep_triangle", expected: "[7, 24, 25]", sides) { sides in
            sides[2] > 20 && sides[0] * sides[0] + sides[1] * sides[1] == sides[2] * sides[2]
        }
    }

    /// Two fractions of one kind that two lines of code draw.
    private static var twoFractions: Problem {
        let pair = Generator<[Double]> { source in [source.float(in: 0...1), source.float(in: 0...1)] }
        return Problem("swapped_fractions", expected: "[0.5, 0.5625]", pair) { $0[0] + $0[1] > 1 && $0.allSatisfy { $0 < 0.6 } }
    }

    /// Two numbers below zero whose sum counts.
    private static var negativeFractions: Problem {
        let pair = Generator<[Double]> { source in [source.float(in: -1000...0), source.float(in: -1000...0)] }
        return Problem("negative_fractions", expected: "[-500.0, -1000.0]", pair) { $0[0] + $0[1] <= -1500 }
    }

    /// Two numbers whose sum is far from zero, on either side.
    private static var farFractions: Problem {
        let pair = Generator<[Double]> { source in [source.float(in: -1000...1000), source.float(in: -1000...1000)] }
        return Problem("far_fractions", expected: "[500.0, 1000.0]", pair) { abs($0[0] + $0[1]) >= 1500 }
    }

    /// Three equal numbers with a certain last digit.
    private static var twinGaps: Problem {
        Problem("twin_gaps", expected: "[67, 67, 67]", Generator<Int>.integer(in: 0...500).array(0...8)) { numbers in
            numbers.contains { number in number % 10 == 7 && number > 60 && numbers.count { $0 == number } >= 3 }
        }
    }

    /// A letter in one of two cases of an enumeration that have text.
    private static var textInAnotherCase: Problem {
        let plain = Generator<String>.string().map { "text(\($0))" }
        let tagged = Generator.zip(.integer(in: 0...9), .string()).map { "tagged(\($0), \($1))" }
        return Problem("alt_same_text", expected: "text(#)", .oneOf([plain, tagged])) { $0.contains("#") }
    }

    private static var threeLists: Problem {
        let lists = Generator<Int>.integer(in: 0...100).array(0...6).array(0...10)
        return Problem("three_equal_lists", expected: "[[0, 0], [0, 0], [0, 0]]", lists) { lists in
            let counts = Dictionary(grouping: lists.filter { $0.count >= 2 }, by: { $0 }).mapValues(\.count)
            return counts.values.contains { $0 >= 3 }
        }
    }

    /// A word with a rare letter, or a list of many numbers.
    private static var rareBranch: Problem {
        let list: Generator<String> = Generator<Int>.integer(in: 0...60).array(0...8).map { $0.map(String.init).joined(separator: ",") }
        let word: Generator<String> = .string(alphabet: .letters, length: 0...9)
        return Problem("alt_rare_letter", expected: "z", .oneOf([list, word])) { text in
            text.contains("z") || text.count { $0 == "," } >= 5 && text.hasSuffix(",60")
        }
    }

    private static var placeInText: Problem {
        let text = Generator<String>.string(alphabet: .letters, length: 0...12)
        return Problem("place_in_text", expected: "(\"aab\", 2)", text.combined(with: .integer(in: 0...12))) { text, place in
            place >= 2 && place < text.count && Array(text)[place] == "b"
        }
    }

    private static var placeInList: Problem {
        let list = Generator<Int>.integer(in: 0...9).array(0...9)
        return Problem("place_in_list", expected: "([0, 0, 1], 2)", list.combined(with: .integer(in: 0...9))) { list, place in
            place >= 2 && list.firstIndex(of: 1) == place && place == list.count - 1
        }
    }

    private static var fractionProduct: Problem {
        let pair = Generator<[Double]> { source in (0..<2).map { _ in source.float(in: 0...100) } }
        return Problem("fraction_product", expected: "[1.0, 50.5]", pair) { pair in
            let product = pair[0] * pair[1]
            return product > 50 && product < 51
        }
    }

    /// A vertex with edges to two others and from a third.
    private static var star: Problem {
        let edges = Generator<[[Int]]> { source in
            source.list(0...14) { [source.integer(in: 0...9), source.integer(in: 0...9)] }
        }
        return Problem("edges_star", expected: "[[0, 1], [0, 2], [3, 0]]", edges) { edges in
            (0...9).contains { center in
                let ends = Set(edges.filter { $0[0] == center }.map { $0[1] }).subtracting([center])
                let starts = Set(edges.filter { $0[1] == center }.map { $0[0] }).subtracting([center])
                return ends.count >= 2 && !starts.isSubset(of: ends)
            }
        }
    }
}
