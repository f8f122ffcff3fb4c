internal import EveryValue

extension Problem {
    static var unseenAlternatives: [Problem] {
        let cash: Generator<String> = Generator<Int>.integer(in: 0...1000).map { "cash \($0)" }
        let card: Generator<String> = Generator<String>.string(alphabet: .digits, length: 0...16).map { "card \($0)" }
        let word: Generator<[Int]> = Generator<Int>.integer(in: 0...5).map { [-$0 - 1] }
        let list: Generator<[Int]> = Generator<Int>.integer(in: 0...1000).array(0...6)
        let parts: Generator<[[Int]]> = Generator<[Int]>.oneOf([word, list]).array(0...8)
        return [
            Problem("alt_payment", expected: "cash 501", .oneOf([cash, card])) { payment in
                let content = payment.dropFirst(5)
                return payment.hasPrefix("cash") ? (Int(content) ?? 0) > 500 : content.count >= 4
            },
            // A word is one negative number: its length, and one more. Two words
            // weigh more than one list.
            Problem("alt_words_or_list", expected: "[[101]]", parts) { parts in
                let words = parts.filter { ($0.first ?? 0) < 0 }.reduce(0) { $0 - $1[0] - 1 }
                return words > 6 || parts.contains { $0.filter { $0 > 0 }.reduce(0, +) > 100 }
            },
            Problem("alt_product", expected: "(6*9)", expression) { $0.contains("*") && Arithmetic.value(of: $0) > 50 },
            Problem("alt_json", expected: "[11, \"a\"]", json) { text in
                guard text.hasPrefix("[") else { return false }
                let parts = text.dropFirst().dropLast().split(separator: ", ").map(String.init)
                return parts.contains { (Int($0) ?? 0) > 10 } && parts.contains { $0.hasPrefix("\"") && $0.count > 2 }
            },
        ]
    }

    private static let expression: Generator<String> = .recursive(
        "expression", depth: 4, leaf: Generator<Int>.integer(in: 0...9).map { "\($0)" }
    ) { inner in
        Generator<String> { source in
            let isProduct = source.alternative(of: 2) == 1
            let left = try source.draw(inner)
            return "(\(left)\(isProduct ? "*" : "+")\(try source.draw(inner)))"
        }
    }

    private static let json: Generator<String> = .recursive(
        "json", depth: 3,
        leaf: .oneOf([
            .constant("null"), Generator<Int>.integer(in: 0...1000).map { "\($0)" },
            Generator<String>.string(alphabet: .letters, length: 0...8).map { "\"\($0)\"" },
        ])
    ) { inner in
        inner.array(0...5).map { "[\($0.joined(separator: ", "))]" }
    }

    static var unseenPermutations: [Problem] {
        [
            Problem("perm_last_before_first", expected: "[1, 2, 3, 4, 5, 0]", Generator<[Int]>.permutation(of: Array(0..<6))) { order in
                (order.firstIndex(of: 5) ?? 0) < (order.firstIndex(of: 0) ?? 0)
            },
            Problem("perm_nothing_in_place", expected: "[1, 0, 3, 4, 2]", Generator<[Int]>.permutation(of: Array(0..<5))) { order in
                order.enumerated().allSatisfy { $0.offset != $0.element }
            },
            Problem("perm_heavy_choice", expected: "[13, 18, 19]", Generator<[Int]>.subsequence(of: Array(0..<20))) {
                $0.reduce(0, +) >= 50
            },
        ]
    }

    static var unseenCollections: [Problem] {
        let keyed = Generator<Int>.integer(in: 0...20).dictionary(to: .integer(in: 0...20), 0...10)
        let square = Generator<[[Int]]> { source in
            let size = source.integer(in: 1...6)
            return source.list(size...size) { source.list(size...size) { source.integer(in: 0...9) } }
        }
        let branches: Generator<String> = .recursive("branch", depth: 6, leaf: .constant(".")) { inner in
            inner.combined(with: inner).map { "(\($0) \($1))" }
        }
        return [
            Problem(
                "set_no_neighbors", expected: "[0, 2, 40]", Generator<Int>.integer(in: 0...100).set(0...12), show: { "\($0.sorted())" }
            ) { set in
                set.count >= 3 && (set.max() ?? 0) - (set.min() ?? 0) >= 40 && !set.contains { set.contains($0 + 1) }
            },
            Problem("table_chain", expected: "[0: 0, 1: 0, 2: 1]", keyed, show: sorted) { table in
                table.contains { key, next in
                    guard let last = table[next] else { return false }
                    return Set([key, next, last]).count == 3 && table[last] != nil
                }
            },
            Problem("branch_leaning", expected: "((. (. .)) .)", branches) { Arithmetic.isLeaning($0) },
            Problem("square_trace", expected: "[[2, 0, 0], [0, 9, 0], [0, 0, 9]]", square) { rows in
                rows.indices.reduce(0) { $0 + rows[$1][$1] } >= 20
            },
        ]
    }

    /// A year, a month, a day that the month has, and a number of days.
    private static let stay = Generator<[Int]> { source in
        let year = source.integer(in: 1900...2100, towards: 2001)
        let month = source.integer(in: 1...12)
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return [year, month, source.integer(in: 1...days[month - 1]), source.integer(in: 0...400)]
    }

    static var unseenRelations: [Problem] {
        let three = Generator<[Int]> { source in (0..<3).map { _ in source.integer(in: 0...1000) } }
        let factors = Generator<[Int]> { source in (0..<3).map { _ in source.integer(in: 0...100) } }
        let indexed = Generator<([Int], Int)> { source in
            let count = source.integer(in: 1...10)
            return (source.list(count...count) { source.integer(in: 0...9) }, source.integer(in: 0...count - 1))
        }
        let text = Generator<String>.string(length: 0...12)
        let word = Generator<String>.string(alphabet: .letters, length: 0...12)
        return [
            Problem("date_leap_day", expected: "[2000, 2, 29, 0]", stay) { $0[1] == 2 && $0[2] == 29 },
            Problem("date_new_year", expected: "[2001, 12, 28, 4]", stay) { $0[1] == 12 && $0[3] < 5 && $0[2] + $0[3] > 31 },
            Problem("count_and_index", expected: "([0, 0, 0, 7], 3)", indexed) { list, index in index > 2 && list[index] >= 7 },
            Problem("arguments_just_above", expected: "[0, 10, 11]", three) {
                $0[1] - $0[0] >= 10 && $0[2] > $0[1] && $0[2] <= $0[1] + 5
            },
            Problem("arguments_product", expected: "[2, 11, 22]", factors) {
                $0[0] > 1 && $0[1] > 1 && $0[2] > 20 && $0[0] * $0[1] == $0[2]
            },
            Problem("arguments_text_and_count", expected: "(\"aaA\", 3)", text.combined(with: .integer(in: 0...12))) { text, count in
                count >= 3 && text.count == count && text.contains(where: \.isUppercase)
            },
            Problem("arguments_part_of_text", expected: "(\"aab\", \"ab\")", word.combined(with: word)) { text, part in
                let (letters, wanted) = (Array(text), Array(part))
                guard wanted.count >= 2, letters.count >= wanted.count else { return false }
                let first = (0...letters.count - wanted.count).first { Array(letters[$0..<$0 + wanted.count]) == wanted }
                return (first ?? 0) > 0
            },
        ]
    }
}

/// Expressions and trees as text, read again.
private enum Arithmetic {
    /// The value of a number, or of two expressions in brackets.
    static func value(of text: String) -> Int {
        var rest = Substring(text)
        return value(&rest)
    }

    private static func value(_ rest: inout Substring) -> Int {
        let first = rest.removeFirst()
        guard first == "(" else { return Int(String(first)) ?? 0 }
        let left = value(&rest)
        let sign = rest.removeFirst()
        let right = value(&rest)
        rest.removeFirst()
        return sign == "*" ? left * right : left + right
    }

    /// Returns true when the left side of some branch is deeper than the right by
    /// two.
    static func isLeaning(_ text: String) -> Bool {
        var rest = Substring(text)
        return depth(&rest).isLeaning
    }

    private static func depth(_ rest: inout Substring) -> (depth: Int, isLeaning: Bool) {
        guard rest.removeFirst() == "(" else { return (0, false) }
        let left = depth(&rest)
        rest.removeFirst()
        let right = depth(&rest)
        rest.removeFirst()
        return (1 + max(left.depth, right.depth), left.isLeaning || right.isLeaning || left.depth >= right.depth + 2)
    }
}
