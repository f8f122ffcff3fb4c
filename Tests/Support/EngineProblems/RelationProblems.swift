internal import EveryValue

extension Problem {
    /// Problems in which several parts must change together: equal parts,
    /// alternatives, identifiers, checksums and permutations.
    package static var relations: [Problem] { twins + alternatives + identifiers + checksums + permutations }

    private static var twins: [Problem] {
        [
            Problem(
                "twin_subtrees", expected: "(text \"\" (text \"\" (text \"\")) (text \"\" (text \"\")))", Tree.generator
            ) { tree in
                tree.all.contains { part in
                    let large = part.children.filter { !$0.children.isEmpty }.map(\.description)
                    return Set(large).count < large.count
                }
            },
            Problem("twin_lists", expected: "[[0, 10], [0, 10]]", Generator.integer(in: 0...1000).array(0...6).array(0...8)) { lists in
                let large = lists.filter { $0.count >= 2 && $0.reduce(0, +) >= 10 }
                return Set(large).count < large.count
            },
            Problem(
                "twin_cards", expected: "[\" 100 []\", \" 100 []\"]",
                Generator { source in
                    source.list(0...8) {
                        source.span("card") {
                            let title = source.string(alphabet: .letters, length: 0...6)
                            let price = source.integer(in: 0...1000)
                            let tags = source.list(0...3) { source.string(alphabet: .letters, length: 0...4) }
                            return "\(title) \(price) \(tags)"
                        }
                    }
                }
            ) { cards in
                let dear = cards.filter { (Int($0.split(separator: " ", omittingEmptySubsequences: false)[1]) ?? 0) >= 100 }
                return Set(dear).count < dear.count
            },
            Problem("twin_words", expected: "[\"aaa\", \"aaa\"]", Generator.string(length: 0...8).array(0...10)) { words in
                let long = words.filter { $0.count >= 3 }
                return Set(long).count < long.count
            },
            Problem("twin_mirror", expected: "[0, 50, 50, 0]", Generator.integer(in: 0...99).array(0...8)) { list in
                list.count >= 4 && list == list.reversed() && (list.max() ?? 0) >= 50
            },
        ]
    }

    private static var alternatives: [Problem] {
        let number: Generator<String> = Generator.integer(in: 0...1_000_000).map { "\($0)" }
        let word: Generator<String> = .string(alphabet: .letters, length: 0...10)
        let list: Generator<String> = Generator.integer(in: 0...1000).array(0...10).map { $0.map(String.init).joined(separator: ",") + ";" }
        let pair = Generator<[Int?]> { source in
            let first: Int? = source.boolean() ? source.integer(in: 0...1000) : nil
            return [first, source.integer(in: 0...1000)]
        }
        let numberOrWord: Generator<String> = .oneOf([number, word])
        let listOrWord: Generator<String> = .oneOf([list, word])
        return [
            Problem("alt_number_or_text", expected: "1001", numberOrWord, isFailing: isLargeOrLong),
            Problem("alt_shapes", expected: "[1, 30]", shape, isFailing: isLarge),
            Problem("alt_list_or_text", expected: "n", listOrWord, isFailing: isLongOrLate),
            Problem("alt_optional", expected: "[nil, Optional(11)]", pair, isFailing: isDearOrFree),
        ]
    }

    private static func isLargeOrLong(_ text: String) -> Bool? {
        if let number = Int(text) { return number > 1000 }
        return text.count > 3
    }

    private static func isDearOrFree(_ pair: [Int?]) -> Bool? {
        if let first = pair[0] { return first >= 500 }
        return (pair[1] ?? 0) > 10
    }

    private static func isLarge(_ shape: [Int]) -> Bool? {
        shape[0] == 1 ? shape[1] >= 30 : shape[0] == 2 && shape[1] * shape[2] >= 2000
    }

    private static func isLongOrLate(_ text: String) -> Bool? {
        guard text.last == ";" else { return text.contains { $0 > "m" } }
        let numbers = text.dropLast().split(separator: ",").compactMap { Int($0) }
        return numbers.reduce(0, +) > 100
    }

    /// Nothing, a circle with its radius, or a box with its sides.
    private static let shape = Generator<[Int]> { source in
        source.span("shape") {
            let kind = source.alternative(of: 3)
            return [kind]
                + (0..<kind).map { side in
                    side == 0 ? source.integer(in: 0...1000) : source.integer(in: 0...1000)
                }
        }
    }

    private static func pairs(_ first: ClosedRange<Int>, _ second: ClosedRange<Int>) -> Generator<[[Int]]> {
        Generator<[[Int]]> { source in
            source.list(0...12) { [source.integer(in: first), source.integer(in: second)] }
        }
    }

    private static var identifiers: [Problem] {
        [
            Problem("name_cache", expected: "[[0, 0], [0, 1], [1, 0]]", pairs(0...1, 0...7)) { (actions: [[Int]]) -> Bool? in
                actions.indices.contains { isEvicted($0, actions) }
            },
            Problem("name_path", expected: "[[0, 1], [1, 2], [2, 3]]", pairs(0...9, 0...9)) { (edges: [[Int]]) -> Bool? in
                edges.contains { first in
                    edges.contains { second in edges.contains { isPath(first, second, $0) } }
                }
            },
            Problem("name_transfer", expected: "[[0, 1], [1, 0]]", pairs(0...5, 0...5)) { (transfers: [[Int]]) -> Bool? in
                transfers.indices.contains { first in
                    let back: [Int] = transfers[first].reversed()
                    return transfers[first] != back && transfers[(first + 1)...].contains(back)
                }
            },
        ]
    }

    /// Whether a key is read that was written, and another after it.
    private static func isEvicted(_ last: Int, _ actions: [[Int]]) -> Bool {
        guard actions[last][0] == 1 else { return false }
        let writes = actions[..<last].filter { $0[0] == 0 }.map { $0[1] }
        guard let first = writes.firstIndex(of: actions[last][1]) else { return false }
        return writes[first...].contains { $0 != actions[last][1] }
    }

    private static func isPath(_ first: [Int], _ second: [Int], _ third: [Int]) -> Bool {
        guard first[1] == second[0], second[1] == third[0] else { return false }
        return Set([first[0], first[1], second[1], third[1]]).count == 4
    }

    private static func numbers(_ count: Int, _ range: ClosedRange<Int>) -> Generator<[Int]> {
        Generator { source in (0..<count).map { _ in source.integer(in: range) } }
    }

    private static var checksums: [Problem] {
        [
            Problem("check_weighted", expected: "[1, 0, 7]", numbers(3, 0...9)) {
                $0[0] >= 1 && $0[2] >= 1 && ($0[0] + 2 * $0[1] + 3 * $0[2]) % 11 == 0
            },
            Problem("check_card_number", expected: "[0, 2, 9, 9]", numbers(4, 0...9)) { digits in
                let doubled = [0, 2].map { digits[$0] * 2 > 9 ? digits[$0] * 2 - 9 : digits[$0] * 2 }
                return digits.reduce(0, +) >= 20 && (doubled[0] + digits[1] + doubled[1] + digits[3]) % 10 == 0
            },
            Problem("check_parity", expected: "[16, 0, 16]", numbers(3, 0...255)) { $0[0] >= 16 && $0[0] ^ $0[1] ^ $0[2] == 0 },
            Problem(
                "check_total", expected: "([50, 100], 150)",
                Generator.integer(in: 0...100).array(0...6).combined(with: .integer(in: 0...400))
            ) { list, total in list.count >= 2 && total >= 150 && list.reduce(0, +) == total },
            Problem("check_remainder", expected: "[0, 5, 11]", numbers(3, 0...96)) {
                $0[1] >= 5 && $0[2] >= 10 && ($0[0] * 31 + $0[1] * 7 + $0[2]) % 23 == 0
            },
        ]
    }

    /// A permutation of the first numbers, drawn as the place of each among those
    /// that are left.
    private static func permutation(_ count: Int) -> Generator<[Int]> {
        Generator { source in
            var left = Array(0..<count)
            var result: [Int] = []
            while !left.isEmpty { result.append(left.remove(at: source.integer(in: 0...left.count - 1))) }
            return result
        }
    }

    private static var permutations: [Problem] {
        [
            Problem("perm_cycle", expected: "[0, 1, 3, 4, 2]", permutation(5)) { permutation in
                permutation.indices.contains { index in
                    let (second, third) = (permutation[index], permutation[permutation[index]])
                    return index != second && third != index && permutation[third] == index
                }
            },
            Problem("perm_moved", expected: "[1, 0, 3, 2]", permutation(4)) { $0.enumerated().allSatisfy { $0.offset != $0.element } },
            Problem("perm_inversions", expected: "[0, 3, 5, 4, 2, 1]", permutation(6)) { permutation in
                permutation.indices.reduce(0) { sum, first in
                    sum + permutation[(first + 1)...].count { $0 < permutation[first] }
                } >= 8
            },
        ]
    }
}
