internal import EveryValue

extension Problem {
    /// Twenty-eight problems of our own, written before the passes were tuned;
    /// never tuned on.
    package static var own: [Problem] { ownNumbers + ownLists + ownTexts + ownCollections + ownStructures + ownTrees + ownPrograms }

    private static func small(_ count: Int, _ range: ClosedRange<Int>) -> Generator<[Int]> {
        Generator { source in
            // One site each would be nearer to a hand-written generator; one site
            // for all is the harder case.
            (0..<count).map { _ in source.integer(in: range) }
        }
    }

    static var ownNumbers: [Problem] {
        [
            Problem("product", expected: "[10, 100]", small(2, 0...100)) { $0[0] * $0[1] >= 1000 },
            Problem("exclusive_or", expected: "[0, 255]", small(2, 0...255)) { $0[0] ^ $0[1] == 255 },
            Problem("common_divisor", expected: "[11, 11]", small(2, 0...1_000_000)) { pair in
                var (left, right) = (pair[0], pair[1])
                guard left > 10, right > 10 else { return false }
                while right != 0 { (left, right) = (right, left % right) }
                return left > 1
            },
            Problem("chain", expected: "[0, 1, 101]", small(3, 0...1_000_000)) {
                $0[0] < $0[1] && $0[1] < $0[2] && $0[2] - $0[0] > 100
            },
            Problem(
                "calendar", expected: "[2, 30]",
                Generator { source in [source.integer(in: 1...12, towards: 1), source.integer(in: 1...31, towards: 1)] }
            ) { $0[1] > [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][$0[0] - 1] },
            Problem("float_above", expected: "2.0", Generator.float(in: -1e9...1e9)) { $0 > 1.5 },
            Problem("float_fraction", expected: "0.5", Generator.float(in: -1e6...1e6)) { Double(Int($0)) != $0 },
        ]
    }

    static var ownLists: [Problem] {
        let numbers = Generator.integer(in: 0...1000).array(0...20)
        return [
            Problem("heavy_sum", expected: "[500, 1000]", numbers) { $0.reduce(0, +) >= 1500 },
            Problem("unsorted", expected: "[1, 0]", numbers) { $0 != $0.sorted() },
            Problem("consecutive", expected: "[0, 1, 2]", numbers) { list in
                list.contains { list.contains($0 + 1) && list.contains($0 + 2) }
            },
            Problem(
                "overlap", expected: "[[0, 3], [0, 3]]",
                Generator { source in source.list(0...10) { [source.integer(in: 0...1000), source.integer(in: 0...50)] } }
            ) { intervals in
                intervals.indices.contains { first in
                    intervals[(first + 1)...].contains { other in
                        let one = intervals[first]
                        return one[1] >= 3 && other[1] >= 3 && one[0] < other[0] + other[1] && other[0] < one[0] + one[1]
                    }
                }
            },
            Problem(
                "asymmetric", expected: "[[0, 0], [1, 0]]",
                Generator { source in
                    let size = source.integer(in: 0...6)
                    return source.list(size...size) { source.list(size...size) { source.integer(in: 0...9) } }
                }
            ) { rows in
                rows.indices.contains { row in rows.indices.contains { rows[row][$0] != rows[$0][row] } }
            },
        ]
    }

    static var ownTexts: [Problem] {
        let text = Generator.string(length: 0...20)
        return [
            Problem("odd_quotes", expected: "\"", text) { $0.count(where: { $0 == "\"" }) % 2 == 1 },
            Problem("no_palindrome", expected: "ab", text) { String($0.reversed()) != $0 },
            Problem("three_in_a_row", expected: "aaa", text) { text in
                let letters = Array(text)
                return letters.indices.dropFirst(2).contains { letters[$0] == letters[$0 - 1] && letters[$0] == letters[$0 - 2] }
            },
            Problem("anagrams", expected: "[\"ab\", \"ba\"]", text.array(0...10)) { words in
                words.indices.contains { first in
                    words[(first + 1)...].contains { $0 != words[first] && $0.sorted() == words[first].sorted() }
                }
            },
        ]
    }

    static var ownCollections: [Problem] {
        [
            Problem(
                "set_with_large", expected: "[0, 1, 100]", Generator.integer(in: 0...1000).set(0...20),
                show: { "\($0.sorted())" }
            ) { $0.count >= 3 && ($0.max() ?? 0) >= 100 },
            Problem(
                "key_equals_value", expected: "[6: 6]",
                Generator.integer(in: 0...100).dictionary(to: .integer(in: 0...100), 0...10),
                show: { "[\($0.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]" }
            ) { $0.contains { $0.key == $0.value && $0.key > 5 } },
            Problem(
                "nothing_after_something", expected: "[0, nil]", Generator.integer(in: 0...100).optional().array(0...20),
                show: { "[\($0.map { $0.map(String.init) ?? "nil" }.joined(separator: ", "))]" }
            ) { list in zip(list, list.dropFirst()).contains { $0 != nil && $1 == nil } },
            Problem(
                "mixed_kinds", expected: "[\"11\", \"aa\"]",
                Generator.oneOf([Generator.integer(in: 0...1000).map { "\($0)" }, .string(alphabet: .letters, length: 0...9)])
                    .array(0...20)
            ) { list in
                list.contains { Int($0).map { $0 > 10 } ?? false } && list.contains { $0.count >= 2 && Int($0) == nil }
            },
        ]
    }
}
