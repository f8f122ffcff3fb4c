internal import EveryValue

extension Problem {
    static var unseenLetters: [Problem] {
        let text = Generator<String>.string(length: 0...20)
        return [
            Problem("letter_hexadecimal", expected: "aa0", text) {
                $0.count >= 3 && $0.allSatisfy(\.isHexDigit) && $0.contains(where: \.isNumber)
            },
            Problem("letter_camel_case", expected: "aAa", text) { text in
                let letters = Array(text)
                return letters.indices.dropFirst(2).contains {
                    letters[$0 - 2].isLowercase && letters[$0 - 1].isUppercase && letters[$0].isLowercase
                }
            },
            Problem("letter_assignment", expected: "a=a", text) { text in
                let letters = Array(text)
                return !text.contains(" ")
                    && letters.indices.dropFirst(2).contains {
                        letters[$0 - 2].isLetter && letters[$0 - 1] == "=" && letters[$0].isLetter
                    }
            },
            Problem("letter_brackets", expected: "([])", .string(alphabet: TextAlphabet("()[]"), length: 0...12)) { text in
                isBalanced(text) && zip(text, text.dropFirst()).contains { $0 == "(" && $1 == "[" }
            },
            Problem(
                "letter_seven_bytes", expected: "\u{6F22}\u{1F600}",
                .string(alphabet: TextAlphabet("a\u{E9}\u{6F22}\u{1F600}"), length: 0...12)
            ) { $0.utf8.count >= 7 },
        ]
    }

    private static func isBalanced(_ text: String) -> Bool {
        var open: [Character] = []
        for letter in text {
            switch letter {
            case "(": open.append(")")
            case "[": open.append("]")
            default: guard open.popLast() == letter else { return false }
            }
        }
        return open.isEmpty
    }

    static var unseenTwins: [Problem] {
        let numbers = Generator<Int>.integer(in: 0...100).array(0...5)
        return [
            Problem("twin_arguments", expected: "([0, 10], [0, 10])", numbers.combined(with: numbers)) { first, second in
                first == second && first.count >= 2 && first.reduce(0, +) >= 10
            },
            Problem("twin_buttons", expected: "(text \"\" (button \"aa\") (button \"aa\"))", Tree.generator) { tree in
                tree.all.contains { part in
                    let long = part.children.filter { $0.kind == 2 && $0.label.count >= 2 }.map(\.description)
                    return Set(long).count < long.count
                }
            },
            Problem("twin_parts_of_text", expected: "aa0aa0", .string(alphabet: TextAlphabet("ab01"), length: 0...20)) { text in
                let letters = Array(text)
                return letters.indices.contains { first in
                    guard first + 6 <= letters.count else { return false }
                    let part = letters[first..<first + 3]
                    return part.contains(where: \.isNumber)
                        && (first + 3...letters.count - 3).contains { Array(letters[$0..<$0 + 3]) == Array(part) }
                }
            },
            Problem(
                "twin_values", expected: "[0: 100, 1: 100]",
                Generator<Int>.integer(in: 0...50).dictionary(to: .integer(in: 0...1000), 0...10), show: sorted
            ) { table in
                let large = table.values.filter { $0 >= 100 }
                return Set(large).count < large.count
            },
        ]
    }

    /// A dictionary with its keys in order.
    static func sorted(_ table: [Int: Int]) -> String {
        "[\(table.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    }

    static var unseenNames: [Problem] {
        let edges = Generator<[[Int]]> { source in
            source.list(0...12) { [source.integer(in: 0...9), source.integer(in: 0...9)] }
        }
        let calls = Generator<[[Int]]> { source in
            source.list(0...12) { [source.alternative(of: 3), source.integer(in: 0...5)] }
        }
        return [
            Problem("name_triangle", expected: "[[0, 1], [0, 2], [1, 2]]", edges) { edges in
                let links = Set(edges.filter { $0[0] != $0[1] }.map { $0.sorted() })
                return links.contains { one in
                    links.contains { other in
                        one[0] == other[0] && one[1] < other[1] && links.contains([one[1], other[1]])
                    }
                }
            },
            // 0 opens, 1 closes, 2 reads.
            Problem("name_wrong_file", expected: "[[0, 0], [0, 1], [1, 0], [2, 1]]", calls) { calls in
                var stages: [[Int]: Int] = [:]
                for call in calls {
                    for first in 0...5 {
                        for second in 0...5 where second != first {
                            let wanted = [[0, first], [0, second], [1, first], [2, second]]
                            let stage = stages[[first, second], default: 0]
                            if wanted[stage] == call { stages[[first, second]] = stage + 1 }
                            if stages[[first, second]] == 4 { return true }
                        }
                    }
                }
                return false
            },
            Problem(
                "name_shadowed", expected: "[\"a\", \"b\", \"a\"]",
                Generator<String>.string(alphabet: .letters, length: 1...3).array(0...12)
            ) { names in
                names.indices.contains { last in
                    guard let first = names[..<last].firstIndex(of: names[last]) else { return false }
                    return names[first..<last].contains { $0 != names[last] }
                }
            },
        ]
    }
}
